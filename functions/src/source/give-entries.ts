import { paths } from '@varanda/domain/paths'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import { circleOf } from '@varanda/domain/source/reach'
import type { Source } from '@varanda/domain/source/source'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { saidFields } from '../post/said-fields.ts'

/** One reader's copy of one post, ready to be written. */
export interface EntryToGive {
  reader: string
  entry: Entry
  /** Those of the post's sources that give it. */
  sources: readonly Source[]
}

/**
 * Writes entries and their grants within `transaction`; what other sources gave stays beside. The caller has read the
 * post and the row by which each reader is in each source in the same transaction, so that a removal that came in
 * between is never undone. A copy names the circles that gave it, if they are `told`: groups, and circles that are
 * followed. Of a private circle its reader never learns.
 */
export function giveEntries(
  transaction: Transaction,
  entries: readonly EntryToGive[],
  told: ReadonlySet<string>,
): void {
  for (const { reader, entry, sources } of entries) {
    // Its author has left the only circle that it was for.
    if (sources.length === 0) continue
    const { postId, author, createdAt } = entry
    const grant: Omit<Grant, 'sources'> = { author: author.uid, createdAt }
    const circles = sources.map(circleOf).filter((id) => id !== undefined && told.has(id))
    transaction.set(
      db.doc(paths.entry(reader, postId)),
      {
        ...entry,
        ...saidFields(entry),
        ...(circles.length > 0 && { circles: FieldValue.arrayUnion(...circles) }),
      },
      { merge: true },
    )
    transaction.set(
      db.doc(paths.grant(reader, postId)),
      { ...grant, sources: FieldValue.arrayUnion(...sources) },
      { merge: true },
    )
  }
}
