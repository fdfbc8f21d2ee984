import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { useMe } from '../../data/use-me.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { words } from '../card/words.ts'
import { say } from '../words.ts'
import type { PageForm } from './form.ts'

const texts = words.own

/** What a page's change does not change: whoever subscribes by card goes on, and pays what was offered. Said before it is saved. */
export function GoesOn({ page, form: { on, tiers, currency } }: { page: SupportPage; form: PageForm }) {
  const cards = useAsked(cardsOf, { uid: useMe().uid })
  const { own, tiers: offered } = cards.state === 'ready' ? cards.value : { own: null, tiers: [] }
  const running = own?.running ?? []
  const removed = page.tiers.filter(({ id }) => tiers.every((one) => one.id !== id))
  const told = [
    ...removed.flatMap(({ id, name }) => {
      const its = running.find((one) => one.id === id)
      return its ? [{ id, text: texts.removing(name, its.subscribers) }] : []
    }),
    ...tiers.flatMap(({ id, name, amount: typed }) => {
      const its = offered.find((one) => one.id === id)
      const amount = parseAmount(typed, currency)
      const isOther = its && amount && (its.amount !== amount || its.currency !== currency)
      return isOther ? [{ id, text: texts.repriced(name, say(its.amount, its.currency)) }] : []
    }),
    ...(page.on && !on && running.length > 0
      ? [{ id: 'closing', text: texts.closing(running.reduce((sum, { subscribers }) => sum + subscribers, 0)) }]
      : []),
  ]
  return (
    <div role="status" className="stack">
      {told.map(({ id, text }) => (
        <p key={id} className="notice">
          {text}
        </p>
      ))}
    </div>
  )
}
