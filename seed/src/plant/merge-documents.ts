import type { DocumentWrite } from '@varanda/domain/invite/joining'

/**
 * The documents as they stand once all are written in this order: what is to be merged becomes part of what came before
 * it. Maps are merged, everything else is replaced, as in Firestore.
 */
export function mergeDocuments(documents: readonly DocumentWrite[]): DocumentWrite[] {
  const whole = new Map<string, object>()
  for (const { path, data, merge } of documents) {
    whole.set(path, merge ? merged(whole.get(path), data) : data)
  }
  return [...whole].map(([path, data]) => ({ path, data }))
}

function merged(before: object | undefined, after: object): object {
  const all: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(after)) {
    const old = all[name]
    all[name] = isMap(old) && isMap(value) ? merged(old, value) : value
  }
  return all
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
