import { FirestoreError } from '../error.ts'

/**
 * Field paths: `a.b`, with a segment in backticks when it is not a plain identifier; inside backticks a backslash
 * escapes a backtick or a backslash.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#fieldreference
 */
export type FieldPath = readonly string[]

const plain = /^[A-Za-z_][A-Za-z_0-9]*$/
const segmentPattern = /`((?:[^`\\]|\\[\s\S])*)`|([^`.\\]+)/y
const reserved = /^__.*__$/s
const maxBytes = 1_500
const cache = new Map<string, FieldPath>()

/**
 * Parses a path from the wire. INVALID_ARGUMENT when it is malformed, too long, or has a reserved name: of those only
 * `__name__`, alone, is a path.
 */
export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string') throw invalid(String(text))
  const known = cache.get(text)
  if (known) return known
  if (Buffer.byteLength(text) > maxBytes) {
    throw new FirestoreError('INVALID_ARGUMENT', `A field path is longer than the limit of ${maxBytes} bytes.`)
  }
  const path: string[] = []
  let at = 0
  while (true) {
    segmentPattern.lastIndex = at
    const match = segmentPattern.exec(text)
    if (!match) throw invalid(text)
    const quoted = match[1]
    if (quoted !== undefined) path.push(quoted.replace(/\\([\s\S])/g, '$1'))
    else if (plain.test(match[2]!)) path.push(match[2]!)
    else throw invalid(text)
    if (path.at(-1) === '') throw invalid(text)
    at = segmentPattern.lastIndex
    if (at === text.length) break
    if (text[at] !== '.') throw invalid(text)
    at++
  }
  if (text !== '__name__' && path.some((name) => reserved.test(name))) {
    throw new FirestoreError('INVALID_ARGUMENT', `The field path "${text}" has a reserved name.`)
  }
  // Paths come from clients: the cache must not grow with what a stranger sends.
  if (cache.size > 5_000) cache.clear()
  cache.set(text, path)
  return path
}

/** The path in its one canonical spelling. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (plain.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, (char) => `\\${char}`)}\``))
    .join('.')
}

function invalid(text: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `"${text}" is not a valid field path.`)
}
