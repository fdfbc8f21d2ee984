import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { asJson, without } from './as-json.ts'

it('says moments as ISO 8601 at any depth', () => {
  const at = Timestamp.fromMillis(0)
  expect(asJson({ at, list: [{ at }], none: null, n: 1 })).toEqual({
    ...{ at: '1970-01-01T00:00:00.000Z', list: [{ at: '1970-01-01T00:00:00.000Z' }], none: null, n: 1 },
  })
})

it('leaves out what stands at a place, in lists and below, and nothing where it is not', () => {
  const value = {
    token: 't',
    reservations: [{ token: 'a', name: 'Ana' }, { name: 'Beto' }],
    answer: { by: 'x', kind: 'yes' },
  }
  expect(['token', 'reservations[].token', 'answer.by', 'nothing.here'].reduce<unknown>(without, value)).toEqual({
    reservations: [{ name: 'Ana' }, { name: 'Beto' }],
    answer: { kind: 'yes' },
  })
})
