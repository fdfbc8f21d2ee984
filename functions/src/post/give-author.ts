import { mayList } from '@varanda/domain/circle/followers'
import type { Audience } from '@varanda/domain/post/audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { readersOf } from '@varanda/domain/source/reach'
import type { Transaction } from 'firebase-admin/firestore'
import { giveEntries } from '../source/give-entries.ts'
import { readReach } from '../source/read-reach.ts'

/**
 * Reads whom a post is for now and answers how to give its author their copy within `transaction`, which makes the next
 * revision of the post; a fan-out gives the others theirs. `readers`: how many those are.
 */
export async function givingAuthor(
  transaction: Transaction,
  postId: string,
  post: Post,
  audience: Audience,
): Promise<{ give: () => void; readers: number }> {
  const author = post.author.uid
  const { reached, circles, own, told } = await readReach(transaction, author, audience, post.createdAt)
  const readers = readersOf(author, audience, reached)
  const isListed = mayList(
    author,
    circles.map(({ circle }) => circle),
  )
  const entry = entryOf(postId, { ...post, rev: post.rev + 1 }, othersOf(author, readers, isListed ? readers : []))
  const give = () => giveEntries(transaction, [{ reader: author, entry, sources: own }], told)
  return { give, readers: readers.length }
}
