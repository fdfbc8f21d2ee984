/** Tells the other tabs that the words at a place are others now; they read them from the disk. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-draft') : undefined
const listeners = new Set<(key: string) => void>()
news?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  for (const listener of listeners) listener(data)
})

export function tellTabs(key: string): void {
  news?.postMessage(key)
}

/**
 * Follows what other tabs keep at a place; `isTold` is false where this tab comes back and may not have heard of it while
 * it was away. Answers how to stop.
 */
export function onToldByTabs(key: string, changed: (isTold: boolean) => void): () => void {
  const listener = (told: string) => {
    if (told === key) changed(true)
  }
  const back = () => {
    if (!document.hidden) changed(false)
  }
  listeners.add(listener)
  document.addEventListener('visibilitychange', back)
  addEventListener('pageshow', back)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', back)
    removeEventListener('pageshow', back)
  }
}
