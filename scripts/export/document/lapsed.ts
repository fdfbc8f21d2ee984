import { type IndexDefinitions, parseIndexDefinitions } from '@varanda/embedded/firestore/indexes/index-definitions'
import { parseFieldPath } from '@varanda/embedded/firestore/values/field-path'
import { valueAt } from '@varanda/embedded/firestore/values/fields'
import type { Fields } from '@varanda/embedded/firestore/wire'

/**
 * Tells whether a document's time is over by the TTL policies of firestore.indexes.json: a project that has them may have
 * deleted it.
 */
export function lapsedBy(indexes: unknown): (path: string, fields: Fields, nowMs: number) => boolean {
  const overrides: IndexDefinitions['overrides'] = parseIndexDefinitions(indexes).overrides
  const policies = overrides.filter(({ ttl }) => ttl)
  return (path, fields, nowMs) => {
    const collectionId = path.split('/').at(-2)
    return policies.some(({ collectionGroup, path: field }) => {
      const value = collectionGroup === collectionId ? valueAt(fields, parseFieldPath(field)) : undefined
      return value !== undefined && 'timestampValue' in value && Date.parse(value.timestampValue) <= nowMs
    })
  }
}
