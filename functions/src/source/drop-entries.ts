import { paths } from '@varanda/domain/paths'
import { grantSchema } from '@varanda/domain/post/entry'
import { circleOf } from '@varanda/domain/source/reach'
import { memberRow, memberRowSchema, reaches, type Source } from '@varanda/domain/source/source'
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Two writes an entry; short transactions meet fewer others. */
const perChunk = 100

/** How grants from before sources had names say that a connection gave them. */
const unnamedConnection = 'connection'

/**
 * Takes from `reader` the entries that a source gave and no row justifies any more, newest first, at most `most` of
 * them: all of them when the reader is out of it; those from before they came when they have come again since. An entry
 * with another source stays. Answers how many were taken, and whether any may be left. Safe at any time, any number of
 * times.
 */
export async function dropEntries(
  reader: string,
  source: Source,
  most: number,
): Promise<{ taken: number; left: boolean }> {
  const circle = circleOf(source)
  const given = givenBy(reader, source)
  let taken = 0
  let last: DocumentSnapshot | undefined
  while (taken < most) {
    const page = await db.runTransaction(async (transaction) => {
      const row = readIfWhole(memberRowSchema, await transaction.get(db.doc(memberRow(source, reader))))
      const after = last ? given.startAfter(last) : given
      const { docs } = await transaction.get(after.limit(Math.min(perChunk, most - taken)))
      let dropped = 0
      for (const grant of docs) {
        const held = readIfWhole(grantSchema, grant)
        if (held && row && reaches(row, held.createdAt)) continue
        dropped++
        // An entry that cannot be read has no other source that would justify keeping it.
        const others = held?.sources.filter((one) => one !== source && one !== unnamedConnection) ?? []
        const entry = db.doc(paths.entry(reader, grant.id))
        if (others.length > 0) {
          transaction.update(grant.ref, { sources: others })
          if (circle) transaction.update(entry, { circles: FieldValue.arrayRemove(circle) })
        } else {
          transaction.delete(grant.ref)
          transaction.delete(entry)
        }
      }
      return { dropped, last: docs.at(-1) }
    })
    last = page.last
    taken += page.dropped
    if (!last) return { taken, left: false }
  }
  return { taken, left: true }
}

function givenBy(reader: string, source: Source): Query {
  const grants = db.collection(paths.grants(reader))
  if (circleOf(source)) {
    return grants.where('sources', 'array-contains', source).orderBy('createdAt', 'desc')
  }
  const author = source.slice(source.indexOf('/') + 1)
  return grants
    .where('author', '==', author)
    .where('sources', 'array-contains-any', [source, unnamedConnection])
    .orderBy('createdAt', 'desc')
}
