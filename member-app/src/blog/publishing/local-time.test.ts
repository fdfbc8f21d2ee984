import { expect, it } from 'vitest'
import { chosenMoment, nextMorning, toLocalInput } from './local-time.ts'

const now = new Date(2026, 11, 31, 22, 5)

it('says a moment as the browser’s own field does, and reads it back', () => {
  expect(toLocalInput(nextMorning(now))).toBe('2027-01-01T09:00')
  expect(chosenMoment(toLocalInput(nextMorning(now)), now)).toEqual(nextMorning(now))
})

it('takes no moment that has passed, is too far, or is none', () => {
  for (const value of ['2026-12-31T22:05', '2026-12-31T22:04', '2029-01-01T00:00', '', 'amanhã'])
    expect(chosenMoment(value, now), value).toBeUndefined()
  expect(chosenMoment('2026-12-31T22:06', now)).toBeDefined()
})
