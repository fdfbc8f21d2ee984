import type { CardMode } from '@varanda/domain/card/card-own'
import { defineSecret, defineString } from 'firebase-functions/params'

const none = 'none'
/** A restricted key (`rk_…`) that may do what docs/operations.md lists; `none` takes no cards. */
export const stripeKey = defineSecret('STRIPE_KEY')
/** What the account's own webhook signs with; several, parted by commas, while one follows another. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
/** The same of the webhook for connected accounts. */
export const stripeConnectSecret = defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET')
/** Every function that asks Stripe, or hears it, names these. */
export const cardSecrets = [stripeKey, stripeWebhookSecret, stripeConnectSecret]

/** How the stand-in calls its account, of which Stripe knows nothing. */
export const sandboxAccount = 'acct_sandbox'

const cards = defineString('CARDS', {
  default: 'off',
  description: 'Who takes cards: off, solo (one creator, whose own Stripe account it is) or connect.',
})
const cardsFor = defineString('CARDS_UID', {
  default: '',
  description: 'Of solo: the uid of the one creator.',
})
const sandbox = defineString('CARDS_SANDBOX', {
  default: '',
  description:
    'Where the stand-in for Stripe listens: for instances without keys that nobody else reaches, and for tests of the other ways.',
})

/** How cards are taken here. */
export interface CardSettings {
  mode: CardMode
  key: string
  /** Of the endpoint for the own account, and of that for connected ones. */
  secrets: string[]
  connectSecrets: string[]
  /** The one creator of `solo`. */
  uid: string | null
  isLive: boolean
  /** The stand-in's address. */
  address: URL | null
}

const listOf = (value: string) => (value === none || value === '' ? [] : value.split(','))

export function cardSettings(): CardSettings {
  const address = sandbox.value()
  const key = stripeKey.value() === none ? '' : stripeKey.value()
  const named = cards.value()
  const mode: CardMode = named === 'solo' || named === 'connect' ? named : address ? 'sandbox' : 'off'
  return {
    mode: key ? mode : 'off',
    key,
    secrets: listOf(stripeWebhookSecret.value()),
    connectSecrets: listOf(stripeConnectSecret.value()),
    uid: mode === 'solo' ? cardsFor.value() || null : null,
    isLive: /^(?:sk|rk)_live_/.test(key),
    address: address ? new URL(address) : null,
  }
}
