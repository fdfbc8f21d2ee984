import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { factIdOf } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { concernedBy } from './concerned-by.ts'
import { callsByName, tellActivity } from './tell-activity.ts'

/**
 * Keeps who is told of a post in agreement with what its author made of it since: whom its words call now, or to whom it
 * was sent by name, hears of it; whom it calls no more is told no more. Who wants to be told of new posts hears nothing of
 * an old one. Safe to repeat.
 */
export async function tellOfChange(postId: string, now: Date): Promise<void> {
  const source = paths.post(postId)
  const factId = factIdOf({ kind: 'post-made', source })
  const place = db.doc(paths.fact(factId))
  const isOld = await db.runTransaction(async (transaction) => {
    const fact = readIfWhole(factSchema, await transaction.get(place))
    // One that waits is told as it stands then.
    if (!fact || fact.readyAt.toMillis() > now.getTime()) return false
    const called = callsByName(await concernedBy(transaction, fact))
    const all = [...new Set([...fact.about, ...called])]
    if (all.length > fact.about.length) transaction.update(place, { about: all } satisfies Partial<Fact>)
    return true
  })
  if (isOld) await tellActivity(factId, now, 'changed')
}
