import { call, Unreachable } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { asStored } from '@varanda/domain/stored'
import { atom } from 'nanostores'
import { inStores } from '../../data/device-store.ts'
import { bringBack, noteDeletion } from './deletions.ts'
import { inRounds } from './in-rounds.ts'
import { inOneTab } from './one-tab.ts'
import { pauseAfter } from './outbox/outbox-state.ts'
import { goesAgain, isTold, type Removal, removalSchema } from './removal-state.ts'

/**
 * Removals that wait, of this member on this device. They lie beside the posts on their way, where a post has one place
 * whatever becomes of it, and no list shows what they name.
 */
export const $removals = atom<readonly Removal[]>([])

/** What one window tells the others. */
type News = 'changed' | { kept: string } | { deleted: string; until: string }

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-outbox') : undefined
/** What this window is asking for, by the post's id. That a removal is not here any more does not say who wants what. */
const underWay = new Map<string, { isUnwanted: boolean }>()
/** Posts whose removal was asked for in this window: it offers the way back, whichever window makes it. */
const askedHere = new Set<string>()
/** Posts that are being removed while their author looks on: nobody is told that it waits. */
export const askedAtOnce = new Set<string>()
let owner: string | undefined
let tell: (error: unknown) => void = () => {}
let alarm: ReturnType<typeof setTimeout> | undefined

/** Follows this member's removals from now on, and makes them. `onRefused`: a post is not removed, and why. */
export function startRemovals(uid: string, onRefused: (error: unknown) => void): () => void {
  owner = uid
  tell = onRefused
  const refresh = ({ data }: MessageEvent<News>) => {
    hear(data)
    // A window that is closed meanwhile is taken over from, as with posts.
    void reload().then(() => (document.hidden ? undefined : send()), warn)
  }
  const wake = () => {
    if (navigator.onLine && !document.hidden) void send(true)
  }
  news?.addEventListener('message', refresh)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void reload().then(() => send(), warn)
  return () => {
    owner = undefined
    clearTimeout(alarm)
    $removals.set([])
    news?.removeEventListener('message', refresh)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Takes my post from everybody as soon as the instance can be reached; settles when that is on disk. */
export async function removeSoon(author: string, postId: string, { isTakenBack = false } = {}): Promise<void> {
  const now = Date.now()
  if (!isTakenBack) askedHere.add(postId)
  await keep({ postId, author, kind: 'removal', isTakenBack, askedAt: now, tries: 0, dueAt: now })
  void send()
}

/** Leaves a post where it is after all. Once the instance took it away, only bringing it back helps. */
export async function keepAfterAll(postId: string): Promise<void> {
  const kept = { kept: postId }
  hear(kept)
  news?.postMessage(kept satisfies News)
  await settle(postId)
}

function hear(said: News): void {
  if (said === 'changed') return
  if ('kept' in said) {
    const call = underWay.get(said.kept)
    if (call) call.isUnwanted = true
  } else if (askedHere.delete(said.deleted)) noteDeletion(said.deleted, said.until)
}

/** Nothing is left to do for this post. */
export async function settle(postId: string): Promise<void> {
  await inStores(['outbox'], 'readwrite', (store) => {
    store('outbox').delete(postId)
    return undefined
  })
  await changed()
}

/** Whether it was not made yet. */
export const isWaiting = (postId: string): boolean => $removals.get().some((one) => one.postId === postId)

async function keep(removal: Removal): Promise<void> {
  await inStores(['outbox'], 'readwrite', (store) => {
    store('outbox').put(removal)
    return undefined
  })
  await changed()
}

async function changed(): Promise<void> {
  await reload()
  news?.postMessage('changed' satisfies News)
}

async function reload(): Promise<void> {
  const uid = owner
  if (!uid) return
  const all = await inStores(['outbox'], 'readonly', (store) => store('outbox').getAll() as IDBRequest<unknown[]>)
  const mine = (all ?? [])
    .flatMap((one) => asStored(removalSchema, one) ?? [])
    .filter(({ author, postId }) => author === uid && !askedAtOnce.has(postId))
  if (uid === owner && JSON.stringify(mine) !== JSON.stringify($removals.get())) $removals.set(mine)
}

/** Makes those that are due, or all at once, one tab at a time: a removal is the same however often it is made. */
const send = inRounds((all) => inOneTab('removals', () => sendDue(all)), warn)

async function sendDue(all: boolean): Promise<void> {
  clearTimeout(alarm)
  await reload()
  for (const { postId } of $removals.get()) {
    // Another one took its time, in which this one may have been settled.
    const removal = $removals.get().find((one) => one.postId === postId)
    if (removal && (all || removal.dueAt <= Date.now())) await make(removal)
  }
  const next = Math.min(...$removals.get().map(({ dueAt }) => dueAt))
  if (Number.isFinite(next)) alarm = setTimeout(() => void send(), Math.max(0, next - Date.now()))
}

async function make(removal: Removal): Promise<void> {
  const { postId, isTakenBack } = removal
  const asked = { isUnwanted: false }
  underWay.set(postId, asked)
  try {
    const { until } = await call(deletePost, { postId })
    if (asked.isUnwanted) {
      if (until) await bringBack(postId).catch(() => noteDeletion(postId, until))
      return
    }
    if (until && !isTakenBack) {
      noteDeletion(postId, until)
      askedHere.delete(postId)
      news?.postMessage({ deleted: postId, until } satisfies News)
    }
    await settle(postId)
  } catch (error) {
    if (!isWaiting(postId)) return
    const isRefused = error instanceof DomainError && !goesAgain(removal, error.code, Date.now())
    if (isRefused || !(error instanceof DomainError || error instanceof Unreachable)) {
      warn(error)
      await settle(postId)
      if (isTold(error instanceof DomainError ? error.code : undefined)) tell(error)
      return
    }
    const tries = removal.tries + 1
    await keep({ ...removal, tries, dueAt: Date.now() + pauseAfter(tries) })
  } finally {
    underWay.delete(postId)
  }
}

function warn(error: unknown): void {
  console.warn('removal', error)
}
