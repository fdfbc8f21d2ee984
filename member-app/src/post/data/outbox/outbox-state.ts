import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { audienceOf, storedAudienceSchema } from '@varanda/domain/post/audience'
import type { AudiencePreview } from '@varanda/domain/post/calls/preview-audience'
import { asStored } from '@varanda/domain/stored'
import * as v from 'valibot'
import { type Draft, type DraftPhoto, draftKeys } from '../draft/drafts.ts'
import { fromTheStart, keptCode, outboxPhotoSchema, withoutLeftOut } from './outbox-photos.ts'

/** A post on its way. Its id is made once, so sending it twice is sending it once. Times are in milliseconds. */
export const outboxItemSchema = v.object({
  postId: v.string(),
  author: v.string(),
  text: v.string(),
  photos: v.optional(v.array(outboxPhotoSchema)),
  audience: storedAudienceSchema,
  /** Uids of those whose names stood there when the author sent it. */
  seen: v.optional(v.array(v.string())),
  /** How many were told; more than `seen` where followers of a circle are its owner's to know. */
  count: v.optional(v.number()),
  /** What the instance gave for them (`previewAudience`); absent where it was not reached. */
  shown: v.optional(v.string()),
  /** This time, two who are never together may both see it. */
  together: v.optional(v.boolean()),
  createdAt: v.number(),
  /** `sent`: the instance has it, and the feed will show it in a moment. */
  state: v.picklist(['waiting', 'sending', 'sent', 'refused']),
  /** Why it was refused, or why a waiting one waits where that is not the network: `too-many-tries` until `dueAt`. */
  code: v.optional(keptCode),
  tries: v.number(),
  /** How often its photos began anew, since the instance had let them go. */
  freshStarts: v.optional(v.number()),
  /** Tries that failed one after the other for its own reason. */
  failures: v.optional(v.number()),
  /** The last try had no answer, or the call that brings the post has none yet: the instance may have it. */
  isUnanswered: v.optional(v.boolean()),
  sentAt: v.optional(v.number()),
  dueAt: v.number(),
})
export type OutboxItem = v.InferOutput<typeof outboxItemSchema>

/** What was read of an audience when a post was sent off. */
export type SeenAudience = Pick<OutboxItem, 'seen' | 'count' | 'shown' | 'together'>

const firstPause = 2000
const longestPause = 5 * 60_000

/** Refusals of whoever sends, which time or a sign-in heals: nothing of theirs goes meanwhile. */
const ofAll: readonly ErrorCode[] = ['too-many-tries', 'signed-out', 'sign-in-again']

/**
 * Failures of one post that time may heal: it steps aside, so that later ones go. Every other refusal needs the person.
 */
const ofOne: readonly ErrorCode[] = ['try-again', 'damaged', 'failed']

/** After so many of those (eight minutes and a half), the person is asked. */
const mostFailures = 9

/** Milliseconds after which a post that the instance has leaves the list, also where the feed does not show it. */
const sentIsOver = 20_000

/** What the instance lost is brought again, but not for ever. */
const mostFreshStarts = 5

/** How long to wait after so many tries: doubling from 2 s up to 5 min. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPause * 2 ** Math.max(0, tries - 1), longestPause)
}

export function newItem(
  post: Pick<OutboxItem, 'postId' | 'author' | 'text' | 'photos' | 'audience' | keyof SeenAudience>,
  now: number,
): OutboxItem {
  return { ...post, createdAt: now, state: 'waiting', tries: 0, dueAt: now }
}

/**
 * The posts of one member, in the order of writing, among all that lie in this browser. What is no post is left where
 * it is, and holds up none.
 */
export function itemsOf(uid: string, stored: readonly unknown[]): OutboxItem[] {
  return stored
    .flatMap((one) => asStored(outboxItemSchema, one) ?? [])
    .filter(({ author }) => author === uid)
    .sort((one, other) => one.createdAt - other.createdAt)
}

