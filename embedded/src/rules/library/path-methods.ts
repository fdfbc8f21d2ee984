import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import { Fault, type Result, wrongType } from '../values/value.ts'
import { methodTable } from './method.ts'

export const pathMethods = methodTable<PathValue>({
  bind: [1, (path, values) => (values instanceof MapValue ? bind(path, values) : wrongType('what is bound', values!))],
})

/** Fills segments written `{name}`, `$(name)` or `$name` with the map's strings. */
function bind(path: PathValue, values: MapValue): Result {
  const segments: string[] = []
  const bindings = new Map(path.bindings)
  for (const segment of path.segments) {
    const name = /^(?:\{(\w+)\}|\$\((\w+)\)|\$(\w+))$/.exec(segment)?.slice(1).find(Boolean)
    const value = name === undefined ? segment : (values.get(name) ?? segment)
    if (typeof value !== 'string' || value === '' || value.includes('/')) return new Fault(`{${name}} is no segment`)
    if (name !== undefined && values.has(name)) bindings.set(name, value)
    segments.push(value)
  }
  return new PathValue(segments, bindings)
}
