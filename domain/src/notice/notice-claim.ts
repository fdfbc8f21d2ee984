import { day, type Moment } from '../moment.ts'
import type { NoticeChannel } from './topics.ts'

/**
 * How long it is known that something was told by a channel, in milliseconds: no trigger and no task pushes the same
 * again later than that, nor what waited for the end of the longest peace; by mail one thing is told again after a day
 * at the soonest.
 */
export const noticeClaimMs = { push: 9 * day, mail: day } as const satisfies Record<NoticeChannel, number>

/** `noticeClaims/{hash of reader, channel and occasion}`: functions only. Until it ends the reader is told no more. */
export interface NoticeClaim {
  uid: string
  channel: NoticeChannel
  expiresAt: Moment
}
