import { type RulesProblem, RulesSyntaxError } from '../contract.ts'
import type { Place } from './ast.ts'

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'sign' | 'end'

export interface Token extends Place {
  kind: TokenKind
  /** A name or a sign as written; a string's value. */
  text: string
  value?: bigint | number | Uint8Array
}

const signs = ['&&', '||', '==', '!=', '<=', '>=', '(', ')', '[', ']', '{', '}']
const singleSigns = new Set([...'<>+-*/%!?:;,.=$'])

const simpleEscapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
  ['?', '?'],
])

/**
 * Gives tokens one at a time, because what `/` begins depends on where it stands: the parser asks for a path's
 * segment where it expects one. Throws RulesSyntaxError at the first character it cannot read.
 */
export class Tokenizer {
  readonly source: string
  /** The token that was read last. */
  token: Token
  #at = 0
  #line = 1
  #lineStart = 0

  constructor(source: string) {
    this.source = source
    this.token = this.next()
  }

  next(): Token {
    this.#skipSpace()
    this.token = this.#read()
    return this.token
  }

  /** Reads a path's segment right after the current `/`; an empty text means that something else follows. */
  segment(pattern: RegExp): string {
    const sticky = new RegExp(pattern.source, 'uy')
    sticky.lastIndex = this.#at
    const found = sticky.exec(this.source)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  /** What stands right after the current token, without a space. */
  startsWith(text: string): boolean {
    return this.source.startsWith(text, this.#at)
  }

  /** Where the next token's white space begins. */
  get offset(): number {
    return this.#at
  }

  skip(length: number): void {
    this.#at += length
  }

  refuse(message: string, place: { line: number; column: number } = this.#place(this.#at)): never {
    const problem: RulesProblem = { line: place.line, column: place.column, message }
    throw new RulesSyntaxError([problem])
  }

  #place(start: number): Place {
    return { start, end: this.#at, line: this.#line, column: start - this.#lineStart + 1 }
  }

  #skipSpace(): void {
    for (;;) {
      const char = this.source[this.#at]
      if (char === '\n') {
        this.#at++
        this.#line++
        this.#lineStart = this.#at
      } else if (char === ' ' || char === '\t' || char === '\r' || char === '\ufeff') this.#at++
      else if (this.startsWith('//')) {
        const end = this.source.indexOf('\n', this.#at)
        this.#at = end < 0 ? this.source.length : end
      } else if (this.startsWith('/*')) this.#skipBlockComment()
      else return
    }
  }

  #skipBlockComment(): void {
    const end = this.source.indexOf('*/', this.#at + 2)
    if (end < 0) this.refuse('a comment is not closed')
    for (let i = this.#at; i < end; i++) {
      if (this.source[i] === '\n') {
        this.#line++
        this.#lineStart = i + 1
      }
    }
    this.#at = end + 2
  }

  #read(): Token {
    const start = this.#at
    const char = this.source[start]
    if (char === undefined) return this.#token('end', start, 'the end of the file')
    if ((char === 'b' || char === 'B') && (this.source[start + 1] === "'" || this.source[start + 1] === '"')) {
      this.#at++
      const bytes = this.#quoted(true)
      return { ...this.#token('bytes', start, bytes), value: Uint8Array.from(bytes, (c) => c.charCodeAt(0)) }
    }
    if (/[A-Za-z_]/.test(char)) return this.#token('name', start, this.#run(/[A-Za-z0-9_]*/uy))
    if (/[0-9]/.test(char) || (char === '.' && /[0-9]/.test(this.source[start + 1] ?? ''))) return this.#number(start)
    if (char === "'" || char === '"') {
      const text = this.#quoted(false)
      return this.#token('string', start, text)
    }
    const sign = signs.find((one) => this.startsWith(one)) ?? (singleSigns.has(char) ? char : null)
    if (sign === null) this.refuse(`'${char}' has no meaning here`)
    this.#at += sign.length
    return this.#token('sign', start, sign)
  }

  #token(kind: TokenKind, start: number, text: string): Token {
    return { kind, text, ...this.#place(start) }
  }

  #run(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const text = pattern.exec(this.source)?.[0] ?? ''
    this.#at += text.length
    return text
  }

  /** Decimal digits, with a point anywhere: Google's compiler takes neither exponents nor other bases. */
  #number(start: number): Token {
    const text = this.#run(/[0-9]+(\.(?![A-Za-z_])[0-9]*)?|\.[0-9]+/uy)
    if (/[A-Za-z_]/.test(this.source[this.#at] ?? '')) this.refuse('a number ends in a letter')
    if (/^[0-9]+$/.test(text)) return { ...this.#token('int', start, text), value: BigInt(text) }
    return { ...this.#token('float', start, text), value: Number(text) }
  }

  #quoted(bytes: boolean): string {
    const quote = this.source[this.#at++]
    let text = ''
    for (;;) {
      const code = this.source.codePointAt(this.#at)
      if (code === undefined || code === 10) this.refuse('a string is not closed')
      const char = String.fromCodePoint(code)
      this.#at += char.length
      if (char === quote) return text
      if (char === '\\') text += this.#escape(bytes)
      else if (bytes) text += String.fromCharCode(...new TextEncoder().encode(char))
      else text += char
    }
  }

  #escape(bytes: boolean): string {
    const start = this.#at - 1
    const char = this.source[this.#at++] ?? ''
    const simple = simpleEscapes.get(char)
    if (simple !== undefined) return simple
    const digits = char === 'x' ? 2 : char === 'u' && !bytes ? 4 : char === 'U' && !bytes ? 8 : 0
    let code = Number.NaN
    if (digits > 0) {
      const text = this.source.slice(this.#at, this.#at + digits)
      if (text.length === digits && /^[0-9a-fA-F]+$/.test(text)) code = Number.parseInt(text, 16)
      this.#at += digits
    } else if (/[0-3]/.test(char) && /^[0-7]{2}/.test(this.source.slice(this.#at, this.#at + 2))) {
      code = Number.parseInt(char + this.source.slice(this.#at, this.#at + 2), 8)
      this.#at += 2
    }
    if (!(code <= 0x10ffff)) {
      const shown = this.source.slice(start, start + 2)
      this.refuse(`${shown} is no escape of a string; a backslash itself is written twice`, this.#place(start))
    }
    return bytes ? String.fromCharCode(code) : String.fromCodePoint(code)
  }
}
