/** The parsed form of a RE2 pattern. Source of the language: https://github.com/google/re2/wiki/Syntax */
export type Test = (codePoint: number) => boolean

export type Assertion = 'text-start' | 'text-end' | 'line-start' | 'line-end' | 'word' | 'not-word'

export type Regex =
  | { kind: 'empty' }
  | { kind: 'char'; test: Test }
  | { kind: 'assert'; assertion: Assertion }
  | { kind: 'sequence'; parts: Regex[] }
  | { kind: 'choice'; options: Regex[] }
  | { kind: 'repeat'; body: Regex; min: number; max: number; greedy: boolean }

/** A pattern that RE2 would not take, or that is too large. */
export class RegexSyntaxError extends Error {}
