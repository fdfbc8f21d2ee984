import { noteAnswer, type SuspensionAnswer } from '@varanda/client/account/turned-out'
import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { answerSuspension } from '@varanda/domain/report/calls/answer-suspension'
import { reportLimits } from '@varanda/domain/report/report'
import { type FormEvent, useId, useRef, useState } from 'react'
import { authWords, refusalWords } from './words.ts'

/** The one answer of a suspended member to why they are out; whoever else runs the instance reads it. */
export function SuspensionForm(props: { locale: Locale; open: Extract<SuspensionAnswer, { state: 'open' }> }) {
  const { locale, open } = props
  const words = authWords(locale).turnedOut.answer
  const id = useId()
  const [text, setText] = useState(open.words ?? '')
  const isOver = useRef(false)
  const [step, setStep] = useState<'asking' | 'busy' | 'done'>('asking')
  const [failure, setFailure] = useState<string>()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step !== 'asking') return
    setFailure(text.trim() === '' ? words.missing : undefined)
    if (text.trim() === '') return
    setStep('busy')
    try {
      await call(answerSuspension, { token: open.token, words: text.trim() })
      noteAnswer({ state: 'answered' })
      setStep('done')
    } catch (error) {
      // Too late, or it had arrived before though nobody heard so: a page that is loaded again asks for none.
      if (error instanceof DomainError && error.code === 'appeal-over') {
        isOver.current = true
        noteAnswer({ state: 'none' })
      }
      setFailure(error instanceof DomainError ? refusalWords(locale)[error.code] : words.failed)
      setStep('asking')
    }
  }

  if (step === 'done') return <p>{words.done}</p>
  return (
    <form className="form" method="post" noValidate onSubmit={send} aria-busy={step === 'busy'}>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <textarea
          id={id}
          className="input"
          name="answer"
          rows={4}
          maxLength={reportLimits.words}
          value={text}
          aria-invalid={failure ? true : undefined}
          aria-describedby={`${id}-told`}
          onChange={(event) => {
            const words = event.currentTarget.value
            setText(words)
            if (!isOver.current) noteAnswer({ ...open, words })
          }}
        />
        <p id={`${id}-told`} className={failure ? 'hint error' : 'hint'}>
          {failure ?? words.hint}
        </p>
      </div>
      <button className="button line" type="submit" aria-disabled={step === 'busy'}>
        {step === 'busy' ? words.sending : words.send}
      </button>
    </form>
  )
}
