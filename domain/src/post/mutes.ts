import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'
import type { Entry } from './entry.ts'

/** Of a post that is muted nothing is told; it stays in the feed. */
export const mutedKinds = ['people', 'circles', 'posts'] as const
export type MutedKind = (typeof mutedKinds)[number]

/** How many of each kind at once. */
export const muteLimits = { each: 100 } as const

const until = v.exactOptional(v.record(v.string(), momentSchema))

/**
 * `users/{uid}/private/mutes`: whose posts a member does not want in the feed, and until when, by uid and by circle.
 * Nobody is told. On the page of the person or circle everything stays; what is muted is left out on the device.
 */
export const mutesSchema = v.object({ people: until, circles: until, posts: until } satisfies Record<
  MutedKind,
  unknown
>)
export type Mutes = v.InferOutput<typeof mutesSchema>

/** For how long something is muted, in milliseconds. */
export const muteTimes = { week: 7 * day, month: 30 * day, always: Number.POSITIVE_INFINITY } as const
export type MuteTime = keyof typeof muteTimes

/** The last second that Firestore can keep: for what nobody set an end to. */
const endOfTime = new Date('9999-12-31T23:59:59Z')

export function mutedUntil(time: MuteTime, now: Date): Date {
  const end = now.getTime() + muteTimes[time]
  return end < endOfTime.getTime() ? new Date(end) : endOfTime
}

/** Until when something is muted: a moment, `always`, or undefined where it is not (any more). */
export function muteOf(mutes: Mutes, kind: MutedKind, id: string, now: Date): Date | 'always' | undefined {
  const end = mutes[kind]?.[id]?.toDate()
  if (!end || end <= now) return undefined
  return end.getTime() >= endOfTime.getTime() ? 'always' : end
}

/** What of a kind is muted now, by id. */
export function mutedNow(mutes: Mutes, kind: MutedKind, now: Date): string[] {
  return Object.keys(mutes[kind] ?? {}).filter((id) => muteOf(mutes, kind, id, now) !== undefined)
}

/**
 * Whether a post stays out of the feed: its author is muted, or every circle through which it came that its reader may
 * know of.
 */
export function isMuted({ author, circles = [] }: Pick<Entry, 'author' | 'circles'>, mutes: Mutes, now: Date): boolean {
  if (muteOf(mutes, 'people', author.uid, now)) return true
  return circles.length > 0 && circles.every((id) => muteOf(mutes, 'circles', id, now))
}
