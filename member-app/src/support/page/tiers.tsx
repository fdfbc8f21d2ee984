import { svg } from '@varanda/design/svg'
import { times } from '@varanda/domain/money/amount'
import type { Currency } from '@varanda/domain/money/currency'
import type { Tier } from '@varanda/domain/support/support-page'
import { Picture } from '../../ui/picture.tsx'
import { say, words } from '../words.ts'

/** A cake from above, of which so much is served; the last one whole. */
function cake(at: number, count: number): string {
  const share = at === count - 1 ? 1 : (at + 1) / (count * 2)
  const [x, y] = [32 + 24 * Math.sin(2 * Math.PI * share), 32 - 24 * Math.cos(2 * Math.PI * share)]
  const served =
    share === 1
      ? '<circle cx="32" cy="32" r="24" fill="var(--mango)" stroke="var(--floor)" stroke-width="5"/><circle cx="32" cy="32" r="6" fill="var(--cal)" stroke="var(--floor)" stroke-width="3"/>'
      : `<path d="M32 32V8A24 24 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z" fill="var(--mango)" stroke="var(--floor)" stroke-width="3" stroke-linejoin="round"/>`
  return svg(
    '0 0 64 64',
    `<circle cx="32" cy="32" r="30" fill="var(--shade)" stroke="var(--shade-3)" stroke-width="2"/>${served}`,
  )
}

/** What may be given every month, the yearly sum beside it. */
export function Tiers({ tiers, currency }: { tiers: readonly Tier[]; currency: Currency }) {
  return (
    <section className="support-part">
      <h2 className="section-title">{words.page.tiers}</h2>
      <p className="small quiet">{words.page.tiersNote}</p>
      <ul className="support-tiers">
        {tiers.map(({ id, name, words: told, amount }, at) => (
          <li key={id}>
            <Picture svg={cake(at, tiers.length)} className="support-cake" />
            <span className="support-tier">
              <b dir="auto">{name}</b>
              {told && <span dir="auto">{told}</span>}
            </span>
            <span className="support-price">
              <b>{say(amount, currency)}</b> <span className="small quiet">{words.page.monthly}</span>
              <span className="small quiet">{words.page.yearly(say(times(amount, 12), currency))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
