import { $session } from '@varanda/client/account/session'
import { call, Unreachable } from '@varanda/client/call'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { type BlogForm, forgetBlogDraft, keepBlogDraft } from '../data/blog-drafts.ts'
import { words } from '../words.ts'
import { normalHtml } from '../writing/extensions.ts'
import { type Desk, type DeskEvent, type Kept, nextDesk } from './desk-state.ts'
import { asRead, editionOf, isKeepable } from './form.ts'

/**
 * Milliseconds after the last key: until the words are on the device, until they are sent, until they are sent again.
 */
const rests = { device: 150, instance: 8000, again: 20_000 } as const

/** Refusals that another try may not meet. */
const passing: readonly (ErrorCode | 'unreachable')[] = ['unreachable', 'try-again']

type Change = Partial<BlogForm> | ((form: BlogForm) => Partial<BlogForm>)

export interface DeskHandle {
  desk: Desk
  /** Writes; with a function, upon what is written already. */
  change: (change: Change) => void
  replace: (form: BlogForm) => void
  /** Brings what is written to the instance, if it can. */
  save: () => Promise<void>
  /**
   * Brings everything to the instance and answers the revision that holds it. Throws what keeps it from getting there, and
   * `edited-meanwhile` where somebody else's words have taken the place of those that were `read`: `replaced` as it was then.
   */
  saveAll: (read?: number) => Promise<number>
  keepMine: () => void
  /** Puts a revision that the instance has in the place of what is written. */
  take: (kept: Kept) => void
  /** This browser's own store refuses. */
  isFragile: boolean
}

/** Whether the instance will have more of it than it has now. */
function isUnderWay({ dirty, sending, conflict, refusal, form }: Desk): boolean {
  return sending !== null || (dirty && !conflict && !refusal && isKeepable(form))
}

/**
 * One post on the desk: its words are on the device at once and in the instance soon after, and neither is ever lost.
 */
export function useDesk(postId: string, start: Desk, newest: Kept | null, hadDraft: boolean): DeskHandle {
  const me = useMe()
  const online = useOnline()
  const [desk, setDesk] = useState(start)
  const [isFragile, setFragile] = useState(false)
  const now = useRef(desk)
  const flight = useRef<Promise<void>>(undefined)
  // A draft that another window wrote is not deleted by this one.
  const isOurs = useRef(hadDraft)

  const apply = useCallback((event: DeskEvent) => {
    now.current = nextDesk(now.current, event)
    setDesk(now.current)
  }, [])

  const keep = useCallback(() => {
    // Someone signed out, here or in another tab, and their words were forgotten: they do not come back to disk.
    if ($session.get().state !== 'member') return
    const { dirty, sending, baseRev, form } = now.current
    const isWaiting = dirty || sending !== null
    if (!isWaiting && !isOurs.current) return
    isOurs.current = isWaiting
    const done = isWaiting
      ? keepBlogDraft(me.uid, postId, { baseRev, form, keptAt: Date.now() })
      : forgetBlogDraft(me.uid, postId)
    done.then(
      () => setFragile(false),
      (error) => {
        console.warn('draft', error)
        setFragile(true)
      },
    )
  }, [me.uid, postId])

  const send = useCallback(async () => {
    const { baseRev, dirty, conflict } = now.current
    if (!dirty || conflict || !isKeepable(now.current.form)) return
    const form = asRead(now.current.form, normalHtml)
    apply({ kind: 'sending', form })
    try {
      const { rev } = await call(saveBlogPost, { id: postId, baseRev, ...editionOf(form, me.name) })
      apply({ kind: 'saved', rev, at: new Date() })
    } catch (error) {
      apply({ kind: 'refused', code: error instanceof DomainError ? error.code : 'unreachable' })
    }
    keep()
  }, [apply, keep, me.name, postId])

  // One behind the other, however many wait: each sends what was written until its turn, upon what the one before brought.
  const save = useCallback(() => {
    const sent = (flight.current ?? Promise.resolve()).then(send, send)
    flight.current = sent
    return sent
  }, [send])

  const saveAll = useCallback(
    async (read?: number) => {
      // What was written meanwhile goes along, and so does what somebody else's turn is sending.
      do await save()
      while (isUnderWay(now.current))
      const { dirty, baseRev, conflict, refusal, replaced } = now.current
      if (read !== undefined && read !== replaced) throw new DomainError('edited-meanwhile')
      if (!dirty && baseRev > 0) return baseRev
      if (conflict) throw new DomainError('edited-elsewhere')
      throw refusal === 'unreachable' ? new Unreachable() : new DomainError(refusal ?? 'post-incomplete')
    },
    [save],
  )

  // A revision that came while something was on its way is judged when that has arrived.
  const sending = desk.sending !== null
  useEffect(() => {
    if (!newest || sending) return
    const { replaced } = now.current
    apply({ kind: 'came', kept: newest })
    if (now.current.replaced > replaced) toast(words.saving.newer)
  }, [newest, sending, apply])

  const { form, dirty, conflict, refusal } = desk
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the words begins the rest anew.
  useEffect(() => {
    const timer = setTimeout(keep, rests.device)
    return () => clearTimeout(timer)
  }, [form, dirty, sending, desk.baseRev, keep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the words begins the rest anew.
  useEffect(() => {
    if (!dirty || sending || conflict || !online || (refusal && !passing.includes(refusal))) return
    const timer = setTimeout(() => void save(), refusal === 'try-again' ? rests.again : rests.instance)
    return () => clearTimeout(timer)
  }, [form, dirty, sending, conflict, online, refusal, save])
  useEffect(() => {
    const hidden = () => {
      if (!document.hidden) return
      keep()
      void save()
    }
    document.addEventListener('visibilitychange', hidden)
    addEventListener('pagehide', keep)
    return () => {
      keep()
      void save()
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', keep)
    }
  }, [keep, save])

  useUnsentWords(dirty || sending)

  return {
    desk,
    change: useCallback(
      (change: Change) =>
        apply({ kind: 'written', change: typeof change === 'function' ? change(now.current.form) : change }),
      [apply],
    ),
    replace: useCallback((whole) => apply({ kind: 'replaced', form: whole }), [apply]),
    save,
    saveAll,
    keepMine: useCallback(() => apply({ kind: 'keep-mine' }), [apply]),
    take: useCallback((kept) => apply({ kind: 'taken', kept }), [apply]),
    isFragile,
  }
}
