import { isUtf8 } from 'node:buffer'
import type Stripe from 'stripe'
import type { CardSettings } from './settings.ts'

/** How many seconds a message's time may be away from ours, before it or after. */
const skew = 300
/** Bytes; messages of Stripe's are some kilobytes. */
const longest = 1024 * 1024

/** What of a message is believed: that something is new about a thing of an account. */
export interface Heard {
  id: string
  type: string
  account: string | null
  object: Record<string, unknown>
}

/**
 * Whether these bytes are a message of Stripe's for us, now: undefined for whatever is not. The library's own check takes
 * a time far ahead, the last of several times, one secret alone and bytes that are no text; all of that is refused before.
 * Production endpoints hear of tests as well: those are not meant.
 */
export async function hear(
  bytes: Buffer,
  header: string | string[] | undefined,
  { secrets, connectSecrets, isLive, mode }: Pick<CardSettings, 'secrets' | 'connectSecrets' | 'isLive' | 'mode'>,
  now: Date,
): Promise<Heard | undefined> {
  if (bytes.length === 0 || bytes.length > longest || !isUtf8(bytes) || typeof header !== 'string') return undefined
  const times = header.split(',').filter((part) => part.startsWith('t='))
  const time = /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1]
  if (times.length !== 1 || time === undefined) return undefined
  if (Math.abs(now.getTime() / 1000 - Number(time)) > skew) return undefined
  const webhooks = new (await import('stripe')).default('sk_none').webhooks
  const own = verified(webhooks, bytes, header, secrets)
  const event = own ?? (mode === 'connect' ? verified(webhooks, bytes, header, connectSecrets) : undefined)
  if (event?.object !== 'event' || event.livemode !== isLive) return undefined
  if (typeof event.id !== 'string' || !/^evt_[A-Za-z0-9_]{1,200}$/.test(event.id)) return undefined
  // One endpoint hears of the own account alone, the other one of connected accounts alone.
  if ((own !== undefined) !== (event.account === undefined || event.account === null)) return undefined
  const object: unknown = event.data?.object
  if (typeof object !== 'object' || object === null) return undefined
  return { id: event.id, type: event.type, account: event.account ?? null, object: object as Record<string, unknown> }
}

function verified(
  webhooks: Stripe['webhooks'],
  bytes: Buffer,
  header: string,
  secrets: readonly string[],
): Stripe.Event | undefined {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(bytes, header, secret, skew)
    } catch {
      // Of another secret, or of nobody.
    }
  }
  return undefined
}
