import { $session } from '@varanda/client/account/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnsentWords } from '../../../data/unsent-words.ts'
import { type Draft, keepDraft, readDraft } from './drafts.ts'
import { onGivenBack } from './give-back.ts'
import { isGivenBack, isSameWritten, withGivenBack } from './given-back.ts'
import { onToldByTabs, tellTabs } from './tell-tabs.ts'

/**
 * Milliseconds between the last key and the disk. Short: WebKit drops what a page only begins to write while it is
 * left.
 */
const rest = 150

export interface DraftHandle {
  draft: Draft
  /** Until the disk has answered, what is typed is kept and wins over what was stored. */
  loaded: boolean
  /** Words were waiting here when the screen opened. */
  restored: boolean
  change: (change: Partial<Draft>) => void
  /** What the draft is now, also before the screen has drawn it. */
  newest: () => Draft
  /** Writes at once what is not on disk yet. */
  flush: () => void
  /** Empties the draft in memory; the disk follows unless someone else already took care of it. */
  clear: (onDisk?: 'clear' | 'cleared-already') => void
}

interface DraftOptions {
  /** Finds what was begun before, which may be a draft of another key; once something is typed, that is the draft. */
  open?: (key: string) => Promise<Draft | undefined>
  /**
   * All tabs that have this place open write the same words: what is written in one is shown in the others, so that none
   * writes over what it does not show.
   */
  isShared?: boolean
}

/** A draft that is kept: on disk a moment after the last key, and at once when the page goes away. */
export function useDraft(key: string, { open = readDraft, isShared = false }: DraftOptions = {}): DraftHandle {
  const [draft, setDraft] = useState<Draft>({ key, text: '' })
  const [loaded, setLoaded] = useState(false)
  const [restored, setRestored] = useState(false)
  const newest = useRef(draft)
  const touched = useRef(false)
  const dirty = useRef(false)
  /** What stands here is not on the disk, or not yet. */
  const unkept = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (!dirty.current) return
    dirty.current = false
    // Someone signed out, here or in another tab, and their words were forgotten: they do not come back to disk.
    if ($session.get().state !== 'member') return
    const written = newest.current
    const kept = () => {
      if (newest.current === written) unkept.current = false
      if (isShared) tellTabs(written.key)
    }
    keepDraft(written).then(kept, (error) => {
      console.warn('draft', error)
      // The next key tries again, and so does a page that goes away.
      if (newest.current === written) dirty.current = true
    })
  }, [isShared])

  useEffect(() => {
    let left = false
    open(key)
      .then((kept) => {
        if (left) return
        if (kept && !touched.current) {
          newest.current = kept
          setDraft(kept)
          setRestored(kept.text !== '' || Boolean(kept.photos?.length))
        }
        setLoaded(true)
      })
      .catch((error) => {
        console.warn('draft', error)
        setLoaded(true)
      })
    const hidden = () => document.hidden && flush()
    document.addEventListener('visibilitychange', hidden)
    addEventListener('pagehide', flush)
    return () => {
      left = true
      flush()
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', flush)
    }
  }, [key, open, flush])

  const change = useCallback(
    (changed: Partial<Draft>) => {
      touched.current = true
      dirty.current = true
      unkept.current = true
      newest.current = { ...newest.current, ...changed }
      setDraft(newest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, rest)
    },
    [flush],
  )

  useEffect(() => {
    let left = false
    const stop = onGivenBack(key, (written) => {
      const add = () => change(withGivenBack(newest.current, written))
      // What is typed now would be written over it.
      if (dirty.current) return add()
      const read = (kept: Draft | undefined) => {
        if (left) return
        if (dirty.current || !kept || !isGivenBack(kept, written)) return add()
        newest.current = kept
        unkept.current = false
        setDraft(kept)
      }
      readDraft(key).then(read, () => read(undefined))
    })
    return () => {
      left = true
      stop()
    }
  }, [key, change])

  useEffect(() => {
    if (!isShared) return
    let left = false
    const stop = onToldByTabs(key, (isTold) => {
      const read = (kept: Draft | undefined) => {
        // Where the disk has nothing, only a tab that said so has emptied it.
        const theirs = kept ?? (isTold ? { key, text: '' } : undefined)
        if (left || unkept.current || !theirs || isSameWritten(theirs, newest.current)) return
        newest.current = theirs
        setDraft(theirs)
      }
      readDraft(key).then(read, (error) => console.warn('draft', error))
    })
    return () => {
      left = true
      stop()
    }
  }, [key, isShared])

  const clear = useCallback(
    (onDisk: 'clear' | 'cleared-already' = 'clear') => {
      change({ text: '', audience: undefined, photos: [], replyTo: undefined, missed: undefined })
      setRestored(false)
      if (onDisk === 'cleared-already') {
        clearTimeout(timer.current)
        dirty.current = false
      } else flush()
    },
    [change, flush],
  )

  useUnsentWords(draft.text !== '' || Boolean(draft.photos?.length))

  const readNewest = useCallback(() => newest.current, [])
  return { newest: readNewest, draft, loaded, restored, change, flush, clear }
}
