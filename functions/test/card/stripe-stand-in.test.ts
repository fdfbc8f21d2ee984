/**
 * The stand-in for Stripe, held against the library's own description of the version that it is pinned to: what it answers has
 * no field that Stripe has not, of no other type, and every field that the product reads.
 */
import type * as ours from '@varanda/embedded/stripe/objects'
import { openStripeServer } from '@varanda/embedded/stripe/stripe-server'
import { apiVersion } from '@varanda/embedded/stripe/world'
import Stripe from 'stripe'
import { afterAll, expect, it } from 'vitest'

/** Whether each thing of ours is one that Stripe may answer; where it is not, which of its fields. */
type Fits<Ours, Theirs> = [Ours] extends [Theirs]
  ? true
  : Ours extends null
    ? null extends Theirs
      ? true
      : false
    : Ours extends readonly (infer One)[]
      ? Extract<Theirs, readonly unknown[]> extends readonly (infer Other)[]
        ? Fits<One, Other>
        : false
      : Ours extends object
        ? [Odd<Ours, Extract<Theirs, object>>] extends [never]
          ? true
          : Odd<Ours, Extract<Theirs, object>>
        : false
type Odd<Ours, Theirs> = {
  [Name in keyof Ours]-?: Name extends keyof Theirs
    ? Fits<Ours[Name], Theirs[Name]> extends true
      ? never
      : Name
    : Name
}[keyof Ours]

const fitting: {
  session: Fits<Omit<ours.Session, 'shown'>, Stripe.Checkout.Session>
  charge: Fits<ours.Charge, Stripe.Charge>
  intent: Fits<ours.Intent, Stripe.PaymentIntent>
  refund: Fits<ours.Refund, Stripe.Refund>
  dispute: Fits<ours.Dispute, Stripe.Dispute>
  product: Fits<ours.Product, Stripe.Product>
  price: Fits<ours.Price, Stripe.Price>
  subscription: Fits<ours.Subscription, Stripe.Subscription>
  invoice: Fits<ours.Invoice, Stripe.Invoice>
  event: Fits<Omit<ours.StripeEvent, 'type' | 'data'>, Stripe.Event>
} = {
  ...{ session: true, charge: true, intent: true, refund: true, dispute: true },
  ...{ product: true, price: true, subscription: true, invoice: true, event: true },
}

const stripe = await openStripeServer({ send: async () => 200 })
const { hostname, port } = new URL(stripe.url)
const client = new Stripe(stripe.restrictedKey, { host: hostname, port, protocol: 'http', telemetry: false })
const { world, account } = stripe
afterAll(() => stripe.close())

/** What functions/src/card reads of each. */
const read = {
  session: [
    ...(['id', 'object', 'url', 'status', 'client_reference_id', 'livemode', 'created', 'amount_total'] as const),
    ...(['currency', 'payment_status', 'payment_intent', 'subscription'] as const),
  ] satisfies (keyof Stripe.Checkout.Session)[],
  intent: ['id', 'object', 'status'] satisfies (keyof Stripe.PaymentIntent)[],
  charge: [
    ...(['id', 'object', 'paid', 'amount', 'currency', 'payment_intent', 'metadata'] as const),
  ] satisfies (keyof Stripe.Charge)[],
  refund: [
    ...(['id', 'object', 'status', 'amount', 'currency', 'payment_intent'] as const),
  ] satisfies (keyof Stripe.Refund)[],
  dispute: ['id', 'object', 'amount', 'status'] satisfies (keyof Stripe.Dispute)[],
  subscription: [
    ...(['id', 'object', 'status', 'customer', 'items', 'cancel_at', 'cancel_at_period_end'] as const),
  ] satisfies (keyof Stripe.Subscription)[],
  item: ['id', 'price', 'current_period_end'] satisfies (keyof Stripe.SubscriptionItem)[],
  price: ['id', 'unit_amount'] satisfies (keyof Stripe.Price)[],
  invoice: [
    ...(['id', 'object', 'status', 'created', 'currency', 'amount_paid', 'lines', 'parent'] as const),
  ] satisfies (keyof Stripe.Invoice)[],
  line: ['period'] satisfies (keyof Stripe.InvoiceLineItem)[],
  payment: ['status', 'payment'] satisfies (keyof Stripe.InvoicePayment)[],
  event: [...(['id', 'object', 'type', 'api_version', 'livemode', 'data'] as const)] satisfies (keyof Stripe.Event)[],
}

