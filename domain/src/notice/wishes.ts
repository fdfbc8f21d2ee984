import * as v from 'valibot'
import { digestWishSchema } from '../digest/digest-wish.ts'
import { momentSchema } from '../moment.ts'
import {
  type Channels,
  fixedChannels,
  type NoticeChannel,
  type NoticeKind,
  type NoticeTopic,
  noticeTopics,
  topicOf,
} from './topics.ts'

/** A time of the day, as its member's clock shows it. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const quietHoursSchema = v.object({ from: clockTime, to: clockTime })
export type QuietHours = v.InferOutput<typeof quietHoursSchema>

/** Every night, until the member says otherwise. */
export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' }

/** Where somebody lives whose device has not said so yet. */
export const usualZone = 'America/Sao_Paulo'

/** `circles`: how many may be quiet at once. */
export const noticeWishLimits = { circles: 100, zone: 64 } as const

const channels = v.object({ push: v.exactOptional(v.boolean()), mail: v.exactOptional(v.boolean()) })

/** `users/{uid}/private/notices`: how a member wants to be told. What it does not say is as usual. */
export const noticeWishesSchema = v.object({
  topics: v.exactOptional(v.record(v.string(), channels)),
  /** null: none. */
  quiet: v.exactOptional(v.nullable(quietHoursSchema)),
  /** The zone of the member's clock, by its name in the tz database. */
  zone: v.exactOptional(v.string()),
  /** Nothing rings before. */
  snoozedUntil: v.exactOptional(momentSchema),
  /** Whether a locked screen shows words of posts and comments; absent means no. */
  words: v.exactOptional(v.boolean()),
  /** Circles and groups of which nothing rings, each `true`. */
  quietCircles: v.exactOptional(v.record(v.string(), v.literal(true))),
  /** Whether mails that tell what is new have buttons that answer from the mail; absent means yes. */
  answersByMail: v.exactOptional(v.boolean()),
  /** The mail with all that is new; see `digestOf`. */
  digest: v.exactOptional(digestWishSchema),
})
export type NoticeWishes = v.InferOutput<typeof noticeWishesSchema>

/** Where a topic goes for this member. */
export function channelsOf({ topics = {} }: NoticeWishes, topic: NoticeTopic): Channels {
  return { ...noticeTopics[topic], ...topics[topic] }
}

/** Quiet hours as they hold for this member; undefined for none. */
export function quietHoursOf({ quiet = usualQuietHours }: NoticeWishes): QuietHours | undefined {
  // From a time to the same is no time.
  return quiet && quiet.from !== quiet.to ? quiet : undefined
}

/** Whether a notice goes to a channel; `circles`: by which groups and followed circles its reader has the post. */
export function isWanted(
  wishes: NoticeWishes,
  kind: NoticeKind,
  channel: NoticeChannel,
  circles: readonly string[] = [],
): boolean {
  const channels = fixedChannels[kind] ?? channelsOf(wishes, topicOf[kind])
  if (!channels[channel]) return false
  return circles.length === 0 || !circles.every((id) => wishes.quietCircles?.[id])
}

/** For how long a member may have peace; `morning` is the end of their quiet hours. */
export const snoozes = ['hour', 'morning', 'week'] as const
export type Snooze = (typeof snoozes)[number]
