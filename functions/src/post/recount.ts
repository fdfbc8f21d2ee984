import { paths } from '@varanda/domain/paths'
import { type ActivitySummary, activitySummarySchema, countedBeside, recountEvery } from '@varanda/domain/post/activity'
import type { Comment } from '@varanda/domain/post/comment'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Counts what readers do about a post anew, at most once in two seconds: a call that comes sooner queues one task for
 * all of them. The task carries the time at which it was due (milliseconds): if the post was counted since then, it is
 * a second delivery and does nothing. What was deleted and stays only for what stands below it counts no more.
 */
export async function recount(postId: string, now: Date, due?: number): Promise<void> {
  const reference = db.doc(paths.activity(postId))
  const before = readIfWhole(activitySummarySchema, await reference.get())
  const countedAt = before?.countedAt.toMillis() ?? 0
  if (due !== undefined && countedAt >= due) return
  const next = countedAt + recountEvery
  // A task never queues itself again, even if it was delivered early: its own name would still be taken.
  if (due === undefined && now.getTime() < next) {
    const delaySeconds = Math.ceil((next - now.getTime()) / 1000)
    await enqueue('recountActivity', { postId, due: next }, { id: `recount-${postId}-${next}`, delaySeconds })
    return
  }
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference)
    const closed = readIfWhole(activitySummarySchema, stored)?.closed
    const counts = await Promise.all(
      Object.entries(countedBeside).map(async ([name, collection]) => {
        const all = db.collection(collection(postId))
        const emptied = all.where('deleted' satisfies keyof Comment, '==', true)
        const [there, gone] = await Promise.all([transaction.get(all.count()), transaction.get(emptied.count())])
        return [name, there.data().count - gone.data().count] as const
      }),
    )
    // Nothing to say, or nothing any more: of an erased post no summary comes back.
    if (!stored.exists && counts.every(([, count]) => count === 0)) return
    const counted = Math.max(now.getTime(), due ?? 0)
    const summary: ActivitySummary = {
      ...(Object.fromEntries(counts) as Record<keyof typeof countedBeside, number>),
      countedAt: Timestamp.fromMillis(counted),
      ...(closed && { closed }),
    }
    transaction.set(reference, summary)
  })
}
