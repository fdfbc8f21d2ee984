import * as v from 'valibot'
import type { Moment } from '../moment.ts'
import { momentSchema } from '../moment.ts'

export const circleLimits = { name: 60, group: 150, followers: 1000 } as const

/** `circles/{id}`: people one member shares with, or a group in which everyone posts. */
export const circleSchema = v.object({
  name: v.string(),
  owner: v.string(),
  /** For good. `private`: nobody but its owner knows of it. */
  kind: v.picklist(['private', 'public', 'group']),
  createdAt: momentSchema,
})
export type Circle = v.InferOutput<typeof circleSchema>

/** `circles/{id}/members/{uid}`. */
export interface CircleMember {
  uid: string
  name: string
  role: 'owner' | 'moderator' | 'member'
  since: Moment
  /** From when on what is shared with the circle is theirs. */
  from: Moment
}
