import { createHash } from 'node:crypto'
import { type CardOrder, cardOrderSchema } from '@varanda/domain/card/order'
import { refundedOf, rowsOf, tipStateOf, wayTo } from '@varanda/domain/card/tip-facts'
import { paths } from '@varanda/domain/paths'
import { type LedgerRow, ledgerDirections, ledgerRowName } from '@varanda/domain/support/ledger'
import type { Tip } from '@varanda/domain/support/tip'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { putTip, readTip } from '../support/step-tip.ts'
import type { OrderFacts } from './ask-stripe.ts'
import { mayTell, tellingOf, tellTip } from './tell-card.ts'

type Payment = OrderFacts['payments'][number]

/** A tip for a post has the order's id; of a subscription each payment is one. */
export function tipIdOf(orderId: string, { kind }: CardOrder, payment: string): string {
  if (kind === 'tip') return orderId
  return createHash('sha256').update(`${orderId} ${payment}`).digest('hex').slice(0, 20)
}

/**
 * Writes one payment as its tip with what is known of it in the ledger, each row once; false where something about the order
 * is new since it was asked. What was never under way leaves nothing.
 */
export function keepTip(orderId: string, seen: CardOrder, { id, at, facts }: Payment, now: Date): Promise<boolean> {
  const tipId = tipIdOf(orderId, seen, id)
  return db.runTransaction(async (transaction) => {
    const order = read(cardOrderSchema, await transaction.get(db.doc(paths.cardOrder(orderId))))
    if (order?.gen !== seen.gen) return false
    const { from, to, kind, post, tier, account, currency } = order
    const book = await readTip(transaction, to, tipId, from)
    const state = tipStateOf(facts)
    if (!book.tip && (state === 'failed' || (state === 'pending' && !id.startsWith('pi_')))) return true
    const way = wayTo(book.tip?.state ?? 'pending', state)
    if (!way) return true
    const rows = rowsOf(facts).map((row) => ({ ...row, rowId: rowIdOf({ ...row, account }) }))
    const found =
      rows.length > 0 ? await transaction.getAll(...rows.map(({ rowId }) => db.doc(paths.ledgerRow(to, rowId)))) : []
    const fresh = rows.filter((_, index) => !found[index]!.exists)
    const refunded = refundedOf(facts)
    const [seenAt, begun] = [Timestamp.fromDate(now), Timestamp.fromMillis(at)]
    const before = book.tip
    if (before && way.length === 0 && fresh.length === 0 && (before.refunded ?? 0) === refunded) return true
    const begins: Tip = {
      ...{ to, from, way: 'card', kind, amount: facts.amount, currency, at: begun, rev: 0, state, changedAt: seenAt },
      supporter: book.supporter.number,
      ...(post !== undefined && { post }),
      ...(tier !== undefined && { tier }),
    }
    const { refunded: _, ...same } = before ?? begins
    const next: Tip = {
      ...same,
      ...{ state, rev: same.rev + 1, changedAt: seenAt },
      ...(refunded > 0 && { refunded }),
    }
    const telling = tellingOf(order, before, next)
    const isTold = await mayTell(transaction, order, telling)
    const told = { by: 'stripe' as const, at: begun, seen: seenAt, provider: 'stripe' as const, account }
    putTip(transaction, book, next)
    if (isTold) tellTip(transaction, order, { tipId, rev: next.rev, at: seenAt, telling })
    for (const { kind: rowKind, objectId, amount, rowId, happened } of fresh) {
      const row: LedgerRow = {
        ...told,
        ...{ id: rowId, kind: rowKind, objectId, amount, currency, dir: ledgerDirections[rowKind], tip: tipId },
        ...(happened !== undefined && { happened: Timestamp.fromMillis(happened) }),
      }
      transaction.create(db.doc(paths.ledgerRow(to, rowId)), row)
    }
    return true
  })
}

/** The id of a row about something of Stripe's. */
export function rowIdOf({ kind, objectId, account }: Pick<LedgerRow, 'kind' | 'objectId' | 'account'>): string {
  return createHash('sha256')
    .update(ledgerRowName({ provider: 'stripe', account, objectId, kind }))
    .digest('hex')
}
