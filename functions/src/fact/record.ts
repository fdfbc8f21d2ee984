import { createHash } from 'node:crypto'
import { type Fact, factKeptMs } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'

interface Happened extends Omit<Fact, 'readyAt' | 'expiresAt'> {
  /** Which time this is, where one document may tell of several. */
  turn?: number
  readyAt?: Fact['readyAt']
}

/** Writes down in the transaction of an act what happened. Whoever is to be told is told, even if this call dies then. */
export function record(transaction: Transaction, { turn = 0, ...happened }: Happened): void {
  const { kind, source, at, readyAt = at } = happened
  const factId = createHash('sha256').update(`${kind} ${source} ${turn}`).digest('hex')
  const expiresAt = Timestamp.fromMillis(at.toMillis() + factKeptMs)
  transaction.set(db.doc(paths.fact(factId)), { ...happened, readyAt, expiresAt } satisfies Fact)
  if (readyAt.toMillis() > at.toMillis()) setAlarm(transaction, 'tell-fact', { factId }, readyAt)
}
