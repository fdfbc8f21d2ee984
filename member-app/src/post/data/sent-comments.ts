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
  /** The comment is to go, once that cannot be taken back any more. */
  isRemoval?: true
  /**
   * Once the instance was asked: it was refused, or so was everything below a post that is gone for this member, or the
   * comment that was changed is gone.
   */
  outcome?: 'refused' | 'post-gone' | 'comment-gone'
}

/** Comments of this member that were refused while the app was closed. */
export const $refusedComments = atom<readonly SentComment[]>([])

const allOf = (uid: string) => IDBKeyRange.bound(`${uid}/sent/`, `${uid}/sent0`)
type Kind = Pick<SentComment, 'commentId' | 'isChange' | 'isRemoval'>
const keyOf = (uid: string, { commentId, isChange, isRemoval }: Kind) =>
  `${uid}/sent/${commentId}${isRemoval ? '/removal' : isChange ? '/edit' : ''}`

/** Answers how to drop it: once the instance has it, or its words are back where they were written. */
export async function keepSent(uid: string, sent: Omit<SentComment, 'key' | 'outcome'>): Promise<() => Promise<void>> {
  const key = keyOf(uid, sent)
  await put({ ...sent, key })
  return () => drop(key)
}

export async function put(sent: SentComment): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').put(sent)
    return undefined
  })
}

export async function drop(key: string): Promise<void> {
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
    .then(async () => ((await readUnknown(uid))[0] ? (await import('./judge-sent.ts')).judge(uid) : false))
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

/** Those of which nobody knows what became. */
export async function readUnknown(uid: string): Promise<SentComment[]> {
  return (await readSent(uid)).filter(({ outcome }) => outcome === undefined)
}

/** Whether the words belong into a comment that stands; those of one that is gone are words for a new one. */
export function goesIntoComment({ isChange, outcome }: SentComment): boolean {
  return isChange === true && outcome !== 'comment-gone'
}

async function backToDraft(uid: string, sent: SentComment): Promise<void> {
  const { postId, commentId, text, replyTo, key: from } = sent
  const key = goesIntoComment(sent) ? draftKeys.changedComment(uid, postId, commentId) : draftKeys.comment(uid, postId)
  await giveBack(key, { text, replyTo }, { from })
}
