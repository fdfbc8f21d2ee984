import type { FieldPath } from './field-path.ts'
import { fieldsOf } from './value-order.ts'
import type { Fields, Value } from './wire.ts'

/** Reads and replaces values at field paths. Nothing here changes what it is given. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields
  for (let i = 0; ; i++) {
    const name = path[i]!
    if (!Object.hasOwn(current, name)) return undefined
    const value = current[name]!
    if (i === path.length - 1) return value
    if (!('mapValue' in value)) return undefined
    current = fieldsOf(value)
  }
}

/** Sets the value at a path, making maps of what lies on the way; undefined deletes it. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path as [string, ...string[]]
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value }
    if (!Object.hasOwn(fields, name)) return fields
    return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
  }
  const child = Object.hasOwn(fields, name) ? fields[name]! : undefined
  const isMap = child !== undefined && 'mapValue' in child
  if (value === undefined && !isMap) return fields
  return { ...fields, [name]: { mapValue: { fields: withValueAt(isMap ? fieldsOf(child) : {}, rest, value) } } }
}

/** Only what the paths name; a null mask means everything. */
export function masked(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields
  let result: Fields = {}
  for (const path of mask) {
    const value = valueAt(fields, path)
    if (value !== undefined) result = withValueAt(result, path, value)
  }
  return result
}
