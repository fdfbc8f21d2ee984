import { newId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import { type Draft, draftKeys, keepDraft } from '../data/draft/drafts.ts'
import type { DraftHandle } from '../data/draft/use-draft.ts'
import { type Cleared, withCleared } from './cleared.ts'
import { words } from './words.ts'

/**
 * Empties the composer, with the way back. Once the composer was left, its draft may be open in another or sent: what was
 * cleared is then a draft beside it.
 */
export function useClear(
  uid: string,
  first: Audience,
  { newest, change, clear }: Pick<DraftHandle, 'newest' | 'clear'> & { change: (changed: Cleared) => void },
): () => void {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => {
    const { text, audience, photos, place } = newest()
    const undo = () => {
      if (!isLeft.current) return change(withCleared(newest(), { text, audience, photos }, first))
      const beside: Draft = { key: draftKeys.post(uid, newId()), text, audience, photos, place, at: Date.now() }
      keepDraft(beside).catch((error) => console.warn('draft', error))
    }
    clear()
    toast(words.cleared, { undo })
  }
}
