import { useCallback, useEffect, useState } from 'react'
import type { PostDraft } from './draft-list.ts'
import { saysSomething } from './drafts.ts'
import { readPostDrafts } from './post-drafts.ts'

/** The posts that were begun here, read anew when the page comes to sight; undefined until the disk has answered. */
export function usePostDrafts(uid: string): { drafts: readonly PostDraft[] | undefined; refresh: () => Promise<void> } {
  const [drafts, setDrafts] = useState<readonly PostDraft[]>()
  const refresh = useCallback(async () => {
    const all = await readPostDrafts(uid).catch((error) => {
      console.warn('draft', error)
      return []
    })
    setDrafts(all.filter(saysSomething))
  }, [uid])
  useEffect(() => {
    const look = () => void (document.hidden || refresh())
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [refresh])
  return { drafts, refresh }
}
