/**
 * Random histories of cards: supporters pay, refuse and leave; months are paid or not; money goes back, is fought over and
 * arrives too late. What Stripe says of it comes twice, late, in any order, forged, of other accounts and with other amounts,
 * while the server dies. In the end each thing is written once, sums are what Stripe has, and who reads is who paid.
 */
import { type CardOrder, cardEventKeptMs } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { signatureOf } from '@varanda/embedded/stripe/deliveries'
import type { Session, StripeEvent } from '@varanda/embedded/stripe/objects'
import type { StripeServer } from '@varanda/embedded/stripe/stripe-server'
import { Timestamp } from 'firebase-admin/firestore'
import { type Random, randomFrom } from '../../../embedded/test/support/random.ts'
import type { Account } from './instance/killable-instance.ts'
import type { SteppedInstance } from './instance/stepped-instance.ts'

const dayMs = 86_400_000
const amount = 900
/** Histories that are lived through at once. */
export const perCardBatch = 20

/** In every third batch the server dies. */
export const cardBatchOf = (seed: number) => ({ seed, size: perCardBatch, deaths: seed % 3 === 0 ? 4 : 0 })

interface Family {
  name: string
  creator: Account
  people: Account[]
  tier: string
  post: string
  orders: { id: string; by: Account; session: Session }[]
}

let families = 0

