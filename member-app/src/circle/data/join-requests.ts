import type { JoinRequest } from '@varanda/domain/circle/join-request'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import { useList } from '../../data/use-list.ts'
import type { MyCircle } from './circles-found.ts'

/** Who asks to come into a group that I look after, first come first. */
export function useJoinRequests({ id, circle, role }: MyCircle, now: Date): (JoinRequest & { uid: string })[] {
  const isCaring = circle.kind === 'group' && role !== 'member'
  const list = useList<JoinRequest>(isCaring ? paths.joinRequests(id) : undefined)
  return useMemo(() => {
    if (list.state !== 'ready') return []
    return list.value
      .map(({ id: uid, data }) => ({ ...data, uid }))
      .filter(({ until }) => until.toMillis() > now.getTime())
      .sort((one, other) => one.at.toMillis() - other.at.toMillis())
  }, [list, now])
}
