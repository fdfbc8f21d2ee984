import { randomBytes } from 'node:crypto'
import type {
  Charge,
  Dispute,
  Intent,
  Invoice,
  Metadata,
  Price,
  Refund,
  Session,
  Stored,
  StripeEvent,
  Subscription,
} from './objects.ts'

/** The version whose shapes are spoken; the library of functions is pinned to it. */
export const apiVersion = '2026-10-28.endive'

/** A month, as our stand-in counts it. Seconds. */
const month = 30 * 86_400

/** Of each account, so many of its newest events outlast a stop. */
const eventsKept = 500

/** A world as a file holds it, by accounts. */
export interface WrittenWorld {
  objects: [string, Stored[]][]
  events: [string, StripeEvent[]][]
}

/**
 * Accounts with what they hold, and what happens to it: buyers pay, refuse and close, months go by, money goes back. Each
 * happening makes its events, which `onEvent` hears in their order.
 */
export class StripeWorld {
  readonly objects = new Map<string, Map<string, Stored>>()
  readonly events = new Map<string, StripeEvent[]>()
  /** Each request that changed something, as tests look at it: path, account and body. */
  readonly asked: { path: string; account: string; body: string; key: string | undefined }[] = []
  readonly #now: () => number
  #count = 0
  readonly #mark = randomBytes(4).toString('hex')
  onEvent: (account: string, event: StripeEvent) => void = () => {}
  /** Something is new; several times for one happening. */
  onChange: () => void = () => {}

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Seconds since 1970, as everything of Stripe's says time. */
  get now(): number {
    return Math.floor(this.#now() / 1000)
  }

  /** Everything that it holds, as `remember` takes it. */
  written(): WrittenWorld {
    return {
      objects: [...this.objects].map(([account, held]) => [account, [...held.values()]]),
      events: [...this.events].map(([account, told]) => [account, told.slice(-eventsKept)]),
    }
  }

  /** Goes on from what another one held; ids of what comes are new ones all the same. */
  remember({ objects, events }: WrittenWorld): void {
    for (const [account, held] of objects) this.objects.set(account, new Map(held.map((one) => [one.id, one])))
    for (const [account, told] of events) this.events.set(account, told)
  }

  newId(prefix: string): string {
    return `${prefix}_${this.#mark}${String(++this.#count).padStart(6, '0')}`
  }

  of(account: string): Map<string, Stored> {
    const held = this.objects.get(account) ?? new Map<string, Stored>()
    this.objects.set(account, held)
    return held
  }

  find<Kind extends Stored['object']>(
    account: string,
    kind: Kind,
    id: string,
  ): Extract<Stored, { object: Kind }> | undefined {
    const found = this.of(account).get(id)
    return found?.object === kind ? (found as Extract<Stored, { object: Kind }>) : undefined
  }

  all<Kind extends Stored['object']>(account: string, kind: Kind): Extract<Stored, { object: Kind }>[] {
    const held = [...this.of(account).values()].filter(({ object }) => object === kind)
    return held as Extract<Stored, { object: Kind }>[]
  }

  keep<Kind extends Stored>(account: string, object: Kind): Kind {
    this.of(account).set(object.id, object)
    this.onChange()
    return object
  }

  tell(account: string, type: string, object: Stored, more: Partial<StripeEvent> = {}): StripeEvent {
    const event: StripeEvent = {
      ...{ id: this.newId('evt'), object: 'event', type, api_version: apiVersion, created: this.now },
      ...{ livemode: false, pending_webhooks: 1, data: { object: structuredClone(object) }, ...more },
    }
    const told = this.events.get(account) ?? []
    told.push(event)
    this.events.set(account, told)
    this.onChange()
    this.onEvent(account, event)
    return event
  }

  /** The buyer pays. `later`: a way that says so after a while, as Pix does. */
  pay(account: string, id: string, later = false): void {
    const session = this.find(account, 'checkout.session', id)
    if (session?.status !== 'open') return
    session.status = 'complete'
    if (session.mode === 'subscription') {
      this.#begin(account, session)
      session.payment_status = 'paid'
      this.tell(account, 'checkout.session.completed', session)
      return
    }
    if (later) {
      session.payment_intent = this.#intent(
        account,
        session.amount_total,
        session.currency,
        session.shown.intent,
        'processing',
      ).id
      this.tell(account, 'checkout.session.completed', session)
      return
    }
    const { intent } = this.#charge(account, session.amount_total, session.currency, session.shown.intent)
    session.payment_intent = intent.id
    session.payment_status = 'paid'
    this.tell(account, 'checkout.session.completed', session)
  }

