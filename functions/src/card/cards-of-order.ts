import { isLiveOrder } from '@varanda/domain/card/order'
import { DomainError } from '@varanda/domain/errors'
import type { EndableOrder } from './end-at-stripe.ts'
import { sandboxAccount } from './settings.ts'
import { type Cards, checkAccount } from './stripe.ts'

/**
 * Stripe as it may be asked of an order, with the key that its page was made with: to another one everything is missing, which
 * must not pass for being over. Undefined where there is nobody to ask any more and no money to take: what the stand-in had,
 * or what was a test. Throws `cards-off` where the key is of another account, or for tests.
 */
export async function cardsOfOrder(cards: Cards, order: EndableOrder): Promise<Cards | undefined> {
  // Stripe has nothing of it: it is not asked.
  if (order.session === undefined && order.subscription === undefined) return cards
  const { isLive, mode } = cards.settings
  const isStandIns = order.account === sandboxAccount
  if (isStandIns ? mode !== 'sandbox' : isLive && !isLiveOrder(order)) return undefined
  if (!isStandIns && isLiveOrder(order) && !isLive) {
    console.error('The key for cards is for tests, and an order is not: it waits for a live one')
    throw new DomainError('cards-off')
  }
  await checkAccount(cards, order.account)
  return cards
}
