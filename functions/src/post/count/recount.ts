import { paths } from '@varanda/domain/paths'
import { type ActivitySummary, activitySummarySchema, countedBeside } from '@varanda/domain/post/activity'
import type { Comment } from '@varanda/domain/post/comment'
import { postSchema } from '@varanda/domain/post/post'
import { thePost } from '@varanda/domain/post/reaction'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { readIfWhole } from '../../lib/read.ts'
import { countReactions } from './count-reactions.ts'
import { countedAs, countTurn } from './count-turn.ts'

/**
 * Counts what readers do about a post anew, at most once in two seconds: a call that comes sooner queues one task for
 * all of them. The task carries the time at which it was due (milliseconds): if the post was counted since then, it is
 * a second delivery and does nothing. What was deleted and stays only for what stands below it counts no more.
 */
export async function recount(postId: string, now: Date, due?: number): Promise<void> {
  const reference = db.doc(paths.activity(postId))
  const before = readIfWhole(activitySummarySchema, await reference.get())
  const turn = countTurn(before?.countedAt.toMillis() ?? 0, now.getTime(), due)
  if (turn === 'done') return
  if (turn !== 'now') {
    const delaySeconds = Math.ceil((turn.later - now.getTime()) / 1000)
    await enqueue(
      'recountActivity',
      { postId, due: turn.later },
      { id: `recount-${postId}-${turn.later}`, delaySeconds },
    )
    return
  }
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference)
    const held = readIfWhole(activitySummarySchema, stored)
    const counts = await Promise.all(
      Object.entries(countedBeside).map(async ([name, collection]) => {
        const all = db.collection(collection(postId))
        const emptied = all.where('deleted' satisfies keyof Comment, '==', true)
        const [there, gone] = await Promise.all([transaction.get(all.count()), transaction.get(emptied.count())])
        return [name, there.data().count - gone.data().count] as const
      }),
    )
    const reactions = await countReactions(transaction, postId, thePost, () => isListed(transaction, postId))
    // Nothing to say, or nothing any more: of an erased post no summary comes back.
    if (!stored.exists && !reactions && counts.every(([, count]) => count === 0)) return
    const counted = countedAs(held?.countedAt.toMillis() ?? 0, now.getTime(), due)
    const summary: ActivitySummary = {
      ...(Object.fromEntries(counts) as Record<keyof typeof countedBeside, number>),
      ...(reactions && { reactions }),
      countedAt: Timestamp.fromMillis(counted),
      ...(held?.closed && { closed: held.closed }),
    }
    transaction.set(reference, summary)
  })
}

/** Whether readers of a post may know who of them reacted; of a damaged one nobody is told. */
export async function isListed(transaction: Transaction, postId: string): Promise<boolean> {
  const post = readIfWhole(postSchema, await transaction.get(db.doc(paths.post(postId))))
  return post !== undefined && post.listed !== false
}
