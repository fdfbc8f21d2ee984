import { expect, it } from 'vitest'
import { dataOf } from './stored-value.ts'

it('gives what a document holds as the SDK would', () => {
  const { at, ...others } = dataOf({
    name: { stringValue: 'Cida' },
    count: { integerValue: '3' },
    share: { doubleValue: 0.5 },
    shown: { booleanValue: true },
    nobody: { nullValue: null },
    none: { arrayValue: {} },
    people: { mapValue: { fields: { a: { mapValue: {} } } } },
    words: { arrayValue: { values: [{ stringValue: 'um' }, { integerValue: '2' }] } },
    at: { timestampValue: '2026-11-23T10:00:00.123456Z' },
  })
  expect(others).toEqual({
    name: 'Cida',
    count: 3,
    share: 0.5,
    shown: true,
    nobody: null,
    none: [],
    people: { a: {} },
    words: ['um', 2],
  })
  const moment = at as { seconds: number; nanoseconds: number; toMillis(): number; toDate(): Date }
  expect([moment.seconds, moment.nanoseconds]).toEqual([Date.UTC(2026, 10, 23, 10) / 1000, 123_456_000])
  expect(moment.toMillis()).toBe(Date.UTC(2026, 10, 23, 10) + 123)
  expect(moment.toDate().toISOString()).toBe('2026-11-23T10:00:00.123Z')
})

it('refuses what no document of ours holds', () => {
  expect(() => dataOf({ place: { geoPointValue: {} } as never })).toThrow('geoPointValue')
})
