import * as v from 'valibot'
import { personSchema } from '../member/person.ts'
import { momentSchema } from '../moment.ts'

/** `users/{uid}/connections/{other}`: someone this member agreed to know. A trigger keeps name and photo fresh. */
export const connectionSchema = v.object({
  ...personSchema.entries,
  since: momentSchema,
  /** From when on what the owner of this connection shares reaches the other; see `startOf` for one without it. */
  from: v.exactOptional(momentSchema),
  /** How the two came to know each other here, seen from this member. */
  by: v.picklist(['inviter', 'invitee', 'request']),
})
export type Connection = v.InferOutput<typeof connectionSchema>
