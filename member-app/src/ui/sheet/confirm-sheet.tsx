import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { act as en } from '@varanda/domain/messages/en/act'
import { act as pt } from '@varanda/domain/messages/pt/act'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { inLocale } from '../locale.ts'
import { Failed } from '../notice/failed.tsx'
import { sayFailure } from '../notice/say-failure.ts'
import { Sheet } from './sheet.tsx'

const words = inLocale({ pt, en })

/** How the design calls the colours of such buttons. */
const buttonClass = { takes: 'hib', gives: 'leaf' } as const

export interface ConfirmSheetProps {
  title: string
  yes: string
  no?: string
  /** On the button while the act runs. */
  doing?: string
  /** What it does to whom it is about: takes something away from them, or gives them something. */
  effect?: keyof typeof buttonClass
  /** It cannot be done yet, and the sheet says why. */
  held?: boolean
  /** What is still to be filled in, asked when it is pressed: a sentence, or '' where a field says it. */
  missing?: () => string | undefined
  act: () => Promise<unknown>
  /** When the instance was not reached. */
  failed?: string
  /** What a refusal means here, where the instance's own sentence speaks to somebody else. */
  refusals?: Partial<Record<ErrorCode, string>> | undefined
  /** Whoever opened it closes it: there is something to show. */
  staysOpen?: boolean
  /** A sheet that is a step of the history is closed when this ends. */
  onClose: () => void | Promise<void>
  /** Once it is done and the sheet is closed. */
  onDone?: () => void
  children: ReactNode
}

/** An act that is confirmed: what it means, then done once, however often it is pressed; a failure is said in place. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const {
    title,
    yes,
    no = words.cancel,
    doing = words.doing,
    effect,
    held,
    missing,
    act,
    failed = words.failed,
  } = props
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || held) return
    const lacking = missing?.()
    setFailure(lacking)
    if (lacking !== undefined) return
    setBusy(true)
    try {
      await act()
      if (!props.staysOpen) await props.onClose()
      props.onDone?.()
    } catch (error) {
      const here = error instanceof DomainError ? props.refusals?.[error.code] : undefined
      setFailure(here ?? sayFailure(error, failed))
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={title}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={props.onClose}>
            {no}
          </button>
          <button
            type="submit"
            form={form}
            className={effect ? `button ${buttonClass[effect]} wide` : 'button wide'}
            aria-disabled={busy || held}
          >
            {busy ? doing : yes}
          </button>
        </div>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={(event) => void confirm(event)}>
        {props.children}
        <Failed>{failure}</Failed>
      </form>
    </Sheet>
  )
}
