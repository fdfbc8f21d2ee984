import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

/** What became of asking for more seats. */
export const seatRequestStates = ['open', 'granted', 'declined'] as const
export type SeatRequestState = (typeof seatRequestStates)[number]

/** `seatRequests/{uid}`: a member whose seats are all used asks the instance for more; one at a time. */
export const seatRequestSchema = v.object({
  uid: v.string(),
  name: v.string(),
  /** The member's own words. */
  reason: v.string(),
  state: v.picklist(seatRequestStates),
  askedAt: momentSchema,
  /** When an administrator answered; null while it is open. */
  answeredAt: v.nullable(momentSchema),
})
export type SeatRequest = v.InferOutput<typeof seatRequestSchema>
