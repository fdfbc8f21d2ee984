import { checkResetCode, resetPassword } from '@varanda/client/account/password-reset'
import { passwordLength, usualPasswordLength } from '@varanda/client/account/password-rule'
import { type IdentityCode, identityCodeOf } from '@varanda/domain/account/identity-codes'
import type { Locale } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { authWords } from './words.ts'

interface ResetFormProps {
  locale: Locale
  code: string
  onDone: () => void
  onForgot: () => void
}

/** What tells of a link that no password will ever come of; whatever else the check fails of, the button may not. */
const gone: readonly (IdentityCode | 'unknown')[] = ['expired-action-code', 'invalid-action-code']

export function ResetForm({ locale, code, onDone, onForgot }: ResetFormProps) {
  const words = authWords(locale)
  const [password, setPassword] = useState('')
  const [length, setLength] = useState(usualPasswordLength)
  const [short, setShort] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<IdentityCode | 'unknown'>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The field is gone, and the focus with it, unless it is elsewhere by now.
  useEffect(() => {
    if (refused && document.activeElement === document.body) heading.current?.focus()
  }, [refused])

  useEffect(() => {
    passwordLength().then(setLength)
  }, [])
  useEffect(() => {
    checkResetCode(code).catch((error) => {
      const told = identityCodeOf(error)
      if (gone.includes(told)) setRefused(told)
    })
  }, [code])

  const met = password.length >= length

  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    setShort(!met)
    if (!met) return focusFirstError(form.current)
    setBusy(true)
    try {
      await resetPassword(code, password)
      onDone()
    } catch (error) {
      setFailure(words.errors[identityCodeOf(error)])
      setBusy(false)
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title" tabIndex={-1} ref={heading}>
          {words.reset.title}
        </h1>
        {!refused && <p className="lead quiet">{words.reset.lead}</p>}
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={keep} aria-busy={busy}>
        {!refused && (
          <PasswordField
            name="password"
            label={words.reset.password}
            words={words.password}
            hint={met ? words.reset.met(length) : words.reset.rule(length)}
            met={met}
            error={short && !met ? words.reset.rule(length) : undefined}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            autoComplete="new-password"
            required
          />
        )}
        <div role="status" className="told">
          {refused ? (
            <Notice kind="late">{words.errors[refused]}</Notice>
          ) : (
            failure && <Notice kind="late">{failure}</Notice>
          )}
        </div>
        {!refused && (
          <button className="button wide" type="submit" aria-disabled={busy}>
            {busy ? words.reset.submitting : words.reset.submit}
          </button>
        )}
        <button className={refused ? 'button wide' : 'text-button'} type="button" onClick={onForgot}>
          {words.reset.again}
        </button>
      </form>
    </>
  )
}
