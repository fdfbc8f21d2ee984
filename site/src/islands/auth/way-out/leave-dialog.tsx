import type { Locale } from '@varanda/domain/locale'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { wayOutWords } from './words.ts'

/** The last question before leaving for good: what goes, what stays, and that nobody undoes it. */
export function LeaveDialog(props: {
  locale: Locale
  leave: () => Promise<void>
  say: (error: unknown, otherwise: string) => string
  onClose: () => void
}) {
  const { locale, leave, say, onClose } = props
  const words = wayOutWords(locale)
  const { sure, goes, stays, now } = words.leaving
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Closed while it is still in the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await leave()
    } catch (error) {
      setFailure(say(error, sure.failed))
      setBusy(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="leave-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{sure.nowTitle}</h2>
      <p>{sure.nowText}</p>
      <ul>
        <li>
          <b>{goes.lead}</b> {goes.text}
        </li>
        <li>
          <b>{stays.lead}</b> {stays.text}
        </li>
        <li>{words.ends}</li>
      </ul>
      {failure && (
        <p className="hint error" role="alert">
          {failure}
        </p>
      )}
      <div className="ways">
        <button type="button" className="button line" onClick={onClose}>
          {sure.keep}
        </button>
        <button type="button" className="button hib" aria-disabled={busy} onClick={() => void confirm()}>
          {busy ? sure.doing : now}
        </button>
      </div>
    </dialog>
  )
}
