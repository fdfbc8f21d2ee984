import { expect, it, vi } from 'vitest'
import { calendarDay } from './calendar-day.ts'

it('reads the day in Brasília', () => {
  expect(calendarDay(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20')
  expect(calendarDay(new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-21')
})

it.each(['en-US', 'en-GB', 'de'])('reads the calendar whatever a browser takes for English: %s', async (written) => {
  const { DateTimeFormat } = Intl
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: class extends DateTimeFormat {
      constructor(_: string, options: Intl.DateTimeFormatOptions) {
        super(written, options)
      }
    },
  })
  vi.resetModules()
  try {
    const { calendarDay } = await import('./calendar-day.ts')
    expect(calendarDay(new Date('2026-03-05T02:59:00Z'))).toBe('2026-03-04')
  } finally {
    vi.unstubAllGlobals()
  }
})
