import { tabNotes } from './browser-notes.ts'
import { http } from './http.ts'

/** A page from before a deploy may ask for files that are gone: it is loaded anew, once in so many milliseconds. */
const reloadPause = 10_000
const key = 'reloadedAt'

export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last ?? 0)
  return !(at > now - reloadPause && at <= now)
}

/** The page is about to go. */
let reloading = false

/** Fetching ahead that is under way: nobody waits for it, so its failures move nobody. */
let ahead = 0

/** Loads the page anew when a file of it cannot be loaded, at most once in 10 s. Drafts are on disk by then. */
export function reloadOnLostFiles(): void {
  addEventListener('vite:preloadError', () => {
    if (ahead === 0) void reloadIfServed()
  })
}

/** Fetches files before anyone asks for them. Whoever opens one asks again, and is told of the failure. */
export async function fetchAhead(files: () => Promise<unknown>): Promise<void> {
  ahead++
  try {
    await files()
  } catch (error) {
    console.warn('ahead', error)
  } finally {
    ahead--
  }
}

/**
 * Loads the page anew, if it may and the instance answers: while nobody answers the files are not lost, and loading
 * anew would leave the browser's error page in our place. Answers whether the page is about to go.
 */
export async function reloadIfServed(): Promise<boolean> {
  if (reloading || !mayReload(tabNotes.get(key), Date.now())) return reloading
  const answer = await http(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  // Two files may have been missed at once.
  if (reloading || !answer?.ok) return reloading
  reloading = true
  tabNotes.set(key, String(Date.now()))
  location.reload()
  return true
}
