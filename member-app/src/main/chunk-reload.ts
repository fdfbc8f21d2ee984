/** A page from before a deploy may ask for files that are gone: it is loaded anew, but not over and over. */
const pause = 10_000
const key = 'reloadedAt'

export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last ?? 0)
  return !(at > now - pause && at <= now)
}

/** Loads the page anew when a file of it cannot be loaded, at most once in 10 s. Drafts are on disk by then. */
export function reloadOnLostFiles(): void {
  addEventListener('vite:preloadError', () => void reloadIfServed())
}

/** While nobody answers the files are not lost: loading anew would leave the browser's error page in our place. */
async function reloadIfServed(): Promise<void> {
  if (!mayReload(sessionStorage.getItem(key), Date.now())) return
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  // Two files may have been missed at once.
  if (!answer?.ok || !mayReload(sessionStorage.getItem(key), Date.now())) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
