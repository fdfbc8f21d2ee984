import type { Locale } from '@varanda/domain/locale'
import { useEffect, useMemo, useState } from 'react'
import { countText } from '../../count-text.ts'
import { fill } from '../../fill.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import type { Facts } from '../facts/facts.ts'
import { monthName } from '../facts/month.ts'
import { Icon } from '../icons.tsx'
import { useReducedMotion } from '../use-reduced-motion.ts'
import { timeScaleOf } from './time-scale.ts'

interface TimeBarProps {
  facts: Facts
  words: ExplorerWords
  locale: Locale
  /** The month up to which people are shown; undefined stands for the last. */
  until: number | undefined
  onUntil: (until: number | undefined) => void
  isPlaying: boolean
  onPlaying: (isPlaying: boolean) => void
}

const speeds = [1, 2, 4]

/** How many joined in each month, or in each few where there are many, and a cursor that goes through them. */
export function TimeBar({ facts, words, locale, until, onUntil, isPlaying, onPlaying }: TimeBarProps) {
  const { first, last } = facts.months!
  const say = words.time
  const [speed, setSpeed] = useState(0)
  const isStill = useReducedMotion()
  const now = until ?? last

  const { start, width, bars, barMs } = useMemo(() => timeScaleOf({ first, last }), [first, last])
  const at = Math.floor((now - start) / width)

  const joins = useMemo(() => {
    const joins = new Uint32Array(bars)
    for (const month of facts.month) if (month >= start) joins[Math.floor((month - start) / width)]!++
    return joins
  }, [facts, start, width, bars])
  const most = joins.reduce((most, count) => Math.max(most, count), 1)
  const here = useMemo(() => facts.month.reduce((sum, month) => sum + (month <= now ? 1 : 0), 0), [facts, now])

  const go = (bar: number) => onUntil(bar >= bars - 1 ? undefined : start + (bar + 1) * width - 1)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      if (now >= last) onPlaying(false)
      else go(at + 1)
    }, barMs / speeds[speed]!)
    return () => clearTimeout(timer)
  })

  const press = () => {
    if (isStill) return go(now >= last ? 0 : at + 1)
    if (!isPlaying && now >= last) go(0)
    onPlaying(!isPlaying)
  }

  return (
    <section className="time-bar" aria-label={say.label}>
      <button type="button" className="time-play" onClick={press} aria-label={labelOf(isStill, isPlaying, words)}>
        <Icon name={isStill ? 'step' : isPlaying ? 'pause' : 'play'} size={22} />
      </button>
      <div className="time-scale">
        <svg viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden="true">
          {Array.from(joins, (count, bar) => {
            const height = count ? Math.max(7, (100 * count) / most) : 0
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its months.
                key={bar}
                x={bar + 0.1}
                y={100 - height}
                width="0.8"
                height={height}
                className={bar <= at ? 'lit' : undefined}
              />
            )
          })}
        </svg>
        <i style={{ left: `${(100 * (at + 1)) / bars}%` }} />
        <input
          type="range"
          aria-label={say.cursor}
          min={0}
          max={bars - 1}
          value={at}
          aria-valuetext={fill(say.now, {
            month: monthName(now, locale),
            people: countText(locale, here, words.people),
          })}
          onChange={(event) => {
            onPlaying(false)
            go(Number(event.target.value))
          }}
        />
      </div>
      <p>
        <span>{monthName(now, locale)}</span>
        <small>{countText(locale, here, words.people)}</small>
      </p>
      {!isStill && (
        <button
          type="button"
          className="time-speed"
          aria-label={`${say.speed}: ${fill(say.times, { n: speeds[speed]! })}`}
          onClick={() => setSpeed((speed + 1) % speeds.length)}
        >
          {fill(say.times, { n: speeds[speed]! })}
        </button>
      )}
    </section>
  )
}

const labelOf = (isStill: boolean, isPlaying: boolean, { time }: ExplorerWords) =>
  isStill ? time.step : isPlaying ? time.pause : time.play
