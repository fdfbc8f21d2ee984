import { cardKeySchema } from '@varanda/domain/card/card-own'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type Stripe from 'stripe'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { type CardSettings, cardSettings } from './settings.ts'

/** Stripe as this instance asks it, and how it is set up. */
export interface Cards {
  stripe: Stripe
  settings: CardSettings
}

let known: { key: string; address: string; stripe: Stripe } | undefined

/** Undefined where no cards are taken. The library is loaded by whoever needs it first. */
export async function cardsHere(): Promise<Cards | undefined> {
  const settings = cardSettings()
  if (settings.mode === 'off') return undefined
  const address = settings.address?.href ?? ''
  if (known?.key !== settings.key || known.address !== address) {
    known = { key: settings.key, address, stripe: await clientOf(settings) }
  }
  return { stripe: known.stripe, settings }
}

/** The same; throws `cards-off`. */
export async function neededCards(): Promise<Cards> {
  const cards = await cardsHere()
  if (!cards) throw new DomainError('cards-off')
  return cards
}

async function clientOf({ key, address }: CardSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(key, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(address && { host: address.hostname, port: Number(address.port), protocol: 'http' as const }),
  })
}

/** How requests name whose account they are about; the key's own account is not named. */
export function onAccount({ settings }: Cards, account: string): { stripeAccount?: string } {
  return settings.mode === 'connect' ? { stripeAccount: account } : {}
}

/**
 * The account of the key. It is remembered as it was first, because what members pay for hangs on it: with another one
 * nothing goes on (`cards-off`), until whoever runs the instance says so.
 */
export async function accountOfKey({ stripe, settings }: Cards): Promise<string> {
  if (asked?.key === settings.key) return asked.account
  const { id } = await stripe.accounts.retrieveCurrent()
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.cardKey)
    const before = read(cardKeySchema, await transaction.get(place))
    // The stand-in forgets everything when it stops, and so do we.
    if (before?.account === id || settings.mode === 'sandbox') {
      if (!before) transaction.set(place, { account: id, mode: settings.mode })
      return
    }
    if (before && before.mode !== 'sandbox') {
      console.error('The key for cards is of another account than before; cards stay off')
      throw new DomainError('cards-off')
    }
    transaction.set(place, { account: id, mode: settings.mode })
  })
  asked = { key: settings.key, account: id }
  return id
}

let asked: { key: string; account: string } | undefined

/** Throws `cards-off` where the key is of another account than the one that a creator connected. */
export async function checkAccount(cards: Cards, account: string): Promise<void> {
  if (cards.settings.mode === 'connect') return
  if ((await accountOfKey(cards)) !== account) throw new DomainError('cards-off')
}

/** Whether Stripe says that it has no such thing, or lets us into it no more. */
export function isGone(error: unknown): boolean {
  // The library's class is not here before somebody asked Stripe; its errors name their kind.
  const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>
  if (!(error instanceof Error) || typeof type !== 'string' || !type.startsWith('Stripe')) return false
  return code === 'resource_missing' || code === 'account_invalid' || statusCode === 403
}
