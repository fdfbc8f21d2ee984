import { createHash } from 'node:crypto'
import type { HttpHandler, HttpRequest, HttpResponse } from '../http/exchange.ts'
import { json } from '../http/json.ts'
import { type FormMap, parseForm, textAt, textsAt } from './form.ts'
import type { Price, Product, Session, Stored } from './objects.ts'
import { apiVersion, type StripeWorld } from './world.ts'

export interface StripeApiOptions {
  world: StripeWorld
  /** The account whose key it is. */
  account: string
  /** Keys that are taken, each with what it may do: `write:prices`, `read:events`; `*` for all. */
  keys: Readonly<Record<string, readonly string[]>>
  /** Where buyers are sent; no slash at the end. */
  pages: () => string
  /** For tests: an answer of its own before anything is done. */
  before?: (request: HttpRequest) => HttpResponse | undefined
}

/** Requests by their method and path; `:id` stands for one name. What is not here Stripe does not do for us. */
type Handler = (at: { id: string; form: FormMap; account: string }) => object | Refusal
class Refusal {
  readonly status: number
  readonly error: Record<string, string>
  constructor(status: number, type: string, message: string, code?: string) {
    this.status = status
    this.error = { type, message, ...(code && { code }) }
  }
}
const missing = (id: string) => new Refusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing')
const wrong = (message: string) => new Refusal(400, 'invalid_request_error', message)

