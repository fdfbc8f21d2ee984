/** Files are read from their bytes, so that no text as large as the file is ever made of them. */
import { FileFault } from '../file-fault.ts'
import { longestValue } from '../limits.ts'
import { joinBytes } from './join-bytes.ts'

const decoder = new TextDecoder()
const chunk = 1 << 20

/**
 * The bytes of a text in UTF-8 without its mark, whether it came in UTF-8 or, with a mark, in UTF-16.
 * Throws `encoding` for anything else.
 */
export function utf8Of(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return fromUtf16(bytes.subarray(2), 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return fromUtf16(bytes.subarray(2), 'utf-16be')
  const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
  decodeAll(text, 'utf-8', () => {})
  // Text without a mark that has these is UTF-16, or no text.
  if (text.subarray(0, 1_000).includes(0)) throw new FileFault('encoding')
  return text
}

function fromUtf16(bytes: Uint8Array, encoding: string): Uint8Array {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  decodeAll(bytes, encoding, (text) => parts.push(encoder.encode(text)))
  return joinBytes(parts)
}

function decodeAll(bytes: Uint8Array, encoding: string, take: (text: string) => void): void {
  const strict = new TextDecoder(encoding, { fatal: true })
  let at = 0
  try {
    for (; at < bytes.length; at += chunk) take(strict.decode(bytes.subarray(at, at + chunk), { stream: true }))
    strict.decode()
  } catch {
    throw new FileFault('encoding')
  }
}

/** Short texts that were met lately, since ids and titles come again and again. */
const met: string[] = new Array(1 << 18).fill('')

/** The text of some bytes of UTF-8, the first `longestValue` of them. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 24) return decoder.decode(bytes.subarray(start, Math.min(end, start + longestValue)))
  let hash = 0
  for (let at = start; at < end; at++) {
    if (bytes[at]! >= 0x80) return decoder.decode(bytes.subarray(start, end))
    hash = (Math.imul(hash, 31) + bytes[at]!) | 0
  }
  const slot = (hash ^ (hash >>> 16)) & 0x3ffff
  const known = met[slot]!
  let at = known.length === end - start ? start : -1
  while (at >= start && at < end) at = known.charCodeAt(at - start) === bytes[at] ? at + 1 : -1
  if (at === end) return known
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]!)
  met[slot] = text
  return text
}

/** Counts lines from 1. Each question must be about a place behind the last one. */
export class Lines {
  readonly #bytes: Uint8Array
  #at = 0
  #line = 1

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  at(place: number): number {
    for (; this.#at < place; this.#at++) if (this.#bytes[this.#at] === 0x0a) this.#line++
    return this.#line
  }
}
