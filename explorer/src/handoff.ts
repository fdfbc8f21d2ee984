import { openedFileDatabase } from '@varanda/domain/graph/opened-file'
import type { ReadReport } from '@varanda/graph/files/read/gathering'
import type { Network } from '@varanda/graph/network'

/**
 * Carries the network of an opened file from one page to another, in this browser alone: an address can name a recipe,
 * but not a file. One at a time; the next takes its place. `?from=file` asks for it.
 */
export interface HandedNetwork {
  readonly network: Network
  /** The file's name, to be shown. */
  readonly file: string
  /** How the file was read. */
  readonly report?: ReadReport
}

const store = 'handed'
const key = 'file'

/** Fails where the browser keeps nothing, or has no room. */
export async function handNetwork(handed: HandedNetwork): Promise<void> {
  await inStore('readwrite', (store) => store.put(handed, key))
}

/** The network that was handed over last; undefined when there is none any more. */
export async function handedNetwork(): Promise<HandedNetwork | undefined> {
  return inStore<HandedNetwork | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
}

function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer | IDBValidKey>,
): Promise<Answer> {
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
