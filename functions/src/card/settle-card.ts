import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { accessOf } from '@varanda/domain/card/access'
import {
  type CardOrder,
  cardLimits,
  cardOrderSchema,
  mayCharge,
  openUntil,
  type TierPlace,
} from '@varanda/domain/card/order'
import { historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { hour, type Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type CircleBook, enter, exit } from '../circle/membership.ts'
import { readBook } from '../circle/read-book.ts'
import { areApart } from '../connection/apart.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { dropEntries } from '../source/drop-entries.ts'
import { askStripe, type OrderFacts } from './ask-stripe.ts'
import { cardsOfOrder } from './cards-of-order.ts'
import { endAtStripe } from './end-at-stripe.ts'
import { endDamaged } from './end-damaged.ts'
import { endSoon } from './end-order.ts'
import { keepTip } from './keep-tip.ts'
import { sandboxAccount } from './settings.ts'
import { cardsHere } from './stripe.ts'
import { mayTell } from './tell-card.ts'

/** What is told of an order goes by how it is asked: so often at most before somebody else has a turn. */
const mostTurns = 8

/**
 * Brings everything about an order into agreement with what Stripe has now: its state, its tips with their ledger, its place
 * among a tier's subscribers. What was asked counts only if nobody has said meanwhile that something is new: else it is
 * asked again. Safe at any time, any number of times, dying anywhere. Throws `cards-off` with another key than the order's, and
 * `damaged` once the rest is in agreement where a tip could not be kept.
 */
export async function settleCard({ orderId }: AlarmReference<'settle-card'>, now: Date): Promise<Moment | null> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const next = await settleOnce(orderId, now)
    if (next !== 'again') return next
  }
  return Timestamp.fromMillis(now.getTime() + 1000)
}

async function settleOnce(orderId: string, now: Date): Promise<Moment | null | 'again'> {
  const found = await db.doc(paths.cardOrder(orderId)).get()
  const order = readIfWhole(cardOrderSchema, found)
  if (!order) return found.exists ? endDamaged(found, now) : null
  const here = await cardsHere()
  // What is to end is tried until there is somebody to tell, but for what nobody else knows of.
  if (!here && !(order.ends && isKnownHereAlone(order))) return order.ends && mayCharge(order) ? inAnHour(now) : null
  const cards = here && (await cardsOfOrder(here, order))
  if (cards && order.ends) await endAtStripe(cards, orderId, order)
  const facts = cards ? await askStripe(cards, orderId, order) : null
  // A message about money that goes back names the payment alone. Before what was asked may count, payments are known by which
  // such a message finds its order: what came before that is in what is asked now, and what comes after finds it.
  if (facts && (await learnPayments(orderId, order, facts))) return 'again'
  let isAnyDamaged = false
  for (const payment of facts && !facts.odd ? facts.payments : []) {
    const kept = await keepTip(orderId, order, payment, now).catch(damagedOf)
    if (kept === false) return 'again'
    if (kept === 'damaged') isAnyDamaged = true
  }
  const outcome = await db.runTransaction((transaction) => write(transaction, { orderId, gen: order.gen, facts, now }))
  if (outcome === 'again') return 'again'
  if (outcome.left) await dropEntries(order.from, circleSource(order.tier!), Number.POSITIVE_INFINITY)
  // Tried again until somebody has put it right; what ends waits for nobody's sums.
  if (isAnyDamaged && !order.ends) throw new DomainError('damaged')
  return outcome.next
}

/** A tip, or a sum that it counts in, that cannot be read: what Stripe has of its order holds all the same. */
function damagedOf(error: unknown): 'damaged' {
  if (error instanceof DomainError && error.code === 'damaged') return 'damaged'
  throw error
}

/** Whether Stripe has nothing of an order: its page was never made, or by the stand-in. */
function isKnownHereAlone({ session, account }: CardOrder): boolean {
  return session === undefined || account === sandboxAccount
}

const inAnHour = (now: Date) => Timestamp.fromMillis(now.getTime() + hour)

async function learnPayments(orderId: string, { intents = [] }: CardOrder, { payments }: OrderFacts): Promise<boolean> {
  const fresh = intentsOf(payments).filter((id) => !intents.includes(id))
  if (fresh.length === 0) return false
  await db.doc(paths.cardOrder(orderId)).update({ intents: FieldValue.arrayUnion(...fresh) })
  return true
}

function intentsOf(payments: OrderFacts['payments']): string[] {
  return payments.map(({ id }) => id).filter((id) => id.startsWith('pi_'))
}

interface Settled {
  /** `again`: whoever came back was in it still; they are out now, and come anew. */
  next: Moment | null | 'again'
  left: boolean
}

interface Writing {
  orderId: string
  gen: number
  facts: OrderFacts | null
  now: Date
}

