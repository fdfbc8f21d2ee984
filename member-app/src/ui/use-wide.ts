import { useSyncExternalStore } from 'react'

/** From here on there is room beside the feed; the style sheets say the same. */
const wide = globalThis.matchMedia?.('(min-width: 56.25rem)')

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

/** Whether something can stand beside the feed. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide?.matches ?? false)
}
