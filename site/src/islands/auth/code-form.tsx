import { signInWithMailedCode } from '@varanda/client/account/sign-in'
import { askForCode } from '@varanda/client/account/sign-in-code'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { codeLimits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { EmailField } from '../parts/email-field.tsx'
import { Field } from '../parts/field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { authWords, refusalWords } from './words.ts'

interface CodeFormProps {
  locale: Locale
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Signing in with six digits by mail: the address first, then what came. */
export function CodeForm({ locale, email, onEmail, onBack }: CodeFormProps) {
  const words = authWords(locale)
  const [code, setCode] = useState('')
  const [keep, setKeep] = useState(false)
  const [asked, setAsked] = useState(false)
  const [faults, setFaults] = useState<{ email?: string; code?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const digits = useRef<HTMLDivElement>(null)

  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (asked) digits.current?.querySelector('input')?.focus()
  }, [asked])

  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const lacking = {
      ...(email.trim() === '' && { email: words.missing.email }),
      ...(asked && !isCodeOf(codeLimits.digits, code) && { code: words.code.missing }),
    }
    setFaults(lacking)
    setFailure(undefined)
    if (Object.keys(lacking).length > 0) return focusFirstError(form.current)
    setBusy(true)
    try {
      if (!asked) {
        await askForCode(email.trim(), locale)
        setAsked(true)
        setBusy(false)
      } else {
        // The session then says who came in, and the page leaves.
        await signInWithMailedCode(email.trim(), code, keep)
      }
    } catch (error) {
      const said = error instanceof DomainError ? refusalWords(locale)[error.code] : undefined
      setFailure(said ?? words.errors[identityCodeOf(error)])
      setBusy(false)
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title" ref={title} tabIndex={-1}>
          {words.code.title}
        </h1>
        <p className="lead quiet">{words.code.lead}</p>
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={go} aria-busy={busy}>
        <EmailField
          label={words.signIn.email}
          error={faults.email}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          readOnly={asked || busy}
        />
        {asked && (
          <div ref={digits}>
            <Field
              name="code"
              type="text"
              label={words.code.code}
              error={faults.code}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
            />
          </div>
        )}
        {asked && <KeepSignedIn words={words.keep} checked={keep} onChange={setKeep} />}
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
          {asked && !failure && <Notice kind="done">{words.code.sent}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={busy}>
          {asked
            ? busy
              ? words.signIn.submitting
              : words.signIn.submit
            : busy
              ? words.forgot.submitting
              : words.code.ask}
        </button>
        {asked && (
          <button
            className="text-button"
            type="button"
            onClick={() => {
              setAsked(false)
              setCode('')
              setFailure(undefined)
              // The button goes away with the code.
              form.current?.querySelector('input')?.focus()
            }}
          >
            {words.code.again}
          </button>
        )}
        <button className="text-button" type="button" onClick={onBack}>
          {words.forgot.back}
        </button>
      </form>
    </>
  )
}
