import type { CirclePerson, CircleRoster } from '@varanda/domain/circle/circle-roster'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'

/** Somebody in a circle. */
export interface PersonInCircle extends CirclePerson {
  uid: string
}

const inCharge = { owner: 0, moderator: 1, member: 2 } as const

/**
 * Who is in a circle of mine, for one read: first its owner and who helps, then by when they came. Of a public circle
 * only its owner is let in; others know the number.
 */
export function useCirclePeople(circleId: string | undefined): Live<PersonInCircle[]> {
  const roster = useDoc<CircleRoster>(circleId && paths.circleRoster(circleId))
  return useMemo(() => {
    if (roster.state !== 'ready') return roster
    const people = Object.entries(roster.value?.people ?? {}).map(([uid, person]) => ({ uid, ...person }))
    const value = people.sort(
      (a, b) =>
        inCharge[a.role] - inCharge[b.role] || a.since.toMillis() - b.since.toMillis() || a.name.localeCompare(b.name),
    )
    return { ...roster, value }
  }, [roster])
}
