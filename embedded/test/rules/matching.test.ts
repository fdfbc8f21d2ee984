import { compileRules } from '@varanda/embedded/rules/compile'
import { describe, expect, test } from 'vitest'
import { document, firestore, now, readerOf, signedIn } from './rules-case.ts'

function reads(rules: string, path: string): boolean {
  const request = { method: 'get', path, resource: document(path, {}), auth: signedIn('ana'), time: now } as const
  return compileRules(rules).judge(request, readerOf({})).allowed
}

describe('which match blocks a path meets', () => {
  const nested = firestore(`
    match /parents/{parent} { match /children/{child} { allow get: if parent == 'p' && child == 'c'; } }
    match /fixed/one { allow get; }
    match /trees/{tree}/{rest=**} { allow get: if rest is path; }
    match /{any=**}/leaves/{leaf} { allow get: if any is path && leaf is string; }`)
  test.each([
    ['parents/p/children/c', true],
    ['parents/p/children/d', false],
    ['parents/p', false],
    ['parents/p/others/c', false],
    ['parents/p/children/c/more/m', false],
    ['fixed/one', true],
    ['fixed/two', false],
    ['trees/t', true],
    ['trees/t/a/b/c/d', true],
    ['leaves/l', true],
    ['a/b/leaves/l', true],
    ['a/b/leaves/l/c/d', false],
  ])('%s: %s', (path, allowed) => {
    expect(reads(nested, path)).toBe(allowed)
  })

  test.each([
    ['1', 'trees/t', false],
    ['1', 'trees/t/a/b', true],
    ['2', 'trees/t', true],
  ] as const)("in version '%s', {rest=**} on %s: %s", (version, path, allowed) => {
    expect(reads(firestore('match /trees/{tree}/{rest=**} { allow get; }', version), path)).toBe(allowed)
  })

  test('without rules_version it is version 1', () => {
    const rules = 'service cloud.firestore { match /databases/{d}/documents/trees/{t}/{r=**} { allow read; } }'
    expect([reads(rules, 'trees/t'), reads(rules, 'trees/t/a/b')]).toEqual([false, true])
  })

  test('what {name=**} took has its segments', () => {
    const rules = firestore(
      "match /{all=**} { allow get: if all[0] == 'a' && all == /a/b/c/d && /x/$(all) == /x/a/b/c/d; }",
    )
    expect(reads(rules, 'a/b/c/d')).toBe(true)
  })

  test('any of several allows is enough', () => {
    const rules = firestore(`
      match /a/{b} { allow get: if false; allow get: if b.missing == 1; }
      match /a/{c} { allow read: if c == 'x'; }
      match /{d=**} { allow get: if d == /a/y; }`)
    expect(['a/x', 'a/y', 'a/z'].map((path) => reads(rules, path))).toEqual([true, true, false])
  })

  test('another database is another path', () => {
    const rules = 'service cloud.firestore { match /databases/(default)/documents/a/{b} { allow read; } }'
    const request = { method: 'get', path: 'a/b', resource: null, auth: null, time: now } as const
    const ruleset = compileRules(rules)
    expect(ruleset.judge(request, readerOf({})).allowed).toBe(true)
    expect(ruleset.judge(request, readerOf({}), 'other').allowed).toBe(false)
  })
})

describe('methods', () => {
  const rules = compileRules(
    firestore(`match /r/{x} { allow read; } match /w/{x} { allow write; } match /c/{x} { allow create, delete; }`),
  )
  const query = (collectionId: string) => ({ parent: '', collectionId, allDescendants: false })
  const verdicts = (collection: string) => {
    const base = { auth: null, time: now, path: `${collection}/x` }
    const resource = document(base.path, {})
    return {
      get: rules.judge({ ...base, method: 'get', resource }, readerOf({})).allowed,
      list: rules.judge({ ...base, method: 'list', query: query(collection) }, readerOf({})).allowed,
      create: rules.judge({ ...base, method: 'create', newResource: resource }, readerOf({})).allowed,
      update: rules.judge({ ...base, method: 'update', resource, newResource: resource }, readerOf({})).allowed,
      delete: rules.judge({ ...base, method: 'delete', resource }, readerOf({})).allowed,
    }
  }
  test('what a deletion leaves is null, and nothing is known of it', () => {
    const base = { auth: null, time: now, path: 'd/one', resource: document('d/one', {}) }
    const deletes = (condition: string) =>
      compileRules(firestore(`match /d/{x} { allow delete: if ${condition}; }`)).judge(
        { ...base, method: 'delete' },
        readerOf({}),
      ).allowed
    expect(['request.resource == null', "'resource' in request"].map(deletes)).toEqual([true, true])
    const refused = ["!('resource' in request)", 'request.resource == resource', 'request.resource.data == {}']
    expect(refused.map(deletes)).toEqual([false, false, false])
  })

  test('read is get and list; write is create, update and delete', () => {
    expect(verdicts('r')).toEqual({ get: true, list: true, create: false, update: false, delete: false })
    expect(verdicts('w')).toEqual({ get: false, list: false, create: true, update: true, delete: true })
    expect(verdicts('c')).toEqual({ get: false, list: false, create: true, update: false, delete: true })
    expect(verdicts('none')).toEqual({ get: false, list: false, create: false, update: false, delete: false })
  })
})

describe('functions', () => {
  test('the nearest declaration counts, and a body sees its own place only', () => {
    const rules = `rules_version = '2';
      function tag() { return 'global'; }
      function told() { return tag(); }
      service cloud.firestore {
        match /databases/{database}/documents {
          match /a/{x} {
            function tag() { return 'match ' + x; }
            allow get: if tag() == 'match 1' && told() == 'global';
          }
          match /b/{x} { allow get: if tag() == 'global'; }
        }
      }`
    expect(reads(rules, 'a/1')).toBe(true)
    expect(reads(rules, 'b/1')).toBe(true)
  })

  test('lets and arguments; a name of its own hides a capture', () => {
    const rules = firestore(`
      function twice(x) { let y = x + x; let z = y + x; return z; }
      match /a/{x} { allow get: if twice('ab') == 'ababab' && x == '1'; }`)
    expect(reads(rules, 'a/1')).toBe(true)
  })

  test('a let or an argument that fails harms only what uses it', () => {
    const rules = firestore(`
      function first(a, b) { let unused = a.missing; return b; }
      match /a/{x} { allow get: if first(x.missing, true); }
      match /b/{x} { allow get: if first(true, x.missing); }`)
    expect([reads(rules, 'a/1'), reads(rules, 'b/1')]).toEqual([true, false])
  })
})

describe('reasons', () => {
  const reason = (condition: string) => {
    const rules = firestore(`function own(x) { return x == 'bia'; }\nmatch /a/{id} {\n  allow get: if ${condition};\n}`)
    const request = {
      method: 'get',
      path: 'a/ana',
      resource: document('a/ana', { n: 1 }),
      auth: null,
      time: now,
    } as const
    return compileRules(rules).judge(request, readerOf({})).reason
  }
  test.each([
    ["id == 'ana'", { line: 6, column: 3, message: 'This allow grants get.' }],
    ["id == 'ana' && resource.data.n == 2", { line: 6, column: 32, message: 'resource.data.n == 2 is false.' }],
    ['own(id)', { line: 4, column: 26, message: "x == 'bia' is false." }],
    [
      'resource.data.missing == 2',
      { line: 6, column: 17, message: 'resource.data.missing has no answer: there is no missing.' },
    ],
    ['resource.data.n', { line: 6, column: 3 }],
  ])('%s', (condition, expected) => {
    expect(reason(condition)).toMatchObject(expected)
  })
})
