import type { Receipt } from '@varanda/domain/activity'
import type { Grant } from '@varanda/domain/entry'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** Three writes an entry, and a task has at most 300. */
const perChunk = 100

/**
 * Takes from `reader` the entries of `author`'s posts that a connection gave, at most `most` of them. An entry with
 * another source stays. Answers how many were taken, and whether any may be left.
 */
export async function dropEntries(
  reader: string,
  author: string,
  most: number,
): Promise<{ taken: number; left: boolean }> {
  let taken = 0
  while (taken < most) {
    const page = await db
      .collection(paths.grants(reader))
      .where('author', '==', author)
      .where('sources', 'array-contains', 'connection')
      .limit(Math.min(perChunk, most - taken))
      .get()
    if (page.empty) return { taken, left: false }
    await db.runTransaction(async (transaction) => {
      const grants = await transaction.getAll(...page.docs.map(({ ref }) => ref))
      for (const grant of grants) {
        if (!grant.exists) continue
        const others = (grant.data() as Grant).sources.filter((source) => source !== 'connection')
        if (others.length > 0) transaction.update(grant.ref, { sources: others })
        else {
          transaction.delete(grant.ref)
          transaction.delete(db.doc(paths.entry(reader, grant.id)))
          const receipt: Record<keyof Receipt, FieldValue> = { readers: FieldValue.arrayRemove(reader) }
          transaction.set(db.doc(paths.receipt(grant.id)), receipt, { merge: true })
        }
      }
    })
    taken += page.size
  }
  return { taken, left: true }
}
