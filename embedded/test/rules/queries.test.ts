import { describe, expect, test } from 'vitest'
import { both, either, firestore, judgeQuery, where } from './rules-case.ts'

/** Queries are judged by their filters alone: what a filter does not tell is unknown, and unknown denies. */
const things = (condition: string) => firestore(`match /things/{id} { allow list: if ${condition}; }`)
const lists = (condition: string, filter?: object, more: object = {}) =>
  judgeQuery(things(condition), { where: filter, ...more }).allowed

describe('what filters prove', () => {
  test.each([
    ["resource.data.owner == 'ana'", where('owner', 'EQUAL', 'ana')],
    ['resource.data.owner == request.auth.uid', where('owner', 'EQUAL', 'ana')],
    ['resource.data.owner == request.auth.uid', where('owner', 'IN', ['ana'])],
    ["resource.data.role in ['a', 'b']", where('role', 'IN', ['a', 'b'])],
    ["resource.data.role in ['a', 'b', 'c']", where('role', 'EQUAL', 'b')],
    ['resource.data.size == 5', where('size', 'EQUAL', 5)],
    ['resource.data.size < 9 && resource.data.size >= 5', where('size', 'EQUAL', 5)],
    ['resource.data.size > 3', where('size', 'GREATER_THAN', 3)],
    ['resource.data.size > 3', where('size', 'GREATER_THAN_OR_EQUAL', 3.5)],
    ['resource.data.size >= 3', where('size', 'GREATER_THAN_OR_EQUAL', 3)],
    ['3 < resource.data.size', where('size', 'GREATER_THAN', 3)],
    ['resource.data.size < 9', both(where('size', 'LESS_THAN', 20), where('size', 'LESS_THAN', 9))],
    ['resource.data.size != 9', where('size', 'LESS_THAN', 9)],
    ['resource.data.at <= request.time', where('at', 'LESS_THAN', new Date('2026-03-01T00:00:00Z'))],
    ["resource.data.state != 'gone'", where('state', 'NOT_EQUAL', 'gone')],
    ["!(resource.data.state in ['gone', 'lost'])", where('state', 'NOT_IN', ['gone', 'lost', 'x'])],
    ["'ana' in resource.data.readers", where('readers', 'ARRAY_CONTAINS', 'ana')],
    ["resource.data.readers.hasAny(['ana', 'bia'])", where('readers', 'ARRAY_CONTAINS_ANY', ['ana', 'bia'])],
    ["resource.data.place.city == 'Recife'", where('place.city', 'EQUAL', 'Recife')],
    ["resource.data['odd.name'] == 1", where('`odd.name`', 'EQUAL', 1)],
    ["'size' in resource.data", where('size', 'GREATER_THAN', 3)],
    ['resource.data.gone == null', { unaryFilter: { field: { fieldPath: 'gone' }, op: 'IS_NULL' } }],
    ['resource.data.gone != null', { unaryFilter: { field: { fieldPath: 'gone' }, op: 'IS_NOT_NULL' } }],
    ["resource.data.owner == 'ana' || resource.data.public == true", where('public', 'EQUAL', true)],
    ["resource.data.get('public', false) == true", where('public', 'EQUAL', true)],
    [
      "resource.data.owner == 'ana' || resource.data.public == true",
      either(where('public', 'EQUAL', true), where('owner', 'EQUAL', 'ana')),
    ],
    ['resource.data.size is number', where('size', 'GREATER_THAN', 3)],
    ['resource.data.secret == 1 || true', undefined],
    ['!(resource.data.secret == 1 && false)', undefined],
    [
      "exists(/databases/$(database)/documents/users/$(resource.data.owner)) || id == 'x'",
      where('owner', 'EQUAL', 'ana'),
    ],
  ])('%s', (condition, filter) => {
    const verdict = judgeQuery(things(condition), { where: filter }, { 'users/ana': {} })
    expect(verdict).toMatchObject({ allowed: true })
  })
})

test('two filters on one field tell what both tell together', () => {
  const owners = [where('owner', 'GREATER_THAN_OR_EQUAL', 'ana'), where('owner', 'IN', ['ana'])]
  for (const filters of [owners, owners.toReversed()]) {
    const filter = { compositeFilter: { op: 'AND', filters } }
    expect(judgeQuery(things("resource.data.owner.matches('ana')"), { where: filter })).toMatchObject({ allowed: true })
  }
})

