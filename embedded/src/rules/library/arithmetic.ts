import { DurationValue } from '../values/duration.ts'
import { TimestampValue } from '../values/timestamp.ts'
import { Fault, type Result, typeOf, type Value } from '../values/value.ts'
import { fitsInt } from './conversions.ts'
import { duration, timestamp } from './time-methods.ts'

/** Characters that an expression may gather: several times what a document can hold. */
export const longestText = 4_000_000

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'

/** int and float stay apart: two ints give an int, cut towards zero; one float makes the result a float. */
export function arithmetic(operator: ArithmeticOperator, a: Value, b: Value): Result {
  if (typeof a === 'bigint' && typeof b === 'bigint') return onInts(operator, a, b)
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) {
    return onFloats(operator, Number(a), Number(b))
  }
  const other = operator === '+' ? add(a, b) : operator === '-' ? subtract(a, b) : null
  return other ?? new Fault(`${operator} has no meaning between ${typeOf(a)} and ${typeOf(b)}`)
}

function onInts(operator: ArithmeticOperator, a: bigint, b: bigint): Result {
  if (b === 0n && (operator === '/' || operator === '%')) return new Fault('division by zero')
  const value =
    operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : operator === '/' ? a / b : a % b
  return fitsInt(value) ? value : new Fault('the integer does not fit in 64 bits')
}

function onFloats(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '%':
      return a % b
  }
}

function add(a: Value, b: Value): Result | null {
  if (typeof a === 'string' && typeof b === 'string') {
    return a.length + b.length > longestText ? new Fault('the text grows too long') : a + b
  }
  if (a instanceof TimestampValue && b instanceof DurationValue) return timestamp(a.nanos + b.nanos)
  if (a instanceof DurationValue && b instanceof TimestampValue) return timestamp(a.nanos + b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return duration(a.nanos + b.nanos)
  return null
}

function subtract(a: Value, b: Value): Result | null {
  if (a instanceof TimestampValue && b instanceof DurationValue) return timestamp(a.nanos - b.nanos)
  if (a instanceof TimestampValue && b instanceof TimestampValue) return duration(a.nanos - b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return duration(a.nanos - b.nanos)
  return null
}

export function negate(value: Value): Result {
  if (typeof value === 'number') return -value
  if (typeof value !== 'bigint') return new Fault(`${typeOf(value)} cannot be negated`)
  return fitsInt(-value) ? -value : new Fault('the integer does not fit in 64 bits')
}
