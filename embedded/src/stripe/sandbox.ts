import { join } from 'node:path'
import type { CardEnvironment } from '../functions/environment.ts'
import type { HttpHandler } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import { keepWorld } from './keep-world.ts'
import { stripePages } from './pages.ts'
import { openStripeServer, type StripeServer } from './stripe-server.ts'

export interface Sandbox {
  environment: CardEnvironment
  /** Its pages, on the instance's own address. */
  pages: HttpHandler
  server: StripeServer
  close(): Promise<void>
}

/** Where the product hears of Stripe. */
export const webhookPath = '/__/fn/cardWebhook'

/**
 * The stand-in beside an instance without keys: no money moves, and each of its pages says so. What it holds is kept in the
 * data folder, so that a tier that is offered still is after a stop.
 */
export async function openSandbox(origin: () => string, dataDir: string, log: Log): Promise<Sandbox> {
  const server = await openStripeServer({
    log,
    pages: origin,
    async send({ body, signature }) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(`${origin()}${webhookPath}`, { method: 'POST', headers, body })).status
    },
  })
  const kept = keepWorld(server.world, join(dataDir, 'stripe-sandbox.json'), log)
  return {
    server,
    pages: stripePages(server.world),
    environment: {
      ...{ CARDS: 'off', CARDS_SANDBOX: server.url, STRIPE_KEY: server.restrictedKey },
      ...{ STRIPE_WEBHOOK_SECRET: server.secret, STRIPE_CONNECT_WEBHOOK_SECRET: 'none' },
    },
    async close() {
      await server.close()
      kept.close()
    },
  }
}
