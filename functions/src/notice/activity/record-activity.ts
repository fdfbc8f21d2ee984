import { type ActivityFactKind, type Fact, factSchema } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { factIdOf, record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { concernedBy } from './concerned-by.ts'
import { tellActivity } from './tell-activity.ts'

/**
 * Writes down, once, that somebody wrote or felt something about a post, where it concerns anybody, and keeps notices in
 * agreement with what became of it: changed words may mention others, and what was taken back is told no more. For a
 * trigger, which may come late, twice and out of order: everything is read anew.
 */
export async function recordActivity(kind: ActivityFactKind, source: string, by: string, now: Date): Promise<void> {
  const factId = factIdOf({ kind, source })
  const place = db.doc(paths.fact(factId))
  const isOld = await db.runTransaction(async (transaction) => {
    const before = readIfWhole(factSchema, await transaction.get(place))
    const about = [...(await concernedBy(transaction, { kind, source })).keys()]
    if (!before) {
      if (about.length > 0) record(transaction, { kind, source, at: Timestamp.fromDate(now), by, about })
      return false
    }
    const all = [...new Set([...before.about, ...about])]
    if (all.length > before.about.length) transaction.update(place, { about: all } satisfies Partial<Fact>)
    return true
  })
  // A new one is told by its own trigger.
  if (isOld) await tellActivity(factId, now)
}
