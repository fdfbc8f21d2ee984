import { paths } from '@varanda/domain/paths'
import { type ActivitySummary, activitySummarySchema, countedBeside, recountEvery } from '@varanda/domain/post/activity'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Counts what readers do about a post anew, at most once in two seconds: a call that comes sooner queues one task for
 * all of them. The task carries the time at which it was due (milliseconds): if the post was counted since then, it is
 * a second delivery and does nothing.
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
    const counts = await Promise.all(
      Object.entries(countedBeside).map(async ([name, collection]) => {
        const answer = await transaction.get(db.collection(collection(postId)).count())
        return [name, answer.data().count] as const
      }),
    )
    // Nothing to say, or nothing any more: of an erased post no summary comes back.
    if (!stored.exists && counts.every(([, count]) => count === 0)) return
    const counted = Math.max(now.getTime(), due ?? 0)
    const summary: ActivitySummary = {
      ...(Object.fromEntries(counts) as Record<keyof typeof countedBeside, number>),
      countedAt: Timestamp.fromMillis(counted),
    }
    transaction.set(reference, summary)
  })
}
