import { longestReason } from '@varanda/domain/audit'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { GrowingText } from '../../ui/growing-text.tsx'
import { inLocale } from '../../ui/locale.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './user-words.ts'

const sentences = inLocale({ pt, en })

/**
 * What an act on a member means, before it is done: every sentence true, a reason where one is asked for, and the act
 * itself as the last thing to press.
 */
export function ActSheet(props: {
  title: string
  text: readonly string[]
  yes: string
  /** Said when it is done. */
  done: string
  reason: 'required' | 'optional' | 'none'
  reasonHint?: string
  /** It hurts somebody. */
  grave?: boolean
  /** Something is still to be chosen; says what. */
  missing?: string | undefined
  /** What a refusal means here, where the house's own sentence speaks to somebody else. */
  refusals?: Partial<Record<ErrorCode, string>>
  children?: ReactNode
  act: (reason: string) => Promise<{ changed: boolean }>
  onClose: () => void
}) {
  const { title, text, yes, done, reason: asked, reasonHint, grave, missing, refusals, children, act, onClose } = props
  const [reason, setReason] = useState('')
  const [doing, setDoing] = useState(false)
  const [late, setLate] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const confirm = async () => {
    if (doing) return
    const lacks = asked === 'required' && reason.trim() === ''
    setLate(lacks ? words.acts.reasonMissing : undefined)
    setFailure(missing)
    if (lacks || missing) return
    setDoing(true)
    try {
      const { changed } = await act(reason.trim())
      toast(changed ? done : words.acts.already)
      onClose()
    } catch (error) {
      setFailure(error instanceof DomainError ? (refusals?.[error.code] ?? sentences[error.code]) : words.acts.failed)
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
            {words.acts.no}
          </button>
          <button
            type="button"
            className={grave ? 'button hib wide' : 'button wide'}
            aria-disabled={doing}
            onClick={() => void confirm()}
          >
            {doing ? words.acts.doing : yes}
          </button>
        </div>
      }
    >
      <div className="stack">
        {text.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {children}
        {asked !== 'none' && (
          <Field
            label={asked === 'required' ? words.acts.reason : words.acts.optional}
            hint={reasonHint ?? words.acts.reasonHint}
            {...(late && { error: late })}
          >
            {(field) => (
              <GrowingText
                {...field}
                className="input"
                rows={2}
                maxLength={longestReason}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  )
}
