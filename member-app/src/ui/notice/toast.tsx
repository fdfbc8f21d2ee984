import { useStore } from '@nanostores/react'
import { useRouterState } from '@tanstack/react-router'
import { removalLimits } from '@varanda/domain/post/removal'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useFocusHandedOn } from '../navigation/use-focus-handed-on.ts'
import { words } from '../words.ts'
import { announce } from './announce.ts'

export interface Toast {
  id: number
  text: string
  undo?: () => void
  /** Runs when the toast leaves without an undo. */
  settle?: () => void
  /** When it was said (`performance.now`). */
  at: number
}

/** Milliseconds: time to read, and longer when there is something to take back. */
const stay = { plain: 5000, undo: removalLimits.undo } as const

const $toasts = atom<Toast[]>([])
let lastId = 0

/**
 * Milliseconds within which a screen that opens belongs to the act that was told of, as the feed does to publishing.
 */
const sameAct = 1000

/**
 * Shows a sentence at the bottom for a while; with `undo`, what it says can be taken back as long as it stays. Answers
 * what takes it away earlier.
 */
export function toast(text: string, act: Pick<Toast, 'undo' | 'settle'> = {}): () => void {
  lastId += 1
  for (const old of $toasts.get().slice(0, -2)) leave(old)
  const said = { id: lastId, text, at: performance.now(), ...act }
  $toasts.set([...$toasts.get(), said])
  announce(text)
  return () => leave(said)
}

function leave(toast: Toast, undone = false): void {
  if (!$toasts.get().includes(toast)) return
  $toasts.set($toasts.get().filter((one) => one !== toast))
  if (undone) toast.undo?.()
  else toast.settle?.()
}

/** What can be taken back goes along to the next screen; what was only told of the last one stays behind. */
function leaveWithScreen(): void {
  const before = performance.now() - sameAct
  for (const one of $toasts.get()) if (!one.undo && one.at < before) leave(one)
}

/** Whoever leaves the page takes nothing back any more. */
export function settleToasts(): void {
  for (const one of $toasts.get()) leave(one)
}
globalThis.addEventListener?.('pagehide', settleToasts)

function ToastRow({ toast }: { toast: Toast }) {
  const [held, hold] = useState(false)
  const row = useFocusHandedOn<HTMLLIElement>('heading')
  useEffect(() => {
    if (held) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      clearTimeout(timer)
      // A phone that is put away may not wake this page again: what waits for the toast to leave is done now.
      if (document.hidden && toast.settle) leave(toast)
      if (!document.hidden) timer = setTimeout(() => leave(toast), toast.undo ? stay.undo : stay.plain)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [held, toast])
  return (
    <li
      ref={row}
      className="toast"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span className="toast-text">{toast.text}</span>
      {toast.undo && (
        <button type="button" className="toast-undo" onClick={() => leave(toast, true)}>
          {words.undo}
        </button>
      )}
    </li>
  )
}

/** Where toasts stand; once, in the shell. */
export function Toasts() {
  const toasts = useStore($toasts)
  const screen = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason.
  useEffect(leaveWithScreen, [screen])
  return (
    <ul className="toasts">
      {toasts.map((one) => (
        <ToastRow key={one.id} toast={one} />
      ))}
    </ul>
  )
}
