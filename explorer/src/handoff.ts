import { openedFileDatabase } from '@varanda/domain/graph/opened-file'
import type { ReadReport } from '@varanda/graph/files/read/gathering'
import type { Network } from '@varanda/graph/network'

/**
 * Carries networks from one page to another, in this browser alone. An address can name a recipe, but not a file: the
 * network of an opened file stays, one at a time, until the next takes its place, and `?from=file` asks for it. One
 * that was made by a recipe is carried once, so that it need not be made again: `handedMark` behind its address says
 * that it waits.
 */
export interface HandedNetwork {
  readonly network: Network
  /** The file's name, to be shown. */
  readonly file: string
  /** When it was opened, by which one file is told from another. */
  readonly at: number
  /** How the file was read. */
  readonly report?: ReadReport
}

const store = 'handed'
const key = 'file'
const madeKey = 'made'

export const handedMark = '#handed'

/** Fails where the browser keeps nothing, or has no room. */
export async function handNetwork(handed: HandedNetwork): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(handed, key))
  } catch (reason) {
    // The file before would be taken for this one.
    await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
    throw reason
  }
}

/** The network that was handed over last; undefined when there is none any more. */
export async function handedNetwork(): Promise<HandedNetwork | undefined> {
  return inStore<HandedNetwork | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
}

interface Made {
  /** As in an address. */
  readonly recipe: string
  readonly network: Network
}

/** Fails where the browser keeps nothing, or has no room: the next page then makes the network. */
export async function handMade(made: Made): Promise<void> {
  await inStore('readwrite', (store) => store.put(made, madeKey))
}

/** The network that was made by this recipe on the page before, once; undefined when there is none. */
export async function takeMade(recipe: string): Promise<Network | undefined> {
  const made = await inStore<Made | undefined>('readonly', (store) => store.get(madeKey)).catch(() => undefined)
  await inStore('readwrite', (store) => store.delete(madeKey)).catch(() => undefined)
  return made?.recipe === recipe ? made.network : undefined
}

function inStore<Answer>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(openedFileDatabase, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const opened = opening.result
      const transaction = opened.transaction(store, mode)
      const asked = ask(transaction.objectStore(store))
      // The next page is opened at once, and one that was left may be kept with what had not come to its end.
      transaction.commit()
      transaction.oncomplete = () => {
        opened.close()
        resolve(asked.result as Answer)
      }
      transaction.onabort = () => {
        opened.close()
        reject(transaction.error)
      }
    }
  })
}
