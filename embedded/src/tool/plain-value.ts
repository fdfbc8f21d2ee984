import type { JsonValue } from '../rules/contract.ts'

/** Plain JSON as Firestore's own values: whole numbers are integers, the rest doubles. */
export function plainValue(value: unknown): JsonValue {
  if (value === null || value === undefined) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (typeof value === 'string') return { stringValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(plainValue) } }
  return { mapValue: { fields: plainFields(value) } }
}

export function plainFields(data: object): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainValue(value)]))
}
