import { connectionSchema } from '@varanda/domain/connection/connection'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { receiptSchema } from '@varanda/domain/post/activity'
import { audienceSchema, reachesNewcomer } from '@varanda/domain/post/audience'
import { type Post, postLimits, postSchema } from '@varanda/domain/post/post'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { type EntryToGive, entriesFor, giveEntries } from './give-entries.ts'

/** Where a page begins: at what is older than `before` (milliseconds), or that old and after the post of this id. */
export interface BackFillPlace {
  before: number
  /** The exact time of the post where the page before ended; several may be of one moment. */
  after?: { seconds: number; nanoseconds: number; postId: string }
}

/**
 * Gives `reader` one page of the posts that `author` shared with their connections in the last 30 days, newest first,
 * from `place` on. Answers where the next page begins, or null at the end or when the two are no longer connected as
 * inviter and guest. Connection and posts are read in the transaction that gives the entries: what was taken away
 * meanwhile is not given.
 */
export async function backFillPage(
  reader: string,
  author: string,
  { before, after }: BackFillPlace,
  now: Date,
): Promise<BackFillPlace | null> {
  const shared = db
    .collection(paths.posts)
    .where('author.uid', '==', author)
    .where('createdAt', '>=', Timestamp.fromMillis(now.getTime() - postLimits.firstFeedDays * day))
    .where('createdAt', '<', Timestamp.fromMillis(before))
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const rest = after ? shared.startAfter(new Timestamp(after.seconds, after.nanoseconds), after.postId) : shared
  const page = await rest.limit(postLimits.firstFeedPosts).get()
  const entries = (
    await Promise.all(
      page.docs.map((one) => {
        const post = readIfWhole(postSchema, one)
        return post ? entryIfShared(reader, one.id, post) : []
      }),
    )
  ).flat()
  const isGuest = await db.runTransaction(async (transaction) => {
    const [connection, ...posts] = await transaction.getAll(
      db.doc(paths.connection(author, reader)),
      ...entries.map(({ entry }) => db.doc(paths.post(entry.postId))),
    )
    // Two who parted and met again share only later posts; this may be a late copy of the task from their first
    // meeting.
    if (read(connectionSchema, connection)?.by !== 'invitee') return false
    const stands = (post: Post | undefined) => post !== undefined && !post.deleted
    giveEntries(
      transaction,
      entries.filter((_, index) => stands(readIfWhole(postSchema, posts[index]))),
      'connection',
    )
    return true
  })
  if (!isGuest || page.size < postLimits.firstFeedPosts) return null
  const last = page.docs.at(-1)!
  const { seconds, nanoseconds } = last.get('createdAt') as Timestamp
  return { before, after: { seconds, nanoseconds, postId: last.id } }
}

async function entryIfShared(reader: string, postId: string, post: Post): Promise<EntryToGive[]> {
  const [audienceSnapshot, receiptSnapshot] = await db.getAll(
    db.doc(paths.postAudience(postId)),
    db.doc(paths.receipt(postId)),
  )
  const audience = read(audienceSchema, audienceSnapshot)
  if (!audience || post.deleted || !reachesNewcomer(audience, reader)) return []
  const readers = read(receiptSchema, receiptSnapshot)?.readers ?? []
  return entriesFor(postId, post, [reader], [...new Set([...readers, reader])].sort())
}
