import { mayList } from '@varanda/domain/circle/followers'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { readersOf } from '@varanda/domain/source/reach'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { giveEntries } from '../source/give-entries.ts'
import { readReach } from '../source/read-reach.ts'
import { settleSoon } from './settle-post.ts'

/**
 * Lets a post stand again that was deleted or removed, as the caller has found in `transaction` that it may; its author
 * has it at once, and whoever else may see it now gets it by a fan-out from the start.
 */
export async function restore(
  transaction: Transaction,
  postId: string,
  post: Post,
  audience: Audience,
  now: Date,
): Promise<void> {
  const author = post.author.uid
  const { reached, circles, own, told } = await readReach(transaction, author, audience, post.createdAt)
  const readers = readersOf(author, audience, reached)
  const isListed = mayList(
    author,
    circles.map(({ circle }) => circle),
  )
  transaction.update(db.doc(paths.post(postId)), {
    deleted: FieldValue.delete(),
    until: FieldValue.delete(),
    removed: FieldValue.delete(),
    rev: FieldValue.increment(1),
  } satisfies Partial<Record<keyof Post, FieldValue>>)
  transaction.delete(db.doc(paths.fanOut(postId)))
  const entry = entryOf(postId, { ...post, rev: post.rev + 1 }, othersOf(author, readers, isListed ? readers : []))
  if (own.length > 0) giveEntries(transaction, [{ reader: author, entry, sources: own }], told)
  settleSoon(transaction, postId, now)
}
