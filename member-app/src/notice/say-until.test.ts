import { expect, it } from 'vitest'
import { saySnooze } from './say-until.ts'

const monday = new Date(2026, 10, 23, 20)

it('tells the hour of today and tomorrow, and the day of whatever is later, however few hours that is', () => {
  expect(saySnooze(new Date(2026, 10, 23, 21), monday)).toBe('até às 21h')
  expect(saySnooze(new Date(2026, 10, 24, 23), monday)).toBe('até amanhã às 23h')
  expect(saySnooze(new Date(2026, 10, 25, 9), monday)).toBe('até 25\u00a0de\u00a0nov.')
  expect(saySnooze(new Date(2026, 10, 30, 20), monday)).toBe('até 30\u00a0de\u00a0nov.')
})
