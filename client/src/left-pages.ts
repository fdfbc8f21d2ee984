/**
 * WebKit keeps a page that was left as it is, in the middle of its transactions of IndexedDB. Those never end, and the
 * next page waits for the same database for ever. Firestore's SDK even begins one just then: on `pagehide` and on
 * `visibilitychange` it tells its other tabs goodbye. So a page that is left but kept ends what is running, closes what
 * Firebase opened, and begins anew if it is shown again. Transactions of our own that were committed go on to their
 * end.
 */
const databasesOfFirebase = /^fire(store\/|base)/

const connections = new Set<IDBDatabase>()
const running = new Set<IDBTransaction>()
let isLeft = false
let leftCache = false

/**
 * Follows every database that is opened from here on; to be called before an SDK is loaded, whose listeners come after.
 */
export function letGoWhenLeft(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...[name, version]) {
    const opening = open.call(this, name, version)
    opening.addEventListener('upgradeneeded', () => opening.transaction && follow(opening.transaction))
    // Sooner than the listeners of whoever asked: what a page opened while it was being left begins nothing.
    opening.addEventListener('success', () => {
      if (!databasesOfFirebase.test(name)) return
      if (isLeft) opening.result.close()
      else connections.add(opening.result)
    })
    return opening
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...how) {
    return follow(transaction.apply(this, how))
  }
  addEventListener('pagehide', ({ persisted }) => persisted && letGo())
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack())
}

function follow(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction)
  const end = () => running.delete(transaction)
  transaction.addEventListener('complete', end)
  transaction.addEventListener('abort', end)
  return transaction
}

function letGo(): void {
  isLeft = true
  for (const transaction of running) {
    try {
      transaction.abort()
    } catch {
      // It was committed, and needs this page no more.
    }
  }
  running.clear()
  leftCache = [...connections].some(({ name }) => name.startsWith('firestore/'))
  for (const connection of connections) connection.close()
  connections.clear()
}

/** Auth opens its database again by itself; Firestore has said goodbye. */
function comeBack(): void {
  isLeft = false
  if (!leftCache) return
  // Without a network only a page that a worker keeps can be loaded; any other stays, and waits for it.
  if (navigator.onLine || navigator.serviceWorker?.controller) location.reload()
  else addEventListener('online', () => location.reload(), { once: true })
}
