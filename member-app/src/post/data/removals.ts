import { call, Unreachable } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { asStored } from '@varanda/domain/stored'
import { atom } from 'nanostores'
import { inStores } from '../../data/device-store.ts'
import { bringBack, noteDeletion } from './deletions.ts'
import { inRounds } from './in-rounds.ts'
import { pauseAfter } from './outbox/outbox-state.ts'
import { goesAgain, isTold, type Removal, removalSchema } from './removal-state.ts'

/**
 * Removals that wait, of this member on this device. They lie beside the posts on their way, where a post has one place
 * whatever becomes of it, and no list shows what they name.
 */
export const $removals = atom<readonly Removal[]>([])

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-outbox') : undefined
let owner: string | undefined
let tell: (error: unknown) => void = () => {}
let alarm: ReturnType<typeof setTimeout> | undefined

/** Follows this member's removals from now on, and makes them. `onRefused`: a post is not removed, and why. */
export function startRemovals(uid: string, onRefused: (error: unknown) => void): () => void {
  owner = uid
  tell = onRefused
  const refresh = () => void reload().catch(warn)
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
  await keep({ postId, author, kind: 'removal', isTakenBack, askedAt: now, tries: 0, dueAt: now })
  void send()
}

/** Leaves a post where it is after all. Once the instance took it away, only bringing it back helps. */
export async function keepAfterAll(postId: string): Promise<void> {
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
  news?.postMessage('changed')
}

async function reload(): Promise<void> {
  const uid = owner
  if (!uid) return
  const all = await inStores(['outbox'], 'readonly', (store) => store('outbox').getAll() as IDBRequest<unknown[]>)
  const mine = (all ?? []).flatMap((one) => asStored(removalSchema, one) ?? []).filter(({ author }) => author === uid)
  if (uid === owner && JSON.stringify(mine) !== JSON.stringify($removals.get())) $removals.set(mine)
}

/** Makes those that are due, or all at once: a removal is the same however often it is made. */
const send = inRounds(sendDue, warn)

async function sendDue(all: boolean): Promise<void> {
  clearTimeout(alarm)
  for (const removal of $removals.get()) if (all || removal.dueAt <= Date.now()) await make(removal)
  const next = Math.min(...$removals.get().map(({ dueAt }) => dueAt))
  if (Number.isFinite(next)) alarm = setTimeout(() => void send(), Math.max(0, next - Date.now()))
}

async function make(removal: Removal): Promise<void> {
  const { postId, isTakenBack } = removal
  try {
    const { until } = await call(deletePost, { postId })
    // Who wants it kept has said so meanwhile.
    if (!isWaiting(postId)) {
      if (until) await bringBack(postId).catch(() => noteDeletion(postId, until))
      return
    }
    if (until && !isTakenBack) noteDeletion(postId, until)
    await keepAfterAll(postId)
  } catch (error) {
    if (!isWaiting(postId)) return
    const isRefused = error instanceof DomainError && !goesAgain(removal, error.code, Date.now())
    if (isRefused || !(error instanceof DomainError || error instanceof Unreachable)) {
      warn(error)
      await keepAfterAll(postId)
      if (isTold(error instanceof DomainError ? error.code : undefined)) tell(error)
      return
    }
    const tries = removal.tries + 1
    await keep({ ...removal, tries, dueAt: Date.now() + pauseAfter(tries) })
  }
}

function warn(error: unknown): void {
  console.warn('removal', error)
}
