import { FirestoreError } from '../error.ts'
import type { Value } from '../wire.ts'
import { type FieldPath, formatFieldPath, parseFieldPath } from './field-path.ts'
import { formatInstant, instantOf } from './time.ts'
import { checkElements, checkValue, isObject } from './value-check.ts'
import { valueKey } from './value-key.ts'
import { compareValues, elementsOf, toDouble } from './value-order.ts'

/** Server-side changes of one field. Source: the REST reference, Write.FieldTransform. */
export type Transform =
  | { kind: 'time'; path: FieldPath }
  | { kind: 'increment' | 'maximum' | 'minimum'; path: FieldPath; operand: Value }
  | { kind: 'append' | 'removeAll'; path: FieldPath; elements: Value[] }

export function parseTransform(input: unknown): Transform {
  if (!isObject(input)) throw bad('a transform must be an object')
  const path = parseFieldPath(input.fieldPath)
  const field = formatFieldPath(path)
  if (field === '__name__') throw bad('the field name "__name__" is reserved')
  const kinds = Object.keys(input).filter((key) => key !== 'fieldPath')
  if (kinds.length !== 1) throw bad(`the transform of "${field}" must have exactly one kind`)
  const operand = input[kinds[0]!]
  switch (kinds[0]) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME' && operand !== 1) throw bad(`"${field}" asks for an unknown server value`)
      return { kind: 'time', path }
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const value = checkValue(operand, field)
      if (!isNumber(value)) throw bad(`the operand for "${field}" must be a number`)
      return { kind: kinds[0], path, operand: value }
    }
    case 'appendMissingElements':
      return { kind: 'append', path, elements: checkElements(operand, field) }
    case 'removeAllFromArray':
      return { kind: 'removeAll', path, elements: checkElements(operand, field) }
    default:
      throw bad(`the transform of "${field}" is not known`)
  }
}

/** Refuses transforms of a field and of what is inside it; of one field there may be several. */
export function checkDisjoint(transforms: readonly Transform[]): void {
  const whole = new Set(transforms.map(({ path }) => formatFieldPath(path)))
  for (const { path } of transforms) {
    for (let length = 1; length < path.length; length++) {
      const outer = formatFieldPath(path.slice(0, length))
      if (whole.has(outer)) throw bad(`"${outer}" and what is inside it are transformed at the same time`)
    }
  }
}

/** The field's new value, and what the write's result tells the client about it. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: number,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'time': {
      const value = { timestampValue: formatInstant(instantOf(time)) }
      return { value, result: value }
    }
    case 'increment': {
      const value = current && isNumber(current) ? add(current, transform.operand) : transform.operand
      return { value, result: value }
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(transform.kind, current, transform.operand)
      return { value, result: value }
    }
    case 'append': {
      const values = current ? [...elementsOf(current)] : []
      const present = new Set(values.map(keyOf))
      for (const element of transform.elements) {
        const key = keyOf(element)
        if (!present.has(key)) values.push(element)
        present.add(key)
      }
      return { value: { arrayValue: { values } }, result: { nullValue: null } }
    }
    case 'removeAll': {
      const unwanted = new Set(transform.elements.map(keyOf))
      const values = (current ? elementsOf(current) : []).filter((element) => !unwanted.has(keyOf(element)))
      return { value: { arrayValue: { values } }, result: { nullValue: null } }
    }
  }
}

/** The same text for equal values, so that long arrays are not compared element by element. */
function keyOf(value: Value): string {
  return valueKey(value).toString('latin1')
}

function isNumber(value: Value): boolean {
  return 'integerValue' in value || 'doubleValue' in value
}

/** Integers stay at the end of their range instead of wrapping; a double on either side makes a double. */
export function add(a: Value, b: Value): Value {
  if ('integerValue' in a && 'integerValue' in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue)
    const top = (1n << 63n) - 1n
    const clamped = sum > top ? top : sum < -top - 1n ? -top - 1n : sum
    return { integerValue: clamped.toString() }
  }
  return doubleValue(toDouble(a) + toDouble(b))
}

export function doubleValue(double: number): Value {
  if (Number.isNaN(double)) return { doubleValue: 'NaN' }
  if (!Number.isFinite(double)) return { doubleValue: double > 0 ? 'Infinity' : '-Infinity' }
  return { doubleValue: Object.is(double, -0) ? '-0' : double }
}

/** A field that is no number takes the operand; equal numbers keep the field as it is; NaN wins either way. */
function extreme(kind: 'maximum' | 'minimum', current: Value | undefined, operand: Value): Value {
  if (!current || !isNumber(current)) return operand
  if ('doubleValue' in operand && operand.doubleValue === 'NaN') return operand
  if ('doubleValue' in current && current.doubleValue === 'NaN') return current
  const difference = compareValues(operand, current)
  return (kind === 'maximum' ? difference > 0 : difference < 0) ? operand : current
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid write: ${problem}.`)
}
