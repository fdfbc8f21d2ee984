import * as v from 'valibot'
import { circleMemberSchema } from './circle.ts'

/**
 * `circles/{id}/private/roster`: a circle's members once more, in one document: whom a post reaches and what all are
 * called, for one read. It changes in the transactions that change the rows. What decides are the rows.
 */
export const circleRosterSchema = v.object({
  people: v.record(v.string(), v.omit(v.required(circleMemberSchema, ['from']), ['uid'])),
  /** Absent where only what changed since there are rosters stands in it, and the rows have the rest. */
  complete: v.literal(true),
})
export type CircleRoster = v.InferOutput<typeof circleRosterSchema>
export type CirclePerson = CircleRoster['people'][string]
