import type { Locale } from '@varanda/domain/locale'
import { numberText } from '../../count-text.ts'
import type { Colouring } from '../../view-state.ts'
import type { Classes } from '../classes.ts'
import type { ExplorerWords } from '../explorer-props.ts'

interface LegendProps {
  by: Colouring
  classes: Classes | undefined
  /** What it needs could not be worked out. */
  isLost: boolean
  only: number | undefined
  words: ExplorerWords
  locale: Locale
  onOnly: (only: number | undefined) => void
}

/** What the colours stand for and how many wear each; one of them alone may be looked at. */
export function Legend({ by, classes, isLost, only, words, locale, onOnly }: LegendProps) {
  const say = words.legend
  const title = by === 'group' ? say.group : by === 'community' ? say.community : words.colour[by]
  return (
    <section className="legend" aria-labelledby="explorer-legend">
      <div className="legend-head">
        <h2 id="explorer-legend" className="label" tabIndex={-1}>
          {title}
        </h2>
        {only !== undefined && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              // This button goes with what it undoes.
              document.getElementById('explorer-legend')?.focus({ preventScroll: true })
              onOnly(undefined)
            }}
          >
            {say.all}
          </button>
        )}
      </div>
      {!classes && (
        <p className="small quiet" role="status">
          {isLost ? say.failed : say.counting}
        </p>
      )}
      <ul className="plain">
        {classes?.list.map(
          ({ name, colour, count }, at) =>
            count > 0 && (
              <li key={name}>
                <button type="button" aria-pressed={only === at} onClick={() => onOnly(only === at ? undefined : at)}>
                  <i style={{ background: colour }} />
                  <span>{name}</span> <span>{numberText(locale, count)}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
