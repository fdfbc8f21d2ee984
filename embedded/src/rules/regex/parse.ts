import { anyOf, foldCase, not, perlClass, posixClass, range, unicodeClass } from './char-class.ts'
import { type Assertion, type Regex, RegexSyntaxError, type Test } from './syntax.ts'

/** RE2's own bound on counted repetition. */
const maxRepeat = 1000
const maxNesting = 200

const controlEscapes = new Map([
  ['a', 7],
  ['f', 12],
  ['t', 9],
  ['n', 10],
  ['r', 13],
  ['v', 11],
])

interface Flags {
  ignoreCase: boolean
  multiLine: boolean
  dotAll: boolean
  swapGreed: boolean
}

/**
 * Parses a RE2 pattern. What RE2 refuses (look-around, back-references, possessive quantifiers) is refused here too:
 * RegexSyntaxError.
 */
export function parseRegex(pattern: string): Regex {
  return new RegexParser([...pattern]).parse()
}

class RegexParser {
  #at = 0
  #nesting = 0
  #flags: Flags = { ignoreCase: false, multiLine: false, dotAll: false, swapGreed: false }
  readonly #chars: string[]

  constructor(chars: string[]) {
    this.#chars = chars
  }

  parse(): Regex {
    const regex = this.#choice()
    if (this.#at < this.#chars.length) throw new RegexSyntaxError('unexpected )')
    return regex
  }

  #peek(ahead = 0): string | undefined {
    return this.#chars[this.#at + ahead]
  }

