import * as v from 'valibot'
import type { Moment } from '../moment.ts'
import { momentSchema } from '../moment.ts'

export const circleLimits = { name: 60, group: 150, followers: 1000 } as const

/** `circles/{id}`: people one member shares with, or a group in which everyone posts. */
export const circleSchema = v.object({
  name: v.string(),
  owner: v.string(),
  kind: v.picklist(['circle', 'group']),
  visibility: v.picklist(['private', 'public']),
  epoch: v.number(),
  createdAt: momentSchema,
})
export type Circle = v.InferOutput<typeof circleSchema>

/** `circles/{id}/members/{uid}`. */
export interface CircleMember {
  uid: string
  name: string
  role: 'owner' | 'moderator' | 'member'
  since: Moment
}
