import type { Circle } from '@varanda/domain/circle/circle'
import { type GroupInvitation, isInvited } from '@varanda/domain/circle/group-invitation'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** A group that somebody asks me into. */
export interface Invited {
  circleId: string
  invitation: GroupInvitation
}

/** The groups I am asked into and have not answered, newest first; those that ran out are none. */
export function useGroupInvitations(now: Date): Live<Invited[]> {
  const { uid } = useMe()
  const list = useList<GroupInvitation>(paths.groupInvitations(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    const value = list.value
      .filter(({ data }) => isInvited(data, now))
      .sort((one, other) => other.data.at.toMillis() - one.data.at.toMillis())
      .map(({ id, data }) => ({ circleId: id, invitation: data }))
    return { ...list, value }
  }, [list, now])
}

/** The group itself, as whoever is asked may look at it. */
export function useInvitedGroup(circleId: string): Live<Circle | undefined> {
  return useDoc<Circle>(paths.circle(circleId))
}