  /** What was to be said later is said. */
  arrive(account: string, id: string, isPaid: boolean): void {
    const session = this.find(account, 'checkout.session', id)
    const intent = this.find(account, 'payment_intent', session?.payment_intent ?? '')
    if (!session || intent?.status !== 'processing') return
    if (isPaid) {
      this.#pay(account, intent)
      session.payment_status = 'paid'
      this.tell(account, 'checkout.session.async_payment_succeeded', session)
    } else {
      intent.status = 'requires_payment_method'
      this.tell(account, 'checkout.session.async_payment_failed', session)
    }
  }

  /** The buyer closes the page, or its time is over. */
  expire(account: string, id: string): void {
    const session = this.find(account, 'checkout.session', id)
    if (session?.status !== 'open') return
    session.status = 'expired'
    this.tell(account, 'checkout.session.expired', session)
  }

  refund(account: string, chargeId: string, amount: number): Refund | undefined {
    const charge = this.find(account, 'charge', chargeId)
    if (!charge || charge.amount_refunded + amount > charge.amount) return undefined
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund: Refund = {
      ...{ id: this.newId('re'), object: 'refund', amount, currency: charge.currency, charge: charge.id },
      ...{ payment_intent: charge.payment_intent, status: 'succeeded', created: this.now },
    }
    this.keep(account, refund)
    this.tell(account, 'charge.refunded', charge)
    return refund
  }

  /** The buyer's bank did not take it back, or its creator cancelled it: the money is theirs again. */
  failRefund(account: string, refundId: string, as: 'failed' | 'canceled' = 'failed'): void {
    const refund = this.find(account, 'refund', refundId)
    const charge = this.find(account, 'charge', refund?.charge ?? '')
    if (!refund || !charge || refund.status !== 'succeeded') return
    refund.status = as
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    this.tell(account, as === 'failed' ? 'refund.failed' : 'refund.updated', refund)
  }

  dispute(account: string, chargeId: string): Dispute | undefined {
    const charge = this.find(account, 'charge', chargeId)
    if (!charge || charge.disputed || !charge.paid) return undefined
    charge.disputed = true
    const dispute: Dispute = {
      ...{ id: this.newId('du'), object: 'dispute', amount: charge.amount, currency: charge.currency },
      ...{ charge: charge.id, payment_intent: charge.payment_intent, status: 'needs_response' as const },
      ...{ livemode: false, created: this.now },
    }
    this.keep(account, dispute)
    this.tell(account, 'charge.dispute.created', dispute)
    return dispute
  }

  settleDispute(account: string, disputeId: string, status: 'won' | 'lost'): void {
    const dispute = this.find(account, 'dispute', disputeId)
    if (dispute?.status !== 'needs_response') return
    dispute.status = status
    this.tell(account, 'charge.dispute.closed', dispute)
  }

  /** A period ends: the next one is paid, or its payment fails, or what was to end ends. */
  renew(account: string, id: string, isPaid: boolean): void {
    const subscription = this.find(account, 'subscription', id)
    if (!subscription || !['active', 'past_due'].includes(subscription.status)) return
    const item = subscription.items.data[0]!
    if (subscription.cancel_at_period_end || subscription.cancel_at) {
      this.end(account, id)
      return
    }
    const unpaid = this.find(account, 'invoice', subscription.latest_invoice ?? '')
    const invoice =
      unpaid?.status === 'open'
        ? unpaid
        : this.#invoice(account, subscription, item.current_period_end, item.current_period_end + month)
    invoice.attempt_count++
    if (invoice !== unpaid) {
      item.current_period_start = invoice.period_start
      item.current_period_end = invoice.period_end
      this.tell(account, 'invoice.created', invoice)
    }
    if (!isPaid) {
      subscription.status = 'past_due'
      this.tell(account, 'invoice.payment_failed', invoice)
    } else {
      this.#payInvoice(account, invoice)
      subscription.status = 'active'
      this.tell(account, 'invoice.paid', invoice)
    }
    this.tell(account, 'customer.subscription.updated', subscription)
  }

  /** Money of a subscription that is over arrives all the same: an invoice that was under way. */
  payLate(account: string, id: string): void {
    const subscription = this.find(account, 'subscription', id)
    if (subscription?.status !== 'canceled') return
    const at = subscription.items.data[0]!.current_period_end
    const invoice = this.#invoice(account, subscription, at, at + month)
    this.#payInvoice(account, invoice)
    this.tell(account, 'invoice.paid', invoice)
  }

