import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkId } from '../../src/firestore/names.ts'
import { formatFieldPath, parseFieldPath } from '../../src/firestore/values/field-path.ts'
import { formatInstant, parseInstant } from '../../src/firestore/values/time.ts'
import { checkValue } from '../../src/firestore/values/value-check.ts'
import { inverted, pathKey, valueKey } from '../../src/firestore/values/value-key.ts'
import { comparePaths, compareValues, identicalValues } from '../../src/firestore/values/value-order.ts'
import type { Value } from '../../src/firestore/wire.ts'

const int64 = fc.oneof(
  fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }),
  fc.bigInt({ min: (1n << 53n) - 3n, max: (1n << 53n) + 3n }),
  fc.bigInt({ min: (1n << 63n) - 600n, max: (1n << 63n) - 1n }),
  fc.bigInt({ min: -5n, max: 5n }),
)
const double = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 9007199254740992, 9007199254740994, 2 ** 63, -(2 ** 63), 1, 2, 5e-324),
)
const id = fc.oneof(
  fc
    .string({ minLength: 1, unit: 'binary' })
    .filter((id) => !id.includes('/') && !/^\.\.?$/.test(id) && !(id.startsWith('__') && id.endsWith('__'))),
  fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }).map((number) => `__id${number}__`),
  fc.constantFrom('a', 'b', 'a\u0000', 'a\u0001', '\uffff', '\u{1f3e1}'),
)
const path = fc.array(id, { minLength: 1, maxLength: 3 }).map((ids) => ids.flatMap((one) => ['c', one]).join('/'))
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\u0000\u0001', 'a', 'a\u0000', '\u{10000}', '\uffff'),
)

/** Values as they are stored: after checkValue. */
const value: fc.Arbitrary<Value> = fc
  .letrec<{ value: Value; leaf: Value }>((tie) => ({
    leaf: fc.oneof<fc.Arbitrary<Value>[]>(
      fc.constant<Value>({ nullValue: null }),
      fc.boolean().map((booleanValue) => ({ booleanValue })),
      int64.map((integer) => ({ integerValue: String(integer) })),
      double.map((number) => ({
        doubleValue: Number.isFinite(number) ? (Object.is(number, -0) ? '-0' : number) : (String(number) as 'NaN'),
      })),
      fc
        .record({
          seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
          nanos: fc.integer({ min: 0, max: 999_999_999 }),
        })
        .map((instant) => ({ timestampValue: formatInstant(instant) })),
      text.map((stringValue) => ({ stringValue })),
      fc.uint8Array({ maxLength: 6 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
      path.map((name) => ({ referenceValue: `projects/p/databases/(default)/documents/${name}` })),
      fc
        .record({
          latitude: fc.double({ min: -90, max: 90, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        })
        .map((geoPointValue) => ({ geoPointValue })),
      fc.array(double, { maxLength: 3 }).map((numbers) => ({
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: {
              arrayValue: { values: numbers.filter(Number.isFinite).map((number) => ({ doubleValue: number })) },
            },
          },
        },
      })),
    ),
    value: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc.array(tie('leaf'), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
      fc
        .dictionary(fc.oneof(fc.constantFrom('a', 'b', 'aa'), fc.string({ minLength: 1 })), tie('value'), {
          maxKeys: 3,
        })
        .map((fields) => ({
          mapValue: { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !/^__.*__$/s.test(name))) },
        })),
    ),
  }))
  .value.map((raw) => checkValue(JSON.parse(JSON.stringify(raw)), 'x'))

const sign = (number: number) => Math.sign(number) + 0

