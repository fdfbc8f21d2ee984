import type { Locale } from '@varanda/domain/locale'
import type { PictureLegend } from '../../canvas/legend.ts'
import { numberText } from '../../count-text.ts'
import type { Classes } from '../classes.ts'
import type { ExplorerWords } from '../explorer-props.ts'

interface LegendProps {
  classes: Classes | undefined
  /** The same as it stands in a saved picture. */
  signs: PictureLegend
  /** What it needs could not be worked out. */
  isLost: boolean
  only: number | undefined
  words: ExplorerWords
  locale: Locale
  onOnly: (only: number | undefined) => void
}

/** What colours, lines and sizes stand for, and how many wear each; one of them alone may be looked at. */
export function Legend({ classes, signs, isLost, only, words, locale, onOnly }: LegendProps) {
  const say = words.legend
  return (
    <section className="legend" aria-labelledby="explorer-legend">
      <div className="legend-head">
        <h2 id="explorer-legend" className="label" tabIndex={-1}>
          {signs.title}
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
      <ul className="plain legend-lines">
        {signs.lines.map(({ isInvite, text }) => (
          <li key={text}>
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <path d="M0 2H32" className={isInvite ? 'invite' : undefined} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      {signs.sizes && (
        <p className="legend-sizes">
          <i />
          <i />
          <i />
          {signs.sizes}
        </p>
      )}
    </section>
  )
}
