import type { Comment } from '@varanda/domain/post/comment'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { recount } from '../recount.ts'
import { tidyComments } from '../tidy-comments.ts'

/** A comment came, changed or went; what was deleted and has nothing below it goes. */
export const onCommentWritten = onDocumentWritten(
  { document: 'posts/{postId}/comments/{commentId}', retry: true },
  async ({ params, data }) => {
    const replyTo: unknown = data?.before.get('replyTo' satisfies keyof Comment)
    const touched = [params.commentId, ...(typeof replyTo === 'string' ? [replyTo] : [])]
    await tidyComments(params.postId, touched)
    await recount(params.postId, new Date())
  },
)
