import { expect, it } from 'vitest'
import { isSameClock } from './same-clock.ts'

const winter = new Date('2026-01-15T12:00:00Z')

it('knows one zone by its two names', () => {
  expect(isSameClock('Asia/Kolkata', 'Asia/Calcutta', winter)).toBe(true)
  expect(isSameClock('Europe/Kyiv', 'Europe/Kiev', winter)).toBe(true)
})

it('tells zones apart by what they show now, and by their summer time', () => {
  expect(isSameClock('America/Sao_Paulo', 'Europe/Lisbon', winter)).toBe(false)
  expect(isSameClock('Europe/London', 'Africa/Abidjan', winter)).toBe(false)
})

it('takes a name that nobody knows here for another clock', () => {
  expect(isSameClock('Mars/Olympus', 'UTC', winter)).toBe(false)
  expect(isSameClock('Mars/Olympus', 'Mars/Gale', winter)).toBe(false)
})
