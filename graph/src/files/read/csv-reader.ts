/**
 * Reads a table a row at a time: comma-separated as in RFC 4180, or with semicolons or tabs, as spreadsheets write
 * where the comma is for decimals. Throws `syntax` for quotes out of place and rows longer than the first.
 */
import { FileFault } from '../file-fault.ts'
import { longestValue, mostColumns } from '../limits.ts'
import { Lines, textOf } from '../write/text-bytes.ts'

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d
const delimiters = [0x2c, 0x3b, 0x09]

export class CsvReader {
  /** The cells of the first row. */
  readonly titles: readonly string[]
  readonly #bytes: Uint8Array
  readonly #lines: Lines
  readonly #delimiter: number
  #at = 0
  #isLastOfRow = false
  #line = 1

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#lines = new Lines(bytes)
    this.#delimiter = delimiterOf(bytes)
    this.titles = this.#row(mostColumns) ?? []
  }

  /** Where the last row began. */
  get line(): number {
    return this.#line
  }

  /** The next row that is not blank; spaces around cells are no part of them. */
  next(): string[] | undefined {
    return this.#row(this.titles.length)
  }

  #row(most: number): string[] | undefined {
    while (this.#at < this.#bytes.length) {
      this.#line = this.#lines.at(this.#at)
      const cells: string[] = []
      for (let column = 0; column === 0 || !this.#isLastOfRow; column++) {
        const cell = this.#cell().trim()
        if (column < most) cells.push(cell)
        else if (cell !== '') throw new FileFault(most === mostColumns ? 'too-complex' : 'syntax', this.#line, cell)
      }
      if (cells.some((cell) => cell !== '')) return cells
    }
  }

  #cell(): string {
    const text = this.#bytes[this.#at] === quote ? this.#quoted() : this.#plain()
    const end = this.#bytes[this.#at++]
    if (end === carriageReturn && this.#bytes[this.#at] === lineFeed) this.#at++
    this.#isLastOfRow = end !== this.#delimiter
    if (end !== undefined && end !== this.#delimiter && end !== lineFeed && end !== carriageReturn) {
      throw new FileFault('syntax', this.#line, text)
    }
    return text
  }

  #plain(): string {
    const start = this.#at
    for (; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at]
      if (byte === this.#delimiter || byte === lineFeed || byte === carriageReturn) break
    }
    return textOf(this.#bytes, start, this.#at)
  }

  /** Piece by piece, each but the last with one of the two quotes that end it. */
  #quoted(): string {
    let text = ''
    for (;;) {
      const start = ++this.#at
      this.#at = this.#bytes.indexOf(quote, start)
      if (this.#at < 0) throw new FileFault('syntax', this.#line, '"')
      const isDoubled = this.#bytes[++this.#at] === quote
      if (text.length < longestValue) text += textOf(this.#bytes, start, isDoubled ? this.#at : this.#at - 1)
      if (!isDoubled) return text
    }
  }
}

/** The one that the first line has most of, outside quotes. */
function delimiterOf(bytes: Uint8Array): number {
  const counts = delimiters.map(() => 0)
  let isQuoted = false
  for (const byte of bytes) {
    if (byte === quote) isQuoted = !isQuoted
    else if (!isQuoted && (byte === lineFeed || byte === carriageReturn)) break
    else if (!isQuoted && delimiters.includes(byte)) counts[delimiters.indexOf(byte)]!++
  }
  return delimiters[counts.indexOf(Math.max(...counts))]!
}
