import { expect, it } from 'vitest'
import { snoozeEnd } from './snooze-end.ts'

const evening = new Date(2026, 10, 24, 21, 30)

it('ends in an hour, when quiet hours do, or on the same day of the next week', () => {
  expect(snoozeEnd('hour', {}, evening)).toEqual(new Date(2026, 10, 24, 22, 30))
  expect(snoozeEnd('morning', {}, evening)).toEqual(new Date(2026, 10, 25, 7))
  expect(snoozeEnd('morning', {}, new Date(2026, 10, 24, 5))).toEqual(new Date(2026, 10, 24, 7))
  expect(snoozeEnd('morning', { quiet: { from: '23:00', to: '08:15' } }, evening)).toEqual(
    new Date(2026, 10, 25, 8, 15),
  )
  expect(snoozeEnd('morning', { quiet: null }, evening)).toEqual(new Date(2026, 10, 25, 7))
  expect(snoozeEnd('week', {}, evening)).toEqual(new Date(2026, 11, 1, 21, 30))
})
