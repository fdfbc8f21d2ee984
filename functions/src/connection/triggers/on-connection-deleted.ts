import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { dropEntries } from '../../post/drop-entries.ts'

/** Finishes a parting whose call died between its transaction and the entries. Each side's document tells of its own. */
export const onConnectionDeleted = onDocumentDeleted(
  { document: 'users/{uid}/connections/{other}', retry: true },
  async ({ params: { uid, other } }) => {
    await dropEntries(uid, other, Number.POSITIVE_INFINITY)
  },
)
