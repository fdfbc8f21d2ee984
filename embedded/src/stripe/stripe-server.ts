/**
 * A server that speaks the part of Stripe's API that the product uses, with its pages and its messages: for tests, and for
 * the sandbox of an instance without keys. No money moves. What it knows is gone when it stops, unless somebody keeps its world.
 */
import { randomBytes } from 'node:crypto'
import type { HttpRequest, HttpResponse } from '../http/exchange.ts'
import { listen } from '../http/listen.ts'
import { firstOf } from '../http/router.ts'
import { type Log, logToStderr } from '../log.ts'
import { stripeApi } from './api.ts'
import { deliverEvents, type Message } from './deliveries.ts'
import { stripePages } from './pages.ts'
import { StripeWorld } from './world.ts'

export interface StripeServerOptions {
  now?: () => number
  /** Where the product takes its messages. */
  send(message: Message): Promise<number>
  plan?: () => readonly number[]
  /** Of the only account, or of the platform. */
  account?: string
  /** Where buyers find its pages; on its own address when absent. */
  pages?: () => string
  before?: (request: HttpRequest) => HttpResponse | undefined
  log?: Log
}

export interface StripeServer {
  world: StripeWorld
  account: string
  /** Without a slash at the end. */
  url: string
  key: string
  /** May do what the product asks for, and nothing else. */
  restrictedKey: string
  secret: string
  connectSecret: string
  idle(): Promise<void>
  close(): Promise<void>
}

/** What the operator's guide says a restricted key needs; the last three for connected creators. */
export const restrictedRights = [
  ...['write:checkout/sessions', 'read:checkout/sessions', 'write:prices', 'write:products'],
  ...['write:subscriptions', 'read:subscriptions', 'write:billing_portal', 'read:payment_intents'],
  ...['read:events', 'read:invoices', 'read:charges', 'read:disputes', 'read:refunds', 'read:account'],
  ...['write:core/accounts', 'write:core/account_links', 'read:accounts'],
]

export async function openStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const world = new StripeWorld(options.now)
  const { account = 'acct_sandbox', log = logToStderr } = options
  world.of(account)
  const secretOf = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`
  const [key, restrictedKey] = [secretOf('sk_test'), secretOf('rk_test')]
  const [secret, connectSecret] = [secretOf('whsec'), secretOf('whsec')]
  const deliveries = deliverEvents({
    ...{ world, secret, connectSecret, account, send: options.send },
    ...(options.plan && { plan: options.plan }),
  })
  let url = ''
  const api = stripeApi({
    ...{
      world,
      account,
      keys: { [key]: ['*'], [restrictedKey]: restrictedRights },
      pages: options.pages ?? (() => url),
    },
    ...(options.before && { before: options.before }),
  })
  const listener = await listen(firstOf([api, stripePages(world)]), { host: '127.0.0.1', port: 0, log })
  url = listener.url
  return {
    ...{ world, account, key, restrictedKey, secret, connectSecret, url },
    idle: () => deliveries.idle(),
    async close() {
      deliveries.close()
      await listener.close(0)
    },
  }
}