describe('the order of values', () => {
  test('keys sort as values do, both ways, and are equal exactly for equal values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [valueKey(a), valueKey(b)]
        expect(sign(Buffer.compare(left, right))).toBe(sign(compareValues(a, b)))
        expect(sign(Buffer.compare(inverted(left), inverted(right)))).toBe(sign(-compareValues(a, b)))
      }),
      { numRuns: 3_000 },
    )
  })

  test('no key is the beginning of another', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [valueKey(a), valueKey(b)]
        if (compareValues(a, b) !== 0) expect(left.subarray(0, right.length).equals(right)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  test('it is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0)
        expect(sign(compareValues(a, b))).toBe(sign(-compareValues(b, a)))
        const [x, y, z] = [a, b, c].sort(compareValues) as [Value, Value, Value]
        expect(compareValues(x, z)).toBeLessThanOrEqual(0)
        expect(compareValues(x, y)).toBeLessThanOrEqual(0)
        expect(compareValues(y, z)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 1_000 },
    )
  })

  test('types in their order', () => {
    const ascending: Value[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      { doubleValue: 'NaN' },
      { doubleValue: '-Infinity' },
      { integerValue: '-9223372036854775808' },
      { doubleValue: 1.5 },
      { integerValue: '9007199254740993' },
      { doubleValue: 9007199254740994 },
      { doubleValue: 'Infinity' },
      { timestampValue: '0001-01-01T00:00:00Z' },
      { timestampValue: '2026-01-01T00:00:00.000001Z' },
      { stringValue: '' },
      { stringValue: '\uffff' },
      { stringValue: '\u{1f3e1}' },
      { bytesValue: '' },
      { bytesValue: '/w==' },
      { referenceValue: 'projects/p/databases/d/documents/a/__id2__' },
      { referenceValue: 'projects/p/databases/d/documents/a/__id10__' },
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
      { geoPointValue: { latitude: -1, longitude: 5 } },
      { geoPointValue: { latitude: -1, longitude: 6 } },
      { arrayValue: {} },
      { arrayValue: { values: [{ integerValue: '1' }] } },
      { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
      {
        mapValue: {
          fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [{ doubleValue: 1 }] } } },
        },
      },
      { mapValue: {} },
      { mapValue: { fields: { a: { integerValue: '1' } } } },
      { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } },
      { mapValue: { fields: { b: { nullValue: null } } } },
    ]
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) expect(sign(compareValues(a, b))).toBe(sign(i - j))
    }
    expect(compareValues({ integerValue: '0' }, { doubleValue: '-0' })).toBe(0)
    expect(identicalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(false)
  })

  test('path keys sort as paths do', () => {
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(sign(Buffer.compare(pathKey(a), pathKey(b)))).toBe(sign(comparePaths(a, b)))
      }),
      { numRuns: 2_000 },
    )
  })
})

test('checking is idempotent, and what is checked survives JSON', () => {
  fc.assert(
    fc.property(value, (checked) => {
      expect(checkValue(JSON.parse(JSON.stringify(checked)), 'x')).toEqual(checked)
    }),
  )
})

