import { longestReason } from '@varanda/domain/audit'
import { DomainError } from '@varanda/domain/errors'
import { act as actEn } from '@varanda/domain/messages/en/act'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { act as actPt } from '@varanda/domain/messages/pt/act'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Field } from './field.tsx'
import { inLocale } from './locale.ts'
import { Sheet } from './sheet.tsx'

const words = inLocale({ pt: actPt, en: actEn })
const refusals = inLocale({ pt, en })

/**
 * An act of whoever runs the house, confirmed: what it means, why it is done, and what came of it. `onAct` does it; when
 * it throws, the sheet stays and says why.
 */
export function ActSheet(props: {
  title: string
  /** What it means, a sentence each. */
  means: readonly string[]
  yes: string
  /** Letters that a reason needs at least; null where none is asked for. */
  shortestReason?: number | null
  /** It hurts somebody, and the button looks like it. */
  grave?: boolean
  /** Whoever opened it closes it: there is something to show. */
  staysOpen?: boolean
  children?: ReactNode
  onAct: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const { title, means, yes, shortestReason = 1, grave, staysOpen, children, onAct, onClose } = props
  const form = useId()
  const [reason, setReason] = useState('')
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [tooShort, setTooShort] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (doing) return
    if (shortestReason !== null && [...reason.trim()].length < shortestReason) return setTooShort(true)
    setDoing(true)
    setFailure(undefined)
    try {
      await onAct(reason.trim())
      if (!staysOpen) onClose()
    } catch (error) {
      setFailure(error instanceof DomainError ? refusals[error.code] : words.failed)
      setDoing(false)
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
            {words.cancel}
          </button>
          <button
            type="submit"
            form={form}
            className={grave ? 'button hib wide' : 'button leaf wide'}
            aria-disabled={doing}
          >
            {doing ? words.doing : yes}
          </button>
        </div>
      }
    >
      <form id={form} className="stack" onSubmit={(event) => void send(event)}>
        {means.length > 0 && (
          <ul className="block-means">
            {means.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {children}
        {shortestReason !== null && (
          <Field
            label={words.reason}
            hint={words.reasonHint}
            {...(tooShort && { error: words.reasonShort(shortestReason) })}
          >
            {(field) => (
              <textarea
                {...field}
                className="input growing"
                rows={2}
                maxLength={longestReason}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value)
                  setTooShort(false)
                }}
              />
            )}
          </Field>
        )}
        {failure && (
          <p className="notice late" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Sheet>
  )
}
