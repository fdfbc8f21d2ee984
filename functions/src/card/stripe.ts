import { type CardKey, cardKeySchema } from '@varanda/domain/card/card-own'
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
 * The account of the key. It is remembered as it was first, because what members pay for hangs on it, and whether it ever
 * took money: with another one, or with one for tests after that, nothing goes on (`cards-off`), until whoever runs the
 * instance says so.
 */
export async function accountOfKey({ stripe, settings }: Cards): Promise<string> {
  if (asked?.key === settings.key) return asked.account
  const { id } = await stripe.accounts.retrieveCurrent()
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.cardKey)
    const before = read(cardKeySchema, await transaction.get(place))
    const own: CardKey = { account: id, mode: settings.mode, ...(settings.isLive && { live: true }) }
    // The stand-in forgets everything when it stops, and so do we.
    if (settings.mode === 'sandbox') {
      if (!before) transaction.set(place, own)
      return
    }
    if (before && before.mode !== 'sandbox') {
      const isOther = before.account !== id
      if (isOther || (before.live && !settings.isLive)) {
        console.error(
          `The key for cards is ${isOther ? 'of another account than' : 'for tests, and was not'} before; cards stay off`,
        )
        throw new DomainError('cards-off')
      }
      if (before.live || !settings.isLive) return
    }
    transaction.set(place, own)
  })
  asked = { key: settings.key, account: id }
  return id
}

let asked: { key: string; account: string } | undefined

/**
 * Throws `cards-off` where the key is of another account than the one that a creator connected; of `connect`, of another
 * platform than before, to which each of their accounts would look as if it had been taken away.
 */
export async function checkAccount(cards: Cards, account: string): Promise<void> {
  const keys = await accountOfKey(cards)
  if (cards.settings.mode !== 'connect' && keys !== account) throw new DomainError('cards-off')
}

/** Whether the key is the account's: with another one nothing is there, and no sum is the ledger's. */
export async function isKeyOf(cards: Cards, account: string): Promise<boolean> {
  try {
    await checkAccount(cards, account)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'cards-off') return false
    throw error
  }
}

/**
 * Whether Stripe says that it has no such thing, or that a connected account let us go. To be believed with the key of the
 * account alone (`checkAccount`), live or test as what it is about: any other key finds nothing either. What a key may not
 * ask for says nothing of what is there.
 */
export function isGone(error: unknown): boolean {
  // The library's class is not here before somebody asked Stripe; its errors name their kind.
  const { type, code } = error as Partial<Stripe.errors.StripeError>
  if (!(error instanceof Error) || typeof type !== 'string' || !type.startsWith('Stripe')) return false
  return code === 'resource_missing' || code === 'account_invalid'
}