  /** Stripe gave up, or somebody ended it at once. */
  end(account: string, id: string): void {
    const subscription = this.find(account, 'subscription', id)
    if (!subscription || subscription.status === 'canceled') return
    subscription.status = 'canceled'
    subscription.canceled_at ??= this.now
    subscription.ended_at = this.now
    this.tell(account, 'customer.subscription.deleted', subscription)
  }

  cancelAtEnd(account: string, id: string, isCancelled: boolean): void {
    const subscription = this.find(account, 'subscription', id)
    if (!subscription || subscription.status === 'canceled') return
    subscription.cancel_at_period_end = isCancelled
    subscription.cancel_at = isCancelled ? subscription.items.data[0]!.current_period_end : null
    subscription.canceled_at = isCancelled ? this.now : null
    this.tell(account, 'customer.subscription.updated', subscription)
  }

  /** The charge that paid an invoice or a session; undefined while none did. */
  chargeOf(account: string, intentId: string | null): Charge | undefined {
    const intent = this.find(account, 'payment_intent', intentId ?? '')
    return this.find(account, 'charge', intent?.latest_charge ?? '')
  }

  #begin(account: string, session: Session): void {
    const price = this.find(account, 'price', session.shown.price ?? '') as Price
    const customer = this.newId('cus')
    const period = { current_period_start: this.now, current_period_end: this.now + month }
    const subscription: Subscription = {
      ...{ id: this.newId('sub'), object: 'subscription', status: 'active', customer, cancel_at_period_end: false },
      ...{ cancel_at: null, canceled_at: null, ended_at: null, latest_invoice: null },
      ...{ metadata: session.shown.subscription, livemode: false, created: this.now },
      items: {
        ...{ object: 'list', has_more: false },
        data: [{ id: this.newId('si'), object: 'subscription_item', price, ...period }],
      },
    }
    this.keep(account, subscription)
    const invoice = this.#invoice(account, subscription, period.current_period_start, period.current_period_end)
    invoice.attempt_count = 1
    this.#payInvoice(account, invoice)
    Object.assign(session, { subscription: subscription.id, customer })
    this.tell(account, 'customer.subscription.created', subscription)
    this.tell(account, 'invoice.paid', invoice)
  }

  #invoice(account: string, subscription: Subscription, start: number, end: number): Invoice {
    const price = subscription.items.data[0]!.price
    const invoice: Invoice = {
      ...{ id: this.newId('in'), object: 'invoice', status: 'open', amount_due: price.unit_amount, amount_paid: 0 },
      ...{ currency: price.currency, attempt_count: 0, period_start: start, period_end: end },
      ...{ customer: subscription.customer, livemode: false, created: this.now },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: { object: 'list', data: [{ id: this.newId('il'), object: 'line_item', period: { start, end } }] },
      payments: { object: 'list', data: [] },
    }
    subscription.latest_invoice = invoice.id
    return this.keep(account, invoice)
  }

  #payInvoice(account: string, invoice: Invoice): void {
    const { intent } = this.#charge(account, invoice.amount_due, invoice.currency, {})
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    const payment = { type: 'payment_intent' as const, payment_intent: intent.id }
    invoice.payments.data = [{ object: 'invoice_payment', payment, status: 'paid' }]
  }

  #intent(account: string, amount: number, currency: string, metadata: Metadata, status: Intent['status']): Intent {
    return this.keep(account, {
      ...{ id: this.newId('pi'), object: 'payment_intent', amount, currency, status },
      ...{ latest_charge: null, metadata, livemode: false, created: this.now },
    } as Intent)
  }

  #charge(account: string, amount: number, currency: string, metadata: Metadata): { intent: Intent; charge: Charge } {
    const intent = this.#intent(account, amount, currency, metadata, 'processing')
    return { intent, charge: this.#pay(account, intent) }
  }

  #pay(account: string, intent: Intent): Charge {
    const { amount, currency, metadata } = intent
    const charge: Charge = {
      ...{ id: this.newId('ch'), object: 'charge', amount, amount_refunded: 0, currency, paid: true, refunded: false },
      ...{ disputed: false, payment_intent: intent.id, metadata, status: 'succeeded', livemode: false },
      created: this.now,
    }
    intent.status = 'succeeded'
    intent.latest_charge = charge.id
    this.keep(account, charge)
    this.tell(account, 'charge.succeeded', charge)
    return charge
  }
}