test('no input crashes the check: it answers or refuses as INVALID_ARGUMENT', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom(
        '',
        'integerValue',
        'doubleValue',
        'mapValue',
        'arrayValue',
        'bytesValue',
        'timestampValue',
        'referenceValue',
        'geoPointValue',
      ),
      (json, kind) => {
        try {
          checkValue(kind === '' ? json : { [kind]: json }, 'x')
        } catch (error) {
          expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' })
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  [{ integerValue: '9223372036854775808' }, /outside 64 bits/],
  [{ integerValue: 'x' }, /integerValue/],
  [{ doubleValue: 'x' }, /doubleValue/],
  [{ timestampValue: '10000-01-01T00:00:00Z' }, /timestampValue/],
  [{ timestampValue: '2026-02-30T00:00:00Z' }, /timestampValue/],
  [{ bytesValue: '**' }, /bytesValue/],
  [{ referenceValue: 'users/ana' }, /referenceValue/],
  [{ geoPointValue: { latitude: 91 } }, /geoPointValue/],
  [{ arrayValue: { values: [{ arrayValue: {} }] } }, /directly contains another array/],
  [{ mapValue: { fields: { '': { nullValue: null } } } }, /empty field name/],
  [{ mapValue: { fields: { __proto: { nullValue: null }, ['__proto__']: { nullValue: null } } } }, /reserved/],
  [{ stringValue: '\ud800' }, /stringValue/],
  [{ stringValue: 'x'.repeat(1_048_488) }, /limit of 1048487 bytes/],
  [{ stringValue: 'a', integerValue: '1' }, /exactly one kind/],
  [{}, /exactly one kind/],
])('a wrong value is refused with its field: %#', (wrong, message) => {
  expect(() => checkValue(wrong, 'profile.name')).toThrow(message)
  expect(() => checkValue(wrong, 'profile.name')).toThrow(/profile\.name/)
})

test('timestamps: any zone in, UTC out, cut to microseconds when stored', () => {
  const stored = (timestampValue: string) => checkValue({ timestampValue }, 'x')
  expect(stored('2026-01-01T01:00:00.123456789+03:00')).toEqual({ timestampValue: '2025-12-31T22:00:00.123456Z' })
  expect(stored('2026-01-01T00:00:00.100Z')).toEqual({ timestampValue: '2026-01-01T00:00:00.100Z' })
  expect(stored('1969-12-31T23:59:59.999999999Z')).toEqual({ timestampValue: '1969-12-31T23:59:59.999999Z' })
  fc.assert(
    fc.property(
      fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
      fc.integer({ min: 0, max: 999_999_999 }),
      (seconds, nanos) => {
        expect(parseInstant(formatInstant({ seconds, nanos }))).toEqual({ seconds, nanos })
      },
    ),
  )
})

describe('numeric ids', () => {
  const lowest = -(1n << 63n)
  const highest = (1n << 63n) - 1n
  const digits = fc.oneof(
    fc.bigInt({ min: lowest * 3n, max: highest * 3n }).map(String),
    fc.tuple(fc.constantFrom('0', '00', '-0', '-', '+', ''), fc.nat(12)).map((parts) => parts.join('')),
  )
  const numbered = digits.map((text) => `__id${text}__`)

  test('two paths have one key only where they are one path, and keys sort as paths do', () => {
    fc.assert(
      fc.property(numbered, numbered, (a, b) => {
        const [left, right] = [`c/${a}`, `c/${b}`]
        expect(Buffer.compare(pathKey(left), pathKey(right)) === 0).toBe(left === right)
        expect(sign(Buffer.compare(pathKey(left), pathKey(right)))).toBe(sign(comparePaths(left, right)))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(['__id0__', '__id7__', '__id-7__', `__id${highest}__`, `__id${lowest}__`])('%s is an id', (id) => {
    expect(() => checkId(id, 'name')).not.toThrow()
  })

  test.each([
    '__id07__',
    '__id-0__',
    '__id-07__',
    '__id00__',
    '__id+7__',
    '__id__',
    '__id7 __',
    `__id${highest + 1n}__`,
    `__id${lowest - 1n}__`,
    '__id9999999999999999999__',
    '__id99999999999999999999__',
    `__id${'9'.repeat(1_000)}__`,
  ])('%s is reserved', (id) => {
    expect(() => checkId(id, 'name')).toThrow(/is reserved/)
    const referenceValue = `projects/p/databases/d/documents/c/${id}`
    expect(() => checkValue({ referenceValue }, 'x')).toThrow(/is reserved/)
  })
})

describe('field paths', () => {
  test('every path of non-empty names survives its spelling', () => {
    const name = fc.oneof(
      fc.string({ minLength: 1, unit: 'binary', maxLength: 20 }),
      fc.constantFrom('a', '`', '\\', 'a.b', '`\\`'),
    )
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
        expect(parseFieldPath(formatFieldPath(names))).toEqual(names)
      }),
    )
  })

  test.each(['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', 'a`b`', '``', 'a.`b`c', 'x'.repeat(1501)])(
    '"%s" is refused',
    (wrong) => {
      expect(() => parseFieldPath(wrong)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
    },
  )
})
