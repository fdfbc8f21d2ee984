import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { entriesOf, holderOf } from './entries-of.ts'

/** Two writes an entry; short transactions meet fewer others. */
const perChunk = 150

/**
 * Takes the entries of a deleted post from everybody who holds one, at most `most` of them. Answers whether any may be
 * left. A post that stands is left alone, so that a late copy of the task takes nothing.
 */
export async function dropPost(postId: string, most: number): Promise<{ left: boolean }> {
  const copies = entriesOf(db, postId)
  for (let taken = 0; taken < most; ) {
    const size = Math.min(perChunk, most - taken)
    const found = await db.runTransaction(async (transaction) => {
      const post = read(postSchema, await transaction.get(db.doc(paths.post(postId))))
      if (!post?.deleted) return 0
      const { docs } = await transaction.get(copies.limit(size))
      for (const entry of docs) {
        transaction.delete(entry.ref)
        transaction.delete(db.doc(paths.grant(holderOf(entry), postId)))
      }
      return docs.length
    })
    if (found < size) return { left: false }
    taken += found
  }
  return { left: true }
}
