import type { CardOwn } from '@varanda/domain/card/card-own'
import { refundIs } from '@varanda/domain/card/tip-facts'
import { minus, sumOf } from '@varanda/domain/money/amount'
import { currencyCodes } from '@varanda/domain/money/currency'
import { paths } from '@varanda/domain/paths'
import { type LedgerRow, ledgerRowSchema } from '@varanda/domain/support/ledger'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { rowIdOf } from './keep-tip.ts'
import { type Cards, onAccount } from './stripe.ts'

const perPage = 200
/** More than so many payments, refunds or rows are compared no more: a sum of a part would differ. */
const most = 5000

/** What of an account is a creator's: others may be paid there as well. */
export interface Ours {
  orders: ReadonlySet<string>
  intents: ReadonlySet<string>
}

type Row = Pick<LedgerRow, 'kind' | 'amount' | 'currency'>
type Listed = Row & { objectId: string }

/**
 * What came and went back since then as Stripe lists it, payment by payment, against what the ledger has: in each currency
 * in which the two are not one, both. Undefined where there is too much to compare.
 */
export async function compareLedger(
  cards: Cards,
  { uid, account, ours, since }: { uid: string; account: string; ours: Ours; since: Date },
): Promise<NonNullable<CardOwn['compared']>['differs'] | undefined> {
  const rows = await readRows(uid, account, since)
  if (!rows) return undefined
  // Orders of those who were erased are gone, and their payments stand in the ledger alone.
  const paid = [...rows.values()].flatMap(({ kind, objectId }) => (kind === 'paid' ? objectId : []))
  const listed = await askListed(cards, account, { ...ours, intents: new Set([...ours.intents, ...paid]) }, since)
  if (!listed) return undefined
  // What began before and was listed since stands there all the same.
  const earlier = listed.map((one) => rowIdOf({ ...one, account })).filter((id) => !rows.has(id))
  for (let at = 0; at < earlier.length; at += perPage) {
    const found = await db.getAll(...earlier.slice(at, at + perPage).map((id) => db.doc(paths.ledgerRow(uid, id))))
    for (const one of found) {
      const row = readIfWhole(ledgerRowSchema, one)
      if (row) rows.set(row.id, row)
    }
  }
  return currencyCodes.flatMap((currency) => {
    const [stripe, here] = [netOf(listed, currency), netOf([...rows.values()], currency)]
    return stripe === here ? [] : [{ currency, stripe, here }]
  })
}

function netOf(rows: readonly Row[], currency: string): number {
  const sum = (kinds: readonly string[]) =>
    sumOf(rows.filter((row) => row.currency === currency && kinds.includes(row.kind)).map(({ amount }) => amount))
  return minus(sum(['paid', 'refundFailed']), sum(['refunded']))
}

async function askListed(
  cards: Cards,
  account: string,
  { orders, intents }: Ours,
  since: Date,
): Promise<Listed[] | undefined> {
  const [on, gte] = [onAccount(cards, account), Math.floor(since.getTime() / 1000)]
  const listed: Listed[] = []
  const known = new Set(intents)
  for await (const charge of cards.stripe.charges.list({ created: { gte }, limit: 100 }, on)) {
    const intent = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id
    if (!intent || !charge.paid || (!known.has(intent) && !orders.has(charge.metadata.order ?? ''))) continue
    known.add(intent)
    listed.push(listedAs('paid', intent, charge))
    if (listed.length > most) return undefined
  }
  for await (const refund of cards.stripe.refunds.list({ created: { gte }, limit: 100 }, on)) {
    const intent = typeof refund.payment_intent === 'string' ? refund.payment_intent : refund.payment_intent?.id
    const is = refundIs(refund.status)
    if (!intent || !is || !known.has(intent)) continue
    listed.push(listedAs('refunded', refund.id, refund))
    if (is === 'failed') listed.push(listedAs('refundFailed', refund.id, refund))
    if (listed.length > most) return undefined
  }
  return listed
}

function listedAs(kind: Row['kind'], objectId: string, of: { amount: number; currency: string }): Listed {
  return { kind, objectId, amount: of.amount, currency: of.currency.toUpperCase() as Row['currency'] }
}

/** Rows of payments that began since then: whatever Stripe lists of them happened since then as well. */
async function readRows(uid: string, account: string, since: Date): Promise<Map<string, LedgerRow> | undefined> {
  const rows = new Map<string, LedgerRow>()
  let last: QueryDocumentSnapshot | undefined
  do {
    const all = db
      .collection(paths.ledger(uid))
      .where('at' satisfies keyof LedgerRow, '>=', Timestamp.fromDate(since))
      .orderBy('at' satisfies keyof LedgerRow)
    const { docs, size } = await (last ? all.startAfter(last) : all).limit(perPage).get()
    for (const found of docs) {
      const row = readIfWhole(ledgerRowSchema, found)
      if (row?.provider === 'stripe' && row.account === account) rows.set(row.id, row)
    }
    if (rows.size > most) return undefined
    last = size < perPage ? undefined : docs.at(-1)
  } while (last)
  return rows
}
