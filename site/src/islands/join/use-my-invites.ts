import { call } from '@varanda/client/call'
import type { CallAnswer } from '@varanda/domain/contract'
import { myInvites } from '@varanda/domain/invite/calls/my-invites'
import { useEffect, useState } from 'react'

export type MyInvite = CallAnswer<typeof myInvites>['invites'][number]

/**
 * The invites that were mailed to whoever is signed in, and lead in now; undefined until they are known, none when they
 * cannot be learned.
 */
export function useMyInvites(uid: string | undefined): MyInvite[] | undefined {
  const [invites, setInvites] = useState<MyInvite[]>()
  useEffect(() => {
    setInvites(undefined)
    if (uid === undefined) return
    let left = false
    call(myInvites, {})
      .then((answer) => answer.invites.filter((one) => one.left > 0 && !one.isResting))
      .catch(() => [])
      .then((found) => {
        if (!left) setInvites(found)
      })
    return () => {
      left = true
    }
  }, [uid])
  return invites
}
