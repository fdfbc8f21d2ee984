import { createHash } from 'node:crypto'
import { memberSchema } from '@varanda/domain/member/member'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Counts, countTip, nothingCounted } from '@varanda/domain/support/count-tip'
import type { Given } from '@varanda/domain/support/given'
import { type LedgerKind, type LedgerRow, ledgerDirections, ledgerRowName } from '@varanda/domain/support/ledger'
import { noTotals, type SupportPage, supportPageSchema } from '@varanda/domain/support/support-page'
import { type Supporter, supporterSchema } from '@varanda/domain/support/supporter'
import { type Tip, tipSchema } from '@varanda/domain/support/tip'
import type { TipActor } from '@varanda/domain/support/tip-state'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** What a change of one tip reads, all before it writes. */
export interface TipBook {
  to: string
  tipId: string
  page: SupportPage | undefined
  tip: Tip | undefined
  /** Who gave it, as sums count them. */
  supporter: Supporter
  /** How both are called, of a tip that is not there yet. */
  names: Pick<Tip, 'fromName' | 'toName'>
}

/** Reads a tip with its page and supporter, or, of one that is not there, the supporter that `from` is or would be. */
export async function readTip(transaction: Transaction, to: string, tipId: string, from?: string): Promise<TipBook> {
  const [pageFound, tipFound] = await transaction.getAll(db.doc(paths.supportPage(to)), db.doc(paths.tip(to, tipId)))
  const page = read(supportPageSchema, pageFound)
  const tip = read(tipSchema, tipFound)
  const numbered = page?.numbered ?? 0
  const supporter = tip
    ? read(supporterSchema, await transaction.get(db.doc(paths.supporter(to, String(tip.supporter)))))
    : await supporterOf(transaction, to, from)
  const number = tip?.supporter ?? numbered + 1
  const names = tip || !from ? {} : await namesOf(transaction, from, to)
  return { to, tipId, page, tip, names, supporter: supporter ?? { ...(from && { uid: from }), number, all: {} } }
}

async function namesOf(transaction: Transaction, from: string, to: string): Promise<TipBook['names']> {
  const found = await transaction.getAll(db.doc(paths.user(from)), db.doc(paths.user(to)))
  const [fromName, toName] = found.map((profile) => read(memberSchema, profile)?.name)
  return { ...(fromName !== undefined && { fromName }), ...(toName !== undefined && { toName }) }
}

async function supporterOf(transaction: Transaction, to: string, from = ''): Promise<Supporter | undefined> {
  const theirs = db.collection(paths.supporters(to)).where('uid', '==', from).limit(1)
  const { docs } = await transaction.get(theirs)
  return read(supporterSchema, docs[0])
}

/** What is told of a change in the ledger; `turn`: of what may become so again. */
export interface Told {
  kind: LedgerKind
  by: TipActor
  at: Moment
  seen: Moment
  provider: LedgerRow['provider']
  account: string
  objectId: string
  turn?: number
  /** How much of it is meant, where that is not all. */
  amount?: number
}

/**
 * Writes a tip as it is now on both sides, with its row of the ledger, and what sums and supporter become by it. `told` is left
 * out by whoever writes rows of their own.
 */
export function putTip(transaction: Transaction, book: TipBook, became: Tip, told?: Told): void {
  const { to, tipId, tip, page, supporter } = book
  const next: Tip = { ...became, ...book.names }
  transaction.set(db.doc(paths.tip(to, tipId)), next)
  if (next.from !== null) transaction.set(db.doc(paths.givenTip(next.from, tipId)), givenOf(next))
  if (told) putRow(transaction, book, next, told)
  if (!page) return
  const all = countTip(
    { totals: page.totals[next.currency] ?? noTotals, held: supporter.all[next.currency] ?? nothingCounted.held },
    tip,
    next,
  )
  const isOfGoal = page.goal !== null && next.goal === page.goal.id && next.currency === page.currency
  const ofGoal = isOfGoal && countTip(goalCounts(page, supporter), tip, next)
  transaction.set(db.doc(paths.supporter(to, String(supporter.number))), {
    ...supporter,
    all: { ...supporter.all, [next.currency]: all.held },
    ...(ofGoal && { goal: { id: page.goal!.id, held: ofGoal.held } }),
  } satisfies Supporter)
  transaction.set(db.doc(paths.supportPage(to)), {
    ...page,
    totals: { ...page.totals, [next.currency]: all.totals },
    ...(ofGoal && { goal: { ...page.goal!, totals: ofGoal.totals } }),
    numbered: Math.max(page.numbered, supporter.number),
  } satisfies SupportPage)
}

function goalCounts({ goal }: SupportPage, { goal: mine }: Supporter): Counts {
  return { totals: goal!.totals, held: mine?.id === goal!.id ? mine.held : nothingCounted.held }
}

function givenOf({ from: _, supporter: __, fromName: ___, ...rest }: Tip): Given {
  return rest
}

/** The same told twice is one row, which never changes. */
function putRow(transaction: Transaction, { to, tipId }: TipBook, { amount, currency }: Tip, told: Told): void {
  const { turn = 0, ...said } = told
  const id = createHash('sha256').update(ledgerRowName(told, turn)).digest('hex')
  const row: LedgerRow = { amount, currency, ...said, id, dir: ledgerDirections[told.kind], tip: tipId }
  transaction.set(db.doc(paths.ledgerRow(to, id)), row)
}
