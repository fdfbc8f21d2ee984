import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentPattern } from '../../src/functions/events/document-pattern.ts'
import { parseSchedule } from '../../src/functions/schedules/schedule.ts'
import { backoff, isExhausted, type RetryPolicy } from '../../src/functions/tasks/retry-policy.ts'

describe('schedules', () => {
  const next = (text: string, after: string, zone?: string) => {
    const time = parseSchedule(text, zone)?.next(Date.parse(after))
    return time === null || time === undefined ? null : new Date(time).toISOString()
  }

  it.each([
    ['every 5 minutes', '2026-01-01T10:01:00Z', undefined, '2026-01-01T10:05:00.000Z'],
    ['every 1 hours', '2026-01-01T10:00:00Z', undefined, '2026-01-01T11:00:00.000Z'],
    ['every day 03:00', '2026-01-01T10:00:00Z', 'America/Sao_Paulo', '2026-01-02T06:00:00.000Z'],
    ['every monday 09:30', '2026-01-01T10:00:00Z', undefined, '2026-01-05T09:30:00.000Z'],
    ['every 30 mins from 9:00 to 10:15', '2026-01-01T09:30:00Z', undefined, '2026-01-01T10:00:00.000Z'],
    ['every 30 minutes from 09:00 to 10:15', '2026-01-01T10:00:00Z', undefined, '2026-01-02T09:00:00.000Z'],
    ['every 2 hours synchronized', '2026-01-01T01:00:00Z', undefined, '2026-01-01T02:00:00.000Z'],
    ['every mon,thursday 9:30', '2026-01-01T10:00:00Z', undefined, '2026-01-05T09:30:00.000Z'],
    ['every day of march 00:10', '2026-01-01T10:00:00Z', 'America/Sao_Paulo', '2026-03-01T03:10:00.000Z'],
    ['2nd friday of month 09:00', '2026-01-01T10:00:00Z', undefined, '2026-01-09T09:00:00.000Z'],
    ['1st,third monday of month 04:00', '2026-01-05T05:00:00Z', undefined, '2026-01-19T04:00:00.000Z'],
    ['last sunday of february,jul 12:00', '2026-01-01T00:00:00Z', undefined, '2026-02-22T12:00:00.000Z'],
    ['1st day of month 00:00', '2026-01-01T00:00:00Z', undefined, '2026-02-01T00:00:00.000Z'],
    ['last day of month 23:00', '2028-02-01T00:00:00Z', undefined, '2028-02-29T23:00:00.000Z'],
    ['1,15 of month 08:00', '2026-01-01T09:00:00Z', undefined, '2026-01-15T08:00:00.000Z'],
    ['31 of january,march 08:00', '2026-02-01T00:00:00Z', undefined, '2026-03-31T08:00:00.000Z'],
    ['*/15 * * * *', '2026-01-01T10:15:00Z', undefined, '2026-01-01T10:30:00.000Z'],
    ['0 0 1 * *', '2026-01-01T00:00:00Z', undefined, '2026-02-01T00:00:00.000Z'],
    ['0 9 * * mon-fri', '2026-01-02T10:00:00Z', undefined, '2026-01-05T09:00:00.000Z'],
    ['30 4 29 feb *', '2026-01-01T00:00:00Z', undefined, '2028-02-29T04:30:00.000Z'],
    ['0 12 13 * 5', '2026-02-13T12:00:00Z', undefined, '2026-02-20T12:00:00.000Z'],
    ['0 0 * * 7', '2026-01-01T00:00:00Z', undefined, '2026-01-04T00:00:00.000Z'],
    ['0,30 8-10/2 * * *', '2026-01-01T08:30:00Z', undefined, '2026-01-01T10:00:00.000Z'],
    ['30 2 * * *', '2026-03-28T12:00:00Z', 'Europe/Lisbon', '2026-03-29T01:30:00.000Z'],
  ])('%s after %s (%s) is %s', (text, after, zone, expected) => {
    expect(next(text, after, zone)).toBe(expected)
  })

  it.each([
    'every',
    'every 0 minutes',
    'every 5 fortnights',
    'every someday 10:00',
    '2nd friday of fortnight 09:00',
    '6th friday of month 09:00',
    '2nd friday of month 9:60',
    'every monday of month of may 10:00',
    'every 5 minutes from 10:00',
    'every 5 minutes from 12:00 to 10:00',
    '32 of month 10:00',
    'every day',
    'every day 24:00',
    '* * * *',
    '60 * * * *',
    '* * 0 * *',
    '5-1 * * * *',
    '*/0 * * * *',
    'a * * * *',
  ])('%j is not one', (text) => {
    expect(parseSchedule(text)).toBeNull()
  })

  it('that never come are said to', () => {
    expect(next('0 0 31 2 *', '2026-01-01T00:00:00Z')).toBeNull()
    expect(parseSchedule('0 0 * * *', 'Nowhere/City')).toBeNull()
  })

  it('always lie ahead, at a minute that they name', () => {
    const field = (max: number) => fc.oneof(fc.constant('*'), fc.nat(max).map(String))
    fc.assert(
      fc.property(
        field(59),
        field(23),
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        (m, h, d) => {
          const after = d.getTime()
          const time = parseSchedule(`${m} ${h} * * *`)!.next(after)!
          expect(time).toBeGreaterThan(after)
          expect(time - after).toBeLessThanOrEqual(24 * 60 * 60_000)
          const at = new Date(time)
          if (m !== '*') expect(at.getUTCMinutes()).toBe(Number(m))
          if (h !== '*') expect(at.getUTCHours()).toBe(Number(h))
        },
      ),
    )
  })
})

describe('document patterns', () => {
  it.each([
    ['users/{uid}', 'users/ana', true],
    ['users/{uid}', 'users/ana/posts/1', false],
    ['users/ana', 'users/ana', true],
    ['users/ana', 'users/bia', false],
    ['users/{uid}/private/{doc=*}', 'users/ana/private/standing', true],
    ['users/{rest=**}', 'users/ana/posts/1', true],
    ['{any=**}/posts/{id}', 'users/ana/posts/1', true],
    ['{any=**}/posts/{id}', 'posts/1', true],
    ['users/a*', 'users/ana', true],
    ['users/a.a', 'users/ana', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(documentPattern(pattern)(path)).toBe(expected)
  })
})

describe('retries', () => {
  const policy: RetryPolicy = {
    maxAttempts: 5,
    minBackoffMs: 100,
    maxBackoffMs: 1500,
    maxDoublings: 2,
    maxRetryMs: null,
  }

  it('wait twice as long, then by equal steps, up to the longest pause', () => {
    expect([1, 2, 3, 4, 5, 6].map((failures) => backoff(policy, failures))).toEqual([100, 200, 400, 800, 1200, 1500])
  })

  it('end after so many attempts, or when both limits are reached', () => {
    expect(isExhausted(policy, 4, 0)).toBe(false)
    expect(isExhausted(policy, 5, 0)).toBe(true)
    expect(isExhausted({ ...policy, maxRetryMs: 1000 }, 5, 999)).toBe(false)
    expect(isExhausted({ ...policy, maxRetryMs: 1000 }, 5, 1000)).toBe(true)
  })
})
