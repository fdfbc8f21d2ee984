import { paths } from '@varanda/domain/paths'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import type { Source } from '@varanda/domain/source/source'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** One reader's copy of one post, ready to be written. */
export interface EntryToGive {
  reader: string
  entry: Entry
}

/**
 * Writes entries and their grants within `transaction`. The caller has read the post and the row by which each reader
 * is in the source in the same transaction, so that a removal that came in between is never undone.
 */
export function giveEntries(transaction: Transaction, entries: readonly EntryToGive[], source: Source): void {
  for (const { reader, entry } of entries) {
    const { postId, author, createdAt } = entry
    const grant: Omit<Grant, 'sources'> = { author: author.uid, createdAt }
    transaction.set(db.doc(paths.entry(reader, postId)), entry)
    transaction.set(
      db.doc(paths.grant(reader, postId)),
      { ...grant, sources: FieldValue.arrayUnion(source) },
      { merge: true },
    )
  }
}
