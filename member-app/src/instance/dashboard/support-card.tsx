import type { Currency } from '@varanda/domain/money/currency'
import { formatMoney } from '@varanda/domain/money/format-money'
import { supportFigures } from '@varanda/domain/support/calls/support-figures'
import { support as en } from '@varanda/domain/support/messages/en/support'
import { support as pt } from '@varanda/domain/support/messages/pt/support'
import { inLocale, localeTag } from '../../ui/locale.ts'
import { useAsked } from '../../ui/use-asked.ts'

const words = inLocale({ pt: pt.admin, en: en.admin })
const say = (amount: number, currency: Currency) => formatMoney({ amount, currency }, localeTag)

/** What support came to in the whole instance, and what of it is disputed: never whose. */
export function SupportCard() {
  const asked = useAsked(supportFigures, {})
  if (asked.state !== 'ready' || asked.value.figures.length === 0) return null
  return (
    <section className="card" aria-labelledby="support-card">
      <h2 id="support-card" className="label">
        {words.title}
      </h2>
      <ul className="plain">
        {asked.value.figures.map(({ currency, pages, proven, declared, disputed }) => (
          <li key={currency}>
            <p>{words.pages(pages)}</p>
            <p>{words.proven(say(proven.amount, currency), proven.tips)}</p>
            <p>{words.declared(say(declared.amount, currency), declared.tips)}</p>
            <p>{words.disputed(disputed)}</p>
          </li>
        ))}
      </ul>
      {asked.value.differing > 0 && <p className="notice">{words.differing(asked.value.differing)}</p>}
      <p className="small quiet">{words.note}</p>
    </section>
  )
}
