import { PathValue, parsePath } from '../values/path.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'
import { methodTable } from './method.ts'

const smallest = -(2n ** 63n)
const largest = 2n ** 63n - 1n

/** Whether a number fits the language's 64-bit integers. */
export const fitsInt = (value: bigint) => value >= smallest && value <= largest

/**
 * A number without its fraction; NaN is 0, and what does not fit is the end that is nearest, as in Google's emulator.
 */
export function truncated(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= Number(largest)) return largest
  return value <= Number(smallest) ? smallest : BigInt(Math.trunc(value))
}

function toInt(value: Value): Result {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return truncated(value)
  if (typeof value === 'string' && /^[+-]?\d{1,40}$/.test(value)) return checked(BigInt(value.replace(/^\+/, '')))
  return noConversion(value, 'int')
}

function checked(value: bigint): Result {
  return fitsInt(value) ? value : new Fault('the integer does not fit in 64 bits')
}

function noConversion(value: Value, type: string): Fault {
  return typeof value === 'string' ? new Fault(`the text is no ${type}`) : wrongType(`the argument of ${type}()`, value)
}

function toFloat(value: Value): Result {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)) return Number(value)
  return noConversion(value, 'float')
}

export function toText(value: Value): Result {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1e15 ? `${value}.0` : String(value)
  if (value === null || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof PathValue) return value.toString()
  return wrongType('the argument of string()', value)
}

function toPath(value: Value): Result {
  if (typeof value !== 'string') return wrongType('the argument of path()', value)
  return parsePath(value) ?? new Fault('the path has an empty segment')
}

/** Functions without a namespace; `bool()` is documented, but production knows no such function. */
export const globalFunctions = methodTable<null>({
  debug: [1, (_, value) => value!],
  float: [1, (_, value) => toFloat(value!)],
  int: [1, (_, value) => toInt(value!)],
  path: [1, (_, value) => toPath(value!)],
  string: [1, (_, value) => toText(value!)],
})
