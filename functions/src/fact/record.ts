import { createHash } from 'node:crypto'
import { type Fact, factKeptMs, factName } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'

interface Happened extends Omit<Fact, 'readyAt' | 'expiresAt' | 'about'> {
  about: readonly string[]
  /** Which time this is, where one document may tell of several. */
  turn?: number
  readyAt?: Fact['readyAt']
}

/** Writes down in the transaction of an act what happened. Whoever is to be told is told, even if this call dies then. */
export function record(transaction: Transaction, { turn = 0, ...happened }: Happened): void {
  const { kind, source, at, readyAt = at } = happened
  const factId = factIdOf({ kind, source, turn })
  const expiresAt = Timestamp.fromMillis(at.toMillis() + factKeptMs)
  const about = [...happened.about]
  transaction.set(db.doc(paths.fact(factId)), { ...happened, about, readyAt, expiresAt } satisfies Fact)
  if (readyAt.toMillis() > at.toMillis()) setAlarm(transaction, 'tell-fact', { factId }, readyAt)
}

export function factIdOf({ turn, ...happened }: Pick<Happened, 'kind' | 'source' | 'turn'>): string {
  return createHash('sha256').update(factName(happened, turn)).digest('hex')
}

/** Takes back what happened, in the transaction that ends it: nobody is told of it (any more). */
export function unrecord(
  transaction: Transaction,
  happened: Pick<Happened, 'kind' | 'source' | 'turn' | 'about'>,
): void {
  const factId = factIdOf(happened)
  transaction.delete(db.doc(paths.fact(factId)))
  for (const reader of happened.about) transaction.delete(db.doc(paths.notice(reader, noticeId(factId, reader))))
}

/** A notice's id, which follows from fact and reader. */
export function noticeId(factId: string, reader: string): string {
  return createHash('sha256').update(`${factId} ${reader}`).digest('hex')
}
