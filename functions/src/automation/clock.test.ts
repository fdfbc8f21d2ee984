import { describe, expect, it } from 'vitest'
import { nextTime, onClock, type TimeTrigger, timesBetween } from './clock.ts'

const daily = (at: string): TimeTrigger => ({ kind: 'time', every: 'day', at })
const monthly = (on: number): TimeTrigger => ({ kind: 'time', every: 'month', on, at: '09:00' })
const next = (trigger: TimeTrigger, zone: string, after: string) =>
  nextTime(trigger, zone, new Date(after)).toISOString()

describe('the next time', () => {
  it('is by the clock of its zone, and never the moment itself', () => {
    expect(next(daily('08:00'), 'America/Sao_Paulo', '2026-11-26T10:59:00Z')).toBe('2026-11-26T11:00:00.000Z')
    expect(next(daily('08:00'), 'America/Sao_Paulo', '2026-11-26T11:00:00Z')).toBe('2026-11-27T11:00:00.000Z')
    expect(next(daily('08:00'), 'Asia/Kathmandu', '2026-11-26T11:00:00Z')).toBe('2026-11-27T02:15:00.000Z')
    expect(next({ kind: 'time', every: 'week', on: 7, at: '10:00' }, 'America/Sao_Paulo', '2026-11-26T12:00:00Z')).toBe(
      '2026-11-29T13:00:00.000Z',
    )
  })

  it('is the leap where the clock leaps over it, and the first where it comes twice', () => {
    // Spring: 02:00 becomes 03:00.
    expect(next(daily('02:30'), 'Europe/Berlin', '2026-03-29T00:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(next(daily('02:30'), 'Europe/Berlin', '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z')
    // Autumn: 03:00 becomes 02:00.
    expect(next(daily('02:30'), 'Europe/Berlin', '2026-10-24T22:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next(daily('02:30'), 'Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  })

  it('of a day that a month has not is its last', () => {
    expect(next(monthly(31), 'UTC', '2026-01-31T10:00:00Z')).toBe('2026-02-28T09:00:00.000Z')
    expect(next(monthly(29), 'UTC', '2028-02-01T00:00:00Z')).toBe('2028-02-29T09:00:00.000Z')
    expect(next(monthly(31), 'UTC', '2026-04-30T09:00:00Z')).toBe('2026-05-31T09:00:00.000Z')
    expect(next(monthly(1), 'UTC', '2026-12-31T23:00:00Z')).toBe('2027-01-01T09:00:00.000Z')
  })

  it('comes once a day in each zone of a year', () => {
    for (const zone of [
      'America/Sao_Paulo',
      'Europe/Lisbon',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'America/St_Johns',
    ]) {
      const [from, until] = ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'].map((at) => new Date(at)) as [Date, Date]
      const times = timesBetween(daily('01:30'), zone, nextTime(daily('01:30'), zone, from), until, 400)
      const days = times.map((at) => onClock(at, zone).day)
      expect([zone, new Set(days).size, days.length]).toEqual([zone, 365, 365])
    }
  })
})
