import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { act as en } from '@varanda/domain/messages/en/act'
import { act as pt } from '@varanda/domain/messages/pt/act'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { inLocale } from '../locale.ts'
import { focusLacking } from '../navigation/focus-lacking.ts'
import { useWhere } from '../navigation/use-where.ts'
import { Failed } from '../notice/failed.tsx'
import { sayFailure } from '../notice/say-failure.ts'
import { toast } from '../notice/toast.tsx'
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
  /** Where somebody does what a refusal asks for: a way there, below it. */
  ways?: Partial<Record<ErrorCode, ReactNode>>
  /** Whoever opened it closes it: there is something to show. */
  staysOpen?: boolean
  /** A sheet that is a step of the history is closed when this ends. */
  onClose: () => void | Promise<void>
  /** Once it is done and the sheet is closed; not where the member has closed it or gone on before the answer came. */
  onDone?: () => void
  /** Says that it is done, wherever the member is by then. */
  tell?: () => void
  children: ReactNode
}

/** An act that is confirmed: what it means, then done once, however often it is pressed; a failure is said in place, or
 * at the bottom to whoever did not wait for it. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, yes, no = words.cancel, doing = words.doing, effect, held, missing, act } = props
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [way, setWay] = useState<ReactNode>()
  const where = useWhere()
  // Not whether it is in the page: what the act takes away may take its sheet along.
  const isLeft = useRef(false)
  const close = () => {
    isLeft.current = true
    return props.onClose()
  }
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || held) return
    const lacking = missing?.()
    setFailure(lacking)
    setWay(undefined)
    if (lacking === '') focusLacking(event.currentTarget)
    if (lacking !== undefined) return
    setBusy(true)
    isLeft.current = false
    const began = where()
    try {
      await act()
      if (!isLeft.current && where() === began) {
        if (!props.staysOpen) await props.onClose()
        props.onDone?.()
      }
      props.tell?.()
    } catch (error) {
      const code = error instanceof DomainError ? error.code : undefined
      const failed = props.failed ?? (navigator.onLine ? words.failed : words.offline)
      const said = (code && props.refusals?.[code]) ?? sayFailure(error, failed)
      setBusy(false)
      // Whoever did not wait for the answer believes that it is done.
      if (isLeft.current || where() !== began) return void toast(said)
      setFailure(said)
      setWay(code && props.ways?.[code])
    }
  }
  return (
    <Sheet
      open
      onClose={close}
      title={title}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={close}>
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
        {way}
      </form>
    </Sheet>
  )
}
