import type { RunningTier } from '@varanda/domain/card/calls/cards-of'
import { words } from './words.ts'

const texts = words.own

interface SubscribersProps {
  running: readonly RunningTier[]
  /** The tiers that stand on the page. */
  named: readonly string[]
}

/** What others pay its creator for every month, also what their page names no more. */
export function Subscribers({ running, named }: SubscribersProps) {
  return (
    <section className="card-part">
      <h2 className="sheet-title">{texts.running}</h2>
      <ul className="card-list">
        {running.map(({ id, name, subscribers }) => (
          <li key={id} className="card-row">
            <p dir="auto">{texts.subscribers(name, subscribers)}</p>
            {!named.includes(id) && <p className="small">{texts.gone}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
