import { type Budget, newBudget, RegexTooCostly } from '../regex/match.ts'
import { matches, replaceAll, split } from '../regex/re2.ts'
import { RegexSyntaxError } from '../regex/syntax.ts'
import { BytesValue } from '../values/bytes.ts'
import { ListValue } from '../values/list.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'
import { methodTable } from './method.ts'

/** What the operation being judged may still spend on patterns. Judging is synchronous: there is one at a time. */
let budget: Budget = newBudget()

/** Called when an operation begins to be judged. */
export function renewPatternBudget(): void {
  budget = newBudget()
}

/** Characters are code points. Source: Firebase's reference of rules.String. */
export const stringMethods = methodTable<string>({
  lower: [0, (text) => text.toLowerCase()],
  matches: [1, (text, pattern) => withPattern(pattern, (regex) => matches(text, regex, budget))],
  replace: [
    2,
    (text, pattern, substitute) =>
      typeof substitute === 'string'
        ? withPattern(pattern, (regex) => replaceAll(text, regex, substitute, budget))
        : wrongType('a replacement', substitute!),
  ],
  size: [0, (text) => BigInt(characterCount(text))],
  split: [1, (text, pattern) => withPattern(pattern, (regex) => new ListValue(split(text, regex, budget)))],
  toUtf8: [0, (text) => new BytesValue(new TextEncoder().encode(text))],
  trim: [0, (text) => text.trim()],
  upper: [0, (text) => text.toUpperCase()],
})

function withPattern(pattern: Value | undefined, use: (regex: string) => Result): Result {
  if (typeof pattern !== 'string') return wrongType('a pattern', pattern!)
  try {
    return use(pattern)
  } catch (error) {
    if (error instanceof RegexSyntaxError) return new Fault(`the pattern is refused: ${error.message}`)
    if (error instanceof RegexTooCostly) return new Fault('the text is too long for its patterns')
    throw error
  }
}

export function characterCount(text: string): number {
  let count = text.length
  for (let i = 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const before = text.charCodeAt(i - 1)
    if (unit >= 0xdc00 && unit < 0xe000 && before >= 0xd800 && before < 0xdc00) count--
  }
  return count
}
