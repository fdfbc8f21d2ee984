/** Times of day on a clock on the wall somewhere, summer time included. */
import type { Schedule } from './schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * At `times` (minutes after midnight, rising) of each day that `isDay` says, in that zone; `isDay` gets the wall's date
 * as if it were UTC. An hour that summer time leaves out or repeats still gives each time of the day once. Null for an
 * unknown zone.
 */
export function onDays(isDay: (wall: Date) => boolean, times: readonly number[], timeZone: string): Schedule | null {
  const zone = zoneClock(timeZone)
  if (!zone) return null
  return {
    next(after) {
      const today = Math.floor(zone.wallOf(after) / DAY_MS) * DAY_MS
      // A leap day comes within eight years.
      for (let day = 0; day <= 8 * 366; day += 1) {
        const midnight = today + day * DAY_MS
        if (!isDay(new Date(midnight))) continue
        for (const minutes of times) {
          const time = zone.timeOf(midnight + minutes * 60_000)
          if (time > after) return time
        }
      }
      return null
    },
  }
}

/** Converts between instants and what a clock on the wall says there, written as if it were UTC. */
function zoneClock(timeZone: string) {
  // Most schedules name no zone, and what knows zones takes 7 MB once it is asked.
  if (timeZone === 'UTC') return { wallOf: (time: number) => time, timeOf: (wall: number) => wall }
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
  function wallOf(time: number): number {
    const parts = new Map(format.formatToParts(time).map((part) => [part.type, Number(part.value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  }
  return {
    wallOf,
    timeOf(wall: number): number {
      const guess = wall - (wallOf(wall) - wall)
      return guess - (wallOf(guess) - wall)
    },
  }
}
