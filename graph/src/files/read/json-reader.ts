/**
 * Reads JSON (RFC 8259) a value at a time, so that what is not wanted is never built: a hostile file takes no more
 * memory than its bytes. Throws `syntax` at the first byte that is out of place, `too-complex` when nested too deep.
 */
import { FileFault } from '../file-fault.ts'
import { deepest, longestValue } from '../limits.ts'
import { Lines, textOf } from '../write/text-bytes.ts'

const quote = 0x22
const backslash = 0x5c
const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/
const literals = new Set(['true', 'false', 'null'])
const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', '/': '/' }

export class JsonReader {
  readonly #bytes: Uint8Array
  readonly #lines: Lines
  #at = 0
  #depth = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#lines = new Lines(bytes)
  }

  get line(): number {
    return this.#lines.at(this.#at)
  }

  /** Whether the next value begins so: `{`, `[` or `"`. */
  isNext(character: '{' | '[' | '"'): boolean {
    return this.#peek() === character.charCodeAt(0)
  }

  /** Reads an object; `take` must read or skip each value. */
  object(take: (key: string) => void): void {
    this.#list('{', '}', () => {
      const key = this.#string()
      this.#expect(':')
      take(key)
    })
  }

  /** Reads an array; `take` must read or skip each value. */
  array(take: () => void): void {
    this.#list('[', ']', take)
  }

  /** A string, or a number or `true` as it is written. `null`, objects and arrays are skipped and give nothing. */
  scalar(): string | undefined {
    const next = this.#peek()
    if (next === 0x7b) this.object(() => this.scalar())
    else if (next === 0x5b) this.array(() => this.scalar())
    else if (next === quote) return this.#string()
    else {
      const word = this.#word()
      return word === 'null' ? undefined : word
    }
  }

  /** Nothing but space may be left. */
  end(): void {
    if (this.#peek() !== undefined) throw this.#fault()
  }

  #list(open: string, close: string, take: () => void): void {
    this.#expect(open)
    if (++this.#depth > deepest) throw new FileFault('too-complex', this.line)
    if (this.#peek() === close.charCodeAt(0)) this.#at++
    else {
      for (;;) {
        take()
        const next = this.#peek()
        if (next !== 0x2c) break
        this.#at++
      }
      this.#expect(close)
    }
    this.#depth--
  }

  #peek(): number | undefined {
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte
      this.#at++
    }
  }

  #expect(character: string): void {
    if (this.#peek() !== character.charCodeAt(0)) throw this.#fault()
    this.#at++
  }

  #word(): string {
    const start = this.#at
    for (let byte = this.#bytes[this.#at]; byte !== undefined && isOfWord(byte); byte = this.#bytes[++this.#at]);
    const word = textOf(this.#bytes, start, this.#at)
    if (!literals.has(word) && !(this.#at - start <= longestValue && number.test(word))) {
      this.#at = start
      throw this.#fault()
    }
    return word
  }

  #string(): string {
    this.#expect('"')
    const start = this.#at
    let end = start
    let isEscaped = false
    for (; this.#bytes[end] !== quote; end++) {
      const byte = this.#bytes[end]
      if (byte === backslash) {
        isEscaped = true
        end++
      } else if (byte === undefined || byte < 0x20) {
        this.#at = Math.min(end, this.#bytes.length)
        throw this.#fault()
      }
    }
    this.#at = end + 1
    return isEscaped ? this.#unescape(start, end) : textOf(this.#bytes, start, end)
  }

  /** Piece by piece; after `longestValue` characters the escapes are only checked. */
  #unescape(start: number, end: number): string {
    let text = ''
    let from = start
    for (let at = start; at < end; at++) {
      if (this.#bytes[at] !== backslash) continue
      if (text.length < longestValue) text += textOf(this.#bytes, from, at)
      const letter = String.fromCharCode(this.#bytes[at + 1]!)
      const isUnit = letter === 'u'
      const digits = isUnit ? textOf(this.#bytes, at + 2, Math.min(at + 6, end)) : ''
      const character = isUnit ? String.fromCharCode(Number.parseInt(digits, 16)) : escapes[letter]
      if (character === undefined || (isUnit && !/^[\da-fA-F]{4}$/.test(digits))) {
        // Lines are counted forwards only, and a string has none.
        throw this.#fault(`\\${letter}${digits}`)
      }
      if (text.length < longestValue) text += character
      at += isUnit ? 5 : 1
      from = at + 1
    }
    return text.length < longestValue ? text + textOf(this.#bytes, from, end) : text
  }

  #fault(detail = textOf(this.#bytes, this.#at, Math.min(this.#at + 20, this.#bytes.length))): FileFault {
    return new FileFault(this.#at < this.#bytes.length ? 'syntax' : 'cut-short', this.line, detail)
  }
}

/** Digits, letters and the signs of numbers. */
const isOfWord = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  byte === 0x2b ||
  byte === 0x2d ||
  byte === 0x2e
