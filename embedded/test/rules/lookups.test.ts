import { compileRules } from '@varanda/embedded/rules/compile'
import { describe, expect, test } from 'vitest'
import { allows, document, firestore, judgeCondition, now, readerOf, signedIn } from './rules-case.ts'

const at = (path: string) => `/databases/$(database)/documents/${path}`
const world = { 'users/ana': { role: 'admin', friend: 'bia' }, 'users/bia': { role: 'user' } }

describe('documents that rules read', () => {
  test.each([
    [`get(${at('users/$(request.auth.uid)')}).data.role == 'admin'`, true],
    [`get(${at('users/ana')}).id == 'ana'`, true],
    [`get(${at('users/ana')}).__name__ == ${at('users/ana')}`, true],
    [`exists(${at('users/bia')}) && !exists(${at('users/caio')})`, true],
    [`get(${at(`users/$(get(${at('users/ana')}).data.friend)`)}).data.role == 'user'`, true],
    [`get(${at('users/caio')}) == null`, false],
    [`get(${at('users/caio')}).data.role == 'x' || true`, true],
    [`get(${at('users')}).data == null`, false],
    [`exists(/databases/other/documents/users/ana)`, false],
    [`exists('/databases/(default)/documents/users/ana')`, false],
    [`exists(path('/databases/(default)/documents/users/ana'))`, true],
    [`exists(/databases/(default)/documents/users/$(request.resource.data.up))`, false],
  ])('%s is %s', (condition, allowed) => {
    expect(allows(condition, { documents: world, data: { up: '../users/ana' } })).toBe(allowed)
  })

  test('getAfter sees the whole batch, get what was before it', () => {
    const given = { documents: { 'rooms/1': { open: false } }, after: { 'rooms/1': { open: true }, 'rooms/2': {} } }
    expect(allows(`getAfter(${at('rooms/1')}).data.open && !get(${at('rooms/1')}).data.open`, given)).toBe(true)
    expect(allows(`existsAfter(${at('rooms/2')}) && !exists(${at('rooms/2')})`, given)).toBe(true)
  })

  test('every path read is reported once', () => {
    const verdict = judgeCondition(
      `exists(${at('users/ana')}) && get(${at('users/ana')}).data.role == 'admin' && exists(${at('users/x')})`,
      { documents: world },
    )
    expect(verdict).toMatchObject({ allowed: false, reads: ['users/ana', 'users/x'] })
  })
})

describe('limits', () => {
  const lookups = (count: number) =>
    Array.from({ length: count }, (_, i) => `!exists(${at(`users/u${i}`)})`).join(' && ')

  test('ten documents are read, however often', () => {
    expect(allows(`${lookups(10)} && ${lookups(10)}`)).toBe(true)
  })

  test('the eleventh denies, whatever follows', () => {
    expect(allows(`(${lookups(11)}) || true`)).toBe(false)
    const ruleset = compileRules(
      firestore(`match /things/{id} { allow get: if ${lookups(11)}; } match /{any=**} { allow get: if true; }`),
    )
    const verdict = ruleset.judge(
      { method: 'get', path: 'things/one', resource: null, auth: null, time: now },
      readerOf({}),
    )
    expect(verdict).toMatchObject({ allowed: false, reason: { message: expect.stringContaining('10 documents') } })
  })

  const sum = (additions: number) => `${Array.from({ length: additions + 1 }, () => '1').join(' + ')} > 0`

  test('a thousand expressions are evaluated, one more denies', () => {
    expect(allows(`${sum(498)} && ${sum(499)}`)).toBe(true)
    expect(allows(`${sum(499)} && ${sum(499)}`)).toBe(false)
    expect(allows(`true || ${sum(900)}`)).toBe(true)
    expect(allows(`(${sum(500)} && ${sum(500)}) || true`)).toBe(false)
  })

  test('functions call each other twenty deep, not deeper', () => {
    const chain = (depth: number) => {
      const functions = Array.from({ length: depth }, (_, i) => {
        const inner = i + 1 < depth ? `f${i + 1}()` : 'true'
        return `function f${i}() { return ${inner}; }`
      })
      return compileRules(firestore(`${functions.join('\n')} match /a/{b} { allow get: if f0() || true; }`))
    }
    const request = {
      method: 'get',
      path: 'a/b',
      resource: document('a/b', {}),
      auth: signedIn('ana'),
      time: now,
    } as const
    expect(chain(20).judge(request, readerOf({})).allowed).toBe(true)
    expect(chain(21).judge(request, readerOf({})).allowed).toBe(false)
  })
})
