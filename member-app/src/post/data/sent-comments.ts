import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import { atom } from 'nanostores'
import { inStores, inStoresByTurns } from '../../data/device-store.ts'
import { type Draft, draftKeys } from './drafts.ts'

/**
 * Comments on their way. Firestore keeps the write until the instance takes it, but forgets the words of one that is
 * refused after the app was closed: so they lie beside the drafts until somebody knows what became of them.
 */
export interface SentComment extends Draft {
  postId: string
  commentId: string
  /** Once the instance was asked: it was refused, or so was everything below a post that is gone for this member. */
  outcome?: 'refused' | 'post-gone'
}

/** Comments of this member that were refused while the app was closed. */
export const $refusedComments = atom<readonly SentComment[]>([])

const allOf = (uid: string) => IDBKeyRange.bound(`${uid}/sent/`, `${uid}/sent0`)
const keyOf = (uid: string, commentId: string) => `${uid}/sent/${commentId}`

export async function keepSent(uid: string, postId: string, commentId: string, text: string): Promise<void> {
  const sent: SentComment = { key: keyOf(uid, commentId), postId, commentId, text }
  await put(sent)
}

async function put(sent: SentComment): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').put(sent)
    return undefined
  })
}

/** The instance has it, or its words are back where they were written. */
export async function dropSent(uid: string, commentId: string): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').delete(keyOf(uid, commentId))
    return undefined
  })
}

/**
 * Follows what became of comments that were on their way when the app was closed, once the network is there: those that
 * were refused are shown, with their words.
 */
export function startSentComments(uid: string): () => void {
  let left = false
  const show = async () => {
    const refused = (await readSent(uid)).filter(({ outcome }) => outcome !== undefined)
    if (!left) $refusedComments.set(refused)
  }
  show()
    .then(() => judge(uid))
    .then((some) => (some ? show() : undefined))
    .catch((error) => console.warn('comment', error))
  return () => {
    left = true
    $refusedComments.set([])
  }
}

/** Takes a refused comment out of sight; with `edit` its words are below its post again. */
export async function leaveRefused(uid: string, comment: SentComment, { edit = false } = {}): Promise<void> {
  if (edit) await backToDraft(uid, comment)
  else await dropSent(uid, comment.commentId)
  $refusedComments.set($refusedComments.get().filter(({ commentId }) => commentId !== comment.commentId))
}

/** Puts back what was taken out of sight. */
export async function putRefusedBack(comment: SentComment): Promise<void> {
  await put(comment)
  $refusedComments.set([...$refusedComments.get(), comment])
}

async function readSent(uid: string): Promise<SentComment[]> {
  const read = (store: (name: 'drafts') => IDBObjectStore) =>
    store('drafts').getAll(allOf(uid)) as IDBRequest<SentComment[]>
  return (await inStores(['drafts'], 'readonly', read)) ?? []
}

/** Asks the instance about each that nobody knows of; whether any was refused. */
async function judge(uid: string): Promise<boolean> {
  const unknown = (await readSent(uid)).filter(({ outcome }) => outcome === undefined)
  if (unknown.length === 0) return false
  const { firestore, sdk } = await loadFirestore()
  await sdk.waitForPendingWrites(firestore)
  const isThere = (path: string) =>
    sdk.getDocFromServer(sdk.doc(firestore, path)).then(
      (found) => found.exists(),
      (error: { code?: string }) => {
        // Whoever may not read the post any more could not write below it.
        if (error.code === 'permission-denied') return false
        throw error
      },
    )
  let some = false
  for (const sent of unknown) {
    if (await isThere(paths.comment(sent.postId, sent.commentId))) await dropSent(uid, sent.commentId)
    else {
      await put({ ...sent, outcome: (await isThere(paths.entry(uid, sent.postId))) ? 'refused' : 'post-gone' })
      some = true
    }
  }
  return some
}

/** In one transaction, before whatever was begun there meanwhile. */
async function backToDraft(uid: string, sent: SentComment): Promise<void> {
  const key = draftKeys.comment(uid, sent.postId)
  await inStoresByTurns(['drafts'], (store) => {
    const drafts = store('drafts')
    const reading = drafts.get(key) as IDBRequest<Draft | undefined>
    reading.onsuccess = () => {
      const text = [sent.text, reading.result?.text].filter(Boolean).join('\n')
      drafts.put({ key, text } satisfies Draft)
      drafts.delete(sent.key)
    }
    return undefined
  })
}
