import { sourceOf } from '@varanda/domain/source/source'
import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { dropEntries } from '../../source/drop-entries.ts'
import { keepMutual } from '../../source/keep-mutual.ts'

/**
 * Finishes a removal whose call died after its transaction: takes the entries that the deleted connection had given.
 * Each of the two documents handles its own side.
 */
export const onConnectionDeleted = onDocumentDeleted(
  { document: 'users/{uid}/connections/{other}', retry: true },
  async ({ params: { uid, other } }) => {
    await dropEntries(uid, sourceOf(other), Number.POSITIVE_INFINITY)
    if (uid < other) await keepMutual(uid, other)
  },
)
