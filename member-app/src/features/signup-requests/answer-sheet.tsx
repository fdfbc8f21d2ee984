import { type ReactNode, useState } from 'react'
import { countAgain } from '../../data/use-count.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { sayFailure, words } from './words.ts'

/** An act on a request, confirmed: what it means, what goes out, and afterwards the way back where there is one. */
export function AnswerSheet(props: {
  title: string
  explain: string
  yes: string
  doing: string
  failed: string
  tone: 'leaf' | 'hib' | 'line'
  /** What is still missing; nothing is done while something is. */
  missing?: () => string | undefined
  act: () => Promise<unknown>
  done: string
  undo?: () => void
  onClose: () => void
  onDone: () => void
  children?: ReactNode
}) {
  const { title, explain, yes, doing, failed, tone, missing, act, done, undo, onClose, onDone, children } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const go = async () => {
    if (busy || missing?.()) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      toast(done, { ...(undo && { undo }) })
      countAgain()
      onClose()
      // The sheet is a step of the history: the list moves on once it has been taken back.
      setTimeout(onDone)
    } catch (error) {
      setFailure(sayFailure(error, failed))
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={onClose}>
            {words.decline.no}
          </button>
          <button type="button" className={`button ${tone} wide`} aria-disabled={busy} onClick={() => void go()}>
            {busy ? doing : yes}
          </button>
        </div>
      }
    >
      <div className="stack">
        <p>{explain}</p>
        {children}
        {failure && (
          <p className="notice late" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Sheet>
  )
}
