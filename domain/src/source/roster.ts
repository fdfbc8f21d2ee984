import * as v from 'valibot'
import { connectionSchema } from '../connection/connection.ts'
import type { Moment } from '../moment.ts'
import { reaches } from './source.ts'

/**
 * `users/{uid}/private/roster`: a member's connections once more, in one document. A device learns all names from it by
 * one read, and a post its readers; it changes in the transactions that change the rows. What decides are the rows.
 */
export const rosterSchema = v.object({
  people: v.record(v.string(), v.omit(v.required(connectionSchema, ['from']), ['uid'])),
  /** Absent where only what changed since rosters came to be stands in it, and the rows have the rest. */
  complete: v.literal(true),
})
export type Roster = v.InferOutput<typeof rosterSchema>
export type RosterPerson = Roster['people'][string]

export const emptyRoster: Roster = { people: {}, complete: true }

/** Whom a post of that time reaches through this source, whatever its audience; also of a circle's roster. */
export function reachedThrough(
  { people }: { people: Readonly<Record<string, Pick<RosterPerson, 'since' | 'from'>>> },
  createdAt: Moment,
): string[] {
  return Object.keys(people).filter((uid) => reaches(people[uid]!, createdAt))
}
