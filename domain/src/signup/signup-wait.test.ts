import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { answerDays } from './answer-promise.ts'
import { promisedBefore, waitingBefore, waitOf } from './signup-wait.ts'

const moment = (date: Date): Moment => ({
  seconds: Math.floor(date.getTime() / 1000),
  nanoseconds: 0,
  toMillis: () => date.getTime(),
  toDate: () => date,
})
const waiting = (since: string, now: string) => {
  const at = moment(new Date(`${since}:00-03:00`))
  return waitOf({ askedAt: at, pendingSince: at }, new Date(`${now}:00-03:00`))
}

describe('the wait of a request', () => {
  it.each([
    ['2026-11-16T09:12', '2026-11-16T23:00', 0, 'calm', false],
    ['2026-11-16T09:12', '2026-11-17T00:00', 1, 'calm', false],
    ['2026-11-16T09:12', '2026-11-19T12:00', 3, 'due', false],
    // Zumbi's day and a weekend.
    ['2026-11-16T09:12', '2026-11-22T12:00', 3, 'due', false],
    ['2026-11-16T09:12', '2026-11-23T08:00', 4, 'due', false],
    ['2026-11-16T09:12', '2026-11-24T08:00', 5, 'late', false],
    ['2026-11-16T09:12', '2026-11-26T08:00', 7, 'late', true],
  ])('that came %s is at %s of %i days, %s', (since, now, days, level, isOverdue) => {
    expect(waiting(since, now)).toEqual({ days, level, isOverdue, answerBy: '2026-11-24' })
  })

  it('is over when the promised day is, though no business day has begun since', () => {
    // Promised for a Thursday; the Friday is a holiday.
    expect(waiting('2026-11-12T09:00', '2026-11-19T23:00')).toMatchObject({ days: 5, isOverdue: false })
    expect(waiting('2026-11-12T09:00', '2026-11-21T12:00')).toMatchObject({ days: 5, isOverdue: true })
  })

  it('is counted by the query as it is by itself', () => {
    const someday = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) })
    const back = fc.integer({ min: 0, max: 20 * 24 * 60 * 60 * 1000 })
    fc.assert(
      fc.property(someday, back, fc.constantFrom(1, answerDays.from, answerDays.to, 6), (now, age, days) => {
        const since = moment(new Date(now - age))
        const { days: waited, isOverdue } = waitOf({ askedAt: since, pendingSince: since }, new Date(now))
        expect(since.toMillis() < promisedBefore(new Date(now)).getTime()).toBe(isOverdue)
        expect(since.toMillis() < waitingBefore(days, new Date(now)).getTime()).toBe(waited >= days)
      }),
    )
  })
})
