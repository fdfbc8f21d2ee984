import { icon } from '@varanda/design/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Drawing } from './drawing.tsx'

interface DialogProps {
  title: string
  close: string
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet over the page: the browser's own dialog, so focus stays inside and Escape closes it. Open while it is there.
 */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut beside Escape and the button.
    <dialog
      ref={dialog}
      className="over"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="over-inside">
        <header className="over-head">
          <h2 id={id} className="sheet-title">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
            <Drawing svg={icon('close')} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
