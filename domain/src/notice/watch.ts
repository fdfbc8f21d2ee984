import * as v from 'valibot'
import type { Source } from '../source/source.ts'

/**
 * `users/{uid}/watches/{id}`: whose posts this member wants to be told of, each of them. Written by the member, who knows
 * that person or is in that group; nobody else learns.
 */
export const watchSchema = v.object({
  /** A `Source`: a person's, or a group's or followed circle's. */
  source: v.pipe(v.string(), v.regex(/^(users|circles)\/[^/]+$/)),
  /** The person's uid, or the circle's id. */
  of: v.string(),
})
export type Watch = v.InferOutput<typeof watchSchema>

/** The field of a watch by which the posts of a source find who is told. */
export const watchedSource = 'source' satisfies keyof Watch

/** One for each person and circle. */
export function watchId(source: Source): string {
  return source.replace('/', '_')
}
