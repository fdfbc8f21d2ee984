import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { tell } from '../tell.ts'

/** A fact of which nothing may be told yet is told by its alarm. */
export const onFactCreated = onDocumentCreated(
  { document: 'facts/{factId}', retry: true },
  async ({ params: { factId } }) => {
    const now = new Date()
    if (await tell({ factId }, now)) await ringSoon('tell-fact', { factId }, now)
  },
)
