import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { hear } from '../automation/hear.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { tell } from '../notice/tell.ts'

/**
 * Tells of a fact, and lets whatever waits for it act, each once, however often and late this comes. Answers when to come
 * again if nothing may be told of it yet.
 */
export async function spread(
  { factId }: AlarmReference<'tell-fact'>,
  now: Date,
  /** As it was written, where that is known. */
  written?: Fact,
): Promise<Moment | null> {
  const fact = written ?? read(factSchema, await db.doc(paths.fact(factId)).get())
  if (!fact) return null
  if (fact.readyAt.toMillis() > now.getTime()) return fact.readyAt
  const both = await Promise.allSettled([tell(factId, fact, now), hear(factId, fact, now)])
  // Neither holds the other up, and both bear being done again.
  for (const one of both) if (one.status === 'rejected') throw one.reason
  return null
}
