import { paths } from '@varanda/domain/paths'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import type { Reaction } from '@varanda/domain/post/reaction'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { readIfWhole } from '../../lib/read.ts'
import { countReactions } from './count-reactions.ts'
import { countedAs, countTurn } from './count-turn.ts'
import { isListed } from './recount.ts'

/**
 * Counts the reactions to a comment anew, into the comment, as often as `recount` counts a post; of a comment that is
 * gone it takes them.
 */
export async function recountComment(postId: string, commentId: string, now: Date, due?: number): Promise<void> {
  const reference = db.doc(paths.comment(postId, commentId))
  const found = await reference.get()
  if (!found.exists) return eraseReactions(postId, commentId)
  const before = readIfWhole(commentSchema, found)
  const turn = countTurn(before?.reactions?.countedAt.toMillis() ?? 0, now.getTime(), due)
  if (!before || turn === 'done') return
  if (turn !== 'now') {
    const id = `recount-${postId}-${commentId}-${turn.later}`
    const delaySeconds = Math.ceil((turn.later - now.getTime()) / 1000)
    await enqueue('recountActivity', { postId, commentId, due: turn.later }, { id, delaySeconds })
    return
  }
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference)
    if (!stored.exists) return
    const last = readIfWhole(commentSchema, stored)?.reactions?.countedAt.toMillis() ?? 0
    const counts = await countReactions(transaction, postId, commentId, () => isListed(transaction, postId))
    const countedAt = Timestamp.fromMillis(countedAs(last, now.getTime(), due))
    const reactions: Comment['reactions'] | FieldValue = counts ? { ...counts, countedAt } : FieldValue.delete()
    transaction.update(reference, { reactions })
  })
}

const perBatch = 200

/** Takes what was felt about a comment that is gone; where another was written under its id, what is older than that. */
export async function eraseReactions(postId: string, commentId: string): Promise<void> {
  const now = readIfWhole(commentSchema, await db.doc(paths.comment(postId, commentId)).get())
  const at = 'at' satisfies keyof Reaction
  const all = db.collection(paths.reactions(postId)).where('thing' satisfies keyof Reaction, '==', commentId)
  const gone = now && !now.deleted ? all.where(at, '<', now.createdAt).orderBy(at, 'desc') : all
  for (;;) {
    const { docs } = await gone.limit(perBatch).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
