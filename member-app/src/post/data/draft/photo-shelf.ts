import { useEffect, useState } from 'react'
import { inStores, inStoresByTurns } from '../../../data/device-store.ts'
import type { OutboxItem } from '../outbox/outbox-state.ts'
import type { Draft } from './drafts.ts'

/**
 * The pictures of drafts and of posts on their way, as bytes in this browser's database: files that were picked cannot
 * be read again later. Drafts and posts name them by id, so writing a word does not write megabytes.
 */
interface KeptPhoto {
  /** `{uid}/{photoId}` */
  key: string
  bytes: ArrayBuffer
  /** Milliseconds. */
  keptAt: number
}

/** What every picture on the shelf is: the composer drew it anew. */
export const keptType = 'image/jpeg'

/** What nothing names goes after this many milliseconds: until then an undo may want it back. */
const graceTime = 60 * 60_000

const keyOf = (uid: string, id: string) => `${uid}/${id}`
const allOf = (uid: string) => IDBKeyRange.bound(`${uid}/`, `${uid}0`)

export async function shelvePhoto(uid: string, id: string, bytes: ArrayBuffer): Promise<void> {
  await inStores(['photos'], 'readwrite', (store) => {
    store('photos').put({ key: keyOf(uid, id), bytes, keptAt: Date.now() } satisfies KeptPhoto)
    return undefined
  })
}

/** Undefined when it is not in this browser (any more). */
export async function takeFromShelf(uid: string, id: string): Promise<Blob | undefined> {
  const kept = await inStores(
    ['photos'],
    'readonly',
    (store) => store('photos').get(keyOf(uid, id)) as IDBRequest<KeptPhoto | undefined>,
  )
  return kept && new Blob([kept.bytes], { type: keptType })
}

/** Clears the shelf of what no draft and no post on its way names, an undo's time after it was put there. */
export async function tidyShelf(uid: string): Promise<void> {
  const before = Date.now() - graceTime
  await inStoresByTurns(['photos', 'drafts', 'outbox'], (store) => {
    const drafts = store('drafts').getAll(allOf(uid)) as IDBRequest<Draft[]>
    const outbox = store('outbox').getAll() as IDBRequest<OutboxItem[]>
    outbox.onsuccess = () => {
      const named = new Set(
        [...drafts.result, ...outbox.result].flatMap(({ photos = [] }) => photos.map(({ id }) => keyOf(uid, id))),
      )
      const walk = store('photos').openCursor(allOf(uid)) as IDBRequest<IDBCursorWithValue | null>
      walk.onsuccess = () => {
        const cursor = walk.result
        if (!cursor) return
        const { key, keptAt } = cursor.value as KeptPhoto
        if (!named.has(key) && keptAt < before) cursor.delete()
        cursor.continue()
      }
    }
    return undefined
  })
}

/** Takes a member's pictures out of an open transaction's store. */
export function clearShelf(photos: IDBObjectStore, uid: string): void {
  photos.delete(allOf(uid))
}

/** An address of a kept picture for as long as it is shown; `missing` when it is not in this browser. */
export function useKeptPhoto(uid: string, id: string): string | 'missing' | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let left = false
    takeFromShelf(uid, id)
      .then((blob) => {
        if (left) return
        made = blob && URL.createObjectURL(blob)
        setUrl(made ?? 'missing')
      })
      .catch((error) => {
        console.warn('photo', error)
        if (!left) setUrl('missing')
      })
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [uid, id])
  return url
}