/** Lives through `size` histories at once; answers what is not as it must be. */
export async function problemsOfCards(
  instance: SteppedInstance,
  stripe: StripeServer,
  { seed, size, deaths }: { seed: number; size: number; deaths: number },
): Promise<string[]> {
  const random = randomFrom(seed)
  const { world, account } = stripe
  // What earlier ones left there would be looked through for each thing of these.
  world.remember({ objects: [[account, []]], events: [[account, []]] })
  const waiting: { body: Buffer; signature: () => string }[] = []
  /** Until when each is kept, in milliseconds. */
  const genuine = new Map<string, number>()
  const sign =
    (body: Buffer, secret = stripe.secret) =>
    () =>
      signatureOf(body.toString('utf8'), secret, world.now)
  world.onEvent = (_, event) => {
    genuine.set(event.id, world.now * 1000 + cardEventKeptMs)
    const body = Buffer.from(JSON.stringify(event))
    const times = random.chance(0.2) ? 2 : 1
    for (let time = 0; time < times; time++) waiting.push({ body, signature: sign(body) })
    if (random.chance(0.3)) waiting.push(forgery(event))
  }

  /** What is no message for us, or says what is not so: by another's hand, of another account, with other amounts. */
  function forgery(event: StripeEvent): (typeof waiting)[number] {
    const id = `evt_forged${Math.floor(random.next() * 1e9)}`
    const told = event.data.object as Record<string, unknown>
    const object = {
      ...told,
      amount_total: 1,
      currency: 'usd',
      status: 'active',
      payment_status: 'paid',
      amount_refunded: 0,
    }
    const lies = { ...event, id, data: { object } }
    const kind = Math.floor(random.next() * 4)
    const said = kind === 1 ? { ...lies, account: 'acct_other' } : kind === 2 ? { ...lies, livemode: true } : lies
    const body = Buffer.from(JSON.stringify(said))
    // The last kind is signed as it should be: its words alone are false.
    return { body, signature: sign(body, kind === 0 ? 'whsec_guess' : stripe.secret) }
  }

  const all = await Promise.all(Array.from({ length: size }, () => settleIn(instance, stripe)))
  await instance.drive(Promise.all(all.map((family) => publish(instance, family))))
  await live()
  // Whatever is left arrives, and whatever died is found again.
  for (let turn = 0; turn < 20 && waiting.length > 0; turn++) await deliverSome(1, 0)
  for (let turn = 0; turn < 3; turn++) {
    instance.pass(3_600_000)
    await instance.drive(instance.claimAlarms())
  }
  const problems: string[] = []
  for (const family of all) problems.push(...(await problemsIn(instance, stripe, family)))
  const kept = [...genuine].filter(([, until]) => until > world.now * 1000)
  const written =
    kept.length === 0 ? [] : await instance.db.getAll(...kept.map(([id]) => instance.db.doc(paths.cardEvent(id))))
  const missing = written.filter(({ exists }) => !exists)
  if (missing.length > 0) problems.push(`${missing.length} messages were not written down`)
  return problems.map((problem) => `SEED=${seed} ${problem}`)

  async function live(): Promise<void> {
    for (let step = 0; step < 14; step++) {
      for (const family of all) act(random, stripe, family)
      if (random.chance(0.3)) instance.pass(Math.floor(random.next() * 12 * dayMs))
      await deliverSome(0.5, deaths)
      // One that dies is looked for a minute later.
      if (random.chance(0.3))
        await instance.drive(
          instance.claimAlarms().catch(() => {}),
          deaths,
        )
    }
  }

  /** In whichever order, and again where the server died. */
  async function deliverSome(share: number, dying: number): Promise<void> {
    const all = waiting.splice(0)
    const stays = new Set(all.filter(() => !random.chance(share)))
    waiting.push(...stays)
    const now = all.filter((one) => !stays.has(one))
    const order = now.toSorted(() => random.next() - 0.5)
    const send = (one: (typeof now)[number]) =>
      instance.post('cardWebhook', one.body, { 'stripe-signature': one.signature() })
    const answers = await instance.drive(Promise.all(order.map(send)), dying)
    for (const [index, status] of answers.entries()) if (status === 0 || status === 503) waiting.push(order[index]!)
  }

  async function settleIn(home: SteppedInstance, { account: of }: StripeServer): Promise<Family> {
    const name = `f${++families}`
    const uids = [`${name}-creator`, `${name}-one`, `${name}-two`]
    const [creator, ...people] = await home.members(uids)
    const tier = `${name}-tier`
    const at = Timestamp.now()
    const batch = home.db.batch()
    const page: SupportPage = {
      ...{ on: true, words: '', currency: 'BRL', goal: null, links: [], totals: { BRL: noTotals }, tiers: [] },
      ...{ ways: { pix: false, card: true }, numbered: 0, createdAt: at, changedAt: at },
    }
    batch.set(home.db.doc(paths.supportPage(creator!.uid)), page)
    const rules = { whoPosts: 'moderators', whoInvites: 'members', history: 'all', comments: true, mail: false }
    const owner = { uid: creator!.uid, name, role: 'owner', since: at, from: Timestamp.fromMillis(0) }
    const circle = { name: 'Clube', owner: creator!.uid, kind: 'private', createdAt: at, rules, tier: true }
    batch.set(home.db.doc(paths.circle(tier)), circle)
    batch.set(home.db.doc(paths.circleMember(tier, creator!.uid)), { ...owner, brought: 'all' })
    const { uid: _, ...person } = owner
    batch.set(home.db.doc(paths.circleRoster(tier)), { people: { [creator!.uid]: person }, complete: true })
    await batch.commit()
    const family: Family = { name, creator: creator!, people: people, tier, post: '', orders: [] }
    for (const [index, by] of people.entries()) {
      for (const kind of ['tip', 'tier'] as const)
        family.orders.push(await order(home, family, of, { index, by, kind }))
    }
    return family
  }

  async function order(
    home: SteppedInstance,
    { name, creator, tier }: Family,
    of: string,
    { index, by, kind }: { index: number; by: Account; kind: 'tip' | 'tier' },
  ) {
    const id = `${name}-${kind}${index}`
    const price = world.keep(of, {
      ...{ id: world.newId('price'), object: 'price', product: 'prod_x', unit_amount: amount, currency: 'brl' },
      ...{ recurring: { interval: 'month' }, active: true, metadata: {}, livemode: false },
    })
    const session: Session = world.keep(of, {
      ...{ id: world.newId('cs_test'), object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
      ...{ mode: kind === 'tip' ? 'payment' : 'subscription', client_reference_id: id, metadata: { order: id } },
      ...{ amount_total: amount, currency: 'brl', payment_intent: null, subscription: null, customer: null, url: '' },
      ...{ success_url: '', cancel_url: '', livemode: false, created: world.now, expires_at: world.now + 86_400 },
      shown: { name: '', price: price.id, subscription: { order: id }, intent: { order: id } },
    } as Session)
    const begun: CardOrder = {
      ...{ kind, from: by.uid, to: creator.uid, amount, currency: 'BRL', account: of, createdAt: Timestamp.now() },
      ...(kind === 'tip' ? { post: `${name}-post` } : { tier, price: price.id }),
      ...{ key: `${id}-1`, session: session.id, gen: 0, state: 'waiting' },
    }
    await home.db.doc(paths.cardOrder(id)).set(begun)
    return { id, by, session }
  }
}

async function publish(instance: SteppedInstance, family: Family): Promise<void> {
  family.post = `${family.creator.uid}_${String(families).padStart(20, '0')}`
  const audience = { ...forConnections(), connections: false, circles: [family.tier] }
  await instance.call(createPost, { postId: family.post, text: 'Só para quem assina.', audience }, family.creator)
}

/** One thing that happens at Stripe. */
function act(random: Random, { world, account }: StripeServer, { orders }: Family): void {
  const one = orders[Math.floor(random.next() * orders.length)]!
  const { session } = one
  const is = (below: number) => random.chance(below)
  if (session.status === 'open') {
    if (is(0.15)) world.expire(account, session.id)
    else world.pay(account, session.id, session.mode === 'payment' && is(0.3))
    return
  }
  if (session.mode === 'payment') {
    world.arrive(account, session.id, is(0.7))
    fight(session.payment_intent)
    return
  }
  const id = session.subscription
  if (!id) return
  const kind = random.next()
  if (kind < 0.45) world.renew(account, id, is(0.6))
  else if (kind < 0.6) world.cancelAtEnd(account, id, is(0.7))
  else if (kind < 0.68) world.end(account, id)
  else if (kind < 0.75) world.payLate(account, id)
  else {
    const invoices = world
      .all(account, 'invoice')
      .filter(({ parent }) => parent.subscription_details.subscription === id)
    fight(invoices.at(-1)?.payments.data[0]?.payment.payment_intent ?? null)
  }

  function fight(intent: string | null): void {
    const charge = world.chargeOf(account, intent)
    if (!charge) return
    const refunds = world.all(account, 'refund').filter((refund) => refund.charge === charge.id)
    const disputes = world.all(account, 'dispute').filter((dispute) => dispute.charge === charge.id)
    if (is(0.25)) world.refund(account, charge.id, is(0.5) ? charge.amount : 300)
    else if (is(0.2) && refunds[0]) world.failRefund(account, refunds[0].id, is(0.5) ? 'failed' : 'canceled')
    else if (is(0.3)) world.dispute(account, charge.id)
    else if (disputes[0]) world.settleDispute(account, disputes[0].id, is(0.5) ? 'won' : 'lost')
  }
}

/** Each of a family's things against what Stripe has, by a reckoning of its own. */
async function problemsIn(
  instance: SteppedInstance,
  { world, account }: StripeServer,
  family: Family,
): Promise<string[]> {
  const { db } = instance
  const problems: string[] = []
  const expected = new Map<string, number>()
  let proven = 0
  for (const { id, session } of family.orders) {
    const sums = moneyOf(world, account, id, session)
    for (const [row, much] of sums.rows) expected.set(row, much)
    proven += sums.proven
  }
  const rows = (await db.collection(paths.ledger(family.creator.uid)).get()).docs
  const found = new Map(rows.map((row) => [`${row.get('kind')} ${row.get('objectId')}`, row.get('amount') as number]))
  if (found.size !== rows.length) problems.push(`${family.name}: a thing stands twice in the ledger`)
  const money = (all: Map<string, number>) =>
    [...all]
      .filter(([row]) => !/^(?:pending|failed) /.test(row))
      .map(([row, much]) => `${row} ${much}`)
      .sort()
      .join('; ')
  if (money(found) !== money(expected))
    problems.push(`${family.name}: the ledger says ${money(found)}, not ${money(expected)}`)
  const totals = (await db.doc(paths.supportPage(family.creator.uid)).get()).get('totals.BRL.proven.amount') ?? 0
  if (totals !== proven) problems.push(`${family.name}: the page says ${totals}, not ${proven}`)
  const tips = (await db.collection(paths.tips(family.creator.uid)).get()).docs.map((tip) => tip.data() as Tip)
  if (tips.some((tip) => tip.amount !== amount || tip.currency !== 'BRL'))
    problems.push(`${family.name}: a tip of another amount`)
  for (const person of family.people) {
    const paid = family.orders.some(({ by, session }) => by === person && isOpen(world, account, session))
    const reads = await instance.mayGet(paths.post(family.post), person)
    if (paid !== reads)
      problems.push(
        `${family.name}: ${person.uid} ${reads ? 'reads' : 'does not read'} what ${paid ? 'is' : 'is not'} paid`,
      )
  }
  return problems
}

/** What Stripe has of an order's money: rows of things, and how much of it stands. */
function moneyOf(world: StripeServer['world'], account: string, _id: string, session: Session) {
  const rows = new Map<string, number>()
  let proven = 0
  const invoices = world
    .all(account, 'invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === session.subscription)
  const intents =
    session.mode === 'payment'
      ? [session.payment_intent]
      : invoices.flatMap(({ payments }) => payments.data[0]?.payment.payment_intent ?? [])
  for (const intent of intents) {
    const charge = world.chargeOf(account, intent)
    if (!charge) continue
    rows.set(`paid ${charge.payment_intent}`, charge.amount)
    let left = charge.amount
    for (const refund of world.all(account, 'refund').filter((one) => one.charge === charge.id)) {
      rows.set(`refunded ${refund.id}`, refund.amount)
      if (refund.status !== 'succeeded') rows.set(`refundFailed ${refund.id}`, refund.amount)
      else left -= refund.amount
    }
    for (const dispute of world.all(account, 'dispute').filter((one) => one.charge === charge.id)) {
      rows.set(`disputed ${dispute.id}`, dispute.amount)
      if (dispute.status === 'won') rows.set(`disputeWon ${dispute.id}`, dispute.amount)
      if (dispute.status === 'lost') {
        rows.set(`chargedBack ${dispute.id}`, dispute.amount)
        left = 0
      }
    }
    proven += left
  }
  return { rows, proven }
}

/** Whether a subscription gives anything now, by the words of the product: paid, or within seven days of a failure. */
function isOpen(world: StripeServer['world'], account: string, session: Session): boolean {
  const subscription = world.find(account, 'subscription', session.subscription ?? '')
  if (!subscription || !['active', 'past_due'].includes(subscription.status)) return false
  const invoices = world
    .all(account, 'invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === subscription.id)
  const standing = invoices.filter(({ status, payments }) => {
    const charge = world.chargeOf(account, payments.data[0]?.payment.payment_intent ?? null)
    const lost = world.all(account, 'dispute').some((one) => one.charge === charge?.id && one.status === 'lost')
    return status === 'paid' && charge !== undefined && charge.amount_refunded < charge.amount && !lost
  })
  if (standing.length === 0) return false
  const slack = subscription.cancel_at_period_end ? 0 : 7200
  if (world.now < Math.max(...standing.map(({ period_end }) => period_end)) + slack) return true
  const failed = invoices.filter(({ status }) => status === 'open').map(({ created }) => created)
  return subscription.status === 'past_due' && failed.length > 0 && world.now < Math.min(...failed) + 7 * 86_400
}
