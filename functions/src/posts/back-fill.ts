import type { Receipt } from '@varanda/domain/activity'
import { type Audience, reachesNewcomer } from '@varanda/domain/audience'
import type { Connection } from '@varanda/domain/connection'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Post, postLimits } from '@varanda/domain/post'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { type EntryToGive, entriesFor, giveEntries, readEpoch } from './give-entries.ts'

/**
 * Gives `reader` one page of the posts that `author` shared with their connections in the last 30 days, newest first,
 * older than `before` (milliseconds). Answers where the next page begins, or null at the end or when the two are no
 * longer connected as inviter and guest.
 */
export async function backFillPage(reader: string, author: string, before: number, now: Date): Promise<number | null> {
  const epoch = await readEpoch(author)
  const page = await db
    .collection(paths.posts)
    .where('author.uid', '==', author)
    .where('createdAt', '>=', Timestamp.fromMillis(now.getTime() - postLimits.firstFeedDays * day))
    .where('createdAt', '<', Timestamp.fromMillis(before))
    .orderBy('createdAt', 'desc')
    .limit(postLimits.firstFeedPosts)
    .get()
  const entries = (
    await Promise.all(page.docs.map((post) => entryIfShared(reader, post.id, post.data() as Post)))
  ).flat()
  const stood = await db.runTransaction(async (transaction) => {
    const connection = await transaction.get(db.doc(paths.connection(author, reader)))
    if ((await readEpoch(author, transaction)) !== epoch) return 'moved'
    // Two who parted and met again share only what came after; this may be a late copy of the task from before.
    if (read<Connection>(connection)?.by !== 'invitee') return 'apart'
    giveEntries(transaction, entries, 'connection')
    return 'given'
  })
  if (stood === 'moved') return before
  if (stood === 'apart' || page.size < postLimits.firstFeedPosts) return null
  return (page.docs.at(-1)!.data() as Post).createdAt.toMillis()
}

async function entryIfShared(reader: string, postId: string, post: Post): Promise<EntryToGive[]> {
  const [audienceSnapshot, receiptSnapshot] = await db.getAll(
    db.doc(paths.postAudience(postId)),
    db.doc(paths.receipt(postId)),
  )
  const audience = read<Audience>(audienceSnapshot)
  if (!audience || post.deleted || !reachesNewcomer(audience, reader)) return []
  const readers = read<Receipt>(receiptSnapshot)?.readers ?? []
  return entriesFor(postId, post, [reader], [...new Set([...readers, reader])].sort())
}
