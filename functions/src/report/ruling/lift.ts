import { paths } from '@varanda/domain/paths'
import { isStanding, type Ruling, rulingSchema } from '@varanda/domain/report/ruling'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { rulingIdOf } from './rule.ts'

/**
 * Reads what was decided about `source` at a moment and answers how to say that it holds no more, within `transaction`;
 * an answer to it is over then. Null where it holds no more already, and where nothing was written down of it.
 */
export async function lifting(
  transaction: Transaction,
  source: string,
  decidedAt: Pick<Timestamp, 'toMillis'>,
): Promise<((by: string, at: Timestamp) => void) | null> {
  const found = await transaction.get(db.doc(paths.ruling(rulingIdOf(source, decidedAt))))
  const ruling = read(rulingSchema, found)
  if (!ruling || !isStanding(ruling)) return null
  return (by, at) => {
    transaction.update(found.ref, { state: 'undone', outcome: { by, at, words: '' } } satisfies Partial<Ruling>)
  }
}
