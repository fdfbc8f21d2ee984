import { RegexSyntaxError, type Test } from './syntax.ts'

/** Single-character tests of RE2: Perl, POSIX and Unicode classes, and case folding. */

const between = (low: number, high: number) => (c: number) => c >= low && c <= high
const any =
  (...tests: Test[]): Test =>
  (c) =>
    tests.some((test) => test(c))

export const not =
  (test: Test): Test =>
  (c) =>
    !test(c)

export const anyOf = (tests: Test[]): Test => (tests.length === 1 ? tests[0]! : any(...tests))
export const range = between

const digit = between(48, 57)
const upper = between(65, 90)
const lower = between(97, 122)
const alpha = any(upper, lower)
const alnum = any(alpha, digit)
const isOneOf = (characters: string) => {
  const codes = new Set([...characters].map((character) => character.codePointAt(0)))
  return (c: number) => codes.has(c)
}

/** Asked at both sides of every `\b`, so it is a comparison and not a list of tests. */
export const wordCharacter: Test = (c) =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95

const perl = new Map<string, Test>([
  ['d', digit],
  ['s', isOneOf('\t\n\f\r ')],
  ['w', wordCharacter],
])

const posix = new Map<string, Test>([
  ['alnum', alnum],
  ['alpha', alpha],
  ['ascii', between(0, 127)],
  ['blank', isOneOf('\t ')],
  ['cntrl', any(between(0, 31), isOneOf('\u007f'))],
  ['digit', digit],
  ['graph', between(33, 126)],
  ['lower', lower],
  ['print', between(32, 126)],
  ['punct', any(between(33, 47), between(58, 64), between(91, 96), between(123, 126))],
  ['space', isOneOf('\t\n\v\f\r ')],
  ['upper', upper],
  ['word', wordCharacter],
  ['xdigit', any(digit, between(65, 70), between(97, 102))],
])

/** `\d`, `\s`, `\w` and their upper-case opposites; null for any other letter. */
export function perlClass(letter: string): Test | null {
  const test = perl.get(letter.toLowerCase())
  if (!test) return null
  return letter === letter.toLowerCase() ? test : not(test)
}

/** `[:alpha:]`, `[:^alpha:]` inside a bracket. */
export function posixClass(name: string): Test {
  const negated = name.startsWith('^')
  const test = posix.get(negated ? name.slice(1) : name)
  if (!test) throw new RegexSyntaxError(`no character class [:${name}:]`)
  return negated ? not(test) : test
}

/** `\pL`, `\p{Greek}`, `\p{^Greek}`: general categories and scripts. */
export function unicodeClass(name: string, negated: boolean): Test {
  const flipped = name.startsWith('^')
  const bare = flipped ? name.slice(1) : name
  const test = bare === 'Any' ? () => true : unicodeProperty(bare)
  return negated !== flipped ? not(test) : test
}

function unicodeProperty(name: string): Test {
  if (!/^[A-Z][A-Za-z_]{0,40}$/.test(name)) throw new RegexSyntaxError(`no Unicode class ${name}`)
  for (const property of [`General_Category=${name}`, `Script=${name}`]) {
    try {
      const pattern = new RegExp(`^\\p{${property}}$`, 'u')
      return (c) => pattern.test(String.fromCodePoint(c))
    } catch {
      // Not a value of this property.
    }
  }
  throw new RegexSyntaxError(`no Unicode class ${name}`)
}

/** The same test without regard to case. */
export function foldCase(test: Test): Test {
  return (c) => {
    if (test(c)) return true
    const text = String.fromCodePoint(c)
    const small = text.toLowerCase()
    const capital = text.toUpperCase()
    return (isSingle(small) && test(small.codePointAt(0)!)) || (isSingle(capital) && test(capital.codePointAt(0)!))
  }
}

const isSingle = (text: string) => text.length === 1 || (text.length === 2 && text.codePointAt(0)! > 0xffff)
