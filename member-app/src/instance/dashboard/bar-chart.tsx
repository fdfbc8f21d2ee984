import type { WeekCount } from '@varanda/domain/instance/figures'
import { sayNumber, sayWeek } from './say-figures.ts'
import { words } from './words.ts'

const [step, bar, height, roof] = [30, 20, 96, 18]

/** A bar a week, the current one lit; the same numbers stand in a table below. */
export function BarChart({ label, counts }: { label: string; counts: readonly WeekCount[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const last = counts.at(-1)
  const width = counts.length * step
  return (
    <figure className="bar-chart">
      <figcaption className="label">{label}</figcaption>
      <svg
        role="img"
        aria-label={words.chart.summary(label, last?.count ?? 0, Math.max(0, ...counts.map(({ count }) => count)))}
        viewBox={`0 0 ${width} ${height + roof + 20}`}
      >
        <title>{label}</title>
        <line x1="0" x2={width} y1={height + roof} y2={height + roof} className="ground" />
        {counts.map(({ week, count }, index) => {
          const tall = (count / most) * height
          const x = index * step + (step - bar) / 2
          const isSaid = index === counts.length - 1 || count === most
          return (
            <g key={week}>
              <rect
                x={x}
                y={height + roof - tall}
                width={bar}
                height={tall}
                rx="3"
                className={index === counts.length - 1 ? 'now' : ''}
              />
              {isSaid && count > 0 && (
                <text x={x + bar / 2} y={height + roof - tall - 5}>
                  {sayNumber(count)}
                </text>
              )}
            </g>
          )
        })}
        {counts[0] && (
          <text x="0" y={height + roof + 15} className="from">
            {sayWeek(counts[0].week)}
          </text>
        )}
        {last && (
          <text x={width} y={height + roof + 15} className="until">
            {sayWeek(last.week)}
          </text>
        )}
      </svg>
      <details>
        <summary className="unfold small">{words.chart.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.chart.week}</th>
              <th scope="col">{words.chart.count}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ week, count }) => (
              <tr key={week}>
                <th scope="row">{sayWeek(week)}</th>
                <td>{sayNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
