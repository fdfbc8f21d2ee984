import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { recount } from '../recount.ts'

/** A comment came, changed or went. */
export const onCommentWritten = onDocumentWritten(
  { document: 'posts/{postId}/comments/{commentId}', retry: true },
  (event) => recount(event.params.postId, new Date()),
)