/** A post that was not sent, or was taken back, as a draft again. */
export function draftAgain(item: OutboxItem, now: number): Draft {
  return {
    key: draftKeys.post(item.author, item.postId),
    text: item.text,
    audience: audienceOf(item.audience),
    photos: (item.photos ?? []).map(asDraft),
    at: now,
  }
}

function asDraft({ id, width, height, alt, focus }: DraftPhoto): DraftPhoto {
  return { id, width, height, ...(alt && { alt }), ...(focus && { focus }) }
}

/** Whether nobody but this device can have it, by what lay there as it was taken out. */
export function neverLeft(item: OutboxItem | undefined): boolean {
  return item !== undefined && item.state !== 'sent' && !item.isUnanswered
}

/** What is kept of a try; nothing where the post was taken out, or came in the feed, meanwhile. */
export function afterTry(outcome: OutboxItem, kept: readonly OutboxItem[]): OutboxItem | undefined {
  const lying = kept.find(({ postId }) => postId === outcome.postId)
  return lying && withoutLeftOut(outcome, lying)
}

/**
 * What the sender does now: send an item, sleep until a moment, or nothing. In the order of writing: an item that waits
 * makes the later ones wait, unless its own trouble is why. Whoever asks holds the lock, so `sending` is left over from
 * a tab that died.
 */
export function nextStep(
  items: readonly OutboxItem[],
  now: number,
): { send: OutboxItem } | { sleepUntil: number } | undefined {
  const inOrder = items
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .sort((a, b) => a.createdAt - b.createdAt)
  let sleepUntil: number | undefined
  for (const item of inOrder) {
    if (item.state === 'sending' || item.dueAt <= now) return { send: item }
    sleepUntil = Math.min(sleepUntil ?? item.dueAt, item.dueAt)
    if (!stepsAside(item)) break
  }
  return sleepUntil === undefined ? undefined : { sleepUntil }
}

/** Whether it waits for a trouble of its own. */
function stepsAside({ state, code }: OutboxItem): boolean {
  return state === 'waiting' && code !== undefined && ofOne.includes(code)
}

export function beginSending({ code: _, ...item }: OutboxItem): OutboxItem {
  return { ...item, state: 'sending', tries: item.tries + 1 }
}

export function afterSent(item: OutboxItem, now: number): OutboxItem {
  const { code: _, isUnanswered: __, ...rest } = item
  return { ...rest, state: 'sent', sentAt: now }
}

/** Whether nothing is left to tell of it: the instance has it, and has had the time to show it. */
export function isOver({ state, sentAt = 0 }: OutboxItem, now: number): boolean {
  return state === 'sent' && now - sentAt >= sentIsOver
}

/**
 * What becomes of an item after a failed try: refused for a reason that stays, else another try later. `wasUnanswered`: a
 * try before this one had no answer, and a refusal now does not say that the instance has none.
 */
export function afterFailure(item: OutboxItem, error: unknown, now: number, wasUnanswered = false): OutboxItem {
  const { code: _, isUnanswered: __, ...answered } = item
  const rest: OutboxItem = wasUnanswered ? { ...answered, isUnanswered: true } : answered
  const lost = error instanceof DomainError && error.code === 'photo-missing' && !item.photos?.some(({ code }) => code)
  const { freshStarts = 0 } = item
  if (lost && freshStarts < mostFreshStarts) {
    const again = { ...fromTheStart(rest), freshStarts: freshStarts + 1 }
    return { ...again, state: 'waiting', dueAt: now + pauseAfter(item.tries) }
  }
  if (isOfNetwork(error)) {
    return { ...rest, state: 'waiting', isUnanswered: true, dueAt: now + pauseAfter(item.tries) }
  }
  // What nobody foresaw is a failure of this post as well: it neither waits for a network nor holds others up.
  const code = error instanceof DomainError ? error.code : 'failed'
  if (ofAll.includes(code)) {
    // The instance says from when on it takes more; a clock that is ahead asks a little later.
    const until = error instanceof DomainError ? (error.until ?? 0) : 0
    return { ...rest, state: 'waiting', code, dueAt: Math.max(now + pauseAfter(item.tries), until) }
  }
  const failures = (item.failures ?? 0) + 1
  if (!ofOne.includes(code) || failures >= mostFailures) return { ...rest, state: 'refused', code }
  return { ...rest, state: 'waiting', code, failures, dueAt: now + pauseAfter(failures) }
}

