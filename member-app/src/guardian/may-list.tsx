import type { IconName } from '@varanda/design/icons'
import type { AgeBand } from '@varanda/domain/guardian/age-band'
import { Icon } from '../ui/icon.tsx'
import { words } from './words.ts'

const texts = words.may
const byBand: Record<
  AgeBand,
  { free: string[]; freePaused?: string; takeOver?: string; ask?: string[]; never?: string[] }
> = {
  child: texts.child,
  teen: texts.child,
  youth: texts.youth,
  adult: texts.adult,
}
const icons = { free: 'check', ask: 'clock', never: 'lock' } as const satisfies Record<string, IconName>

/** What the account may do at this age, in plain words. Whoever took it over already is not told that they may. */
export function MayList({ band, handedOver, paused }: { band: AgeBand; handedOver: boolean; paused: boolean }) {
  const { free: all, freePaused, takeOver, ...others } = byBand[band]
  const free = paused && freePaused ? [freePaused] : all
  const may = { ...others, free: takeOver && !handedOver ? [...free, takeOver] : free }
  return (
    <section className="stack" aria-labelledby="may-title">
      <h2 id="may-title" className="label">
        {texts.title}
      </h2>
      <dl className="may-list">
        {(['free', 'ask', 'never'] as const).map((leave) => {
          const lines = may[leave] ?? []
          return (
            lines.length > 0 && (
              <div key={leave}>
                <dt>
                  <Icon name={icons[leave]} size={20} />
                  {texts[leave]}
                </dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
