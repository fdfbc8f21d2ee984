import { longestReason } from '@varanda/domain/audit/audit'
import { act as en } from '@varanda/domain/messages/en/act'
import { act as pt } from '@varanda/domain/messages/pt/act'
import { type ReactNode, useState } from 'react'
import { Field } from '../field.tsx'
import { inLocale } from '../locale.ts'
import { GrowingText } from '../text/growing-text.tsx'
import { ConfirmSheet, type ConfirmSheetProps } from './confirm-sheet.tsx'
import { useLeaveQuestion } from './use-leave-question.tsx'

const words = inLocale({ pt, en })

type Confirmed = Pick<ConfirmSheetProps, 'title' | 'yes' | 'refusals' | 'staysOpen' | 'onClose' | 'onDone' | 'tell'>

interface ActSheetProps extends Confirmed {
  /** What it means, a sentence each. */
  means: readonly string[]
  /** Letters that a reason needs at least, 0 where it may be left out; null where none is asked for. */
  shortestReason?: number | null
  reasonHint?: string
  /** It takes something away from somebody: a right, a place, or that their words stay sealed. */
  takes?: boolean
  /** Something is still to be chosen; says what. */
  missing?: string | undefined
  /** Somebody wrote more into it than a reason, which is nowhere else: whoever leads away from it is asked. */
  unsaid?: boolean
  children?: ReactNode
  /** What is asked after the reason. */
  below?: ReactNode
  onAct: (reason: string) => Promise<unknown>
}

/**
 * An act of whoever runs the instance, confirmed: what it means, why it is done, and what came of it. `onAct` does it;
 * when it throws, the sheet stays and says why.
 */
export function ActSheet(props: ActSheetProps) {
  const {
    means,
    shortestReason = 1,
    reasonHint = words.reasonHint,
    takes,
    missing,
    unsaid = false,
    children,
    below,
    onAct,
    ...confirmed
  } = props
  const [reason, setReason] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const [isSent, setSent] = useState(false)
  const isUnsaid = !isSent && (unsaid || reason.trim() !== '')
  const { question, letGo } = useLeaveQuestion(isUnsaid, undefined, 'sheet')
  const actOnce = async () => {
    // On its way it is lost by nothing; what does not arrive is words again.
    setSent(true)
    try {
      await onAct(reason.trim())
      letGo()
    } catch (error) {
      setSent(false)
      throw error
    }
  }
  const lacking = () => {
    const short = shortestReason !== null && [...reason.trim()].length < shortestReason
    setTooShort(short)
    return missing ?? (short ? '' : undefined)
  }
  return (
    <>
      <ConfirmSheet {...confirmed} effect={takes ? 'takes' : 'gives'} missing={lacking} act={actOnce}>
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
            label={shortestReason === 0 ? words.optional : words.reason}
            hint={reasonHint}
            {...(tooShort && { error: words.reasonShort(shortestReason) })}
          >
            {(field) => (
              <GrowingText
                {...field}
                className="input"
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
        {below}
      </ConfirmSheet>
      {question}
    </>
  )
}
