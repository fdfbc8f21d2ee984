import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  businessDaysBefore,
  businessDaysSince,
  easter,
  holidayOn,
  holidaysSince,
  isBusinessDay,
} from './business-days.ts'

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 11, 31) })
  .map((millis) => new Date(millis).toISOString().slice(0, 10))

describe('the days on which the instance answers', () => {
  it.each([
    [1961, '1961-04-02'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('knows Easter of %i', (year, sunday) => {
    expect(easter(year)).toBe(sunday)
  })

  it.each([
    ['2026-02-16', 'carnival-monday'],
    ['2026-02-17', 'carnival'],
    ['2026-04-03', 'good-friday'],
    ['2026-06-04', 'corpus-christi'],
    ['2026-11-20', 'zumbi'],
    ['2023-11-20', undefined],
    ['2026-12-25', 'christmas'],
    ['2026-02-18', undefined],
  ])('%s is %s', (on, name) => {
    expect(holidayOn(on)).toBe(name)
  })

  it('counts over a weekend and a holiday', () => {
    // A Thursday; Friday is Zumbi's day.
    expect(addBusinessDays('2026-11-19', 3)).toBe('2026-11-25')
    expect(addBusinessDays('2026-11-19', 5)).toBe('2026-11-27')
    expect(businessDaysSince('2026-11-19', '2026-11-22')).toBe(0)
    expect(businessDaysSince('2026-11-19', '2026-11-23')).toBe(1)
  })

  it('ends on a business day that many business days later', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const end = addBusinessDays(from, count)
        expect(isBusinessDay(end)).toBe(true)
        expect(businessDaysSince(from, end)).toBe(count)
      }),
      { numRuns: 300 },
    )
  })

  it('finds the last day from which so many have passed', () => {
    expect(businessDaysBefore('2026-11-26', 5)).toBe('2026-11-18')
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30 }), (to, count) => {
        const from = businessDaysBefore(to, count)
        expect(businessDaysSince(from, to)).toBeGreaterThanOrEqual(count)
        const next = new Date(Date.parse(`${from}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
        if (next <= to) expect(businessDaysSince(next, to)).toBeLessThan(count)
      }),
    )
  })

  it('names the holidays that it left out, but not those on a weekend', () => {
    expect(holidaysSince('2026-11-13', '2026-11-23')).toEqual([{ on: '2026-11-20', holiday: 'zumbi' }])
    expect(holidaysSince('2026-11-20', '2026-11-23')).toEqual([])
  })
})
