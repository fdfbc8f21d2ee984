import { signIn } from '@varanda/client/account/sign-in'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { EmailField } from '../parts/email-field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useEarlyEnter } from '../use-early-enter.ts'
import { useReady } from '../use-ready.ts'
import { GoogleWay } from './google-way.tsx'
import { authWords } from './words.ts'

interface SignInFormProps {
  locale: Locale
  /** Someone is signed in: the page is on its way elsewhere. */
  entered: boolean
  /** Where the page goes afterwards, when it was asked to. */
  next: string | null
  renewed: boolean
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
  onCode: () => void
  onChild: () => void
}

/** After this long the wait is explained, in milliseconds. */
const slowAfter = 8000

export function SignInForm(props: SignInFormProps) {
  const { locale, entered, next, renewed, email, onEmail, onForgot, onCode, onChild } = props
  const words = authWords(locale)
  const [password, setPassword] = useState('')
  const [keep, setKeep] = useState(false)
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [slow, setSlow] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ready = useReady()
  useEarlyEnter(form, ready)
  const waiting = busy || entered

  useEffect(() => {
    setSlow(false)
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [waiting])

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    const lacking = {
      ...(email.trim() === '' && { email: words.missing.email }),
      ...(password === '' && { password: words.missing.password }),
    }
    setMissing(lacking)
    setFailure(undefined)
    if (Object.keys(lacking).length > 0) return focusFirstError(form.current)
    setBusy(true)
    try {
      // The session then says who came in, and the page leaves.
      await signIn(email.trim(), password, keep)
    } catch (error) {
      setFailure(words.errors[identityCodeOf(error)])
      setBusy(false)
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title">{words.signIn.title}</h1>
        <p className="lead quiet">{next !== null ? words.signIn.next : words.signIn.lead}</p>
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={enter} aria-busy={waiting}>
        {renewed && <Notice kind="done">{words.reset.done}</Notice>}
        <EmailField
          label={words.signIn.email}
          error={missing.email}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordField
          name="password"
          label={words.signIn.password}
          words={words.password}
          error={missing.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          required
        />
        <KeepSignedIn words={words.keep} checked={keep} onChange={setKeep} />
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
          {slow && <Notice kind="info">{words.signIn.slow}</Notice>}
        </div>
        <button className="button wide" type="submit" disabled={!ready} aria-disabled={waiting}>
          {waiting ? words.signIn.submitting : words.signIn.submit}
        </button>
        <button className="text-button" type="button" disabled={!ready} onClick={onForgot}>
          {words.signIn.forgot}
        </button>
        <button className="text-button" type="button" disabled={!ready} onClick={onCode}>
          {words.code.offer}
        </button>
        <button className="text-button" type="button" disabled={!ready} onClick={onChild}>
          {words.child.offer}
        </button>
        <GoogleWay locale={locale} next={next} />
      </form>
      <p className="aside quiet">
        {words.signIn.newHere} <a href={localizedPath(locale, routes.join.path)}>{words.signIn.join}</a>
      </p>
    </>
  )
}