/** No answer came: from a call (by the name of client/src/call.ts), an upload, or Firestore. */
function isOfNetwork(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'Unreachable' || code === 'storage/retry-limit-exceeded' || code === 'unavailable'
}

/** Whether the same post may go after all, without a change. */
export function mayGoAgain({ state, code }: OutboxItem): boolean {
  return state === 'refused' && code !== undefined && (ofOne.includes(code) || code === 'not-active')
}

/** The person asks for another try of a refused post. */
export function goAgain(item: OutboxItem, now: number): OutboxItem {
  const { code: _, failures: __, ...rest } = item
  return { ...rest, state: 'waiting', tries: 0, dueAt: now }
}

/** What is said of an item: how far it is, and what it waits for. */
export type OutboxStatus =
  | 'next'
  | 'offline'
  | 'unanswered'
  | 'failing'
  | 'held'
  | 'signedOut'
  | 'sending'
  | 'sent'
  | 'refused'

export function statusOf(item: OutboxItem, isOnline: boolean): OutboxStatus {
  if (item.state !== 'waiting') return item.state
  if (stepsAside(item)) return 'failing'
  if (item.code === 'too-many-tries') return 'held'
  if (item.code) return 'signedOut'
  if (!isOnline) return 'offline'
  return item.isUnanswered ? 'unanswered' : 'next'
}

/** Refusals that another choice of whom it is for may heal. */
const ofAudience: readonly ErrorCode[] = [
  'audience-wider',
  'never-together',
  'not-connected',
  'circle-unknown',
  'circle-frozen',
  'not-yours-to-post',
  'public-circle-alone',
  'group-is-whole',
  'too-many-readers',
]

/** Whether its author is asked whom it is for. */
export function asksForAudience({ state, code }: OutboxItem): boolean {
  return state === 'refused' && code !== undefined && ofAudience.includes(code)
}

/**
 * Whether somebody would see it whose name its author has not read; of an audience without names, whether more would.
 * What an app of before left here says nothing of it.
 */
export function hasGrown({ seen, count }: SeenAudience, now: Pick<AudiencePreview, 'people' | 'count'>): boolean {
  if (now.people.length < now.count) return now.count > (count ?? seen?.length ?? now.count)
  return seen !== undefined && now.people.some(({ uid }) => !seen.includes(uid))
}

/** The same post for whom its author chose after it was refused. */
export function sendTo(
  item: OutboxItem,
  audience: OutboxItem['audience'],
  seen: SeenAudience,
  now: number,
): OutboxItem {
  const { seen: _, count: __, shown: ___, together: ____, ...rest } = goAgain(item, now)
  return { ...rest, audience, ...seen }
}

/** The network came back, or the member did: no more waiting for either. What waits for its own trouble goes on waiting. */
export function dueOnNetwork(item: OutboxItem, now: number): OutboxItem {
  return stepsAside(item) ? item : dueNow(item, now)
}

/** The person asks: no more waiting, but for the moment that the instance said itself. */
export function dueNow(item: OutboxItem, now: number): OutboxItem {
  return item.state === 'waiting' && item.code !== 'too-many-tries' && item.dueAt > now ? { ...item, dueAt: now } : item
}

/** What a sign-out would lose. */
export function unsent(items: readonly OutboxItem[]): number {
  return items.filter(({ state }) => state !== 'sent').length
}
