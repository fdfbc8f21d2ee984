import type { Moment } from '../moment.ts'

/** What became of asking for more seats. */
export const seatRequestStates = ['open', 'granted', 'declined'] as const
export type SeatRequestState = (typeof seatRequestStates)[number]

/** `seatRequests/{uid}`: a member whose seats are all used asks the instance for more; one at a time. */
export interface SeatRequest {
  uid: string
  name: string
  /** The member's own words. */
  reason: string
  state: SeatRequestState
  askedAt: Moment
  /** When an administrator answered; null while it is open. */
  answeredAt: Moment | null
}
