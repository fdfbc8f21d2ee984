import { describe, expect, it } from 'vitest'
import { weeksToCount, weeksUntil } from './figures.ts'

describe('the weeks of the figures', () => {
  it('begin on Monday at midnight in Brasília', () => {
    const saturday = new Date('2026-11-21T12:00:00Z')
    expect(weeksUntil(saturday, 2)).toEqual([
      { week: '2026-11-09', from: new Date('2026-11-09T03:00:00Z'), to: new Date('2026-11-16T03:00:00Z') },
      { week: '2026-11-16', from: new Date('2026-11-16T03:00:00Z'), to: new Date('2026-11-23T03:00:00Z') },
    ])
    // Still Sunday in Brasília, and Monday in Greenwich.
    expect(weeksUntil(new Date('2026-11-23T02:59:59Z'), 1)[0]!.week).toBe('2026-11-16')
    expect(weeksUntil(new Date('2026-11-23T03:00:00Z'), 1)[0]!.week).toBe('2026-11-23')
  })

  it('are counted once when they are over', () => {
    const weeks = weeksUntil(new Date('2026-11-21T12:00:00Z'), 3)
    const counts = weeks.slice(0, 2).map(({ week }) => ({ week, count: 1 }))
    const names = (computedAt: string) =>
      weeksToCount(weeks, { counts, computedAt: new Date(computedAt) }).map(({ week }) => week)
    expect(weeksToCount(weeks, undefined)).toHaveLength(3)
    expect(names('2026-11-20T12:00:00Z')).toEqual(['2026-11-16'])
    // The week before was not over when it was counted.
    expect(names('2026-11-12T12:00:00Z')).toEqual(['2026-11-09', '2026-11-16'])
  })
})
