import { call } from '@varanda/client/call'
import { type InvitedToGroup, invitedToGroup } from '@varanda/domain/circle/calls/invited-to-group'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MyCircle } from './circles-found.ts'

interface Invited {
  invited: readonly InvitedToGroup[]
  failed: boolean
  look: () => void
}

/**
 * Who was asked into a group that I look after and has not answered; looked up again when `look` is called, where it
 * failed also once there is a network, and not at all for somebody whom the server would refuse.
 */
export function useInvitedPeople({ id, circle, actsAs }: MyCircle, mayLook: boolean): Invited {
  const isMine = mayLook && circle.kind === 'group' && actsAs !== 'member' && !circle.frozen
  const { members } = circle
  const [invited, setInvited] = useState<readonly InvitedToGroup[]>([])
  const [failed, setFailed] = useState(false)
  const looks = useRef(0)
  const look = useCallback(() => {
    looks.current += 1
    if (!isMine) {
      setFailed(false)
      return setInvited([])
    }
    const mine = looks.current
    call(invitedToGroup, { circleId: id }).then(
      (answer) => {
        // What was asked before the last look may be answered after it.
        if (mine !== looks.current) return
        setInvited(answer.invited)
        setFailed(false)
      },
      () => {
        if (mine !== looks.current) return
        setInvited([])
        setFailed(true)
      },
    )
  }, [id, isMine])
  // Whoever comes in waits no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says that somebody came or went.
  useEffect(look, [look, members])
  useEffect(() => {
    if (!failed) return
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [failed, look])
  return { invited, failed, look }
}