describe('what they do not', () => {
  test.each([
    ["resource.data.owner == 'ana'", undefined],
    ["!('secret' in resource.data)", undefined],
    ["resource.data.owner == 'ana'", where('owner', 'EQUAL', 'bia')],
    ["resource.data.owner == 'ana'", where('other', 'EQUAL', 'ana')],
    ["resource.data.owner == 'ana'", where('owner', 'IN', ['ana', 'bia'])],
    ["resource.data.owner == 'ana'", where('owner', 'GREATER_THAN_OR_EQUAL', 'ana')],
    ["resource.data.owner != 'ana'", undefined],
    ['resource.data.state != null', where('state', 'NOT_EQUAL', 'gone')],
    ["!(resource.data.owner == 'ana')", undefined],
    ["!('owner' in resource.data)", undefined],
    ["!(resource.data.owner in ['bia'])", undefined],
    ['!(resource.data.secret in [])', undefined],
    ["resource.data.get('owner', 'ana') == 'ana'", undefined],
    ['resource.data.size > 3', where('size', 'GREATER_THAN_OR_EQUAL', 3)],
    ['resource.data.size > 3', where('size', 'GREATER_THAN', 2)],
    ['resource.data.size > 3', where('size', 'LESS_THAN', 9)],
    ['resource.data.size is int', where('size', 'EQUAL', 5)],
    ['resource.data.size / 2 == 2', where('size', 'EQUAL', 5)],
    ["'ana' in resource.data.readers", where('readers', 'ARRAY_CONTAINS', 'bia')],
    ["'ana' in resource.data.readers", where('readers', 'ARRAY_CONTAINS_ANY', ['ana', 'bia'])],
    ["resource.data.readers.hasOnly(['ana'])", where('readers', 'ARRAY_CONTAINS', 'ana')],
    ["resource.data.keys().hasOnly(['owner'])", where('owner', 'EQUAL', 'ana')],
    ["resource.data.owner == 'ana'", either(where('owner', 'EQUAL', 'ana'), where('size', 'EQUAL', 1))],
    ["resource.data.place.city == 'Recife'", where('place', 'GREATER_THAN', 'a')],
    ['exists(/databases/$(database)/documents/users/$(resource.data.owner))', undefined],
    ['exists(/databases/$(database)/documents/users/$(id))', undefined],
    ["id == 'x'", undefined],
    ["id != 'x'", undefined],
    ["resource.id == 'x'", undefined],
    ['resource.data.a ? true : true', undefined],
    ['request.resource == null', undefined],
    ['resource.data == {}', undefined],
    ['debug(resource.data.a) == 1 || resource.data.a != 1', undefined],
  ])('%s', (condition, filter) => {
    const verdict = judgeQuery(things(condition), { where: filter }, { 'users/ana': {} })
    expect(verdict).toMatchObject({ allowed: false })
  })

  test('the reason says so', () => {
    expect(judgeQuery(things("resource.data.owner == 'ana'"), {}).reason).toEqual({
      line: 4,
      column: 37,
      message: 'resource.data.owner has no answer: the query does not pin this down, and rules are not filters.',
    })
  })
})

test('each alternative must hold, each by an allow of its own', () => {
  const rules = firestore(`match /things/{id} {
    allow list: if resource.data.owner == 'ana';
    allow list: if resource.data.public == true; }`)
  const owner = where('owner', 'EQUAL', 'ana')
  const open = where('public', 'EQUAL', true)
  expect(judgeQuery(rules, { where: either(owner, open) }).allowed).toBe(true)
  expect(judgeQuery(rules, { where: either(owner, where('public', 'EQUAL', false)) }).allowed).toBe(false)
  expect(judgeQuery(rules, { where: both(either(owner, open), where('x', 'EQUAL', 1)) }).allowed).toBe(true)
})

test('more alternatives than Firestore takes are not proved', () => {
  const many = either(...Array.from({ length: 101 }, () => where('owner', 'EQUAL', 'ana')))
  expect(lists("resource.data.owner == 'ana'", many)).toBe(false)
})

describe('limit, offset and order', () => {
  const orderBy = [{ field: { fieldPath: 'size' }, direction: 'DESCENDING' }]
  test.each([
    ['request.query.limit <= 50', { limit: 50 }, true],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, false],
    ['request.query.limit == null', {}, true],
    ['request.query.offset == 5', { offset: 5 }, true],
    ["'size' in resource.data", { orderBy }, false],
    ["'size' in resource.data", {}, false],
    ["request.query.orderBy[0] == 'size DESC'", { orderBy }, true],
  ])('%s with %j: %s', (condition, more, allowed) => {
    expect(lists(condition, undefined, more)).toBe(allowed)
  })
})

describe('the place of what is listed', () => {
  const name = (path: string) => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op: 'EQUAL',
      value: { referenceValue: `projects/p/databases/(default)/documents/${path}` },
    },
  })

  test('a filter on the name pins the id', () => {
    expect(lists("id == 'x' && resource.id == 'x'", name('things/x'))).toBe(true)
    expect(lists("id == 'x'", name('things/y'))).toBe(false)
    expect(lists("id == 'x'", name('others/x'))).toBe(false)
  })

  test('the parent is known', () => {
    const rules = firestore('match /users/{uid}/things/{id} { allow list: if uid == request.auth.uid; }')
    expect(judgeQuery(rules, { parent: 'users/ana' }).allowed).toBe(true)
    expect(judgeQuery(rules, { parent: 'users/bia' }).allowed).toBe(false)
    expect(judgeQuery(rules, { allDescendants: true }).allowed).toBe(false)
  })

  test('a block for one document does not allow a list', () => {
    expect(judgeQuery(firestore('match /things/one { allow read; }'), {}).allowed).toBe(false)
  })

  test.each([
    ['match /{path=**}/things/{id} { allow read; }', true],
    ['match /{path=**} { allow read; }', true],
    ['match /things/{id} { allow read; }', false],
    ['match /users/{uid}/things/{id} { allow read; }', false],
    ["match /{path=**}/things/{id} { allow read: if path[0] == 'users'; }", false],
    ['match /{path=**}/things/{id} { allow read: if path != /a/b; }', false],
    ['match /{path=**}/others/{id} { allow read; }', false],
  ])('a collection group by %s: %s', (block, allowed) => {
    expect(judgeQuery(firestore(block), { allDescendants: true }).allowed).toBe(allowed)
  })

  test("a collection group in version '1' is not matched", () => {
    const rules = firestore('match /{path=**} { allow read; }', '1')
    expect(judgeQuery(rules, { allDescendants: true }).allowed).toBe(false)
    expect(judgeQuery(rules, {}).allowed).toBe(true)
  })

  test('a collection group below a document', () => {
    const rules = firestore('match /users/{uid}/{rest=**} { allow list: if uid == request.auth.uid; }')
    expect(judgeQuery(rules, { parent: 'users/ana', allDescendants: true }).allowed).toBe(true)
    expect(judgeQuery(rules, { parent: 'users/bia', allDescendants: true }).allowed).toBe(false)
  })
})
