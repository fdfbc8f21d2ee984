import type { Fields, Value } from '@varanda/embedded/firestore/wire'
import { Instant } from '@varanda/seed/instant'

/** A made-up document's data as Firestore's REST messages hold it. Numbers are whole. */
export function wireFields(data: object): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(data)) fields[name] = wireValue(value)
  return fields
}

function wireValue(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Instant) return { timestampValue: value.toDate().toISOString() }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value === null) return { nullValue: null }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } }
  if (typeof value === 'object') return { mapValue: { fields: wireFields(value) } }
  throw new Error(`A document cannot hold ${typeof value}.`)
}
