import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'

/**
 * What others did about a post that concerns its reader: they were mentioned in it; answered; something of theirs was
 * commented on or reacted to; a post went to them by name; or somebody posted of whom they want to be told.
 */
export const activityNoticeKinds = ['mention', 'reply', 'comment', 'reaction', 'message', 'post'] as const
export type ActivityNoticeKind = (typeof activityNoticeKinds)[number]

/** `items`: how many a notice holds, the newest. `keptMs` after its newest it goes. */
export const activityNoticeLimits = { items: 20, keptMs: 90 * day } as const

/** One act. Its id is that of its document: of the comment, the reaction or the post. */
const itemSchema = v.object({ id: v.string(), by: v.string(), at: momentSchema })
export type ActivityItem = v.InferOutput<typeof itemSchema>

/** What a notice of a post is about. */
export const noticeThingSchema = v.object({
  kind: v.picklist(activityNoticeKinds),
  postId: v.string(),
  /** The comment that was answered or reacted to; absent where it is the post. */
  commentId: v.exactOptional(v.string()),
})
export type NoticeThing = v.InferOutput<typeof noticeThingSchema>

/** What the id of a reader's notice is the SHA-256 of, in hex: one for each thing. */
export function activityNoticeName({ kind, postId, commentId = '' }: NoticeThing): string {
  return `${kind} ${postId} ${commentId}`
}

/**
 * `users/{uid}/notifications/{id}`: all that happened of one kind about one thing. It holds ids and uids; words and
 * names are read through the reader's own copy of the post, or nothing is shown. It is what its items are, whichever
 * came first and however often: a copy that comes late changes nothing. Unread again when something is later than what
 * was read.
 */
export const activityNoticeSchema = v.object({
  ...noticeThingSchema.entries,
  /** The newest first. */
  items: v.array(itemSchema),
  /** Whoever did something of it, each once. */
  actors: v.array(v.string()),
  /** Of its newest item. */
  at: momentSchema,
  /** Of the newest item that its reader saw, not of when they did: what was on its way then is new when it comes. */
  readAt: v.nullable(momentSchema),
  /** Whether one of them is later: a field, so that who counts asks for these alone. */
  unread: v.boolean(),
  expiresAt: momentSchema,
})
export type ActivityNotice = v.InferOutput<typeof activityNoticeSchema>

/** What stands in a notice, but for when it goes. */
export type ActivityState = Omit<ActivityNotice, 'expiresAt'>

type Seen = Pick<ActivityNotice, 'items' | 'readAt'>

/** With this item, once. */
export function withItem(thing: NoticeThing, before: Seen | undefined, item: ActivityItem): ActivityState {
  const others = (before?.items ?? []).filter(({ id }) => id !== item.id)
  return stateOf(thing, [...others, item], before)!
}

/** Without this item; undefined where nothing is left to tell of. */
export function withoutItem(thing: NoticeThing, before: Seen, id: string): ActivityState | undefined {
  return stateOf(
    thing,
    before.items.filter((item) => item.id !== id),
    before,
  )
}

function stateOf(thing: NoticeThing, all: readonly ActivityItem[], before?: Seen): ActivityState | undefined {
  const items = all.toSorted(newestFirst).slice(0, activityNoticeLimits.items)
  const [newest] = items
  if (!newest) return undefined
  const actors = [...new Set(items.map(({ by }) => by))]
  const readAt = before?.readAt ?? null
  const unread = readAt === null || readAt.toMillis() < newest.at.toMillis()
  return { ...thing, items, actors, at: newest.at, readAt, unread }
}

/** The same order wherever it is made: of one moment, by id. */
function newestFirst(one: ActivityItem, other: ActivityItem): number {
  return other.at.toMillis() - one.at.toMillis() || (one.id < other.id ? -1 : 1)
}

/** What came since its reader looked; all of it where nothing did. */
export function newItems({ items, readAt }: Pick<ActivityNotice, 'items' | 'readAt'>): readonly ActivityItem[] {
  const fresh = readAt === null ? items : items.filter(({ at }) => at.toMillis() > readAt.toMillis())
  return fresh.length > 0 ? fresh : items
}