function has(name: keyof typeof read, thing: object | null | undefined): void {
  expect(Object.keys(thing ?? {}), name).toEqual(expect.arrayContaining(read[name]))
}

it('has the shapes of the version that the library is pinned to', () => {
  expect(Object.values(fitting)).not.toContain(false)
  expect(client.getApiField('version')).toBe(apiVersion)
})

async function pageFor(mode: 'payment' | 'subscription'): Promise<Stripe.Checkout.Session> {
  const product = await client.products.create({ name: 'Clube' })
  const monthly = { recurring: { interval: 'month' as const } }
  const plan = { product: product.id, unit_amount: 900, currency: 'brl', ...(mode === 'subscription' && monthly) }
  const price = await client.prices.create(plan)
  has('price', price)
  return client.checkout.sessions.create({
    ...{ mode, client_reference_id: 'order', success_url: 'https://example.org', cancel_url: 'https://example.org' },
    line_items: [{ quantity: 1, price: price.id }],
  })
}

it('answers about a payment what is read of it, and expands nothing that is not asked for', async () => {
  const open = await pageFor('payment')
  has('session', open)
  for (const [language, sum] of [
    ['pt-BR', 'R$\u00a09,00'],
    ['en', 'R$9.00'],
  ] as const) {
    const page = await fetch(open.url!, { headers: { 'accept-language': language } })
    expect(await page.text()).toContain(`<p class="sum">${sum}</p>`)
  }
  world.pay(account, open.id)
  const whole = await client.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] })
  has('session', whole)
  has('intent', whole.payment_intent as Stripe.PaymentIntent)
  const bare = await client.checkout.sessions.retrieve(open.id)
  expect(bare).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
  expect(bare.payment_intent).toBe((whole.payment_intent as Stripe.PaymentIntent).id)
  const [charge] = (await client.charges.list()).data
  has('charge', charge)
  expect(charge!.payment_intent).toBe(bare.payment_intent)
  world.refund(account, charge!.id, 300)
  world.dispute(account, charge!.id)
  const of = { payment_intent: String(bare.payment_intent) }
  const [refunds, disputes] = await Promise.all([client.refunds.list(of), client.disputes.list(of)])
  has('refund', refunds.data[0])
  has('dispute', disputes.data[0])
  const later = Math.floor(Date.now() / 1000) + 60
  expect((await client.refunds.list({ created: { gte: later } })).data).toEqual([])
  expect((await client.charges.list({ created: { gte: later } })).data).toEqual([])
  for (const event of (await client.events.list({ limit: 100 })).data) has('event', event)
})

it('answers about a subscription what is read of it', async () => {
  const { id } = await pageFor('subscription')
  world.pay(account, id)
  const { subscription: named, payment_intent: intent } = await client.checkout.sessions.retrieve(id)
  expect(intent).toBeNull()
  const subscription = await client.subscriptions.retrieve(String(named))
  has('subscription', subscription)
  has('item', subscription.items.data[0])
  const of = { subscription: subscription.id }
  const [bare] = (await client.invoices.list(of)).data
  has('invoice', bare)
  expect(bare!.payments).toBeUndefined()
  expect(bare!.parent?.subscription_details?.subscription).toBe(subscription.id)
  has('line', bare!.lines.data[0])
  const [invoice] = (await client.invoices.list({ ...of, expand: ['data.payments'] })).data
  has('payment', invoice!.payments?.data[0])
  expect(invoice!.payments!.data[0]!.payment).toMatchObject({ type: 'payment_intent' })
  world.cancelAtEnd(account, subscription.id, true)
  expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: true,
    cancel_at: subscription.items.data[0]!.current_period_end,
  })
  expect((await client.subscriptions.cancel(subscription.id)).status).toBe('canceled')
})
