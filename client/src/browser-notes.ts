/**
 * Small things that a page notes in this browser. One that refuses them (site data blocked, storage full) is said once
 * in the log; the page then remembers by itself, and nobody is told.
 */
export interface Notes {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  /** Whatever is noted under keys that begin so. */
  removeAll: (beginning: string) => void
  /** Whether the browser has refused nothing so far. */
  works: () => boolean
}

function notesIn(area: 'localStorage' | 'sessionStorage'): Notes {
  const own = new Map<string, string>()
  let told = false
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[area])
    } catch (error) {
      if (!told) console.warn('persistence', area, error)
      told = true
      return undefined
    }
  }
  return {
    get: (key) => own.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) own.delete(key)
      else own.set(key, value)
    },
    remove: (key) => {
      own.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    removeAll: (beginning) => {
      for (const key of own.keys()) if (key.startsWith(beginning)) own.delete(key)
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key)
      })
    },
    works: () => !told,
  }
}

/** What stays until somebody clears it. */
export const lastingNotes = notesIn('localStorage')

/** How keys begin that say something of who is signed in: those go with the sign-in. */
export const ofMember = 'member:'

/** What stays as long as the tab. */
export const tabNotes = notesIn('sessionStorage')
