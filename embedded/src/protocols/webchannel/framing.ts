/**
 * Bytes of the WebChannel wire protocol (version 8, the one that closure-library's client speaks).
 * A chunk is `<length>\n<JSON>`; the length counts UTF-16 units, so JSON is written in ASCII only: then units are bytes
 * and a chunk may be split anywhere on its way.
 */

/** What one numbered array carries: a Firestore message, or WebChannel's own words. */
export type ArrayBody = unknown[]

/** JSON without a single character above U+007F. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** One array as it stands in a chunk: `[id,body]`. */
export function encodeArray(id: number, body: ArrayBody): string {
  return `[${id},${asciiJson(body)}]`
}

/** Messages that many sessions are sent are written once. They must not change after they were first sent. */
const encoded = new WeakMap<object, string>()

/** An array whose body is one message: `[id,[message]]`. */
export function encodeMessage(id: number, message: object): string {
  let json = encoded.get(message)
  if (json === undefined) {
    json = asciiJson(message)
    encoded.set(message, json)
  }
  return `[${id},[${json}]]`
}

/** A chunk from ASCII JSON. */
export function chunk(json: string): string {
  return `${json.length}\n${json}`
}

/** Encoded arrays in as few chunks as keep each near `limit` characters, so that a reader can begin early. */
export function chunksOf(arrays: readonly string[], limit: number): string {
  let out = ''
  let part: string[] = []
  let size = 0
  for (const array of arrays) {
    if (size > 0 && size + array.length > limit) {
      out += chunk(`[${part.join(',')}]`)
      part = []
      size = 0
    }
    part.push(array)
    size += array.length
  }
  return part.length === 0 ? out : out + chunk(`[${part.join(',')}]`)
}
