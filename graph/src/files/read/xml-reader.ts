/**
 * A small, strict reader of the XML 1.0 that graph files are written in, an element at a time. Tags must match, the
 * five entities and character references are all there are, and a document type is refused (`doctype`), so that nothing
 * outside the file is read and nothing in it grows. Names keep their prefixes. It is no general XML library.
 */
import { FileFault } from '../file-fault.ts'
import { deepest, longestValue, mostColumns } from '../limits.ts'
import { Lines, textOf } from '../write/text-bytes.ts'

const lessThan = 0x3c
const ampersand = 0x26
const slash = 0x2f
const mostAttributes = mostColumns
const longestTag = 100
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

export class XmlReader {
  /** Of the element that was opened or closed. */
  name = ''
  /** Of the element that was opened. */
  readonly attributes = new Map<string, string>()
  /** What stands between the last two tags, the first `longestValue` bytes of it. */
  text = ''
  readonly #bytes: Uint8Array
  readonly #lines: Lines
  readonly #open: string[] = []
  #at = 0
  #isEmpty = false
  #hasRoot = false

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#lines = new Lines(bytes)
  }

  get line(): number {
    return this.#lines.at(this.#at)
  }

  /** How many elements are open. */
  get depth(): number {
    return this.#open.length
  }

  next(): 'open' | 'close' | 'end' {
    this.text = ''
    if (this.#isEmpty) {
      this.#isEmpty = false
      this.#open.pop()
      return 'close'
    }
    while (this.#at < this.#bytes.length) {
      if (this.#bytes[this.#at] !== lessThan) this.#characters()
      else if (this.#takes('<?')) this.#skipTo('?>')
      else if (this.#takes('<!--')) this.#comment()
      else if (this.#takes('<![CDATA[')) this.#cdata()
      else if (this.#takes('<!')) throw this.#fault('doctype')
      else if (this.#takes('</')) return this.#close()
      else return this.#element()
    }
    if (this.#open.length > 0 || !this.#hasRoot) throw this.#fault()
    return 'end'
  }

  #element(): 'open' {
    this.#at++
    if (this.#open.length === 0 && this.#hasRoot) throw this.#fault()
    this.#hasRoot = true
    this.name = this.#name()
    this.attributes.clear()
    for (;;) {
      const hadSpace = this.#space()
      if (this.#takes('>')) break
      if (this.#takes('/>')) {
        this.#isEmpty = true
        break
      }
      if (!hadSpace) throw this.#fault()
      this.#attribute()
    }
    if (this.#open.push(this.name) > deepest) throw this.#fault('too-complex')
    return 'open'
  }

  #attribute(): void {
    const name = this.#name()
    this.#space()
    if (!this.#takes('=')) throw this.#fault()
    this.#space()
    const mark = this.#bytes[this.#at]
    if ((mark !== 0x22 && mark !== 0x27) || this.attributes.has(name)) throw this.#fault()
    const start = ++this.#at
    const end = this.#runTo(mark)
    if (this.#bytes[end] !== mark) {
      this.#at = end
      throw this.#fault()
    }
    this.attributes.set(name, this.#decoded(start, end))
    if (this.attributes.size > mostAttributes) throw this.#fault('too-complex')
    this.#at = end + 1
  }

  #close(): 'close' {
    const start = this.#at
    this.name = this.#name()
    this.#space()
    if (!this.#takes('>')) throw this.#fault()
    if (this.#open.pop() !== this.name) {
      this.#at = start
      throw this.#fault()
    }
    return 'close'
  }

  /** Text up to the next tag. Outside the root there may be only space. */
  #characters(): void {
    const start = this.#at
    const end = this.#runTo(lessThan)
    let from = start
    while (from < end && this.#bytes[from]! <= 0x20) from++
    // Space between tags is most of the text of a file.
    if (from < end || this.text !== '') this.#add(this.#decoded(start, end))
    const isOutside = from < end && this.#open.length === 0
    this.#at = isOutside ? from : end
    if (isOutside) throw this.#fault()
  }

  #cdata(): void {
    if (this.#open.length === 0) throw this.#fault()
    const start = this.#at
    this.#skipTo(']]>')
    this.#add(textOf(this.#bytes, start, this.#at - 3))
  }

  #comment(): void {
    this.#skipTo('--')
    if (!this.#takes('>')) throw this.#fault()
  }

  #add(text: string): void {
    if (this.text.length < longestValue) this.text += text
  }

  /** The place of the next `stop` or `<`. Control characters are refused on the way. */
  #runTo(stop: number): number {
    let end = this.#at
    for (; end < this.#bytes.length; end++) {
      const byte = this.#bytes[end]!
      if (byte === stop || byte === lessThan) break
      if (byte < 0x20) this.#refuseControl(end)
    }
    return end
  }

  #skipTo(end: string): void {
    const first = end.charCodeAt(0)
    for (; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at]!
      if (byte === first && this.#takes(end)) return
      if (byte < 0x20) this.#refuseControl(this.#at)
    }
    throw this.#fault()
  }

  #refuseControl(at: number): void {
    const byte = this.#bytes[at]
    if (byte === 0x09 || byte === 0x0a || byte === 0x0d) return
    this.#at = at
    throw this.#fault()
  }

  /** Text with its references replaced, each at most a few letters long. */
  #decoded(start: number, end: number): string {
    let text = ''
    let from = start
    for (let at = start; at < end; at++) {
      if (this.#bytes[at] !== ampersand) continue
      const semicolon = this.#bytes.subarray(at, Math.min(at + 12, end)).indexOf(0x3b)
      const character = semicolon < 0 ? undefined : referred(textOf(this.#bytes, at + 1, at + semicolon))
      if (character === undefined) {
        this.#at = at
        throw this.#fault()
      }
      if (text.length < longestValue) text += textOf(this.#bytes, from, at) + character
      at += semicolon
      from = at + 1
    }
    return text.length < longestValue ? text + textOf(this.#bytes, from, end) : text
  }

  #name(): string {
    const start = this.#at
    while (this.#at < this.#bytes.length && isOfName(this.#bytes[this.#at]!)) this.#at++
    const first = this.#bytes[start]!
    const isName = this.#at > start && first !== 0x2d && first !== 0x2e && !(first >= 0x30 && first <= 0x39)
    if (!isName) throw this.#fault()
    if (this.#at - start > longestTag) {
      this.#at = start
      throw this.#fault('too-complex')
    }
    return textOf(this.#bytes, start, this.#at)
  }

  #space(): boolean {
    const start = this.#at
    for (let byte = this.#bytes[start]; isSpace(byte); byte = this.#bytes[++this.#at]);
    return this.#at > start
  }

  #takes(text: string): boolean {
    for (let index = 0; index < text.length; index++) {
      if (this.#bytes[this.#at + index] !== text.charCodeAt(index)) return false
    }
    this.#at += text.length
    return true
  }

  #fault(code: 'syntax' | 'doctype' | 'too-complex' = 'syntax'): FileFault {
    const { length } = this.#bytes
    if (this.#at >= length) return new FileFault('cut-short', this.line)
    return new FileFault(code, this.line, textOf(this.#bytes, this.#at, Math.min(this.#at + 20, length)))
  }
}

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** Letters, digits, `_ : - .` and whatever is not ASCII. */
const isOfName = (byte: number) =>
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x2d && byte <= 0x3a && byte !== slash) ||
  byte === 0x5f ||
  byte >= 0x80

/** What a reference without its `&` and `;` stands for, or nothing for what XML does not allow. */
function referred(reference: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-fA-F]+)|(\d+))$/.exec(reference) ?? []
  const digits = hexadecimal ?? decimal
  if (digits === undefined) return entities.get(reference)
  const code = Number.parseInt(digits, hexadecimal ? 16 : 10)
  const isAllowed =
    isSpace(code) ||
    (code >= 0x20 && code < 0xd800) ||
    (code > 0xdfff && code < 0xfffe) ||
    (code > 0xffff && code <= 0x10ffff)
  return isAllowed ? String.fromCodePoint(code) : undefined
}