  #take(): string {
    const char = this.#chars[this.#at++]
    if (char === undefined) throw new RegexSyntaxError('the pattern ends too early')
    return char
  }

  #accept(text: string): boolean {
    for (let i = 0; i < text.length; i++) if (this.#peek(i) !== text[i]) return false
    this.#at += text.length
    return true
  }

  #choice(): Regex {
    const options = [this.#sequence()]
    while (this.#accept('|')) options.push(this.#sequence())
    return options.length === 1 ? options[0]! : { kind: 'choice', options }
  }

  #sequence(): Regex {
    const parts: Regex[] = []
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      if (this.#accept('\\Q')) parts.push(...this.#quoted())
      else parts.push(this.#repeated(this.#atom()))
    }
    return parts.length === 1 ? parts[0]! : parts.length === 0 ? { kind: 'empty' } : { kind: 'sequence', parts }
  }

  /** Up to `\E`: nothing has a meaning, and a quantifier after it is the last character's. */
  #quoted(): Regex[] {
    const parts: Regex[] = []
    let ended = this.#accept('\\E')
    while (!ended && this.#peek() !== undefined) {
      const char = this.#literal(this.#take())
      ended = this.#accept('\\E')
      parts.push(ended ? this.#repeated(char) : char)
    }
    return parts
  }

  #repeated(atom: Regex): Regex {
    const bounds = this.#quantifier()
    if (!bounds) return atom
    const lazy = this.#accept('?')
    const next = this.#peek()
    if (next === '*' || next === '+' || next === '?' || (next === '{' && this.#countAhead())) {
      throw new RegexSyntaxError('a quantifier follows a quantifier')
    }
    return { kind: 'repeat', body: atom, ...bounds, greedy: lazy === this.#flags.swapGreed }
  }

  #quantifier(): { min: number; max: number } | null {
    if (this.#accept('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (this.#accept('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (this.#accept('?')) return { min: 0, max: 1 }
    const count = this.#countAhead()
    if (!count) return null
    this.#at += count.length
    if (count.min > maxRepeat || (Number.isFinite(count.max) && count.max > maxRepeat) || count.min > count.max) {
      throw new RegexSyntaxError('repetition count out of bounds')
    }
    return { min: count.min, max: count.max }
  }

  /** `{n}`, `{n,}`, `{n,m}`; anything else after `{` is a plain brace, as in RE2. */
  #countAhead(): { min: number; max: number; length: number } | null {
    if (this.#peek() !== '{') return null
    const text = this.#chars.slice(this.#at, this.#at + 16).join('')
    const found = /^\{(\d{1,5})(,(\d{0,5}))?\}/.exec(text)
    if (!found) return null
    const min = Number(found[1])
    const max = found[2] === undefined ? min : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3])
    return { min, max, length: found[0].length }
  }

  #atom(): Regex {
    const char = this.#take()
    switch (char) {
      case '(':
        return this.#group()
      case '[':
        return { kind: 'char', test: this.#bracket() }
      case '.':
        return { kind: 'char', test: this.#flags.dotAll ? () => true : (c) => c !== 10 }
      case '^':
        return this.#assert(this.#flags.multiLine ? 'line-start' : 'text-start')
      case '$':
        return this.#assert(this.#flags.multiLine ? 'line-end' : 'text-end')
      case '*':
      case '+':
      case '?':
        throw new RegexSyntaxError(`nothing to repeat before ${char}`)
      case '\\':
        return this.#escape()
      default:
        return this.#literal(char)
    }
  }

  #assert(assertion: Assertion): Regex {
    return { kind: 'assert', assertion }
  }

  #char(test: Test): Regex {
    return { kind: 'char', test: this.#flags.ignoreCase ? foldCase(test) : test }
  }

  #literal(char: string): Regex {
    const code = char.codePointAt(0)!
    return this.#char((c) => c === code)
  }

  #group(): Regex {
    if (++this.#nesting > maxNesting) throw new RegexSyntaxError('groups are nested too deeply')
    const outer = { ...this.#flags }
    if (this.#accept('?')) {
      if (
        this.#accept('P<') ||
        (this.#peek() === '<' && this.#peek(1) !== '=' && this.#peek(1) !== '!' && this.#accept('<'))
      ) {
        let name = ''
        for (let char = this.#take(); char !== '>'; char = this.#take()) name += char
        if (!/^\w+$/.test(name)) throw new RegexSyntaxError('a group has a bad name')
      } else if (this.#flagGroup()) {
        this.#nesting--
        return { kind: 'empty' }
      }
    }
    const body = this.#choice()
    if (!this.#accept(')')) throw new RegexSyntaxError('a group is not closed')
    this.#flags = outer
    this.#nesting--
    return body
  }

  /** `(?i)` sets flags for what follows (true); `(?i:` and `(?:` begin a group (false). */
  #flagGroup(): boolean {
    let value = true
    for (let char = this.#take(); ; char = this.#take()) {
      if (char === 'i') this.#flags.ignoreCase = value
      else if (char === 'm') this.#flags.multiLine = value
      else if (char === 's') this.#flags.dotAll = value
      else if (char === 'U') this.#flags.swapGreed = value
      else if (char === '-' && value) value = false
      else if (char === ')') return true
      else if (char === ':') return false
      else throw new RegexSyntaxError('look-around and other (?…) groups are not in RE2')
    }
  }

  #escape(): Regex {
    const char = this.#take()
    if (char === 'b') return this.#assert('word')
    if (char === 'B') return this.#assert('not-word')
    if (char === 'A') return this.#assert('text-start')
    if (char === 'z') return this.#assert('text-end')
    return this.#char(this.#escapedTest(char))
  }

  #escapedTest(char: string): Test {
    const test = this.#escapedClass(char)
    if (test) return test
    const code = this.#escapedCode(char)
    return (c) => c === code
  }

  #escapedClass(char: string): Test | null {
    if (char !== 'p' && char !== 'P') return perlClass(char)
    let name = this.#take()
    if (name === '{') {
      name = ''
      for (let next = this.#take(); next !== '}'; next = this.#take()) name += next
    }
    return unicodeClass(name, char === 'P')
  }

  #escapedCode(char: string): number {
    const control = controlEscapes.get(char)
    if (control !== undefined) return control
    if (char === 'x') return this.#hex()
    if (char === '0') {
      let code = 0
      for (let i = 0; i < 2 && /[0-7]/.test(this.#peek() ?? ''); i++) code = code * 8 + Number(this.#take())
      return code
    }
    if (/[1-9]/.test(char)) throw new RegexSyntaxError('back-references are not in RE2')
    if (/[a-zA-Z]/.test(char)) throw new RegexSyntaxError(`no escape \\${char}`)
    return char.codePointAt(0)!
  }

  #hex(): number {
    let digits = ''
    if (this.#accept('{')) for (let next = this.#take(); next !== '}'; next = this.#take()) digits += next
    else digits = this.#take() + this.#take()
    const code = /^[0-9a-fA-F]{1,6}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
    if (!(code <= 0x10ffff)) throw new RegexSyntaxError('a bad \\x escape')
    return code
  }

  #bracket(): Test {
    const negated = this.#accept('^')
    const tests: Test[] = []
    for (let first = true; first || this.#peek() !== ']'; first = false) {
      if (this.#accept('[:')) {
        let name = ''
        while (!this.#accept(':]')) name += this.#take()
        tests.push(posixClass(name))
        continue
      }
      const low = this.#bracketItem()
      if (typeof low === 'function') tests.push(low)
      else if (this.#peek() === '-' && this.#peek(1) !== ']' && this.#peek(1) !== undefined) {
        this.#at++
        const high = this.#bracketItem()
        if (typeof high === 'function' || high < low) throw new RegexSyntaxError('a bad range in […]')
        tests.push(range(low, high))
      } else tests.push(range(low, low))
    }
    this.#at++
    const test = anyOf(tests)
    // Folding must come before the negation: [^a] without regard to case refuses A as well.
    const folded = this.#flags.ignoreCase ? foldCase(test) : test
    return negated ? not(folded) : folded
  }

  #bracketItem(): number | Test {
    const char = this.#take()
    if (char !== '\\') return char.codePointAt(0)!
    const escaped = this.#take()
    return this.#escapedClass(escaped) ?? this.#escapedCode(escaped)
  }
}
