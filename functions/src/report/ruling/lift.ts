import { paths } from '@varanda/domain/paths'
import { type Ruling, rulingSchema } from '@varanda/domain/report/ruling'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { rulingIdOf } from './rule.ts'

/**
 * Reads what was decided about `source` at a moment and answers how to say that it holds no more, within `transaction`;
 * an answer to it is over then. Of what was decided before there were rulings there is none.
 */
export async function lifting(
  transaction: Transaction,
  source: string,
  decidedAt: Pick<Timestamp, 'toMillis'>,
): Promise<(by: string, at: Timestamp) => void> {
  const found = await transaction.get(db.doc(paths.ruling(rulingIdOf(source, decidedAt))))
  const ruling = read(rulingSchema, found)
  return (by, at) => {
    if (ruling?.state !== 'standing' && ruling?.state !== 'answered') return
    transaction.update(found.ref, { state: 'undone', outcome: { by, at, words: '' } } satisfies Partial<Ruling>)
  }
}
