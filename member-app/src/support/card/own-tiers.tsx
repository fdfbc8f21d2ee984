import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import type { Currency } from '@varanda/domain/money/currency'
import type { Tier } from '@varanda/domain/support/support-page'
import { useAsked } from '../../ui/use-asked.ts'
import { PaysNow } from './pays-now.tsx'

/** Of the tiers of a page: what the reader's own subscriptions take, where that is not what stands there. */
export function OwnTiers({ uid, tiers, currency }: { uid: string; tiers: readonly Tier[]; currency: Currency }) {
  const cards = useAsked(cardsOf, { uid })
  if (cards.state !== 'ready') return null
  return cards.value.tiers.map((tier) => {
    const said = tiers.find(({ id }) => id === tier.id)
    return <PaysNow key={tier.id} tier={tier} beside={said && { amount: said.amount, currency }} />
  })
}
