import type { CardOrder } from '@varanda/domain/card/order'
import type { FactKind } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import type { Tip } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { areApart } from '../connection/apart.ts'
import { record } from '../fact/record.ts'

/** What is told of a tip by card that became another one: to whom it is for, and to whoever gave. */
interface Telling {
  toCreator?: FactKind
  toSupporter?: FactKind
}

/** A renewal is told to whoever pays it alone: who receives reads it in the ledger. */
export function tellingOf(order: CardOrder, before: Tip | undefined, next: Tip): Telling {
  // Of what ends because somebody left, nobody is told any more.
  if (order.ends) return {}
  if ((next.refunded ?? 0) > (before?.refunded ?? 0)) return { toSupporter: 'tip-refunded' }
  const wasProven = before !== undefined && before.state !== 'pending' && before.state !== 'failed'
  if (!wasProven && countedAs[next.state] === 'proven') {
    const begins = order.kind === 'tip' ? 'tip-paid' : order.state === 'waiting' ? 'tip-subscribed' : undefined
    return { ...(begins && { toCreator: begins }), toSupporter: 'tip-received' }
  }
  return next.state === 'failed' && before?.state !== 'failed' ? { toSupporter: 'tip-failed' } : {}
}

/** Whether two may hear of each other: a read, before anything is written. */
export async function mayTell(transaction: Transaction, { from, to }: CardOrder, telling: Telling): Promise<boolean> {
  const isAnything = telling.toCreator !== undefined || telling.toSupporter !== undefined
  return isAnything && !(await areApart(transaction, to, from))
}

/** Writes down what is told of a tip, each once for its revision. */
export function tellTip(
  transaction: Transaction,
  { from, to }: CardOrder,
  { tipId, rev, at, telling }: { tipId: string; rev: number; at: Timestamp; telling: Telling },
): void {
  const happened = { source: paths.tip(to, tipId), turn: rev, at }
  if (telling.toCreator) record(transaction, { ...happened, kind: telling.toCreator, by: from, about: [to] })
  if (telling.toSupporter) record(transaction, { ...happened, kind: telling.toSupporter, by: to, about: [from] })
}
