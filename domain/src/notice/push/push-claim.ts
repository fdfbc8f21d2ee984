import type { Moment } from '../../moment.ts'
import { day } from '../../moment.ts'

/** How long it is known that something was pushed, in milliseconds: no trigger and no task comes again later than that. */
export const claimKeptMs = 7 * day

/** `pushes/{hash of reader and occasion}`: functions only. What has one is pushed to that reader no more. */
export interface PushClaim {
  uid: string
  expiresAt: Moment
}
