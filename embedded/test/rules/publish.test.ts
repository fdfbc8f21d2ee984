import { compileRules } from '@varanda/embedded/rules/compile'
import { RulesSyntaxError } from '@varanda/embedded/rules/contract'
import { describe, expect, test } from 'vitest'
import { firestore } from './rules-case.ts'

function problemsOf(source: string) {
  try {
    compileRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.problems
    throw error
  }
  return []
}

const condition = (text: string) => firestore(`match /a/{b} { allow read: if ${text}; }`)
const declared = (text: string) => firestore(`${text}\nmatch /a/{b} { allow read: if true; }`)
const repeated = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i))

describe('refused at publish', () => {
  test.each([
    ['an unknown function', condition('nothing()'), /no function nothing/],
    ['bool(), which production does not have', condition("bool('true')"), /no function bool/],
    ['math.isInfinite, likewise', condition('math.isInfinite(1.0)'), /no function math.isInfinite/],
    ['an unknown method', condition("'a'.shout() == 'A'"), /no method shout/],
    ['an unknown variable', condition('user.uid == b'), /no variable user/],
    ['an unknown type', condition('b is text'), /no type text/],
    ['null as a type', condition('b is null'), /no type null/],
    ['an exponent', condition('1e3 > 1.0'), /ends in a letter/],
    ['a number of another base', condition('0x10 == 16'), /ends in a letter/],
    ['two minus signs', condition('- -1 == 1'), /stands in parentheses/],
    ['firestore.get outside of Storage', condition('firestore.exists(/a/b)'), /no variable firestore|no method exists/],
    ['too few arguments', condition("'a'.matches()"), /takes 1 arguments/],
    [
      'too many arguments of a function of the file',
      `${declared('function f(a) { return f2(a, 1); } function f2(a) { return a; }')}`,
      /f2 takes 1/,
    ],
    ['look-ahead', condition("b.matches('(?=a)a')"), /look-around/],
    ['look-behind', condition("b.matches('(?<=a)a')"), /look-around|bad name/],
    ['back-references', condition("b.matches('(a)\\\\1')"), /back-references/],
    ['recursion', declared('function f() { return f(); }'), /calls itself/],
    [
      'recursion by way of another',
      declared('function f() { return g(); } function g() { return f(); }'),
      /calls itself/,
    ],
    ['a function declared twice', declared('function f() { return 1; } function f() { return 2; }'), /declared twice/],
    ['a parameter declared twice', declared('function f(a, a) { return 1; }'), /declared twice/],
    ['a let declared twice', declared('function f() { let a = 1; let a = 2; return a; }'), /declared twice/],
    ['a let used before it is declared', declared('function f() { let a = c; let c = 2; return a; }'), /no variable c/],
    [
      'eleven lets',
      declared(`function f() { ${repeated(11, (i) => `let a${i} = 1;`).join('')} return 1; }`),
      /10 lets/,
    ],
    [
      'eight parameters',
      declared(`function f(${repeated(8, (i) => `a${i}`).join(', ')}) { return 1; }`),
      /7 parameters/,
    ],
    ['two recursive wildcards', firestore('match /{a=**}/b/{c=**} { allow read; }'), /more than one/],
    [
      'a recursive wildcard in the middle, in version 1',
      firestore('match /{a=**}/b/{c} { allow read; }', '1'),
      /at the end/,
    ],
    ['eleven nested blocks', firestore(`${'match /a/{b} {'.repeat(10)}${'}'.repeat(10)}`), /deeper than 10/],
    ['twenty-one captures', firestore(`match ${repeated(20, (i) => `/{c${i}}`).join('')} { allow read; }`), /20 names/],
    ['a hundred and one segments', firestore(`match ${'/a'.repeat(98)} { allow read; }`), /100 segments/],
    ['an unknown service', 'service cloud.other { match /a { allow read; } }', /no service/],
    ['an unknown method of allow', firestore('match /a/{b} { allow peek; }'), /method/],
    ['an unknown version', "rules_version = '3'; service cloud.firestore {}", /rules_version/],
    ['no service', 'function f() { return 1; }', /service/],
    ['nothing at all', '', /service/],
    ['an integer over 64 bits', condition('9223372036854775808 > 1'), /64 bits/],
    ['an open string', condition("'abc"), /not closed/],
    ['a lone backslash in a pattern', condition("b.matches('\\.')"), /escape/],
    ['a missing semicolon', firestore('match /a/{b} { allow read: if true }'), /';' is expected/],
    ['deep nesting', condition(`${'('.repeat(5000)}true${')'.repeat(5000)}`), /too deeply/],
    ['deep negation', condition(`${'!'.repeat(5000)}true`), /too deeply/],
    ['a long chain', condition(repeated(3000, () => 'true').join(' && ')), /deeper than 1000/],
    ['a source over 256 KB', firestore(`// ${'x'.repeat(270_000)}`), /256 KB/],
  ])('%s', (_, source, message) => {
    expect(
      problemsOf(source)
        .map((problem) => problem.message)
        .join('\n'),
    ).toMatch(message)
  })

  test('every problem is named, with its line and column', () => {
    const source = firestore('match /a/{b} {\n  allow read: if nothing(b)\n    && user == b;\n}')
    expect(problemsOf(source)).toEqual([
      { line: 5, column: 18, message: 'there is no function nothing' },
      { line: 6, column: 8, message: 'there is no variable user' },
    ])
  })
})

describe('accepted', () => {
  test.each([
    ['comments', firestore('/* one\n two */ match /a/{b} { // three\n allow read; }')],
    [
      'hyphens and (default) in patterns',
      'service cloud.firestore { match /databases/(default)/documents/my-list/{x} { allow read; } }',
    ],
    [
      'seven parameters and ten lets',
      declared(`function f(a, b, c, d, e, g, h) { ${repeated(10, (i) => `let v${i} = a;`).join('')} return v9; }`),
    ],
    ['ten nested blocks', firestore(`${'match /a/{b} {'.repeat(9)}${'}'.repeat(9)}`)],
    ['a hundred segments', firestore(`match ${'/a'.repeat(97)} { allow read; }`)],
    ['a source of exactly 256 KB', firestore('').padEnd(256 * 1024)],
    ['twenty captures', firestore(`match ${repeated(19, (i) => `/{c${i}}`).join('')} { allow read; }`)],
    [
      'path expressions in a ternary',
      condition('exists(b == b ? /databases/(default)/documents/a/b : /databases/(default)/documents/c/d)'),
    ],
    ['trailing commas', condition("b in ['a', 'b',]")],
    ['both services', `${condition('true')}\nservice firebase.storage { match /b/{x}/o { allow read; } }`],
  ])('%s', (_, source) => {
    expect(problemsOf(source)).toEqual([])
  })

  test('an unknown name, where it is asked to be published as production does, denies', () => {
    const source = firestore('match /a/{b} { allow get: if bool(b) || true; allow list: if bool(b); }')
    expect(() => compileRules(source)).toThrow(RulesSyntaxError)
    const ruleset = compileRules(source, { unknownNames: 'deny' })
    const reader = { get: () => null, getAfter: () => null }
    const base = { auth: null, time: '2026-01-01T00:00:00Z' }
    expect(ruleset.judge({ ...base, method: 'get', path: 'a/b', resource: null }, reader).allowed).toBe(true)
    const query = { parent: '', collectionId: 'a', allDescendants: false }
    expect(ruleset.judge({ ...base, method: 'list', query }, reader).allowed).toBe(false)
  })
})
