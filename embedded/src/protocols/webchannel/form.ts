/** The form body of WebChannel's POSTs: `headers=…&count=2&ofs=7&req0___data__=…&req1___data__=…`. */

/** One message of the forward channel; ids rise by one over the whole session. */
export interface ForwardMap {
  id: number
  data: string
}

export interface ForwardForm {
  /** The request headers that a browser hides in the first form to stay a simple CORS request; lower-case names. */
  headers: Map<string, string>
  maps: ForwardMap[]
}

/** The body is not a form of this protocol: answered with 400. */
export class FormError extends Error {}

const maximumMaps = 1000

/** Reads a POST body. Throws FormError. */
export function parseForward(body: string): ForwardForm {
  const fields = parseFields(body)
  const count = wholeNumber(fields.get('count') ?? '0', 'count')
  const offset = wholeNumber(fields.get('ofs') ?? '0', 'ofs')
  if (count > maximumMaps) throw new FormError('too many messages in one request')
  const maps: ForwardMap[] = []
  for (let index = 0; index < count; index++) {
    const data = fields.get(`req${index}___data__`)
    if (data === undefined) throw new FormError(`message ${index} is missing`)
    maps.push({ id: offset + index, data })
  }
  return { headers: parseHeaders(fields.get('headers') ?? ''), maps }
}

function parseFields(body: string): Map<string, string> {
  const fields = new Map<string, string>()
  if (body === '') return fields
  const pairs = body.split('&', 2 * maximumMaps)
  for (const pair of pairs) {
    const equals = pair.indexOf('=')
    if (equals < 0) throw new FormError('a field has no value')
    fields.set(decode(pair.slice(0, equals)), decode(pair.slice(equals + 1)))
  }
  return fields
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new FormError('bad percent-encoding')
  }
}

function wholeNumber(text: string, name: string): number {
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text)) throw new FormError(`${name} is not a number`)
  return value
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}
