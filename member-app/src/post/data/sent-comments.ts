import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { atom } from 'nanostores'
import { inStores } from '../../data/device-store.ts'
import { type Draft, draftKeys } from './draft/drafts.ts'
import { giveBack } from './draft/give-back.ts'

/**
 * Comments on their way. Firestore keeps the write until the instance takes it, but forgets the words of one that is
 * refused after the app was closed: so they lie beside the drafts until somebody knows what became of them.
 */
export interface SentComment extends Draft {
  postId: string
  commentId: string
  /** These words were to take the place of others in a comment that stood. */
  isChange?: true
  /**
   * Once the instance was asked: it was refused, or so was everything below a post that is gone for this member, or the
   * comment that was changed is gone.
   */
  outcome?: 'refused' | 'post-gone' | 'comment-gone'
}

/** Comments of this member that were refused while the app was closed. */
export const $refusedComments = atom<readonly SentComment[]>([])

const allOf = (uid: string) => IDBKeyRange.bound(`${uid}/sent/`, `${uid}/sent0`)
const keyOf = (uid: string, { commentId, isChange }: Pick<SentComment, 'commentId' | 'isChange'>) =>
  isChange ? `${uid}/sent/${commentId}/edit` : `${uid}/sent/${commentId}`

/** Answers how to drop it: once the instance has it, or its words are back where they were written. */
export async function keepSent(uid: string, sent: Omit<SentComment, 'key' | 'outcome'>): Promise<() => Promise<void>> {
  const key = keyOf(uid, sent)
  await put({ ...sent, key })
  return () => drop(key)
}

async function put(sent: SentComment): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').put(sent)
    return undefined
  })
}

async function drop(key: string): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').delete(key)
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
  else await drop(comment.key)
  $refusedComments.set($refusedComments.get().filter(({ key }) => key !== comment.key))
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
  const read = (path: string) =>
    sdk.getDocFromServer(sdk.doc(firestore, path)).then(
      (found) => found.data(),
      (error: { code?: string }) => {
        // Whoever may not read the post any more could not write below it.
        if (error.code === 'permission-denied') return undefined
        throw error
      },
    )
  let some = false
  for (const sent of unknown) {
    const comment = (await read(paths.comment(sent.postId, sent.commentId))) as Comment | undefined
    if (wasTaken(sent, comment)) {
      await drop(sent.key)
      continue
    }
    const isPostThere = (await read(paths.entry(uid, sent.postId))) !== undefined
    await put({ ...sent, outcome: isPostThere ? outcomeOf(sent, comment) : 'post-gone' })
    some = true
  }
  return some
}

/** Whether the words belong into a comment that stands; those of one that is gone are words for a new one. */
export function goesIntoComment({ isChange, outcome }: SentComment): boolean {
  return isChange === true && outcome !== 'comment-gone'
}

/** A comment that is there was taken; a change of it only where its words are there. */
function wasTaken({ isChange, text }: SentComment, comment: Comment | undefined): boolean {
  return comment !== undefined && (!isChange || comment.text === text)
}

function outcomeOf({ isChange }: SentComment, comment: Comment | undefined): 'refused' | 'comment-gone' {
  return isChange && (!comment || comment.deleted) ? 'comment-gone' : 'refused'
}

async function backToDraft(uid: string, sent: SentComment): Promise<void> {
  const { postId, commentId, text, replyTo, key: from } = sent
  const key = goesIntoComment(sent) ? draftKeys.changedComment(uid, postId, commentId) : draftKeys.comment(uid, postId)
  await giveBack(key, { text, replyTo }, { from })
}
