import type { IndexDefinitions } from './indexes/index-definitions.ts'
import type { Names } from './names.ts'
import type { Query } from './query/query.ts'
import { parseQuery } from './query/query.ts'
import type { StoredDocument } from './stored-document.ts'
import { formatVersion } from './values/time.ts'
import type { Write } from './wire.ts'

/** Documents deleted in one commit. */
const atOnce = 300

export interface ExpiryParts {
  definitions: IndexDefinitions
  names: Names
  /** Milliseconds since 1970. */
  now: () => number
  find: (query: Query) => StoredDocument[]
  commit: (writes: Write[]) => Promise<unknown>
}

/**
 * Time-to-live policies (`"ttl": true` in firestore.indexes.json): deletes documents whose timestamp lies in the past,
 * as commits that triggers and listeners hear of. Resolves with how many went. What was given more time meanwhile
 * stays.
 * Source: https://firebase.google.com/docs/firestore/ttl
 */
export async function deleteExpired({ definitions, names, now, find, commit }: ExpiryParts): Promise<number> {
  let deleted = 0
  for (const { collectionGroup, path } of definitions.overrides.filter(({ ttl }) => ttl)) {
    const query = parseQuery(names, names.root, {
      from: [{ collectionId: collectionGroup, allDescendants: true }],
      where: {
        fieldFilter: {
          field: { fieldPath: path },
          op: 'LESS_THAN_OR_EQUAL',
          value: { timestampValue: formatVersion(Math.floor(now()) * 1000) },
        },
      },
      limit: atOnce,
    })
    for (let found = find(query); found.length > 0; found = find(query)) {
      const outcomes = await Promise.allSettled(
        found.map((document) =>
          commit([
            { delete: names.full(document.path), currentDocument: { updateTime: formatVersion(document.updated) } },
          ]),
        ),
      )
      const gone = outcomes.filter(({ status }) => status === 'fulfilled').length
      deleted += gone
      // A full disk, or all of them were just written to: the next round will see.
      if (gone === 0) break
    }
  }
  return deleted
}
