import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import { reachesPost } from '@varanda/domain/post/audience'
import { grantSchema } from '@varanda/domain/post/entry'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Three writes an entry, and a task has at most 300. */
const perChunk = 100

/**
 * Takes from `reader` the entries of `author`'s posts that a connection gave and none justifies any more, at most
 * `most` of them: all of them when the two are apart; those from before they met when they have met again since. An
 * entry with another source stays. Answers how many were taken, and whether any may be left. Safe at any time, any
 * number of times.
 */
export async function dropEntries(
  reader: string,
  author: string,
  most: number,
): Promise<{ taken: number; left: boolean }> {
  const given = db
    .collection(paths.grants(reader))
    .where('author', '==', author)
    .where('sources', 'array-contains', 'connection')
  let taken = 0
  let last: DocumentSnapshot | undefined
  while (taken < most) {
    const after = last ? given.startAfter(last) : given
    const page = await after.limit(Math.min(perChunk, most - taken)).get()
    last = page.docs.at(-1)
    if (!last) return { taken, left: false }
    taken += await db.runTransaction(async (transaction) => {
      let dropped = 0
      const connection = readIfWhole(connectionSchema, await transaction.get(db.doc(paths.connection(author, reader))))
      const grants = await transaction.getAll(...page.docs.map(({ ref }) => ref))
      for (const grant of grants) {
        const held = readIfWhole(grantSchema, grant)
        if (!grant.exists || (held && connection && reachesPost(connection, held.createdAt))) continue
        dropped++
        // An entry that cannot be read has no other source that would justify keeping it.
        const others = held?.sources.filter((source) => source !== 'connection') ?? []
        if (others.length > 0) transaction.update(grant.ref, { sources: others })
        else {
          transaction.delete(grant.ref)
          transaction.delete(db.doc(paths.entry(reader, grant.id)))
          const receipt: Record<keyof Receipt, FieldValue> = { readers: FieldValue.arrayRemove(reader) }
          transaction.set(db.doc(paths.receipt(grant.id)), receipt, { merge: true })
        }
      }
      return dropped
    })
  }
  return { taken, left: true }
}
