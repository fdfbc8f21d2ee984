import { day, type Moment } from '../../moment.ts'
import type { NoticeChannel } from '../topics.ts'

/** How long it is known that something was pushed, in milliseconds: no trigger and no task comes again later than that. */
export const claimKeptMs = 7 * day

/**
 * `pushes/{hash of reader and occasion}`: functions only. What has one is pushed to that reader no more, or, of a notice
 * that was mailed, mailed no more until it ends.
 */
export interface PushClaim {
  uid: string
  channel: NoticeChannel
  expiresAt: Moment
}
