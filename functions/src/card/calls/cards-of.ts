import { type CardsShown, cardsOf as contract, type TierShown } from '@varanda/domain/card/calls/cards-of'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMaySupport } from '../../support/may-support.ts'
import { readOwnCards, renewState, takesCards } from '../open-own.ts'
import { ordersBetween } from '../orders-between.ts'
import { runningOf, shownOf } from '../orders-of.ts'
import { cardSecrets } from '../settings.ts'
import { cardsHere } from '../stripe.ts'

export const cardsOf = callable(
  contract,
  async ({ uid }, { uid: asker, standing }, { now }): Promise<CardsShown> => {
    const cards = await cardsHere()
    const isAdult = mayByBand(standing.ageBand ?? 'adult', 'support') === 'free'
    const none = {
      open: false,
      mode: cards?.settings.mode ?? 'off',
      test: !cards?.settings.isLive,
      currency: 'BRL' as const,
      tiers: [],
      own: null,
    }
    if (!cards || !isAdult) return none
    const isOwn = uid === asker
    if (!isOwn) {
      const may = await checkMaySupport(db, asker, uid).then(
        () => true,
        () => false,
      )
      if (!may) return none
    }
    const { own, page } = await readOwnCards(uid)
    const renewed = isOwn && own ? await renewState(cards, uid, own) : own
    const may = cards.settings.mode !== 'solo' || cards.settings.uid === uid
    const mine = isOwn ? [] : await ordersBetween(asker, uid)
    const tiers = (page?.tiers ?? []).flatMap(({ id, name, words, amount: said }): TierShown[] => {
      const offered = own?.tiers[id]
      if (!offered) return []
      const { amount, currency, history } = offered
      // What was paid to an account that they have no more is theirs as long as it gives something, and bars nobody from another.
      const stands = mine
        .filter(({ order }) => order.tier === id)
        .map(({ id: orderId, order }) => ({
          ...shownOf(orderId, order, name, now),
          isHere: order.account === own?.account,
        }))
        .filter(({ state, goesOn, isHere }) => goesOn && (isHere || state !== 'lapsed'))
      const running = stands.find(({ isHere }) => isHere) ?? stands[0]
      const isAsSaid = page && amount === said && currency === page.currency
      const since = page && !isAsSaid ? { page: { amount: said, currency: page.currency } } : {}
      const isOther = running && (running.amount !== amount || running.currency !== currency)
      const pays = isOther && { amount: running.amount, currency: running.currency, next: running.next }
      const shown = { id, name, words, amount, currency, history, mine: running?.state ?? null, ...since }
      return [{ ...shown, ...(pays && { pays }) }]
    })
    return {
      ...none,
      open: takesCards({ own: renewed, page }, uid, cards.settings),
      currency: page?.currency ?? 'BRL',
      tiers,
      own: isOwn
        ? {
            ...{ state: renewed?.state ?? 'none', may, differs: renewed?.compared?.differs ?? [] },
            running: await runningOf(uid, now),
          }
        : null,
    }
  },
  { secrets: cardSecrets },
)
