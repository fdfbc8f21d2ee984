import { useStore } from '@nanostores/react'
import type { AskingToJoin } from '@varanda/domain/circle/calls/owner-stand-in'
import type { JoinRequest } from '@varanda/domain/circle/join-request'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import { useList } from '../../data/use-list.ts'
import type { MyCircle } from './circles-found.ts'
import { $standIns } from './stand-in.ts'

const none: readonly AskingToJoin[] = []

/**
 * Who asks to come into a group that I look after, first come first: followed where a row of mine says that I do, and
 * else, while I act as its owner, as it was looked up last.
 */
export function useJoinRequests({ id, circle, role }: MyCircle, now: Date): AskingToJoin[] {
  const isCaring = circle.kind === 'group' && role !== 'member'
  const list = useList<JoinRequest>(isCaring ? paths.joinRequests(id) : undefined)
  const lookedUp = useStore($standIns)[id] ?? none
  return useMemo(() => {
    const heard = list.state === 'ready' ? list.value.map(({ id: uid, data }) => inNumbers(uid, data)) : none
    return (isCaring ? heard : lookedUp)
      .filter(({ until }) => until > now.getTime())
      .sort((one, other) => one.at - other.at)
  }, [list, isCaring, lookedUp, now])
}

function inNumbers(uid: string, { at, until, ...person }: JoinRequest): AskingToJoin {
  return { ...person, uid, at: at.toMillis(), until: until.toMillis() }
}
