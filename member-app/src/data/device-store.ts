/**
 * What members write is kept in this browser's own database until the instance has it: posts on their way, drafts, and
 * their pictures.
 * Every change is one transaction, so a crash leaves either the draft or the post in the outbox, never both or none.
 */
const databaseName = 'varanda'
const stores = { outbox: 'postId', drafts: 'key', photos: 'key' } as const
export type StoreName = keyof typeof stores

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2)
    request.onupgradeneeded = () => {
      const { result } = request
      for (const [name, keyPath] of Object.entries(stores)) {
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath })
      }
    }
    request.onsuccess = () => {
      const database = request.result
      // Phones close databases of sleeping pages: the next use opens it again.
      const forget = () => {
        opened = undefined
      }
      database.onclose = forget
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

type Work<Result> = (store: (name: StoreName) => IDBObjectStore) => IDBRequest<Result> | undefined

/**
 * Runs `work` in one transaction over the named stores and settles when it is on disk. Everything is asked for at once,
 * so it is committed at once, and comes to its end also when the page is left meanwhile.
 */
export function inStores<Result>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result | undefined> {
  return inTransaction(names, mode, work, (transaction) => transaction.commit())
}

/** The same for work that asks on by what it was answered. A page that is left meanwhile ends it with nothing done. */
export function inStoresByTurns(names: readonly StoreName[], work: Work<unknown>): Promise<unknown> {
  return inTransaction(names, 'readwrite', work, () => {})
}

async function inTransaction<Result>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: Work<Result>,
  asked: (transaction: IDBTransaction) => void,
): Promise<Result | undefined> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(names, mode)
    const request = work((name) => transaction.objectStore(name))
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
    asked(transaction)
  })
}
