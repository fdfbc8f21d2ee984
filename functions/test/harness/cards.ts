/** An instance that takes cards, with a stand-in for Stripe beside it. */
import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import type { HistoryRule } from '@varanda/domain/circle/circle'
import type { CallInput } from '@varanda/domain/contract'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import type { CardEnvironment } from '@varanda/embedded/functions/environment'
import type { Message } from '@varanda/embedded/stripe/deliveries'
import { openStripeServer, type StripeServer, type StripeServerOptions } from '@varanda/embedded/stripe/stripe-server'
import { Timestamp } from 'firebase-admin/firestore'
import { type Instance, openInstance, type Person } from '../instance.ts'

export interface CardInstance {
  instance: Instance
  stripe: StripeServer
  /** Sends bytes to the webhook as anybody could; answers the status. */
  post(body: string | Buffer, signature: string | undefined): Promise<number>
  /** A member who takes cards, with these tiers. */
  creator(who: Person, tiers?: readonly TierPlan[]): Promise<void>
  pay(from: Person, to: Person, what: Paying): Promise<{ orderId: string; session: string }>
  /** Resolves when neither a message nor a task is under way. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface TierPlan {
  id: string
  amount: number
  history?: HistoryRule
}

export type Paying = CallInput<typeof payByCard>['what']

export function environmentOf(stripe: StripeServer, mode: 'solo' | 'connect' | 'sandbox', uid = ''): CardEnvironment {
  return {
    ...{
      CARDS: mode === 'sandbox' ? 'off' : mode,
      CARDS_UID: uid,
      CARDS_SANDBOX: stripe.url,
    },
    ...{ STRIPE_KEY: stripe.restrictedKey, STRIPE_WEBHOOK_SECRET: stripe.secret },
    STRIPE_CONNECT_WEBHOOK_SECRET: stripe.connectSecret,
  }
}

/** How the instance takes cards, and whose they are in `solo`. */
interface Taking {
  mode?: 'solo' | 'connect' | 'sandbox'
  uid?: string
  /** Another key than the stand-in's own. */
  key?: string
}

export async function openCardInstance({
  mode = 'sandbox',
  uid = '',
  key,
  ...options
}: Partial<StripeServerOptions> & Taking = {}): Promise<CardInstance> {
  let send = async (_: Message) => 503
  const stripe = await openStripeServer({ send: (message) => send(message), ...options })
  const instance = await openInstance({
    cards: { ...environmentOf(stripe, mode, uid), ...(key && { STRIPE_KEY: key }) },
  })
  async function post(body: string | Buffer, signature: string | undefined): Promise<number> {
    const answer = await fetch(`${instance.server.url}/__/fn/cardWebhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
    return answer.status
  }
  send = ({ body, signature }) => post(body, signature)
  return {
    instance,
    stripe,
    post,
    async creator(who, tiers = []) {
      const at = Timestamp.now()
      const page: SupportPage = {
        ...{ on: true, words: '', currency: 'BRL', goal: null, links: [], totals: { BRL: noTotals } },
        ...{ ways: { pix: false, card: false }, numbered: 0, createdAt: at, changedAt: at },
        tiers: tiers.map(({ id, amount }) => ({ id, name: 'Clube', words: '', amount })),
      }
      await instance.db.doc(paths.supportPage(who.uid)).set(page)
      await instance.call(connectCards, { locale: 'pt', understood: true }, who)
      const offered = tiers.map(({ id, history = 'all' as const }) => ({ id, history }))
      if (offered.length > 0) await instance.call(offerTiers, { tiers: offered }, who)
    },
    async pay(from, to, what) {
      const orderId = newId()
      const { url } = await instance.call(payByCard, { uid: to.uid, orderId, locale: 'pt', what }, from)
      return { orderId, session: url.split('/').at(-1)! }
    },
    async idle() {
      for (let turn = 0; turn < 2; turn++) {
        await stripe.idle()
        await instance.server.idle()
      }
    },
    async close() {
      await instance.close()
      await stripe.close()
    },
  }
}
