import { paths } from '@varanda/domain/paths'
import { circlesOfEntry } from '@varanda/domain/post/entry'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { mailablePosts } from '../../post/mailable.ts'
import { cursorOf } from './cursor.ts'
import { whoseWordsGoAlong } from './group/whose-words.ts'
import type { Slice } from './slice.ts'

/** A post of an album, by what it is found by; without the post where that does not go along. */
export interface OrderedPost {
  createdAt: Timestamp
  /** Of the document by which it was found. */
  path: string
  postId: string
  post: Post | undefined
}

/** The next posts of an album, the oldest first: a member's own, or those of a group that its reader may read now. */
export function postsInOrder(slice: Slice, after: string, most: number): Promise<OrderedPost[]> {
  return slice.group ? ofGroup(slice, slice.group.id, after, most) : ofMember(slice, after, most)
}

async function ofMember({ whose }: Slice, after: string, most: number): Promise<OrderedPost[]> {
  const found = await pageOf(db.collection(paths.posts).where('author.uid', '==', whose.uid), after, most)
  return found.map((one) => ({ ...placeOf(one), postId: one.id, post: standing(readIfWhole(postSchema, one)) }))
}

/**
 * The reader's own entries are the only door. What may not leave by mail stays, and the words of those who do not go
 * along.
 */
async function ofGroup({ whose }: Slice, circleId: string, after: string, most: number): Promise<OrderedPost[]> {
  const entries = db.collection(paths.feed(whose.uid)).where(circlesOfEntry, 'array-contains', circleId)
  const found = await pageOf(entries, after, most)
  const posts = await mailablePosts(found.map(({ id }) => id))
  const authors = await whoseWordsGoAlong(
    whose.uid,
    [...posts.values()].map(({ author }) => author.uid),
  )
  return found.map((one) => {
    const post = standing(posts.get(one.id))
    return { ...placeOf(one), postId: one.id, post: post && authors.has(post.author.uid) ? post : undefined }
  })
}

const standing = (post: Post | undefined) => (post?.deleted ? undefined : post)

const placeOf = (one: QueryDocumentSnapshot) => ({
  createdAt: (one.get('createdAt') as Timestamp | undefined) ?? new Timestamp(0, 0),
  path: one.ref.path,
})

async function pageOf(all: Query, after: string, most: number): Promise<QueryDocumentSnapshot[]> {
  const ordered = all.orderBy('createdAt').orderBy(FieldPath.documentId()).limit(most)
  const { at, path } = cursorOf(after)
  return (await (path ? ordered.startAfter(at, db.doc(path)) : ordered).get()).docs
}
