import { FirestoreError } from '@varanda/embedded/firestore/error'
import { Names } from '@varanda/embedded/firestore/names'
import { matches } from '@varanda/embedded/firestore/query/match'
import { conditionToWire, parseQuery, type Query } from '@varanda/embedded/firestore/query/query'
import type { Fields } from '@varanda/embedded/firestore/wire'
import { compileRules } from '@varanda/embedded/rules/compile'
import type { RulesRequest } from '@varanda/embedded/rules/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { both, either, fieldsOf, firestore, now, readerOf, signedIn, where } from './rules-case.ts'

/**
 * Rules are not filters, but they must be as strict: whatever a query that was allowed may return, each document of it
 * must be allowed by itself. Filters are matched by the engine's own definition.
 */

const names = new Names('demo', '(default)')
const literal = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : value === null ? 'null' : JSON.stringify(value)

const scalar = fc.constantFrom<unknown>(0, 1, 2, 1.5, 'a', 'b', null, true)
const field = fc.constantFrom('f', 'g')
const list = fc.array(scalar, { minLength: 1, maxLength: 3 })

const document = fc.record(
  {
    f: fc.oneof(scalar, list),
    g: scalar,
    tags: list,
    place: fc.record({ city: scalar }),
  },
  { requiredKeys: [] },
)

const filter = fc.oneof(
  fc.tuple(field, fc.constantFrom('EQUAL', 'EQUAL', 'NOT_EQUAL'), scalar).map(([f, op, value]) => where(f, op, value)),
  fc
    .tuple(
      field,
      fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
      fc.constantFrom<unknown>(0, 1, 2, 1.5, 'a', 'b'),
    )
    .map(([f, op, value]) => where(f, op, value)),
  fc.tuple(field, fc.constantFrom('IN', 'NOT_IN'), list).map(([f, op, values]) => where(f, op, values)),
  fc.tuple(fc.constant('tags'), fc.constant('ARRAY_CONTAINS'), scalar).map(([f, op, value]) => where(f, op, value)),
  fc.tuple(fc.constant('tags'), fc.constant('ARRAY_CONTAINS_ANY'), list).map(([f, op, value]) => where(f, op, value)),
  scalar.map((value) => where('place.city', 'EQUAL', value)),
  fc.constantFrom('IS_NULL', 'IS_NOT_NULL').map((op) => ({ unaryFilter: { field: { fieldPath: 'f' }, op } })),
)
const filters = fc.oneof(
  filter,
  fc.tuple(filter, filter).map(([a, b]) => both(a, b)),
  fc.tuple(filter, filter).map(([a, b]) => either(a, b)),
)

const d = 'resource.data'
const helper = 'function same(a, b, unused) { let first = a; let second = unused; return first == b; }'
const leaf = fc.oneof(
  fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), scalar)
    .map(([f, op, value]) => `${d}.${f} ${op} ${literal(value)}`),
  fc
    .tuple(scalar, fc.constantFrom('==', '<', '>='), field)
    .map(([value, op, f]) => `${literal(value)} ${op} ${d}.${f}`),
  fc.tuple(field, list).map(([f, values]) => `${d}.${f} in ${literal(values)}`),
  fc.tuple(scalar).map(([value]) => `${literal(value)} in ${d}.tags`),
  fc
    .tuple(fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), list)
    .map(([m, values]) => `${d}.tags.${m}(${literal(values)})`),
  fc.constantFrom('f', 'g', 'tags', 'place').map((f) => `'${f}' in ${d}`),
  fc
    .tuple(field, fc.constantFrom('int', 'number', 'string', 'bool', 'list'))
    .map(([f, type]) => `${d}.${f} is ${type}`),
  fc.tuple(field, scalar, scalar).map(([f, a, b]) => `${d}.get('${f}', ${literal(a)}) == ${literal(b)}`),
  scalar.map((value) => `${d}.place.city == ${literal(value)}`),
  scalar.map((value) => `${d}['place']['city'] != ${literal(value)}`),
  scalar.map((value) => `${d}.get('place', {'city': 1}).get('city', 2) == ${literal(value)}`),
  scalar.map((value) => `(${d}.f is int ? ${d}.f : ${d}.g) == ${literal(value)}`),
  scalar.map((value) => `[${d}.f, ${literal(value)}].hasAny([${d}.g])`),
  scalar.map((value) => `same(${d}.f, ${literal(value)}, ${d}.place.city)`),
  scalar.map((value) => `${d}.place == {'city': ${literal(value)}}`),
  fc.constantFrom(
    `${d}.f == ${d}.g`,
    `${d}.keys().hasOnly(['f', 'g'])`,
    `${d}.place is map`,
    "id == 'one'",
    `${d}.f / 2 == 0`,
    `-${d}.g < 0`,
    `${d}.f + 1 == 2`,
    `${d}.f.size() > 0`,
    `${d}.f.lower() == 'a'`,
    `${d}.place.size() == 1`,
    `${d}.place.city.size() == 1`,
    `resource == null`,
    `resource.id == 'x'`,
  ),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'condition' },
    leaf,
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`),
    tie('condition').map((a) => `!(${a})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}))

/** The query as the engine reads it; null for combinations of filters that Firestore does not run. */
function accepted(filter: object): Query | null {
  try {
    return parseQuery(names, names.root, { from: [{ collectionId: 'things' }], where: filter })
  } catch (error) {
    if (error instanceof FirestoreError) return null
    throw error
  }
}

const base = { auth: signedIn('ana'), time: now }
const several = <T>(one: fc.Arbitrary<T>, length: number) => fc.array(one, { minLength: length, maxLength: length })

function listRequest({ where }: Query): RulesRequest {
  const filter = where ? { where: conditionToWire(where) } : {}
  return { ...base, method: 'list', query: { parent: '', collectionId: 'things', allDescendants: false, ...filter } }
}

test('an allowed query returns allowed documents only', () => {
  let proved = 0
  let returned = 0
  fc.assert(
    fc.property(condition, several(filters, 8), several(document, 8), (text, candidates, documents) => {
      const ruleset = compileRules(firestore(`${helper} match /things/{id} { allow read: if ${text}; }`))
      for (const query of candidates.map(accepted)) {
        if (!query || !ruleset.judge(listRequest(query), readerOf({})).allowed) continue
        proved++
        for (const data of documents) {
          const fields = fieldsOf(data)
          if (!matches(query, { path: 'things/x', fields: fields as Fields, created: 1, updated: 1 })) continue
          returned++
          const resource = { path: 'things/x', fields }
          const got = ruleset.judge({ ...base, method: 'get', path: 'things/x', resource }, readerOf({}))
          const told = `${JSON.stringify(query.where)} ${JSON.stringify(data)}: ${got.reason.message}`
          expect(got.allowed, told).toBe(true)
        }
      }
    }),
    { numRuns: 1500 },
  )
  expect(proved).toBeGreaterThan(100)
  expect(returned).toBeGreaterThan(100)
})
