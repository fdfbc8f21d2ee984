import { signInWithLink } from '@varanda/client/account/sign-in'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import type { Locale } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { type FormEvent, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { EmailField } from '../parts/email-field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { authWords } from './words.ts'

interface LinkFormProps {
  locale: Locale
  /** The whole address of the message's link. */
  link: string
  onBack: () => void
}

/** Signing in with the link of a message. The address is asked for, so that a stolen link alone opens nothing. */
export function LinkForm({ locale, link, onBack }: LinkFormProps) {
  const words = authWords(locale)
  const [email, setEmail] = useState('')
  const [keep, setKeep] = useState(false)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    setFault(email.trim() === '' ? words.missing.email : undefined)
    if (email.trim() === '') return focusFirstError(form.current)
    setBusy(true)
    try {
      // The session then says who came in, and the page leaves.
      await signInWithLink(email.trim(), link, keep)
    } catch (error) {
      const code = identityCodeOf(error)
      // Identity says the same of an address that is none and of one that the link was not sent to.
      const isElsewhere = code === 'invalid-email' && isMailAddress(email.trim())
      setFailure(isElsewhere ? words.link.elsewhere : words.errors[code])
      setBusy(false)
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title">{words.link.title}</h1>
        <p className="lead quiet">{words.link.lead}</p>
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={enter} aria-busy={busy}>
        <EmailField
          label={words.signIn.email}
          error={fault}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <KeepSignedIn words={words.keep} checked={keep} onChange={setKeep} />
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={busy}>
          {busy ? words.signIn.submitting : words.link.submit}
        </button>
        <button className="text-button" type="button" onClick={onBack}>
          {words.link.again}
        </button>
      </form>
    </>
  )
}
