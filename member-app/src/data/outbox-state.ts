import { type Audience, readersOf } from '@varanda/domain/audience'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { fromTheStart, type OutboxPhoto } from './outbox-photos.ts'

/** A post on its way. Its id is made once, so sending it twice is sending it once. Times are in milliseconds. */
export interface OutboxItem {
  postId: string
  author: string
  text: string
  photos?: OutboxPhoto[]
  audience: Audience
  /** Uids of those whose names stood there when the author sent it. */
  seen?: string[]
  createdAt: number
  /** `sent`: the house has it, and the feed will show it in a moment. */
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** Why it was refused, or why a waiting one waits: `too-many-tries` until `dueAt`. */
  code?: ErrorCode
  tries: number
  dueAt: number
}

const firstPause = 2000
const longestPause = 5 * 60_000

/** Refusals that time may heal; every other one needs the person. */
const passing: readonly ErrorCode[] = ['try-again', 'too-many-tries', 'signed-out']

/** What the house lost is brought again, but not for ever. */
const mostFreshStarts = 5

/** How long to wait after so many tries: doubling from 2 s up to 5 min. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPause * 2 ** Math.max(0, tries - 1), longestPause)
}

export function newItem(
  post: Pick<OutboxItem, 'postId' | 'author' | 'text' | 'photos' | 'audience' | 'seen'>,
  now: number,
): OutboxItem {
  return { ...post, createdAt: now, state: 'waiting', tries: 0, dueAt: now }
}

/**
 * What the sender does now: send an item, sleep until a moment, or nothing. Strictly in the order of writing: an item
 * that waits makes the later ones wait. Whoever asks holds the lock, so `sending` is left over from a tab that died.
 */
export function nextStep(
  items: readonly OutboxItem[],
  now: number,
): { send: OutboxItem } | { sleepUntil: number } | undefined {
  const oldest = items
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .sort((a, b) => a.createdAt - b.createdAt)[0]
  if (!oldest) return undefined
  if (oldest.state === 'waiting' && oldest.dueAt > now) return { sleepUntil: oldest.dueAt }
  return { send: oldest }
}

export function beginSending({ code: _, ...item }: OutboxItem): OutboxItem {
  return { ...item, state: 'sending', tries: item.tries + 1 }
}

export function afterSent(item: OutboxItem): OutboxItem {
  return { ...item, state: 'sent' }
}

/** What becomes of an item after a failed try: refused for a reason that stays, else another try later. */
export function afterFailure(item: OutboxItem, error: unknown, now: number): OutboxItem {
  const lost = error instanceof DomainError && error.code === 'photo-missing' && !item.photos?.some(({ code }) => code)
  if (lost && item.tries < mostFreshStarts) {
    return { ...fromTheStart(item), state: 'waiting', dueAt: now + pauseAfter(item.tries) }
  }
  if (error instanceof DomainError && !passing.includes(error.code)) {
    return { ...item, state: 'refused', code: error.code }
  }
  const pause = now + pauseAfter(item.tries)
  // The house says from when on it takes more; a clock that is ahead asks a little later.
  if (error instanceof DomainError && error.until !== undefined) {
    return { ...item, state: 'waiting', code: error.code, dueAt: Math.max(pause, error.until) }
  }
  return { ...item, state: 'waiting', dueAt: pause }
}

/** Milliseconds in which whom one knows is taken to be the same. */
const sameCompany = 60_000

/** Whether it has been on its way for so long that its author may know others by now. */
export function hasWaited(item: OutboxItem, now: number): boolean {
  return item.tries > 1 || now - item.createdAt > sameCompany
}

/** Whether someone would see it whose name its author has not read. `connections` are the author's now. */
export function hasWidened({ audience, seen }: OutboxItem, connections: readonly string[]): boolean {
  return seen !== undefined && readersOf(audience, connections).some((uid) => !seen.includes(uid))
}

/** The network came back, or the person asks: no more waiting, but for what the house said itself. */
export function dueNow(item: OutboxItem, now: number): OutboxItem {
  return item.state === 'waiting' && item.code === undefined && item.dueAt > now ? { ...item, dueAt: now } : item
}

/** What a sign-out would lose. */
export function unsent(items: readonly OutboxItem[]): number {
  return items.filter(({ state }) => state !== 'sent').length
}
