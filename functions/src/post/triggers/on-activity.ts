import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { recount } from '../recount.ts'

/** A comment came, changed or went. */
export const onCommentWritten = onDocumentWritten(
  { document: 'posts/{postId}/comments/{commentId}', retry: true },
  (event) => recount(event.params.postId, new Date()),
)

/** Someone was given a post or lost it. */
export const onReceiptWritten = onDocumentWritten(
  { document: 'posts/{postId}/private/receipt', retry: true },
  (event) => recount(event.params.postId, new Date()),
)
