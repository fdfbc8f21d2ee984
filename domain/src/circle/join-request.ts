import * as v from 'valibot'
import { personSchema } from '../member/person.ts'
import { day, momentSchema } from '../moment.ts'

/** So long a request waits, and so long one that was declined is not taken again, in milliseconds. */
export const requestKeptMs = 14 * day

/**
 * `circles/{id}/joinRequests/{uid}`: somebody with a group's link asks to come in. Its owner and moderators read it,
 * and by `ownerStandIn` whoever acts as its owner; whoever asked is told nothing until they are admitted.
 */
export const joinRequestSchema = v.object({
  ...personSchema.entries,
  at: momentSchema,
  /** It is none from then on. */
  until: momentSchema,
})
export type JoinRequest = v.InferOutput<typeof joinRequestSchema>
