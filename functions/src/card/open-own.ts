import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import { paths } from '@varanda/domain/paths'
import { type SupportPage, supportPageSchema } from '@varanda/domain/support/support-page'
import type Stripe from 'stripe'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { accountGone } from './account-gone.ts'
import { type Cards, isGone, isKeyOf } from './stripe.ts'

/** What a creator has for cards, with their support page. */
export interface OwnCards {
  own: CardOwn | undefined
  page: SupportPage | undefined
}

export async function readOwnCards(uid: string): Promise<OwnCards> {
  const [found, page] = await db.getAll(db.doc(paths.supportCard(uid)), db.doc(paths.supportPage(uid)))
  return { own: readIfWhole(cardOwnSchema, found), page: readIfWhole(supportPageSchema, page) }
}

/** Whether a creator takes cards now, of those who may have a card at all. */
export function takesCards({ own, page }: OwnCards, uid: string, { mode, uid: only }: Cards['settings']): boolean {
  return own?.state === 'open' && page?.on === true && (mode !== 'solo' || only === uid)
}

/**
 * A connected account as Stripe has it now: whether it takes cards by now, of one that was still asked something, and whether
 * it is its creator's alone again, which a message may have told that nobody heard.
 */
export async function renewState(cards: Cards, uid: string, own: CardOwn): Promise<CardOwn> {
  if (cards.settings.mode !== 'connect' || own.state === 'off' || !(await isKeyOf(cards, own.account))) return own
  const account = await askAccount(cards, own.account)
  if (!account) {
    await db.runTransaction((transaction) => accountGone(transaction, own.account))
    return { ...own, state: 'off' }
  }
  const state = account.charges_enabled ? 'open' : 'waiting'
  if (state === own.state) return own
  await db.runTransaction(async (transaction) => {
    const [place, page] = [db.doc(paths.supportCard(uid)), db.doc(paths.supportPage(uid))]
    const [held, shown] = await transaction.getAll(place, page)
    const stands = read(cardOwnSchema, held)
    // What was asked says nothing of an account that is gone meanwhile.
    if (stands?.account !== own.account || stands.state !== own.state) return
    transaction.update(place, { state })
    const ways = read(supportPageSchema, shown)?.ways
    if (ways) transaction.update(page, { ways: { ...ways, card: state === 'open' } })
  })
  return { ...own, state }
}

/** Undefined where it let us go. */
async function askAccount({ stripe }: Cards, account: string): Promise<Stripe.Account | undefined> {
  try {
    return await stripe.accounts.retrieve(account, {}, { stripeAccount: account })
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
