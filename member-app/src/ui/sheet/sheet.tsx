import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { secondPressMs } from '../act/second-press.ts'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'
import { $openSheets } from './open-sheets.ts'
import { usePullDown } from './use-pull-down.ts'

interface SheetProps {
  onClose: () => void
  title: string
  /** A line under the title that stays in view. */
  note?: ReactNode
  /** The title changes while it is open, and is read out then. */
  live?: boolean
  children: ReactNode
  foot?: ReactNode
}

/**
 * A sheet that rises from below (a centred panel on wide screens): the native dialog, so focus stays inside, Escape
 * closes it and the page behind is inert. On a phone a finger pulls it down and away, too.
 */
export function Sheet({ open, ...props }: SheetProps & { open: boolean }) {
  return open && <OpenSheet {...props} />
}

/** It is closed while it is still in the page: only then the browser gives the focus back to what opened it. */
function OpenSheet({ onClose, title, note, live, children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(0)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    opened.current = performance.now()
    count(1)
    return () => {
      element.close()
      count(-1)
    }
  }, [])
  const pulling = usePullDown(dialog, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut beside Escape and the button.
    <dialog
      ref={dialog}
      className="sheet rising"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClickCapture={(event) => {
        // The second press of whoever opened it: nothing of the sheet answers, wherever it lies.
        if (event.detail < 2 || event.timeStamp - opened.current > secondPressMs) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={(event) => {
        const isBeside = event.target === event.currentTarget
        if (isBeside && event.timeStamp - opened.current > secondPressMs) onClose()
      }}
      {...pulling}
    >
      <div className="sheet-inside">
        <div className="sheet-handle" />
        <header className="sheet-head">
          <div>
            <h2 id={titleId} className="sheet-title" tabIndex={-1} {...(live && { 'aria-live': 'polite' })}>
              {title}
            </h2>
            {note && <div className="sheet-note small">{note}</div>}
          </div>
          <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        {foot && <footer className="sheet-foot">{foot}</footer>}
      </div>
    </dialog>
  )
}

function count(more: 1 | -1): void {
  $openSheets.set($openSheets.get() + more)
  document.documentElement.classList.toggle('sheet-open', $openSheets.get() > 0)
}
