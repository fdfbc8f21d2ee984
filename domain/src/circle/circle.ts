import * as v from 'valibot'
import { personSchema } from '../member/person.ts'
import { momentSchema } from '../moment.ts'

export const circleLimits = { name: 60, group: 150, followers: 1000 } as const

/**
 * `circles/{id}`: people one member shares with, unseen (`private`) or for whoever follows (`public`), or a `group`, in
 * which all know each other. For good: what people were promised hangs on it.
 */
export const circleSchema = v.object({
  name: v.string(),
  owner: v.string(),
  kind: v.picklist(['private', 'public', 'group']),
  createdAt: momentSchema,
})
export type Circle = v.InferOutput<typeof circleSchema>

export const circleRoles = ['owner', 'moderator', 'member'] as const
export type CircleRole = (typeof circleRoles)[number]

/** `circles/{id}/members/{uid}`: the owner has a row as well, and so reads by the circle like everybody in it. */
export const circleMemberSchema = v.object({
  ...personSchema.entries,
  role: v.picklist(circleRoles),
  since: momentSchema,
  /** From when on what is shared with the circle is theirs. */
  from: v.exactOptional(momentSchema),
})
export type CircleMember = v.InferOutput<typeof circleMemberSchema>
