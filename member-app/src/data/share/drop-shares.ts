/** Where shares wait. */
export const sharesDatabase = 'varanda-shares'

/** Forgets what waits here; what another tab is about to take goes when it has. */
export function dropShares(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(sharesDatabase)
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
