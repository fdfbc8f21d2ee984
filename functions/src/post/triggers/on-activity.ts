import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { type Reaction, thePost } from '@varanda/domain/post/reaction'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type Change, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { recordActivity } from '../../notice/activity/record-activity.ts'
import { recount } from '../count/recount.ts'
import { eraseReactions, recountComment } from '../count/recount-comment.ts'
import { tidyComments } from '../tidy-comments.ts'

/** A comment came, changed or went; what was deleted and has nothing below it goes. */
export const onCommentWritten = onDocumentWritten(
  { document: 'posts/{postId}/comments/{commentId}', retry: true },
  async ({ data, params: { postId, commentId } }) => {
    const isAnother = data !== undefined && isWrittenAnew(data)
    if (data && !isAnother && isOurCount(data)) return
    const by: unknown = (data?.after.exists ? data.after : data?.before)?.get('author.uid')
    if (typeof by === 'string') {
      await recordActivity('comment-made', paths.comment(postId, commentId), by, new Date())
    }
    if (isAnother || (data && isGone(data.after))) await eraseReactions(postId, commentId)
    const replyTo: unknown = data?.before.get('replyTo' satisfies keyof Comment)
    const touched = [commentId, ...(typeof replyTo === 'string' ? [replyTo] : [])]
    await tidyComments(postId, touched)
    await recount(postId, new Date())
  },
)

/** Somebody reacted to a post or a comment, otherwise or no more. */
export const onReactionWritten = onDocumentWritten(
  { document: 'posts/{postId}/reactions/{reactionId}', retry: true },
  async ({ data, params: { postId, reactionId } }) => {
    if (!data || isSameFeeling(data)) return
    const held = data.after.exists ? data.after : data.before
    const by: unknown = held.get('uid' satisfies keyof Reaction)
    if (typeof by === 'string') {
      await recordActivity('reaction-made', paths.reaction(postId, reactionId), by, new Date())
    }
    const thing: unknown = held.get('thing' satisfies keyof Reaction)
    if (thing === thePost) await recount(postId, new Date())
    else if (typeof thing === 'string') await recountComment(postId, thing, new Date())
  },
)

/** A comment without words any more, or without a trace. */
function isGone(comment: DocumentSnapshot): boolean {
  return !comment.exists || comment.get('deleted' satisfies keyof Comment) === true
}

/** Deleted whole and written anew under its id, in one commit: what was felt about the one is not of the other. */
function isWrittenAnew({ before, after }: Change<DocumentSnapshot>): boolean {
  const momentOf = (held: DocumentSnapshot) => {
    const at: unknown = held.get('createdAt' satisfies keyof Comment)
    return at instanceof Timestamp ? at.toMillis() : undefined
  }
  return before.exists && after.exists && momentOf(before) !== momentOf(after)
}

/** A comment into which its reactions were counted, and nothing else. */
function isOurCount({ before, after }: Change<DocumentSnapshot>): boolean {
  if (!before.exists || !after.exists) return false
  const countedAt = (held: DocumentSnapshot) =>
    (held.get('reactions' satisfies keyof Comment) as Comment['reactions'])?.countedAt.toMillis()
  return countedAt(before) !== countedAt(after)
}

/** The same again, as a second tap of a slow device writes it. */
function isSameFeeling({ before, after }: Change<DocumentSnapshot>): boolean {
  if (!before.exists || !after.exists) return false
  return (['kind', 'emoji'] as const).every((field) => before.get(field) === after.get(field))
}
