import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { enqueue } from '../../lib/enqueue.ts'

/**
 * Queues the fan-out, in case the call died between its transaction and the queue. It is the same task as the call's,
 * so that usually nothing is done twice.
 */
export const onPostCreated = onDocumentCreated({ document: 'posts/{postId}', retry: true }, ({ params: { postId } }) =>
  enqueue('fanOutPost', { postId }, { id: `fan-out-${postId}` }),
)
