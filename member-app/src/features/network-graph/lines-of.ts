import type { ShownMember } from '@varanda/domain/graph-page'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { words } from './words.ts'

/** What a member's card says besides what every network's cards say. */
export function linesOf(member: ShownMember, locale: Locale): string[] {
  const { joined, seats, taken, others, state, isPaused } = member
  const came = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(joined * day)
  return [
    words.person.joined(came),
    ...(seats === 0 ? [] : [taken === null ? words.person.seatsUntold(seats) : words.person.seats(taken, seats)]),
    ...(others === 0 ? [] : [others === 'few' ? words.person.few : words.person.others(others)]),
    ...(state === 'suspended' ? [words.person.suspended] : state === 'slowed' ? [words.person.slowed] : []),
    ...(isPaused ? [words.person.resting] : []),
  ]
}
