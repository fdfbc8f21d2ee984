import { actOnCode } from '@varanda/client/account/act-on-code'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { authWords } from './words.ts'

/** What a message's link may ask for besides signing in and a new password, by Firebase's names. */
export const actions = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const
export type Action = (typeof actions)[number]

interface ActFormProps {
  locale: Locale
  action: Action
  code: string
  onSignIn: () => void
  onForgot: () => void
  onCode: () => void
}

/** Opening the link changes nothing, since mailboxes open links too: the button does. */
export function ActForm({ locale, action, code, onSignIn, onForgot, onCode }: ActFormProps) {
  const words = authWords(locale)
  const { title, lead, submit, done } = words.act[action]
  const [step, setStep] = useState<'asking' | 'busy' | 'done'>('asking')
  const [failure, setFailure] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button is gone, and the focus with it, unless it is elsewhere by now.
  useEffect(() => {
    if (step === 'done' && document.activeElement === document.body) heading.current?.focus()
  }, [step])

  const act = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step !== 'asking') return
    setFailure(undefined)
    setStep('busy')
    try {
      await actOnCode(code, localeTags[locale])
      setStep('done')
    } catch (error) {
      setFailure(words.errors[identityCodeOf(error)])
      setStep('asking')
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title" tabIndex={-1} ref={heading}>
          {step === 'done' ? words.act.over : title}
        </h1>
        {step !== 'done' && <p className="lead quiet">{lead}</p>}
      </div>
      <form className="sheet form" method="post" onSubmit={act} aria-busy={step === 'busy'}>
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
          {step === 'done' && <Notice kind="done">{done}</Notice>}
        </div>
        {step !== 'done' && (
          <button className="button wide" type="submit" aria-disabled={step === 'busy'}>
            {step === 'busy' ? words.act.submitting : submit}
          </button>
        )}
        {step === 'done' && action === 'recoverEmail' ? (
          <>
            <button className="button wide" type="button" onClick={onForgot}>
              {words.signIn.forgot}
            </button>
            <button className="text-button" type="button" onClick={onCode}>
              {words.code.offer}
            </button>
          </>
        ) : (
          <button className="text-button" type="button" onClick={onSignIn}>
            {words.act.signIn}
          </button>
        )}
      </form>
    </>
  )
}
