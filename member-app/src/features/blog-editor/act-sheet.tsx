import { type ReactNode, useState } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { sayFailure } from './words.ts'

interface ActSheetProps {
  title: string
  no: string
  yes: string
  doing: string
  /** It cannot be done yet, and the sheet says why. */
  held?: boolean
  /** Takes something away from readers. */
  weighty?: boolean
  /** Answers what to say when it is done. */
  act: () => Promise<string>
  onClose: () => void
  children: ReactNode
}

/** An act upon a post: what it means, and the choice to do it. */
export function ActSheet({ title, no, yes, doing, held, weighty, act, onClose, children }: ActSheetProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async () => {
    if (busy || held) return
    setBusy(true)
    setFailure(undefined)
    try {
      const said = await act()
      onClose()
      toast(said)
    } catch (error) {
      setFailure(sayFailure(error))
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
            {no}
          </button>
          <button
            type="button"
            className={weighty ? 'button hib wide' : 'button wide'}
            aria-disabled={busy || held}
            onClick={() => void run()}
          >
            {busy ? doing : yes}
          </button>
        </div>
      }
    >
      {children}
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  )
}
