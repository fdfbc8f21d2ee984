import { signInWithMailedCode } from '@varanda/client/account/sign-in'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { codeDigits, codeLimits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { EmailField } from '../parts/email-field.tsx'
import { Field } from '../parts/field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { joinWords } from './words.ts'

/** The six digits that came with an invite by mail, for whoever reads it on another device than they join with. */
export function CodeEntry({ locale }: { locale: Locale }) {
  const { join, auth, errors } = joinWords(locale)
  const words = join.code
  const [faults, setFaults] = useState<{ email?: string; code?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [keep, setKeep] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // It stands where the button was that asked for it.
  useEffect(() => heading.current?.focus(), [])

  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget)
    const email = String(values.get('email') ?? '').trim()
    const code = codeDigits(String(values.get('code') ?? ''))
    const lacking = {
      ...(!isMailAddress(email) && { email: join.form.errors.email }),
      ...(!isCodeOf(codeLimits.digits, code) && { code: auth.code.missing }),
    }
    setFaults(lacking)
    setFailure(undefined)
    if (Object.keys(lacking).length > 0) return focusFirstError(form.current)
    setBusy(true)
    try {
      // The session then says who came in, and the page shows what invites them.
      await signInWithMailedCode(email, code, keep)
    } catch (error) {
      setBusy(false)
      if (error instanceof DomainError) return setFailure(errors[error.code])
      const fromIdentity = (error as { name?: string }).name === 'FirebaseError'
      setFailure(fromIdentity ? auth.errors[identityCodeOf(error)] : join.offlineText)
    }
  }

  return (
    <form ref={form} className="sheet paste" method="post" noValidate onSubmit={go} aria-busy={busy}>
      <h2 className="sheet-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="quiet">{words.text}</p>
      <EmailField label={auth.signIn.email} error={faults.email} />
      <Field
        name="code"
        label={auth.code.code}
        error={faults.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <KeepSignedIn words={auth.keep} checked={keep} onChange={setKeep} />
      <div role="status" className="told">
        {failure && (
          <Notice kind="late">
            <p>{failure}</p>
            <a href={`${localizedPath(locale, routes.auth.path)}?next=${localizedPath(locale, routes.join.path)}`}>
              {words.another}
            </a>
          </Notice>
        )}
      </div>
      <button className="button" type="submit" aria-disabled={busy}>
        {busy ? auth.signIn.submitting : words.button}
      </button>
    </form>
  )
}
