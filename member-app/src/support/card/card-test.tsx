import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { useMe } from '../../data/use-me.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { TestStrip } from './frame.tsx'

/** Above a list that has payments by card: that they moved no money, where cards are a try. */
export function CardTest() {
  const cards = useAsked(cardsOf, { uid: useMe().uid })
  return cards.state === 'ready' && cards.value.mode !== 'off' && cards.value.test ? <TestStrip /> : null
}
