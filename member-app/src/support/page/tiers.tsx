import { times } from '@varanda/domain/money/amount'
import type { Currency } from '@varanda/domain/money/currency'
import type { Tier } from '@varanda/domain/support/support-page'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { say, words } from '../words.ts'
import { cake } from './cake.ts'

interface TiersProps {
  tiers: readonly Tier[]
  currency: Currency
  byPix: boolean
  /** How they are subscribed to, where that is possible. */
  children: ReactNode
}

/** What may be given every month, the yearly sum beside it. */
export function Tiers({ tiers, currency, byPix, children }: TiersProps) {
  return (
    <section className="support-part">
      <h2 className="sheet-title">{words.page.tiers}</h2>
      {byPix && <p className="small quiet">{words.page.tiersNote}</p>}
      <ul className="support-tiers">
        {tiers.map(({ id, name, words: told, amount }, at) => (
          <li key={id}>
            <Picture svg={cake(at, tiers.length)} className="support-cake" />
            <span className="support-tier">
              <b dir="auto">{name}</b>
              {told && <span dir="auto">{told}</span>}
              <span className="small quiet">{words.page.yearly(say(times(amount, 12), currency))}</span>
            </span>
            <span className="support-price">
              <b>{say(amount, currency)}</b> <span className="small quiet">{words.page.monthly}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
