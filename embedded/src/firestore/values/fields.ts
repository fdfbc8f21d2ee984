import type { Fields, Value } from '../wire.ts'
import type { FieldPath } from './field-path.ts'
import { fieldsOf } from './value-order.ts'

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

/** Only what the paths name; a null mask means everything. Long masks cost no more than the documents they are for. */
export function masked(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  return mask === null ? fields : kept(fields, branchOf(mask))
}

/** What a mask keeps of a map: all of it, or what is named of its fields. */
interface Branch {
  isWhole: boolean
  below: Map<string, Branch>
}

const branches = new WeakMap<readonly FieldPath[], Branch>()

function branchOf(mask: readonly FieldPath[]): Branch {
  let root = branches.get(mask)
  if (!root) {
    root = { isWhole: false, below: new Map() }
    for (const path of mask) {
      let branch = root
      for (const name of path) {
        const next: Branch = branch.below.get(name) ?? { isWhole: false, below: new Map() }
        branch.below.set(name, next)
        branch = next
      }
      branch.isWhole = true
    }
    branches.set(mask, root)
  }
  return root
}

function kept(fields: Fields, { below }: Branch): Fields {
  const names = Object.keys(fields)
  const candidates = below.size < names.length ? [...below.keys()] : names
  const entries = candidates.flatMap((name): [string, Value][] => {
    const branch = below.get(name)
    if (!branch || !Object.hasOwn(fields, name)) return []
    const value = fields[name]!
    if (branch.isWhole) return [[name, value]]
    if (!('mapValue' in value)) return []
    const inner = kept(fieldsOf(value), branch)
    return Object.keys(inner).length > 0 ? [[name, { mapValue: { fields: inner } }]] : []
  })
  return Object.fromEntries(entries)
}
