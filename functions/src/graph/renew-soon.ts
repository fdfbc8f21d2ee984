import { graphHeadSchema, graphTurnSchema } from '@varanda/domain/graph/graph-page'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'

const minute = 60_000
/** A renewal reads the whole instance, so a large one waits longer for the next: a minute for so many members. */
const membersPerMinute = 5000
const mostMinutes = 20

/**
 * Queues a renewal of the graph for somebody who is to disappear from it: now, or when the last renewal is long enough
 * ago. Until that task begins everybody else joins it; once it runs it may have read a member as they were, so the next
 * one gets a task of their own.
 */
export async function renewSoon(now: Date): Promise<void> {
  const [shown, turn] = await db.getAll(db.doc(paths.graphHead), db.doc(paths.instanceGraph))
  const last = read(graphTurnSchema, turn)
  // No graph was ever made, and none is being made.
  if (!last) return
  const head = read(graphHeadSchema, shown)
  const minutes = Math.min(mostMinutes, Math.ceil((head?.members ?? 0) / membersPerMinute))
  const due = Math.max(head?.madeAt.toMillis() ?? 0, last.begunAt.toMillis()) + minutes * minute
  const delaySeconds = Math.max(0, Math.ceil((due - now.getTime()) / 1000))
  await enqueue('makeGraph', {}, { id: `make-graph-hidden-after-${last.begun}`, delaySeconds })
}
