import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { fanOut } from '../posts/fan-out.ts'

/** Finishes a fan-out whose task was never queued because the call died between its transaction and the queue. */
export const onPostCreated = onDocumentCreated({ document: 'posts/{postId}', retry: true }, ({ params }) =>
  fanOut(params.postId),
)
