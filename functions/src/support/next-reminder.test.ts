import { expect, it } from 'vitest'
import { nextReminder } from './next-reminder.ts'

const saoPaulo = 'America/Sao_Paulo'
const next = (on: number, now: string, last?: string, zone = saoPaulo) =>
  nextReminder(on, zone, new Date(now), last === undefined ? undefined : new Date(last)).toISOString()

it('is in the morning of its day, and never on the day itself', () => {
  expect(next(27, '2026-11-26T20:00:00Z')).toBe('2026-11-27T12:00:00.000Z')
  expect(next(27, '2026-11-27T09:00:00Z')).toBe('2026-12-27T12:00:00.000Z')
  // Their 27th is not over yet.
  expect(next(27, '2026-11-28T02:30:00Z')).toBe('2026-12-27T12:00:00.000Z')
  expect(next(28, '2026-11-28T02:30:00Z')).toBe('2026-11-28T12:00:00.000Z')
})

it('of a month that has no such day is its last, and the day comes back', () => {
  const days: string[] = []
  for (let at = '2027-12-31T12:00:00.000Z'; days.length < 6; days.push(at.slice(0, 10))) at = next(31, at, at)
  expect(days).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'])
  expect(next(29, '2027-01-29T12:00:00Z', '2027-01-29T12:00:00Z')).toBe('2027-02-28T12:00:00.000Z')
  expect(next(30, '2028-01-30T12:00:00Z', '2028-01-30T12:00:00Z')).toBe('2028-02-29T12:00:00.000Z')
})

it('comes once a month to whoever goes west, and goes on from when somebody looks again', () => {
  // Nine in the morning of the 27th in Tokyo is the evening of the 26th in São Paulo.
  expect(next(27, '2027-01-27T00:00:00Z', '2027-01-27T00:00:00Z')).toBe('2027-02-27T12:00:00.000Z')
  expect(next(27, '2027-01-27T12:00:00Z', '2027-01-27T12:00:00Z', 'Asia/Tokyo')).toBe('2027-02-27T00:00:00.000Z')
  expect(next(28, '2027-05-03T15:00:00Z', '2027-01-28T12:00:00Z')).toBe('2027-05-28T12:00:00.000Z')
})

it('in a zone that this machine does not know is as usual', () => {
  expect(nextReminder(1, 'Mars/Olympus', new Date('2026-11-27T00:00:00Z')).toISOString()).toBe(
    nextReminder(1, undefined, new Date('2026-11-27T00:00:00Z')).toISOString(),
  )
})
