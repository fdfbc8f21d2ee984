/**
 * Leaves an account where Firebase's SDK of the next page looks for it: in IndexedDB where a sign-in stays, which is what
 * the form proposes on a phone, else in this tab.
 */
globalThis.keepSignIn = async (user) => {
  const key = `firebase:authUser:${user.apiKey}:[DEFAULT]`
  const isLasting = matchMedia('(pointer: coarse)').matches
  localStorage.setItem('keepSignedIn', isLasting ? 'yes' : 'no')
  if (isLasting) await put(key, user)
  else sessionStorage.setItem(key, JSON.stringify(user))
}

function put(key, value) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
    opening.onsuccess = () => {
      const database = opening.result
      const change = database.transaction('firebaseLocalStorage', 'readwrite')
      change.objectStore('firebaseLocalStorage').put({ fbase_key: key, value })
      change.onerror = () => reject(change.error)
      change.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  })
}
