import { useState } from 'react'
import { focusHeading } from '../../ui/journey.ts'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { sayFailure, words } from './words.ts'

/** What an act means, before it is done. */
export function Confirm(props: {
  title: string
  text: string
  yes: string
  doing: string
  no: string
  done: string
  act: () => Promise<unknown>
  onClose: () => void
}) {
  const { title, text, yes, doing, no, done, act, onClose } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const go = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      toast(done)
      onClose()
      // What opened the sheet may be gone.
      requestAnimationFrame(focusHeading)
    } catch (error) {
      setFailure(sayFailure(error, words.care.failed))
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
          <button type="button" className="button hib wide" aria-disabled={busy} onClick={() => void go()}>
            {busy ? doing : yes}
          </button>
        </div>
      }
    >
      <p>{text}</p>
      {failure && (
        <div role="alert">
          <Notice icon="warning">{failure}</Notice>
        </div>
      )}
    </Sheet>
  )
}
