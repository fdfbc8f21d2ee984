import type { RulesDocument } from '../contract.ts'
import { fromJson } from '../values/from-json.ts'
import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'

/** A document as rules see it: `data`, `id` and `__name__`. */
export function documentValue(document: RulesDocument, database: string): MapValue {
  const segments = document.path.split('/')
  return MapValue.lazy<() => Value>(
    {
      data: () => MapValue.lazy(document.fields, fromJson),
      id: () => segments.at(-1)!,
      __name__: () => new PathValue(['databases', database, 'documents', ...segments]),
    },
    (member) => member(),
  )
}
