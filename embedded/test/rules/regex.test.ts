import { RegexTooCostly } from '@varanda/embedded/rules/regex/match'
import { matches, replaceAll, split } from '@varanda/embedded/rules/regex/re2'
import { RegexSyntaxError } from '@varanda/embedded/rules/regex/syntax'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('whole-string matching', () => {
  test.each([
    ['abc', 'abc', true],
    ['abc', 'ab', false],
    ['a|ab', 'ab', true],
    ['(a|ab)(c|bcd)', 'abcd', true],
    ['^abc$', 'abc', true],
    ['a{2,3}', 'aaa', true],
    ['a{2,3}', 'aaaa', false],
    ['a{2,}', 'aaaaa', true],
    ['a{,3}', 'a{,3}', true],
    ['(a*)*', 'aaaa', true],
    ['(|a)+', 'aaa', true],
    ['[^a-c]+', 'xyz', true],
    ['[]a]+', ']a', true],
    ['[a\\]]+', ']a', true],
    ['[a-]+', 'a-', true],
    ['[[:alpha:][:digit:]]+', 'ab12', true],
    ['[^[:alpha:]]', '1', true],
    ['\\d+\\D\\s\\S\\w\\W', '12x y_!', true],
    ['\\pL+\\p{Greek}\\P{L}', 'éα1', true],
    ['\\p{^Lu}', 'a', true],
    ['(?i)straße', 'STRAßE', true],
    ['(?i)[^a]', 'A', false],
    ['(?i:a)b', 'Ab', true],
    ['(?i:a)b', 'AB', false],
    ['(?P<name>a)(?<other>b)', 'ab', true],
    ['\\Qa.b\\E+', 'a.bbb', true],
    ['\\x41\\x{1F600}\\t', 'A😀\t', true],
    ['.', '😀', true],
    ['..', '😀', false],
    ['\\bword\\b', 'word', true],
    ['a\\Bb', 'ab', true],
    ['(?m)a$\\n^b', 'a\nb', true],
    ['a$\\nb', 'a\nb', false],
    ['\\Aab\\z', 'ab', true],
    ['a+?', 'aaa', true],
    ['(?U)a+', 'aaa', true],
    ['x*', '', true],
  ])('%s on %j: %s', (pattern, text, expected) => {
    expect(matches(text, pattern)).toBe(expected)
  })
})

test.each([
  '(',
  ')',
  '[',
  '[b-a]',
  '*a',
  'a**',
  'a{2}{3}',
  'a{1001}',
  'a{3,2}',
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '(?<!a)',
  '(a)\\1',
  '\\k<a>',
  'a++',
  '(?>a)',
  '\\p{Nope}',
  '[[:nope:]]',
  '\\y',
  '\\',
  '(?P<>a)',
  '((a{100}){100}){100}',
])('%s is refused', (pattern) => {
  expect(() => matches('a', pattern)).toThrow(RegexSyntaxError)
})

test('splitting and replacing', () => {
  expect(split('a-b--c', '-')).toEqual(['a', 'b', '', 'c'])
  expect(split('-a-', '-')).toEqual(['', 'a', ''])
  expect(split('abc', '')).toEqual(['a', 'b', 'c'])
  expect(split('abc', 'x')).toEqual(['abc'])
  expect(split('', ',')).toEqual([''])
  expect(replaceAll('banana', 'a', 'o')).toBe('bonono')
  expect(replaceAll('aaa', 'a*?', '-')).toBe('-a-a-a-')
  expect(replaceAll('a.b', '[.]', '$&\\1')).toBe('a$&\\1b')
  expect(replaceAll('xaay', 'a+', '')).toBe('xy')
})

test('time stays linear where back-tracking would take for ever', () => {
  const text = `${'a'.repeat(5000)}!`
  expect(matches(text, '(a+)+')).toBe(false)
  expect(matches(text, '(a|aa)*b')).toBe(false)
  expect(matches('a'.repeat(500), `${'a?'.repeat(500)}${'a'.repeat(500)}`)).toBe(true)
  expect(() => matches('a'.repeat(100_000), '(.*a){300}x')).toThrow(RegexTooCostly)
  expect(() => replaceAll('a'.repeat(100_000), 'a.*b|a', '')).toThrow(RegexTooCostly)
})

describe('agreement with JavaScript where the two languages are one', () => {
  const atom = fc.constantFrom('a', 'b', 'c', '.', '[ab]', '[^a]', '\\d', '\\w', '1', '\\b', '^', '$')
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 3 },
      atom,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{1,2}', '*?', '+?')).map(([a, q]) => `(${a})${q}`),
    ),
  }))
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' '), maxLength: 8 })

  test('whole-string matches', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        expect(matches(subject, source)).toBe(new RegExp(`^(?:${source})$`, 'u').test(subject))
      }),
      { numRuns: 2000 },
    )
  })

  test('the leftmost match with the preferred alternative', () => {
    const solid = pattern.filter((source) => !new RegExp(`^(?:${source})$`, 'u').test('') && !/[*+?}]\)/.test(source))
    fc.assert(
      fc.property(solid, text, (source, subject) => {
        const expected = new RegExp(source, 'u').test('') ? null : subject.replace(new RegExp(source, 'gu'), '<>')
        if (expected !== null && !/[\^$]|\\b/.test(source)) expect(replaceAll(subject, source, '<>')).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })
})
