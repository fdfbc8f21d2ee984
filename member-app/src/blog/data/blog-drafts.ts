import type { BlogCover, BlogText } from '@varanda/domain/blog/blog'
import type { Locale } from '@varanda/domain/locale'
import { inStores } from '../../data/device-store.ts'

/** A post of the blog as it is being written: both languages are there, one that nobody wrote is empty. */
export interface BlogForm {
  texts: Record<Locale, BlogText>
  tags: string[]
  author: string
  cover: BlogCover | null
}

/** What was written of a post and has not reached the instance, with the revision that it was made from (0: none). */
export interface BlogDraft {
  /** `{uid}/blog/{postId}` */
  key: string
  baseRev: number
  form: BlogForm
  /** Milliseconds. */
  keptAt: number
}

const keyOf = (uid: string, postId: string) => `${uid}/blog/${postId}`

export async function readBlogDraft(uid: string, postId: string): Promise<BlogDraft | undefined> {
  return inStores(
    ['drafts'],
    'readonly',
    (store) => store('drafts').get(keyOf(uid, postId)) as IDBRequest<BlogDraft | undefined>,
  )
}

export async function keepBlogDraft(uid: string, postId: string, draft: Omit<BlogDraft, 'key'>): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').put({ ...draft, key: keyOf(uid, postId) } satisfies BlogDraft)
    return undefined
  })
}

export async function forgetBlogDraft(uid: string, postId: string): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').delete(keyOf(uid, postId))
    return undefined
  })
}

/** The drafts of a member in this browser, by the post's id. */
export async function listBlogDrafts(uid: string): Promise<Map<string, BlogDraft>> {
  const all = await inStores(
    ['drafts'],
    'readonly',
    (store) =>
      store('drafts').getAll(IDBKeyRange.bound(keyOf(uid, ''), keyOf(uid, '\uffff'))) as IDBRequest<BlogDraft[]>,
  )
  return new Map((all ?? []).map((draft) => [draft.key.slice(keyOf(uid, '').length), draft]))
}