/** The part of Stripe's API that the product uses (https://docs.stripe.com/api), with idempotency as v1 has it. */
export function stripeApi({ world, account: own, keys, pages, before }: StripeApiOptions): HttpHandler {
  const replies = new Map<string, { body: string; answer: HttpResponse }>()
  const newest = <Item extends { created: number; id: string }>(items: readonly Item[], form: FormMap) => {
    const sorted = [...items].sort((one, other) => other.created - one.created || (other.id < one.id ? -1 : 1))
    const after = textAt(form, 'starting_after')
    const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
    const most = Number(textAt(form, 'limit') ?? 10)
    const data = sorted.slice(from, from + most)
    return { object: 'list', data, has_more: from + most < sorted.length, url: '/v1' }
  }
  const one = (account: string, kind: Stored['object'], id: string) => world.find(account, kind, id) ?? missing(id)
  /** As it is seen: what it names is there by its id, unless the whole of it was asked for. */
  const sessionOf = (account: string, session: Session, form: FormMap) => {
    const { shown: _, ...seen } = session
    const intent = world.find(account, 'payment_intent', session.payment_intent ?? '')
    const isWhole = intent && isExpanded(form, 'payment_intent')
    return {
      ...{ ...seen, url: session.status === 'open' ? session.url : null },
      ...(isWhole && { payment_intent: intent }),
    }
  }

  const routes: Record<string, Handler> = {
    'GET account': ({ account }) => ({
      id: account,
      object: 'account',
      charges_enabled: true,
      default_currency: 'brl',
    }),
    // A connected account is asked about itself alone.
    'GET accounts/:id': ({ id, account }) =>
      id === account
        ? { id, object: 'account', charges_enabled: true, default_currency: 'brl' }
        : new Refusal(403, 'invalid_request_error', 'No such account', 'account_invalid'),
    'POST checkout/sessions': ({ form, account }) => startSession(account, form),
    'GET checkout/sessions/:id': ({ id, form, account }) => {
      const session = world.find(account, 'checkout.session', id)
      return session ? sessionOf(account, session, form) : missing(id)
    },
    'POST checkout/sessions/:id/expire': ({ id, form, account }) => {
      const session = world.find(account, 'checkout.session', id)
      if (!session) return missing(id)
      if (session.status !== 'open') return wrong('Only open sessions expire')
      world.expire(account, id)
      return sessionOf(account, session, form)
    },
    'GET checkout/sessions': ({ form, account }) => {
      const sessions = world.all(account, 'checkout.session').map((session) => sessionOf(account, session, form))
      return newest(sessions, form)
    },
    'GET payment_intents/:id': ({ id, account }) => one(account, 'payment_intent', id),
    'GET subscriptions/:id': ({ id, account }) => one(account, 'subscription', id),
    'GET subscriptions': ({ form, account }) => newest(world.all(account, 'subscription'), form),
    'POST subscriptions/:id': ({ id, form, account }) => changeSubscription(account, id, form),
    'DELETE subscriptions/:id': ({ id, account }) => {
      if (!world.find(account, 'subscription', id)) return missing(id)
      world.end(account, id)
      return one(account, 'subscription', id)
    },
    'GET invoices': ({ form, account }) => {
      const of = textAt(form, 'subscription')
      const isOf = (name: string) => of === undefined || name === of
      const all = world.all(account, 'invoice')
      const found = newest(
        all.filter(({ parent }) => isOf(parent.subscription_details.subscription)),
        form,
      )
      if (isExpanded(form, 'data.payments')) return found
      return { ...found, data: found.data.map(({ payments: _, ...seen }) => seen) }
    },
    'GET charges': ({ form, account }) => newest(since(world.all(account, 'charge'), form), form),
    'GET charges/:id': ({ id, account }) => one(account, 'charge', id),
    'GET refunds': ({ form, account }) => newest(since(ofCharge(world.all(account, 'refund'), form), form), form),
    'GET disputes': ({ form, account }) => newest(since(ofCharge(world.all(account, 'dispute'), form), form), form),
    'GET events': ({ form, account }) => newest(world.events.get(account) ?? [], form),
    'POST products': ({ form, account }) => {
      const product: Product = {
        ...{ id: world.newId('prod'), object: 'product', name: textAt(form, 'name') ?? '', active: true },
        ...{ metadata: textsAt(form, 'metadata'), livemode: false },
      }
      return product.name ? world.keep(account, product) : wrong('Missing required param: name.')
    },
    'POST prices': ({ form, account }) => startPrice(account, form),
    'POST prices/:id': ({ id, form, account }) => {
      const price = world.find(account, 'price', id)
      if (!price) return missing(id)
      price.active = textAt(form, 'active') !== 'false'
      return price
    },
    'POST billing_portal/configurations': () => ({
      ...{ id: world.newId('bpc'), object: 'billing_portal.configuration', active: true, livemode: false },
    }),
    'POST billing_portal/sessions': ({ form, account }) => {
      const customer = textAt(form, 'customer')
      const subscription = world.all(account, 'subscription').find((held) => held.customer === customer)
      if (!subscription) return missing(customer ?? '')
      const back = encodeURIComponent(textAt(form, 'return_url') ?? '')
      const url = `${pages()}/stripe/portal/${account}/${subscription.id}?back=${back}`
      return { id: world.newId('bps'), object: 'billing_portal.session', url, customer, livemode: false }
    },
    'POST v2 core/accounts': ({ form }) => {
      const id = world.newId('acct').replace('acct_', 'acct_connected')
      world.of(id)
      return { id, object: 'v2.core.account', dashboard: textAt(form, 'dashboard') ?? 'full', livemode: false }
    },
    'GET v2 core/accounts/:id': ({ id }) =>
      world.objects.has(id) ? { id, object: 'v2.core.account', livemode: false } : missing(id),
    'POST v2 core/account_links': ({ form }) => {
      const account = textAt(form, 'account') ?? ''
      if (!world.objects.has(account)) return missing(account)
      const back = textAt(form, 'use_case', 'account_onboarding', 'return_url') ?? ''
      return {
        object: 'v2.core.account_link',
        account,
        url: `${pages()}/stripe/connect/${account}?back=${encodeURIComponent(back)}`,
      }
    },
  }

  function since<Item extends { created: number }>(items: readonly Item[], form: FormMap): Item[] {
    const from = Number(textAt(form, 'created', 'gte') ?? 0)
    return items.filter(({ created }) => created >= from)
  }

  function ofCharge<Item extends { charge: string; payment_intent: string }>(
    items: readonly Item[],
    form: FormMap,
  ): Item[] {
    const [charge, intent] = [textAt(form, 'charge'), textAt(form, 'payment_intent')]
    return items.filter(
      (item) =>
        (charge === undefined || item.charge === charge) && (intent === undefined || item.payment_intent === intent),
    )
  }

  function startPrice(account: string, form: FormMap): Price | Refusal {
    const product = textAt(form, 'product') ?? ''
    const amount = Number(textAt(form, 'unit_amount'))
    if (!world.find(account, 'product', product)) return missing(product)
    if (!Number.isSafeInteger(amount) || amount < 1) return wrong('Invalid integer: unit_amount')
    return world.keep(account, {
      ...{ id: world.newId('price'), object: 'price', product, unit_amount: amount, active: true, livemode: false },
      ...{ currency: textAt(form, 'currency') ?? '', metadata: textsAt(form, 'metadata') },
      recurring: textAt(form, 'recurring', 'interval') === 'month' ? { interval: 'month' } : null,
    })
  }

  function startSession(account: string, form: FormMap): object | Refusal {
    const mode = textAt(form, 'mode')
    if (mode !== 'payment' && mode !== 'subscription') return wrong('Invalid mode')
    const [success, cancel] = [textAt(form, 'success_url'), textAt(form, 'cancel_url') ?? '']
    if (!success) return wrong('Missing required param: success_url.')
    const price = world.find(account, 'price', textAt(form, 'line_items', '0', 'price') ?? '')
    const data = ['line_items', '0', 'price_data'] as const
    const amount = price?.unit_amount ?? Number(textAt(form, ...data, 'unit_amount'))
    const currency = price?.currency ?? textAt(form, ...data, 'currency') ?? ''
    if (!Number.isSafeInteger(amount)) return wrong('Invalid integer: line_items[0]')
    if (amount < 50) return new Refusal(400, 'invalid_request_error', 'The amount is too small', 'amount_too_small')
    if (mode === 'subscription' && !price?.recurring) return wrong('A recurring price is needed')
    const product = price && world.find(account, 'product', price.product)
    const id = world.newId('cs_test')
    const session: Session = {
      ...{ id, object: 'checkout.session', mode, status: 'open', payment_status: 'unpaid' },
      ...{ client_reference_id: textAt(form, 'client_reference_id') ?? null, metadata: textsAt(form, 'metadata') },
      ...{ amount_total: amount, currency, payment_intent: null, subscription: null, customer: null },
      ...{ url: `${pages()}/stripe/pay/${account}/${id}`, success_url: success, cancel_url: cancel },
      ...{ livemode: false, created: world.now },
      expires_at: Number(textAt(form, 'expires_at') ?? world.now + 86_400),
      shown: {
        name: product?.name ?? textAt(form, ...data, 'product_data', 'name') ?? '',
        price: price?.id ?? null,
        subscription: textsAt(form, 'subscription_data', 'metadata'),
        intent: textsAt(form, 'payment_intent_data', 'metadata'),
      },
    }
    return sessionOf(account, world.keep(account, session), form)
  }

  function changeSubscription(account: string, id: string, form: FormMap): object | Refusal {
    const subscription = world.find(account, 'subscription', id)
    if (!subscription) return missing(id)
    if (subscription.status === 'canceled') return wrong('A canceled subscription stays canceled')
    const end = textAt(form, 'cancel_at_period_end')
    if (end !== undefined) world.cancelAtEnd(account, id, end === 'true')
    const next = textAt(form, 'items', '0', 'price')
    if (next !== undefined) {
      const price = world.find(account, 'price', next)
      if (!price) return missing(next)
      if (price.currency !== subscription.items.data[0]!.price.currency) return wrong('Its currency cannot be changed')
      if (textAt(form, 'proration_behavior') !== 'none') return wrong('Only without proration')
      subscription.items.data[0]!.price = price
      world.tell(account, 'customer.subscription.updated', subscription)
    }
    return subscription
  }

  return (request) => {
    const { pathname, search } = request.url
    const version = /^\/(v1|v2)\//.exec(pathname)?.[1]
    if (!version) return null
    const early = before?.(request)
    if (early) return early
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const rights = keys[key]
    if (!rights) return refused(new Refusal(401, 'invalid_request_error', 'Invalid API Key provided'))
    const path = pathname.slice(4)
    const isWrite = request.method !== 'GET'
    const right = `${isWrite ? 'write' : 'read'}:${path
      .split('/')
      .slice(0, path.startsWith('checkout') || version === 'v2' ? 2 : 1)
      .join('/')}`
    if (!rights.includes('*') && !rights.includes(right)) {
      return refused(
        new Refusal(
          403,
          'invalid_request_error',
          `The provided key does not have the permission ${right}`,
          'permission_error',
        ),
      )
    }
    const account = request.headers['stripe-account'] ?? own
    if (!world.objects.has(account) && account !== own)
      return refused(new Refusal(403, 'invalid_request_error', 'No such account', 'account_invalid'))
    const body = request.body.toString('utf8')
    const repeat = request.headers['idempotency-key']
    const place = repeat && isWrite ? `${account} ${repeat}` : undefined
    const said = place === undefined ? undefined : replies.get(place)
    const digest = createHash('sha256').update(`${pathname} ${body}`).digest('hex')
    if (said) {
      if (said.body === digest) return said.answer
      return refused(
        new Refusal(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters'),
      )
    }
    const form = version === 'v2' ? (JSON.parse(body || '{}') as FormMap) : parseForm(isWrite ? body : search)
    const found = routeOf(routes, `${request.method} ${version === 'v2' ? 'v2 ' : ''}${path}`)
    if (isWrite) world.asked.push({ path: pathname, account, body, key: repeat })
    const outcome = found ? found.handler({ id: found.id, form, account }) : missing(path)
    const answer = outcome instanceof Refusal ? refused(outcome) : json(200, outcome)
    // As v1 does: what was wrong with the request itself may be put right under the same key.
    if (place !== undefined && answer.status === 200) replies.set(place, { body: digest, answer })
    return answer
  }
}

const isExpanded = (form: FormMap, name: string) => Object.values(textsAt(form, 'expand')).includes(name)

function routeOf(
  routes: Readonly<Record<string, Handler>>,
  asked: string,
): { handler: Handler; id: string } | undefined {
  const exact = routes[asked]
  if (exact) return { handler: exact, id: '' }
  const parts = asked.split('/')
  for (const [route, handler] of Object.entries(routes)) {
    const names = route.split('/')
    const at = names.indexOf(':id')
    if (at === -1 || names.length !== parts.length) continue
    if (names.every((name, index) => index === at || name === parts[index])) {
      return { handler, id: decodeURIComponent(parts[at]!) }
    }
  }
  return undefined
}

function refused({ status, error }: Refusal): HttpResponse {
  const answer = json(status, { error })
  return { ...answer, headers: { ...answer.headers, 'stripe-version': apiVersion } }
}
