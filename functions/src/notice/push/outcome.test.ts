import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const now = new Date('2026-11-24T12:00:00Z')

it.each([
  [201, 'sent'],
  [202, 'sent'],
  [302, 'lost'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'lost'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
])('%i means %s', (status, kind) => {
  expect(outcomeOf(status, null, 1, now).kind).toBe(kind)
})

it('waits as long as the service asks, else longer each time, and not for ever', () => {
  expect(outcomeOf(429, '7', 1, now)).toEqual({ kind: 'again', afterMs: 7000 })
  expect(outcomeOf(503, 'Tue, 24 Nov 2026 12:00:05 GMT', 1, now)).toEqual({ kind: 'again', afterMs: 5000 })
  expect(outcomeOf(503, 'soon', 2, now)).toEqual({ kind: 'again', afterMs: 3000 })
  expect(outcomeOf(429, '7', 3, now)).toEqual({ kind: 'lost' })
})
