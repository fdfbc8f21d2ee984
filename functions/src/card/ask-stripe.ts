import type { SubscriptionFacts } from '@varanda/domain/card/access'
import { type CardOrder, cardLimits } from '@varanda/domain/card/order'
import { type PaymentFacts, paymentStands, refundIs } from '@varanda/domain/card/tip-facts'
import type Stripe from 'stripe'
import { type Cards, isGone, onAccount } from './stripe.ts'

/** What Stripe has of an order now. */
export interface OrderFacts {
  /** Of a tip, its payment; of a subscription, that of each invoice that was paid. Milliseconds since 1970. */
  payments: { id: string; at: number; facts: PaymentFacts }[]
  subscription?: SubscriptionFacts & { id: string; customer: string; pays: number }
  /** Nobody pays there any more. */
  isOver: boolean
  /** What it has is not what was ordered. */
  odd: boolean
}

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id)

/**
 * Asks Stripe for everything that an order is about. Null where Stripe lets us in no more: what was known stays, and runs to
 * its end.
 */
export async function askStripe(cards: Cards, orderId: string, order: CardOrder): Promise<OrderFacts | null> {
  if (order.session === undefined) return { payments: [], isOver: order.ends === true, odd: false }
  try {
    const session = await cards.stripe.checkout.sessions.retrieve(
      order.session,
      { expand: ['payment_intent'] },
      onAccount(cards, order.account),
    )
    const isOurs = session.client_reference_id === orderId && session.livemode === cards.settings.isLive
    if (!isOurs) return { payments: [], isOver: false, odd: true }
    return order.kind === 'tip' ? await askTip(cards, order, session) : await askSubscription(cards, order, session)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

async function askTip(cards: Cards, order: CardOrder, session: Stripe.Checkout.Session): Promise<OrderFacts> {
  const odd = session.amount_total !== order.amount || session.currency !== order.currency.toLowerCase()
  const intent = idOf(session.payment_intent)
  const at = session.created * 1000
  if (session.payment_status === 'paid' && intent) {
    const facts = await askPayment(cards, order, intent, order.amount)
    return { payments: [{ id: intent, at, facts }], isOver: true, odd }
  }
  // A way that says so later, as Pix: the page is over, and the money under way or refused.
  const status = typeof session.payment_intent === 'object' ? session.payment_intent?.status : undefined
  // Also where the buyer has still to do something elsewhere, as to pay at a counter.
  const isComing = status === 'processing' || status === 'requires_action'
  const isUnderWay = session.status === 'open' || (session.status === 'complete' && isComing)
  const nothing: PaymentFacts = {
    paid: isUnderWay ? 'unpaid' : 'no',
    ...{ amount: order.amount, id: intent ?? session.id, refunds: [], disputes: [] },
  }
  // What is under way is named by its payment, and so is known; an open page is not.
  const id = intent && isComing ? intent : session.id
  return { payments: [{ id, at, facts: nothing }], isOver: !isUnderWay, odd }
}

/** What became of the money of one payment. */
async function askPayment(cards: Cards, order: CardOrder, intent: string, amount: number): Promise<PaymentFacts> {
  const on = onAccount(cards, order.account)
  const [refunds, disputes] = await Promise.all([
    cards.stripe.refunds.list({ payment_intent: intent, limit: 100 }, on),
    cards.stripe.disputes.list({ payment_intent: intent, limit: 100 }, on),
  ])
  return {
    ...{ paid: 'paid' as const, amount, id: intent },
    refunds: refunds.data.flatMap((refund) => {
      const is = refundIs(refund.status)
      return is ? [{ id: refund.id, amount: refund.amount, failed: is === 'failed', at: refund.created * 1000 }] : []
    }),
    disputes: disputes.data.map(({ id, amount: lost, status, created }) => ({
      id,
      amount: lost,
      status,
      at: created * 1000,
    })),
  }
}

async function askSubscription(cards: Cards, order: CardOrder, session: Stripe.Checkout.Session): Promise<OrderFacts> {
  const id = idOf(session.subscription)
  if (!id) return { payments: [], isOver: session.status === 'expired', odd: false }
  const on = onAccount(cards, order.account)
  const [subscription, invoices] = await Promise.all([
    cards.stripe.subscriptions.retrieve(id, {}, on),
    cards.stripe.invoices.list({ subscription: id, limit: cardLimits.invoices, expand: ['data.payments'] }, on),
  ])
  const currency = order.currency.toLowerCase()
  const payments: OrderFacts['payments'] = []
  const known: SubscriptionFacts['invoices'][number][] = []
  let odd = session.amount_total !== order.amount || session.currency !== currency
  for (const invoice of invoices.data) {
    const period = invoice.lines.data.map(({ period: { end } }) => end * 1000)
    const until = Math.max(0, ...period)
    const about = { createdAt: invoice.created * 1000, until }
    const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
    const intent = idOf(paid?.payment.payment_intent)
    if (invoice.status === 'paid' && intent && invoice.amount_paid > 0) {
      odd ||= invoice.currency !== currency
      const facts = await askPayment(cards, order, intent, invoice.amount_paid)
      payments.push({ id: intent, at: about.createdAt, facts })
      known.push({ ...about, isOpen: false, stands: paymentStands(facts) })
    } else
      known.push({ ...about, stands: false, isOpen: invoice.status === 'open' || invoice.status === 'uncollectible' })
  }
  const pays = subscription.items.data[0]?.price.unit_amount || order.amount
  return {
    payments,
    subscription: {
      ...{ id, customer: idOf(subscription.customer) ?? '', pays, status: subscription.status, invoices: known },
      cancels: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    },
    isOver: ['canceled', 'incomplete_expired'].includes(subscription.status),
    odd,
  }
}
