import { Unreachable } from '@varanda/client/call'
import { connectFunctions } from '@varanda/client/connect'
import { newPostId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import { atom } from 'nanostores'
import { inStores, inStoresByTurns } from '../../../data/device-store.ts'
import { dropShares } from '../../../data/share/drop-shares.ts'
import type { Draft } from '../draft/drafts.ts'
import { clearShelf, tidyShelf } from '../draft/photo-shelf.ts'
import { inRounds } from '../in-rounds.ts'
import { inOneTab } from '../one-tab.ts'
import { withoutPhoto } from './outbox-photos.ts'
import {
  afterFailure,
  afterSent,
  afterTry,
  beginSending,
  draftAgain,
  dueNow,
  dueOnNetwork,
  goAgain,
  isOver,
  itemsOf,
  newItem,
  nextStep,
  type OutboxItem,
  type SeenAudience,
  sendTo,
} from './outbox-state.ts'

/**
 * The outbox: posts that this member wrote on this device and that the instance may not have yet. They are sent one at
 * a time, in order, by whichever tab holds the lock.
 */
export const $outbox = atom<readonly OutboxItem[]>([])

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-outbox') : undefined
let owner: string | undefined
let alarm: ReturnType<typeof setTimeout> | undefined
let broom: ReturnType<typeof setTimeout> | undefined

/** Follows this member's outbox from now on and keeps sending what is in it. */
export function startOutbox(uid: string): () => void {
  owner = uid
  // A window that is closed while it sends says nothing of it: one that is seen waits for its turn, and takes over.
  const refresh = () =>
    void reload()
      .then(() => (document.hidden ? undefined : drain()))
      .catch(warn)
  const wake = () => {
    if (!document.hidden && navigator.onLine) void makeDue(dueOnNetwork).catch(warn)
  }
  news?.addEventListener('message', refresh)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void reload()
    .then(dropOver)
    // Who has signed in again waits for nothing more.
    .then(() => makeDue(dueOnNetwork))
    .catch(warn)
  tidyShelf(uid).catch(warn)
  return () => {
    owner = undefined
    clearTimeout(alarm)
    clearTimeout(broom)
    $outbox.set([])
    news?.removeEventListener('message', refresh)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/**
 * Puts the draft into the outbox and empties it, in one step; `seen` is what was read of its audience. Settles when that
 * is on disk; sending goes on alone. Answers what lies in the outbox then.
 */
export async function post(
  uid: string,
  draft: Pick<Draft, 'key' | 'text' | 'photos'> & { audience: Audience },
  seen: SeenAudience,
): Promise<OutboxItem> {
  const item = newItem(
    {
      postId: newPostId(uid),
      author: uid,
      text: draft.text.trim(),
      photos: draft.photos ?? [],
      audience: draft.audience,
      ...seen,
    },
    Date.now(),
  )
  await inStores(['outbox', 'drafts'], 'readwrite', (store) => {
    store('outbox').put(item)
    store('drafts').delete(draft.key)
    return undefined
  })
  await reload()
  news?.postMessage('changed')
  void drain()
  return item
}

/** Takes a post out of the outbox: deleted by the person, or arrived in the feed. Answers what lay there. */
export async function takeOut(postId: string): Promise<OutboxItem | undefined> {
  const uid = owner
  let lay: OutboxItem | undefined
  await inStoresByTurns(['outbox'], (store) => {
    const found = store('outbox').get(postId) as IDBRequest<unknown>
    found.onsuccess = () => {
      lay = uid === undefined ? undefined : itemsOf(uid, [found.result])[0]
      store('outbox').delete(postId)
    }
    return undefined
  })
  await reload()
  news?.postMessage('changed')
  return lay
}

/** Puts back what was taken out, as it was. */
export async function putBack(item: OutboxItem): Promise<void> {
  await keep(item)
  void drain()
}

/**
 * Turns a post into a draft again: the one of the post's own id. What is being sent of it goes no further. Answers what
 * lay in the outbox then.
 */
export async function backToDraft(item: OutboxItem): Promise<OutboxItem | undefined> {
  let lay: OutboxItem | undefined
  await inStoresByTurns(['outbox', 'drafts'], (store) => {
    const found = store('outbox').get(item.postId) as IDBRequest<unknown>
    found.onsuccess = () => {
      lay = itemsOf(item.author, [found.result])[0]
      store('drafts').put(draftAgain(item, Date.now()))
      store('outbox').delete(item.postId)
    }
    return undefined
  })
  await reload()
  news?.postMessage('changed')
  return lay
}

/** Sends a post without a picture that was refused; a post that has nothing else goes. */
export async function leaveOutPhoto(item: OutboxItem, photoId: string): Promise<void> {
  const rest = withoutPhoto(item, photoId, Date.now())
  if (!rest) return void (await takeOut(item.postId))
  await keep(rest)
  void drain()
}

/** Tries at once whatever is waiting for its next try. */
export async function hurry(): Promise<void> {
  await makeDue(dueNow)
}

async function makeDue(due: (item: OutboxItem, now: number) => OutboxItem): Promise<void> {
  const now = Date.now()
  for (const item of $outbox.get()) if (due(item, now) !== item) await keepStill(due(item, now))
  await drain()
}

/** Sends a refused post once more, as it is. */
export async function tryAgain(item: OutboxItem): Promise<void> {
  await keep(goAgain(item, Date.now()))
  await drain()
}

/** Sends a refused post to whom its author chose now. */
export async function sendAgainTo(item: OutboxItem, audience: Audience, seen: SeenAudience): Promise<void> {
  await keep(sendTo(item, audience, seen, Date.now()))
  await drain()
}

/** Posts that the instance has leave by themselves also where the feed does not show them. */
async function dropOver(): Promise<void> {
  clearTimeout(broom)
  const now = Date.now()
  for (const item of $outbox.get()) if (isOver(item, now)) await takeOut(item.postId)
  if ($outbox.get().some(({ state }) => state === 'sent')) broom = setTimeout(() => void dropOver().catch(warn), 5000)
}

/** Forgets every word and picture of this member that is kept in this browser. */
export async function forgetWords(uid: string): Promise<void> {
  await dropShares().catch(warn)
  await inStoresByTurns(['outbox', 'drafts', 'photos'], (store) => {
    clearShelf(store('photos'), uid)
    const posts = store('outbox').openCursor()
    posts.onsuccess = () => {
      const { result } = posts
      if ((result?.value as OutboxItem | undefined)?.author === uid) result?.delete()
      result?.continue()
    }
    store('drafts').delete(IDBKeyRange.bound(`${uid}/`, `${uid}0`))
    return undefined
  })
}

async function reload(): Promise<readonly OutboxItem[]> {
  const uid = owner
  if (!uid) return []
  const all = await inStores(['outbox'], 'readonly', (store) => store('outbox').getAll() as IDBRequest<unknown[]>)
  const mine = itemsOf(uid, all ?? [])
  if (uid === owner) $outbox.set(mine)
  return mine
}

async function keep(item: OutboxItem): Promise<void> {
  await inStores(['outbox'], 'readwrite', (store) => {
    store('outbox').put(item)
    return undefined
  })
  await reload()
  news?.postMessage('changed')
}

/** Keeps it if it still lies there, and answers whether it does. */
async function keepStill(item: OutboxItem): Promise<boolean> {
  let lies = false
  await inStoresByTurns(['outbox'], (store) => {
    const found = store('outbox').get(item.postId) as IDBRequest<unknown>
    found.onsuccess = () => {
      const left = afterTry(item, itemsOf(item.author, [found.result]))
      lies = left !== undefined
      if (left) store('outbox').put(left)
    }
    return undefined
  })
  await reload()
  if (lies) news?.postMessage('changed')
  return lies
}

/** Sends what is due, one tab at a time; a post that two send after all is one post by its id. */
const drain = inRounds(() => inOneTab('outbox', sendAll), warn)

async function sendAll(): Promise<void> {
  clearTimeout(alarm)
  for (;;) {
    const step = nextStep(await reload(), Date.now())
    if (!step) return
    if ('sleepUntil' in step) {
      alarm = setTimeout(() => void drain(), step.sleepUntil - Date.now())
      return
    }
    await send(step.send)
  }
}

/** It was taken out while it was being sent. */
class TakenOut extends Error {}

async function send(item: OutboxItem): Promise<void> {
  let now = beginSending(item)
  const note = async (next: OutboxItem) => {
    now = next
    if (!(await keepStill(next))) throw new TakenOut()
  }
  const outcome = await note(now)
    .then(() => tryToSend(now, note))
    .then(
      () => afterSent(now, Date.now()),
      (error) => (error instanceof TakenOut ? undefined : afterFailure(now, error, Date.now(), item.isUnanswered)),
    )
  // The entry may have reached the feed before the answer came, and then nothing is left to keep.
  if (!outcome || !afterTry(outcome, await reload())) return
  await keepStill(outcome)
  if (outcome.state === 'sent') await dropOver()
}

/** What sending needs is loaded with the first post, not with the page. */
async function tryToSend(item: OutboxItem, note: (item: OutboxItem) => Promise<void>): Promise<void> {
  const { sendPost } = await import('./send-post.ts').catch(() => {
    throw new Unreachable()
  })
  await sendPost(item, note)
}

function warn(error: unknown): void {
  console.warn('outbox', error)
}

/** Fetches what sending needs, so that a post written just before the network goes finds its way out here already. */
export async function prepareToSend(): Promise<void> {
  try {
    await Promise.all([import('./send-post.ts'), connectFunctions()])
  } catch (error) {
    console.warn('outbox', error)
  }
}
