import { fill } from '@varanda/explorer/fill'
import { type DegreeBin, degreeBins } from '@varanda/graph/metrics/degrees'
import type { Figures, GeneratorWords } from './words.ts'

interface HistogramProps {
  words: GeneratorWords
  figures: Figures
  degrees: Uint32Array
}

/** As many as a phone has room for. */
const mostBars = 60

/** How many people know how many, as a picture and as a table. */
export function Histogram({ words, figures, degrees }: HistogramProps) {
  const { metrics } = words
  const bars = degreeBins(degrees, mostBars)
  const most = Math.max(1, ...bars.map(({ people }) => people))
  const name = ({ from, to }: DegreeBin) =>
    from === to ? figures.whole(from) : fill(metrics.range, { from: figures.whole(from), to: figures.whole(to) })
  const every = Math.ceil(bars.length / 6)
  return (
    <figure className="histogram">
      <figcaption>
        <h3>{metrics.histogram}</h3>
        <p className="small quiet">{metrics.histogramHelp}</p>
      </figcaption>
      <svg viewBox={`0 0 ${bars.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar, at) => (
          <rect
            key={bar.from}
            x={at * 10 + 0.75}
            y={100 - (97 * bar.people) / most - (bar.people ? 3 : 0)}
            width={8.5}
            height={(97 * bar.people) / most + (bar.people ? 3 : 0)}
          />
        ))}
      </svg>
      <div className="scale small quiet" aria-hidden="true">
        {bars.map((bar, at) => (
          <span key={bar.from}>{at % every === 0 && figures.whole(bar.from)}</span>
        ))}
      </div>
      <details>
        <summary>{metrics.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{metrics.columns.degree}</th>
              <th scope="col">{metrics.columns.people}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{name(bar)}</th>
                <td>{figures.whole(bar.people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
