/** Values of every type as REST writes them, few enough that they meet each other often. */
import fc from 'fast-check'
import { root } from './peers.ts'

const scalar = fc.constantFrom<object>(
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { integerValue: '-3' },
  { integerValue: '0' },
  { doubleValue: -0 },
  { integerValue: '1' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740992 },
  { timestampValue: '2024-02-29T00:00:00Z' },
  { timestampValue: '2024-02-29T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'ab' },
  { stringValue: 'á' },
  { stringValue: '\u{1f33f}' },
  { stringValue: '\uffee' },
  { bytesValue: '' },
  { bytesValue: 'YQ==' },
  { referenceValue: `${root}/q/a` },
  { referenceValue: `${root}/q/b/r/c` },
  { geoPointValue: { latitude: 1.5, longitude: -48.5 } },
  { geoPointValue: {} },
)

const list = fc.array(scalar, { maxLength: 3 }).map((values): object => ({ arrayValue: { values } }))

export const value: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  list,
  fc
    .dictionary(fc.constantFrom('a', 'b'), fc.oneof(scalar, list), { maxKeys: 2 })
    .map((fields): object => ({ mapValue: { fields } })),
)

export const scalars = scalar
export const lists = list

export const fieldNames = ['a', 'b', 'm', 'm.a', 'l'] as const

/** Fields of a document; most have most of them. */
export const fields = fc.record({ a: value, b: value, m: value, l: list }, { requiredKeys: [] })
