import { loadFirestore } from '@varanda/client/firestore'
import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A condition of Firestore: a field, how it compares, with what. */
type Asked = readonly [field: string, compares: '==' | '<=' | 'array-contains', value: string | Date]

/** A long list that is read a page at a time. */
export interface Pages<Document> {
  state: 'loading' | 'ready' | 'failed'
  rows: { id: string; data: Document }[]
  /** Whether there is another page. */
  more: boolean
  next: () => void
  /** Reads everything that is shown anew. */
  again: () => void
}

/**
 * Reads a list in pages of `size`, each from where the last one ended. It is not followed: whoever changes something
 * asks `again`. A change of `conditions` begins anew.
 */
export function usePages<Document>(
  path: string,
  order: { by: string; direction: 'asc' | 'desc' },
  conditions: readonly Asked[],
  size = 25,
): Pages<Document> {
  const key = JSON.stringify([path, order, conditions])
  const [found, setFound] = useState<Omit<Pages<Document>, 'next' | 'again'>>({
    state: 'loading',
    rows: [],
    more: false,
  })
  const [wanted, setWanted] = useState({ key, size, round: 0 })
  const last = useRef<QueryDocumentSnapshot<DocumentData>>(undefined)
  const ask = wanted.key === key ? wanted : { key, size, round: 0 }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for.
  useEffect(() => {
    let left = false
    const read = async () => {
      const { firestore, sdk } = await loadFirestore()
      const goesOn = ask.size > size && ask.round === 0 && last.current
      const query = sdk.query(
        sdk.collection(firestore, path),
        ...conditions.map((one) => sdk.where(...one)),
        sdk.orderBy(order.by, order.direction),
        ...(goesOn ? [sdk.startAfter(last.current)] : []),
        sdk.limit(goesOn ? size : ask.size),
      )
      const { docs } = await sdk.getDocs(query)
      if (left) return
      last.current = docs.at(-1) ?? last.current
      const rows = docs.map((one) => ({ id: one.id, data: one.data() as Document }))
      setFound((before) => ({
        state: 'ready',
        rows: goesOn ? [...before.rows, ...rows] : rows,
        more: docs.length === (goesOn ? size : ask.size),
      }))
    }
    if (ask.size === size && ask.round === 0) {
      last.current = undefined
      setFound({ state: 'loading', rows: [], more: false })
    }
    read().catch((error) => {
      console.warn('pages', error)
      if (!left) setFound((before) => ({ ...before, state: 'failed' }))
    })
    return () => {
      left = true
    }
  }, [key, ask.size, ask.round])

  const next = useCallback(() => setWanted({ key, size: ask.size + size, round: 0 }), [key, ask.size, size])
  const again = useCallback(() => setWanted({ key, size: ask.size, round: Date.now() }), [key, ask.size])
  return { ...found, next, again }
}