async function write(transaction: Transaction, { orderId, gen, facts, now }: Writing): Promise<'again' | Settled> {
  const place = db.doc(paths.cardOrder(orderId))
  const order = read(cardOrderSchema, await transaction.get(place))
  if (!order) return { next: null, left: false }
  if (order.gen !== gen) return 'again'
  const next = nextOf(order, facts)
  const tier = order.kind === 'tier' ? await readTierBook(transaction, order) : undefined
  // A block ends what stands; what it did not find, or what began to give something again after it, ends by this.
  const mayBePaid = tier ? !next.over : isAwaited(order, facts)
  const isBehindBlock = mayBePaid && !order.ends && (await areApart(transaction, order.to, order.from))
  if (isBehindBlock) {
    endSoon(transaction, { id: orderId, order }, now)
    return 'again'
  }
  const fails = next.state === 'past_due' && order.state !== 'past_due'
  const isTold = fails && (await mayTell(transaction, order, { toSupporter: 'tip-failed' }))
  transaction.update(place, {
    ...next,
    ...(next.graceUntil === undefined && { graceUntil: FieldValue.delete() }),
    ...(next.cancels === undefined && { cancels: FieldValue.delete() }),
    ...(next.over === undefined && { over: FieldValue.delete() }),
    ...(next.odd === undefined && { odd: FieldValue.delete() }),
  })
  if (isTold) {
    const failed = { kind: 'tip-failed', source: place.path, turn: gen, at: Timestamp.fromDate(now) } as const
    record(transaction, { ...failed, by: order.to, about: [order.from] })
  }
  if (!tier) return { next: isAwaited(order, facts) ? closing(order, now) : null, left: false }
  // What is said no more of it is not so any more.
  const { graceUntil: _, cancels: __, over: ___, odd: ____, ...same } = order
  return settlePlaceOf(transaction, orderId, { ...same, ...next }, tier, now)
}

type Next = Pick<
  CardOrder,
  'state' | 'paidUntil' | 'graceUntil' | 'cancels' | 'over' | 'odd' | 'subscription' | 'customer' | 'pays'
>

function nextOf(order: CardOrder, facts: OrderFacts | null): Next {
  // Where Stripe lets us in no more, what is paid runs to its end; what was to end, and what gave nothing, has ended.
  if (!facts) {
    if (order.ends || order.state === 'lapsed')
      return { state: 'lapsed', paidUntil: Timestamp.fromMillis(0), over: true }
    return { state: order.state, ...(order.paidUntil && { paidUntil: order.paidUntil }) }
  }
  const isOver = facts.isOver && order.kind === 'tier'
  const seen: Partial<Next> = { ...(facts.odd && { odd: true as const }), ...(isOver && { over: true as const }) }
  const { subscription } = facts
  if (!subscription) return { state: isOver ? 'lapsed' : order.state, ...seen }
  const access = accessOf(subscription)
  const isShut = facts.odd || order.ends === true
  return {
    ...seen,
    ...{ subscription: subscription.id, customer: subscription.customer, pays: subscription.pays },
    state: isShut && facts.isOver ? 'lapsed' : access.state,
    paidUntil: Timestamp.fromMillis(isShut ? 0 : access.paidUntil),
    ...(access.graceUntil !== undefined && !isShut && { graceUntil: Timestamp.fromMillis(access.graceUntil) }),
    ...(subscription.cancels && { cancels: true as const }),
  }
}

/** Whether somebody may still be paying, or be about to. */
function isAwaited({ session }: CardOrder, facts: OrderFacts | null): boolean {
  return session !== undefined && facts !== null && !facts.isOver
}

/** When the page on which one pays is over, or a while on, where money is under way for longer. */
function closing({ createdAt }: CardOrder, now: Date): Moment {
  const end = createdAt.toMillis() + cardLimits.checkoutMs + 600_000
  return Timestamp.fromMillis(end > now.getTime() ? end : now.getTime() + 6 * 3_600_000)
}

interface TierBook {
  book: CircleBook | undefined
  other: TierPlace | undefined
  person: ReturnType<typeof personOf> | undefined
}

async function readTierBook(transaction: Transaction, order: CardOrder): Promise<TierBook> {
  const tier = order.tier!
  const [profile, place] = await transaction.getAll(
    db.doc(paths.user(order.from)),
    db.doc(paths.tierPlace(order.from, tier)),
  )
  const member = readIfWhole(memberSchema, profile)
  const book = await readBook(transaction, tier, order.to)
  return {
    book: book?.circle.tier ? book : undefined,
    other: place!.exists ? (place!.data() as TierPlace) : undefined,
    person: member && personOf(order.from, member),
  }
}

/** Brings a subscriber in or takes them out. A place that another subscription of theirs holds stays. */
function settlePlaceOf(
  transaction: Transaction,
  orderId: string,
  order: CardOrder,
  { book, other, person }: TierBook,
  now: Date,
): Settled {
  const { from, to, tier, paidUntil, graceUntil } = order
  const until = paidUntil ? openUntil({ paidUntil, ...(graceUntil && { graceUntil }) }) : 0
  const place = db.doc(paths.tierPlace(from, tier!))
  if (now.getTime() < until && person && book) {
    if (other && other.order !== orderId && openUntil(other) > until)
      return { next: Timestamp.fromMillis(until), left: false }
    const stands: TierPlace = { creator: to, order: orderId, paidUntil: paidUntil!, ...(graceUntil && { graceUntil }) }
    // Over meanwhile, and nobody looked: what was before goes as in any removal.
    if (other && openUntil(other) <= now.getTime() && book.people[from]) {
      transaction.delete(place)
      exit(transaction, book, from, now)
      return { next: 'again', left: true }
    }
    transaction.set(place, stands)
    if (!book.people[from]) {
      const start = historyFrom(rulesOf(book.circle).history, now)
      enter(transaction, book, { person, role: 'member', from: start }, now)
    }
    return { next: Timestamp.fromMillis(until), left: false }
  }
  const isAnothers = other !== undefined && other.order !== orderId && openUntil(other) > now.getTime()
  const waits = order.state === 'waiting' && order.session !== undefined && !order.ends
  // What was to end and has not is ended again.
  const next = waits ? closing(order, now) : order.ends && mayCharge(order) ? inAnHour(now) : null
  if (isAnothers) return { next, left: false }
  if (other) transaction.delete(place)
  if (book?.people[from] && from !== to) exit(transaction, book, from, now)
  return { next, left: true }
}
