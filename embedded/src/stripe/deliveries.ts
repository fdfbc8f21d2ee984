import { createHmac } from 'node:crypto'
import type { StripeEvent } from './objects.ts'
import type { StripeWorld } from './world.ts'

/** The header by which a receiver knows that Stripe sent these bytes (https://docs.stripe.com/webhooks/signature). */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signed}`
}

/** One message to the product's webhook. */
export interface Message {
  body: string
  signature: string
}

export interface DeliveryOptions {
  world: StripeWorld
  /** What the account's endpoint signs with, and the endpoint for connected accounts. */
  secret: string
  connectSecret: string
  /** The account whose events carry no `account`. */
  account: string
  /** Answers the status; what is no success is sent again. */
  send(message: Message): Promise<number>
  /** For each message how often and in how many milliseconds it comes: doubled, late, overtaken by others. */
  plan?: () => readonly number[]
}

/** Sends each event of a world on, as its plan says, and again while it is not taken. */
export function deliverEvents({ world, secret, connectSecret, account, send, plan = () => [0] }: DeliveryOptions) {
  const under = new Set<Promise<void>>()
  let isOpen = true
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())

  async function deliver(of: string, event: StripeEvent, delay: number): Promise<void> {
    if (delay > 0) await wait(delay)
    for (let tries = 0; isOpen && tries < 8; tries++) {
      const isOwn = of === account
      const body = JSON.stringify(isOwn ? event : { ...event, account: of })
      const signature = signatureOf(body, isOwn ? secret : connectSecret, world.now)
      const status = await send({ body, signature }).catch(() => 0)
      if (status >= 200 && status < 300) return
      await wait(100 * 2 ** tries)
    }
  }

  world.onEvent = (of, event) => {
    for (const delay of plan()) {
      const sending = deliver(of, event, delay).finally(() => under.delete(sending))
      under.add(sending)
    }
  }
  return {
    /** Resolves when nothing is on its way. */
    async idle(): Promise<void> {
      while (under.size > 0) await Promise.all(under)
    },
    close(): void {
      isOpen = false
    },
  }
}
