import { askForPasswordReset } from '@varanda/client/account/password-reset'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { EmailField } from '../parts/email-field.tsx'
import { Notice } from '../parts/notice.tsx'
import { authWords } from './words.ts'

interface ForgotFormProps {
  locale: Locale
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Failures that the reader can do something about; any other would say whether the address is known. */
const told = ['invalid-email', 'too-many-requests', 'network-request-failed', 'unauthorized-domain']

export function ForgotForm({ locale, email, onEmail, onBack }: ForgotFormProps) {
  const words = authWords(locale)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [step, setStep] = useState<'asking' | 'busy' | 'sent'>('asking')
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => title.current?.focus(), [])

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step === 'busy') return
    setFailure(undefined)
    if (email.trim() === '') {
      setFault(words.missing.email)
      return focusFirstError(form.current)
    }
    setFault(undefined)
    setStep('busy')
    try {
      await askForPasswordReset(email.trim(), localeTags[locale])
      setStep('sent')
    } catch (error) {
      const code = identityCodeOf(error)
      if (told.includes(code)) {
        setFailure(words.errors[code])
        setStep('asking')
      } else setStep('sent')
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title" ref={title} tabIndex={-1}>
          {words.forgot.title}
        </h1>
        <p className="lead quiet">{words.forgot.lead}</p>
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={ask} aria-busy={step === 'busy'}>
        <EmailField
          label={words.signIn.email}
          error={fault}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          readOnly={step === 'busy'}
        />
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
          {step === 'sent' && <Notice kind="done">{words.forgot.sent}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={step === 'busy'}>
          {step === 'busy' ? words.forgot.submitting : words.forgot.submit}
        </button>
        <button className="text-button" type="button" onClick={onBack}>
          {words.forgot.back}
        </button>
      </form>
    </>
  )
}
