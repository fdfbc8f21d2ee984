import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import { receiptSchema } from '@varanda/domain/post/activity'
import { postSchema } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Two writes an entry, and a task has at most 300. */
const perChunk = 150

/**
 * Takes the entries of a deleted post from its author and its readers, at most `most` of them. Answers whether any may
 * be left. A post that stands is left alone, so that a late copy of the task takes nothing.
 */
export async function dropPost(postId: string, most: number): Promise<{ left: boolean }> {
  const [post, receipt] = await db.getAll(db.doc(paths.post(postId)), db.doc(paths.receipt(postId)))
  const deleted = read(postSchema, post)
  if (!deleted?.deleted) return { left: false }
  const everyone = [...new Set([deleted.author.uid, ...(read(receiptSchema, receipt)?.readers ?? [])])]
  const readers = everyone.slice(0, most)
  for (let from = 0; from < readers.length; from += perChunk) {
    const stands = await db.runTransaction(async (transaction) => {
      if (!read(postSchema, await transaction.get(post!.ref))?.deleted) return true
      for (const reader of readers.slice(from, from + perChunk)) {
        transaction.delete(db.doc(paths.entry(reader, postId)))
        transaction.delete(db.doc(paths.grant(reader, postId)))
      }
      return false
    })
    if (stands) return { left: false }
  }
  if (readers.length < everyone.length) return { left: true }
  await db.runTransaction(async (transaction) => {
    if (!read(postSchema, await transaction.get(post!.ref))?.deleted) return
    transaction.set(receipt!.ref, { readers: [] } satisfies Receipt)
  })
  return { left: false }
}
