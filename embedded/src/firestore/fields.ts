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

export type FieldUpdate = readonly [path: FieldPath, value: Value | undefined]

/** Sets values at paths, making maps of what lies on the way; undefined deletes. Each map is copied once. */
export function withValuesAt(fields: Fields, updates: readonly FieldUpdate[]): Fields {
  if (updates.length === 0) return fields
  const result = new Map(Object.entries(fields))
  const below = new Map<string, FieldUpdate[]>()
  for (const [path, value] of updates) {
    const name = path[0]!
    if (path.length > 1) {
      const inner = below.get(name)
      if (inner) inner.push([path.slice(1), value])
      else below.set(name, [[path.slice(1), value]])
    } else if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
  for (const [name, inner] of below) {
    const child = result.get(name)
    const isMap = child !== undefined && 'mapValue' in child
    // Deleting inside what is no map changes nothing.
    if (!isMap && inner.every(([, value]) => value === undefined)) continue
    result.set(name, { mapValue: { fields: withValuesAt(isMap ? fieldsOf(child) : {}, inner) } })
  }
  return Object.fromEntries(result)
}

/** Only what the paths name; a null mask means everything. */
export function masked(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields
  const named = mask.map((path): FieldUpdate => [path, valueAt(fields, path)])
  return withValuesAt(
    {},
    named.filter(([, value]) => value !== undefined),
  )
}
