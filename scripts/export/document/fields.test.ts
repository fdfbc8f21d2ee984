import type { Fields, Value } from '@varanda/embedded/firestore/wire'
import { expect, test } from 'vitest'
import { digestOf, renamed } from './fields.ts'

test.each<[string, unknown, unknown]>([
  ['times', { timestampValue: '2026-01-02T03:04:05.120Z' }, { timestampValue: '2026-01-02T03:04:05.120000Z' }],
  ['whole doubles', { doubleValue: 3 }, { doubleValue: '3.0' }],
  ['a minus zero', { doubleValue: '-0' }, { doubleValue: -0 }],
  ['integers', { integerValue: '7' }, { integerValue: 7 }],
  ['bytes', { bytesValue: '-_8=' }, { bytesValue: '+/8=' }],
  ['points', { geoPointValue: { latitude: 0, longitude: 1 } }, { geoPointValue: { longitude: 1 } }],
  ['empty lists', { arrayValue: { values: [] } }, { arrayValue: {} }],
  ['empty maps', { mapValue: { fields: {} } }, { mapValue: {} }],
  ['nothing', { nullValue: null }, { nullValue: 'NULL_VALUE' }],
])('%s are the same however they are spelled', (_, a, b) => {
  expect(digestOf({ a: a as Value })).toBe(digestOf({ a: b as Value }))
})

test('the order of fields says nothing', () => {
  const fields: Fields = { a: { booleanValue: true }, b: { stringValue: 'x' } }
  expect(digestOf({ b: fields.b!, a: fields.a! })).toBe(digestOf(fields))
})

test('no two of these are the same', () => {
  const values: Fields[] = [
    {},
    { a: { nullValue: null } },
    { a: { doubleValue: 3 } },
    { a: { integerValue: '3' } },
    { a: { stringValue: '3' } },
    { a: { bytesValue: '3' } },
    { a: { doubleValue: 0 } },
    { a: { doubleValue: '-0' } },
    { a: { integerValue: '9007199254740992' } },
    { a: { integerValue: '9007199254740993' } },
    { a: { timestampValue: '2026-01-02T03:04:05.000001Z' } },
    { a: { timestampValue: '2026-01-02T03:04:05.000002Z' } },
    { a: { referenceValue: 'projects/a/databases/(default)/documents/x/y' } },
    { a: { referenceValue: 'projects/b/databases/(default)/documents/x/y' } },
    { a: { stringValue: 'projects/b/databases/(default)/documents/x/y' } },
    { a: { arrayValue: { values: [{ nullValue: null }] } } },
    { a: { mapValue: { fields: { a: { nullValue: null } } } } },
  ]
  expect(new Set(values.map(digestOf)).size).toBe(values.length)
})

test('references lead elsewhere however deep they are, and words that look like one stay', () => {
  const to = (project: string) => `projects/${project}/databases/(default)/documents/a/b`
  const fields = (project: string): Fields => ({
    r: { referenceValue: to(project) },
    s: { stringValue: to('old') },
    l: { arrayValue: { values: [{ mapValue: { fields: { r: { referenceValue: to(project) } } } }] } },
  })
  expect(renamed(fields('old'), 'projects/new/databases/(default)/documents')).toEqual(fields('new'))
})
