import { newId } from '@varanda/domain/ids'
import { shareLimits } from '@varanda/domain/post/share/share-target'
import { sharesDatabase } from './drop-shares.ts'
import type { SharedContent } from './read-share.ts'

/**
 * What was shared from other apps and waits for the composer, in a database of its own: the device's worker writes it,
 * also while nobody is signed in, and a page takes it out.
 */
export interface WaitingShare extends SharedContent {
  /** The same for the same content: a finger that pressed twice shared once. */
  id: string
  /** Each photo's id in the draft, in their order: one that is there already does not come twice. */
  photoIds: string[]
  /** Who was signed in; absent where nobody was known: whoever signs in next on this device gets it. */
  uid?: string
  /** Milliseconds. */
  at: number
  /** When it went into the composer; nothing of its content is left then. */
  takenAt?: number
}

const storeName = 'shares'

type IfNone = 'make' | 'leave'

/** Undefined where there is none to leave as it is: a tab that looks after another signed out leaves no trace. */
function open(ifNone: IfNone): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(sharesDatabase, 1)
    let isNone = false
    request.onupgradeneeded = () => {
      isNone = ifNone === 'leave'
      if (isNone) request.transaction?.abort()
      else request.result.createObjectStore(storeName, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      if (isNone) resolve(undefined)
      else reject(request.error)
    }
  })
}

/** One transaction over all that waits; settles when it is on disk. */
async function change<Result>(
  work: (shares: WaitingShare[], store: IDBObjectStore) => Result,
  ifNone: IfNone = 'leave',
): Promise<Result | undefined> {
  const database = await open(ifNone)
  if (!database) return undefined
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite')
      const store = transaction.objectStore(storeName)
      const all = store.getAll() as IDBRequest<WaitingShare[]>
      let result: Result | undefined
      all.onsuccess = () => {
        result = work(all.result, store)
      }
      transaction.oncomplete = () => resolve(result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** What is to go before another one comes: what is too old, and the oldest where there is no more room. */
export function outdated(shares: readonly WaitingShare[], now: number): WaitingShare[] {
  const isOld = ({ at }: WaitingShare) => at < now - shareLimits.minutes * 60_000 || at > now
  const young = shares.filter((share) => !isOld(share)).toSorted((a, b) => b.at - a.at)
  return [...shares.filter(isOld), ...young.slice(shareLimits.waiting - 1)]
}

/** Whether a share with this id is one that already waits, or went into the composer a moment ago. */
export function isDouble(kept: WaitingShare | undefined, now: number): boolean {
  if (!kept) return false
  return kept.takenAt === undefined || kept.takenAt > now - shareLimits.doubleSeconds * 1000
}

/** Of a share that comes now: one that still waits begins its hour anew, and one that was just taken is no other one. */
export function whatIsKept(same: WaitingShare | undefined, came: WaitingShare, now: number): WaitingShare | undefined {
  if (!same || !isDouble(same, now)) return came
  return same.takenAt === undefined ? { ...same, at: came.at } : undefined
}

/** Keeps a share until the composer takes it. Throws where this device has no room. */
export async function keepShare(content: SharedContent, uid: string | undefined, now: number): Promise<void> {
  const id = await idOf(content)
  const photoIds = content.photos.map(newId)
  const waiting: WaitingShare = { ...content, id, photoIds, at: now, ...(uid && { uid }) }
  await change((shares, store) => {
    const gone = outdated(shares, now)
    for (const share of gone) store.delete(share.id)
    const same = shares.find((share) => share.id === id && !gone.includes(share))
    const kept = whatIsKept(same, waiting, now)
    if (kept) store.put(kept)
  }, 'make')
}

/** What waits for this member, in the order in which it came. */
export async function sharesFor(uid: string, now: number): Promise<WaitingShare[]> {
  const found = await change((shares, store) => {
    const old = shares.filter(({ at }) => at < now - shareLimits.minutes * 60_000)
    for (const share of old) store.delete(share.id)
    return shares.filter((share) => !old.includes(share) && share.takenAt === undefined && (share.uid ?? uid) === uid)
  })
  return (found ?? []).toSorted((a, b) => a.at - b.at)
}

/** One photo of a share is in the draft now: were the page to end here, it would not come twice. */
export async function dropPhoto(id: string, photoId: string): Promise<void> {
  await change((shares, store) => {
    const share = shares.find((one) => one.id === id)
    const at = share?.photoIds.indexOf(photoId) ?? -1
    if (!share || at < 0) return
    const { photos, photoIds } = share
    store.put({ ...share, photos: photos.toSpliced(at, 1), photoIds: photoIds.toSpliced(at, 1) })
  })
}

/** A share is in the draft: of it only that remains, for as long as a second press may follow the first. */
export async function markTaken(id: string, now: number): Promise<void> {
  await change((shares, store) => {
    const share = shares.find((one) => one.id === id)
    if (share) store.put({ ...share, text: '', photos: [], photoIds: [], refused: [], leftOut: 0, takenAt: now })
  })
}

async function idOf({ text, photos, refused, leftOut }: SharedContent): Promise<string> {
  const files = photos.map(({ name, size, type }) => [name, size, type])
  const said = new TextEncoder().encode(JSON.stringify([text, files, refused, leftOut]))
  const digest = await crypto.subtle.digest('SHA-256', said)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
