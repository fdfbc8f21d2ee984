import type { ShownMember } from '@varanda/domain/graph/graph-page'
import { words } from './words.ts'

/** What a member's card says besides what every network's cards say. */
export function linesOf({ seats, taken, others, state, isPaused }: ShownMember): string[] {
  const { person } = words
  return [
    ...(seats === 0 ? [] : [taken === null ? person.seatsUntold(seats) : person.seats(taken, seats)]),
    ...(others === 0 ? [] : [others === 'few' ? person.few : person.others(others)]),
    ...(state === 'suspended' ? [person.suspended] : state === 'slowed' ? [person.slowed] : []),
    ...(isPaused ? [person.resting] : []),
  ]
}
