/** One object of a code: an id of two digits, and its value, whose length stands between them in two digits. */
export interface TlvObject {
  id: string
  value: string | readonly TlvObject[]
}

export class NotACode extends Error {}

const nested = (id: string) =>
  (Number(id) >= 26 && Number(id) <= 51) || id === '62' || id === '64' || (Number(id) >= 80 && Number(id) <= 99)

/**
 * The objects of a code by EMV's format for codes of merchants, and those within its templates. Throws `NotACode` for what
 * is cut off, has signs over, or holds an id twice.
 */
export function readTlv(text: string, depth = 0): TlvObject[] {
  const objects: TlvObject[] = []
  const seen = new Set<string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4))
    if (!head) throw new NotACode('no id and length')
    const [, id = '', length = ''] = head
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length) || value.length === 0) throw new NotACode('shorter than it says')
    if (seen.has(id)) throw new NotACode('an id twice')
    seen.add(id)
    objects.push({ id, value: depth === 0 && nested(id) ? readTlv(value, 1) : value })
    at += 4 + value.length
  }
  return objects
}

/** The same as text. Throws `RangeError` where a value is empty, longer than two digits can say, or no ASCII. */
export function writeTlv(objects: readonly TlvObject[]): string {
  return objects
    .map(({ id, value }) => {
      const text = typeof value === 'string' ? value : writeTlv(value)
      // Only so is a letter a byte.
      if (!/^[\x20-\x7e]{1,99}$/.test(text)) throw new RangeError(`object ${id} does not fit`)
      return `${id}${String(text.length).padStart(2, '0')}${text}`
    })
    .join('')
}

/** CRC-16/CCITT-FALSE of ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
