import { sayDay } from './age-words.ts'
import { words } from './words.ts'

const texts = words.time
const shown = 14

/** How long the child was here, day by day: bars, and the same in words. */
export function TimeHere({ minutes }: { minutes: Readonly<Record<string, number>> }) {
  const days = Object.entries(minutes)
    .sort(([one], [other]) => other.localeCompare(one))
    .slice(0, shown)
  const longest = Math.max(1, ...days.map(([, count]) => count))
  const total = days.reduce((sum, [, count]) => sum + count, 0)
  return (
    <section className="stack" aria-labelledby="time-title">
      <div>
        <h2 id="time-title" className="label">
          {texts.title}
        </h2>
        <p className="small quiet">{texts.note}</p>
      </div>
      {days.length === 0 && <p className="quiet">{texts.none}</p>}
      {days.length > 0 && (
        <>
          <ol className="minutes">
            {days.map(([day, count]) => (
              <li key={day}>
                <span className="small">{sayDay(day).replace(/(,| de)? \d{4}$/, '')}</span>
                <span
                  className="minutes-bar"
                  aria-hidden="true"
                  style={{ inlineSize: `${(count / longest) * 100}%` }}
                />
                <span className="minutes-count">{texts.minutes(count)}</span>
              </li>
            ))}
          </ol>
          <p className="quiet">{texts.total(total)}</p>
        </>
      )}
    </section>
  )
}
