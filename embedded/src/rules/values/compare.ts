import { BytesValue } from './bytes.ts'
import { DurationValue } from './duration.ts'
import { TimestampValue } from './timestamp.ts'
import type { Value } from './value.ts'

/** Negative, zero or positive; NaN when either number is NaN; null when the two cannot be ordered. */
export function compare(a: Value, b: Value): number | null {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a >= b ? 0 : Number.NaN
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (a instanceof TimestampValue && b instanceof TimestampValue) return sign(a.nanos - b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return sign(a.nanos - b.nanos)
  if (a instanceof BytesValue && b instanceof BytesValue) return Buffer.compare(a.bytes, b.bytes)
  return null
}

const isNumber = (value: Value): value is bigint | number => typeof value === 'bigint' || typeof value === 'number'
const sign = (difference: bigint) => (difference < 0n ? -1 : difference > 0n ? 1 : 0)

/** By code points, which is the order of UTF-8; JavaScript's own order puts surrogates before U+E000 and above. */
function compareText(a: string, b: string): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const left = a.charCodeAt(i)
    const right = b.charCodeAt(i)
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit)
