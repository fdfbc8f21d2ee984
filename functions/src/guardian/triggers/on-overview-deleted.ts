import { paths } from '@varanda/domain/paths'
import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { db } from '../../lib/app.ts'

/** Minutes are kept for the guardian who sees them, and for nobody afterwards. */
export const onOverviewDeleted = onDocumentDeleted(
  { document: 'users/{uid}/guardian/overview', retry: true },
  async ({ params: { uid } }) => {
    if ((await db.doc(paths.guardianOverview(uid)).get()).exists) return
    const minutes = await db.collection(paths.allMinutes(uid)).listDocuments()
    await Promise.all(minutes.map((one) => one.delete()))
  },
)
