import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { tell } from '../tell.ts'

/** A fact of which nothing may be told yet has an alarm. */
export const onFactCreated = onDocumentCreated(
  { document: 'facts/{factId}', retry: true },
  async ({ params: { factId } }) => {
    await tell({ factId }, new Date())
  },
)
