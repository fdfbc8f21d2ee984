import { graphHeadSchema, graphTurnSchema } from '@varanda/domain/graph/graph-page'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'

const minute = 60_000
/**
 * A renewal reads the whole instance, so a large one gathers those who hide for longer: a minute for so many members.
 */
const membersPerMinute = 5000
const mostMinutes = 20

/**
 * Has the graph made anew for whoever is to be gone from it: now, or when the last renewal began and ended long enough
 * ago. Until that begins it is one task for all; who comes after has another, because it may have read them as they
 * were.
 */
export async function renewSoon(now: Date): Promise<void> {
  const [shown, turn] = await db.getAll(db.doc(paths.graphHead), db.doc(paths.instanceGraph))
  const last = read(graphTurnSchema, turn)
  // Nothing was ever shown, nor is about to be.
  if (!last) return
  const head = read(graphHeadSchema, shown)
  const minutes = Math.min(mostMinutes, Math.ceil((head?.members ?? 0) / membersPerMinute))
  const due = Math.max(head?.madeAt.toMillis() ?? 0, last.begunAt.toMillis()) + minutes * minute
  const delaySeconds = Math.max(0, Math.ceil((due - now.getTime()) / 1000))
  await enqueue('makeGraph', {}, { id: `make-graph-hidden-after-${last.begun}`, delaySeconds })
}
