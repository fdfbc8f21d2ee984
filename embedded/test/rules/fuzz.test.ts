import { compileRules } from '@varanda/embedded/rules/compile'
import { type Ruleset, RulesSyntaxError } from '@varanda/embedded/rules/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, now, readerOf, signedIn, where } from './rules-case.ts'

const seed = `rules_version = '2';
function member(uid) { let row = get(/databases/(default)/documents/users/$(uid)); return row.data.role in ['user', 'admin']; }
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow get: if member(request.auth.uid) && resource.data.name.matches('[a-z]+(x|y)*') || id == 'one';
      allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
      allow create: if request.resource.data.keys().hasOnly(['name', 'at']) && request.resource.data.at == request.time;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name']) ? 1 < 2 : !true;
      match /{rest=**} { allow write: if -rest[0:1].size() + 2 * 3 % 4 >= 1.5 && [1, {'a': b'x'}][0] is int; }
    }
  }
}`
const pieces = seed.match(/\w+|\s+|./gsu)!
const noise = fc.constantFrom(
  ...new Set(pieces),
  'resource.data',
  '(',
  ')',
  '&&',
  '||',
  '[0]',
  '.size()',
  '9223372036854775807',
  '/a/$(',
  "'\\",
  '{',
  '}',
  'null',
)
const mutated = fc
  .array(fc.tuple(fc.nat(pieces.length - 1), fc.constantFrom('drop', 'put', 'double'), noise), {
    minLength: 1,
    maxLength: 4,
  })
  .map((edits) => {
    const copy = [...pieces]
    for (const [at, edit, text] of edits) {
      copy[at] = edit === 'drop' ? '' : edit === 'double' ? copy[at]!.repeat(2) : text
    }
    return copy.join('')
  })

const reader = readerOf({ 'users/ana': { role: 'user' } })
const base = { auth: signedIn('ana', { email: 'ana@casa' }), time: now, path: 'things/one' }
const resource = document('things/one', { name: 'abc', owner: 'ana' })

function judgeAll(ruleset: Ruleset): boolean[] {
  return [
    ruleset.judge({ ...base, method: 'get', resource }, reader),
    ruleset.judge({ ...base, auth: null, method: 'get', resource: null }, reader),
    ruleset.judge({ ...base, method: 'create', newResource: document('things/one', { name: 'x' }) }, reader),
    ruleset.judge({ ...base, method: 'update', resource, newResource: document('things/one', { name: 1n }) }, reader),
    ruleset.judge({ ...base, path: 'things/one/a/b', method: 'delete', resource }, reader),
    ruleset.judge(
      {
        ...base,
        method: 'list',
        query: {
          parent: '',
          collectionId: 'things',
          allDescendants: false,
          where: where('owner', 'IN', ['ana', 'bia']),
        },
      },
      reader,
    ),
  ].map((verdict) => verdict.allowed)
}

test('rules with slips in them are refused with a place, or judge; nothing throws or hangs', () => {
  let published = 0
  let slowest = 0
  fc.assert(
    fc.property(mutated, (source) => {
      const began = performance.now()
      try {
        const ruleset = compileRules(source, { unknownNames: 'deny' })
        published++
        judgeAll(ruleset)
      } catch (error) {
        if (!(error instanceof RulesSyntaxError)) throw error
        for (const { line, column } of error.problems) expect(line > 0 && column > 0).toBe(true)
        expect(error.problems.length).toBeGreaterThan(0)
      }
      slowest = Math.max(slowest, performance.now() - began)
    }),
    { numRuns: 2500 },
  )
  expect(published).toBeGreaterThan(100)
  expect(slowest).toBeLessThan(1000)
})

test('any text at all is refused in the same way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (source) => {
      expect(() => compileRules(source)).toThrow(RulesSyntaxError)
    }),
  )
})
