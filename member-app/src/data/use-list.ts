import { loadFirestore } from '@varanda/client/firestore'
import { firstPage } from '@varanda/client/first-page/first-page'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { type Live, useLive } from './live.ts'
import { keyOf, type Part } from './part.ts'
import { heeded } from './reach/heeded.ts'

/** One document of a list. `pending`: written here, not yet confirmed by the instance. */
export interface Row<Document> {
  id: string
  data: Document
  pending: boolean
}

/** Is told, with each word of the instance, what was known of a list before it and what is in it now. */
type Compare<Document> = (before: Row<Document>[], now: Row<Document>[]) => void

/** Follows a collection, or a part of it. */
export function useList<Document>(
  path: string | undefined,
  part?: Part,
  compare?: Compare<Document>,
): Live<Row<Document>[]> {
  const key = path && keyOf(path, part)
  return useLive<Row<Document>[]>(key, async (emit) => {
    const page = await firstPage()
    const first = page?.lists.get(key as string)
    if (first) {
      const value = first.map(({ id, data }) => ({ id, data: data as Document, pending: false }))
      emit({ state: 'ready', value, fromCache: true })
    }
    const { firestore, sdk } = await loadFirestore()
    const constraints = part
      ? [
          ...(part.where ? [sdk.where(part.where[0], '==', part.where[1])] : []),
          ...(part.contains ? [sdk.where(part.contains[0], 'array-contains', part.contains[1])] : []),
          sdk.orderBy(part.by, part.direction),
          ...(part.first ? [sdk.limit(part.first)] : []),
          ...(part.last ? [sdk.limitToLast(part.last)] : []),
        ]
      : []
    // What did not change is not read anew: a list may hold thousands.
    const rows = new Map<string, Row<Document>>()
    /** What stood here since the last word of the instance. */
    const known = new Map<string, Row<Document>>()
    const rowOf = (doc: QueryDocumentSnapshot): Row<Document> => ({
      id: doc.id,
      data: doc.data({ serverTimestamps: 'estimate' }) as Document,
      pending: doc.metadata.hasPendingWrites,
    })
    const listener = heeded(emit)
    const stop = sdk.onSnapshot(
      sdk.query(sdk.collection(firestore, path as string), ...constraints),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
          if (type === 'removed') rows.delete(doc.id)
          else rows.set(doc.id, rowOf(doc))
        }
        const value = snapshot.docs.map((doc) => rows.get(doc.id) ?? rowOf(doc))
        const { fromCache } = snapshot.metadata
        if (compare) {
          if (!fromCache) {
            compare([...known.values()], value)
            known.clear()
          }
          for (const row of value) known.set(row.id, row)
        }
        listener.emit({ state: 'ready', value, fromCache })
      },
      (error) => {
        console.warn('list', error.code)
        listener.emit({ state: 'failed' })
      },
    )
    return () => {
      stop()
      listener.end()
    }
  })
}
