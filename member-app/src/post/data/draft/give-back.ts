import { $session } from '@varanda/client/account/session'
import { inStoresByTurns } from '../../../data/device-store.ts'
import type { Draft } from './drafts.ts'
import { type Written, withGivenBack } from './given-back.ts'

/**
 * Words that were not taken go back to the disk, which is there whoever stands on the screen by then; a place that shows
 * that draft, here or in another tab, learns of it.
 */
interface GivenBack {
  key: string
  written: Written
}

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-given-back') : undefined
const listeners = new Set<(back: GivenBack) => void>()
news?.addEventListener('message', ({ data }: MessageEvent<GivenBack>) => tell(data))

function tell(back: GivenBack): void {
  for (const listener of listeners) listener(back)
}

/** In one transaction, before whatever was begun there meanwhile; `from`: what kept the words until then. */
export async function giveBack(key: string, written: Written, { from }: { from?: string } = {}): Promise<void> {
  // Whoever signed out took their words off this device: they do not come back to it.
  if ($session.get().state !== 'member') return
  try {
    await inStoresByTurns(['drafts'], (store) => {
      const drafts = store('drafts')
      const reading = drafts.get(key) as IDBRequest<Draft | undefined>
      reading.onsuccess = () => {
        const { text, replyTo } = withGivenBack(reading.result, written)
        drafts.put({ key, text, ...(replyTo && { replyTo }) } satisfies Draft)
        if (from !== undefined) drafts.delete(from)
      }
      return undefined
    })
  } finally {
    // Where nothing can be kept, what is on the screen is all there is.
    tell({ key, written })
    news?.postMessage({ key, written } satisfies GivenBack)
  }
}

/** Tells what is given back to a draft; answers how to stop. */
export function onGivenBack(key: string, tellIt: (written: Written) => void): () => void {
  const listener = (back: GivenBack) => {
    if (back.key === key) tellIt(back.written)
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
