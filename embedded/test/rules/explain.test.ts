import { compileRules } from '@varanda/embedded/rules/compile'
import { explanationLines } from '@varanda/embedded/rules/judge/explain'
import { describe, expect, test } from 'vitest'
import { document, either, firestore, now, readerOf, signedIn, where } from './rules-case.ts'

const rules = firestore(`function own(x) { let uid = request.auth.uid; return x == uid; }
match /a/{id} {
  allow get: if false;
  allow get: if own(id) || get(/databases/$(database)/documents/users/ana).data.role == 'admin';
  allow list: if resource.data.owner == 'ana';
}`)
const ruleset = compileRules(rules)
const world = readerOf({ 'users/ana': { role: 'user' } })
const request = {
  method: 'get',
  path: 'a/bia',
  resource: document('a/bia', { n: 1 }),
  auth: signedIn('ana'),
  time: now,
} as const

describe('an explanation', () => {
  test('names every allow that was asked, what was evaluated in it, and the values', () => {
    const { verdict, allows } = ruleset.explain(request, world)
    expect(verdict).toEqual(ruleset.judge(request, world))
    expect(allows.map(({ line }) => line)).toEqual([6, 7])
    const steps = allows[1]!.steps.map(({ line, column, text, value, depth }) => [
      `${line}:${column}`,
      text,
      value,
      depth,
    ])
    expect(steps).toContainEqual(['4:29', 'request.auth.uid', "'ana'", 1])
    expect(steps).toContainEqual(['4:54', 'x', "'bia'", 1])
    expect(steps).toContainEqual(['4:54', 'x == uid', 'false', 1])
    expect(steps).toContainEqual(['7:17', 'own(id)', 'false', 0])
    expect(steps.at(-1)).toEqual([
      '7:17',
      "own(id) || get(/databases/$(database)/documents/users/ana).data.role == 'admin'",
      'false',
      0,
    ])
  })

  test('has nothing in it that was not needed', () => {
    const { allows } = ruleset.explain({ ...request, path: 'a/ana' }, world)
    expect(allows[1]!.steps.some(({ text }) => text.startsWith('get('))).toBe(false)
  })

  test('of a query tells of the alternative that decided', () => {
    const query = { parent: '', collectionId: 'a', allDescendants: false }
    const filter = either(where('owner', 'EQUAL', 'ana'), where('owner', 'EQUAL', 'bia'))
    const list = { method: 'list', auth: null, time: now, query: { ...query, where: filter } } as const
    const { verdict, allows } = ruleset.explain(list, world)
    expect(verdict.allowed).toBe(false)
    expect(allows).toHaveLength(1)
    expect(allows[0]!.steps.map(({ text, value }) => `${text} → ${value}`)).toEqual([
      'resource.data → what the query tells of it',
      "resource.data.owner → 'bia'",
      "resource.data.owner == 'ana' → false",
    ])
  })

  test('stops at the limit that denied', () => {
    const deep = compileRules(
      firestore(
        `match /a/{id} { allow get: if ${Array(3).fill(Array(400).fill('1').join('+')).join(' > 0 && ')} > 0; }`,
      ),
    )
    const { verdict, allows } = deep.explain(request, world)
    expect(verdict.reason.message).toContain('more than 1000 expressions')
    expect(allows).toHaveLength(1)
  })

  test('keeps values short and on one line', () => {
    const shown = (data: object, text: string) => {
      const all = compileRules(firestore(`match /a/{id} { allow get: if ${text} == null; }`))
      return all.explain({ ...request, resource: document('a/b', data) }, world).allows[0]!.steps.at(-2)!.value
    }
    expect(shown({ v: 'x'.repeat(500) }, 'resource.data.v')).toHaveLength(62)
    expect(shown({ v: 'a\nb\u202e' }, 'resource.data.v')).toBe("'a\ufffdb\ufffd'")
    expect(shown({ v: Array.from({ length: 20 }, (_, i) => i) }, 'resource.data.v')).toBe('[0, 1, 2, 3, 4, 5, 6, 7, …]')
    expect(shown({ v: { a: { b: { c: { d: 1 } } } } }, 'resource.data.v')).toBe("{'a': {'b': {'c': {…}}}}")
    expect(shown({ v: 2.5, w: null }, '[resource.data.v, resource.data.w].toSet()')).toBe('[2.5, null].toSet()')
    expect(shown({}, "duration.value(90, 's')")).toBe('duration(90 s)')
    expect(shown({}, "b'abc'.toHexString() + string(1)")).toBe("'6162631'")
    expect(shown({}, 'request.time')).toBe('2026-03-01T12:00:00.250Z')
    expect(shown({}, 'resource.data.no')).toBe('no answer: there is no no')
  })

  test('as lines begins with the verdict and its place', () => {
    const lines = explanationLines(ruleset.explain(request, world), 'my.rules')
    expect(lines[0]).toMatch(/^my\.rules:7:\d+: denied\. /)
    expect(lines.filter((line) => line.startsWith('  allow at'))).toEqual(['  allow at 6:3', '  allow at 7:3'])
    expect(lines.at(-1)).toBe('  read: users/ana')
  })
})
