import { newId } from '@varanda/domain/ids'
import { useCallback, useEffect, useRef, useState } from 'react'
import { claimDraft, letGoOfDraft } from './claims.ts'
import { type Draft, draftKeys } from './drafts.ts'
import { openPostDraft } from './post-drafts.ts'
import { type DraftHandle, useDraft } from './use-draft.ts'

/**
 * The draft of a composer (see `openPostDraft`), which is this page's as long as the composer stands. `isFull`: there is
 * no room for another. Words that were typed before the disk answered are a draft of their own.
 */
export function usePostDraft(
  uid: string,
  place: string | undefined,
  id: string | undefined,
): DraftHandle & { isFull: boolean } {
  const [fresh] = useState(() => draftKeys.post(uid, newId()))
  const [isFull, setFull] = useState(false)
  const found = useRef('')
  const left = useRef(false)
  const open = useCallback(async () => {
    const opened = await openPostDraft(uid, { place, id })
    setFull(opened.full)
    found.current = opened.draft.key
    if (left.current) letGoOfDraft(found.current)
    return opened.draft
  }, [uid, place, id])
  const handle = useDraft(fresh, { open })
  const { key } = handle.draft
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      letGoOfDraft(found.current)
    }
  }, [])
  useEffect(() => {
    void claimDraft(key)
    return () => letGoOfDraft(key)
  }, [key])
  const change = useCallback(
    (changed: Partial<Draft>) => handle.change({ ...(place !== undefined && { place }), ...changed, at: Date.now() }),
    [handle.change, place],
  )
  return { ...handle, change, isFull }
}
