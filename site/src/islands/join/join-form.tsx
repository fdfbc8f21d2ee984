import { passwordLength, usualPasswordLength } from '@varanda/client/account/password-rule'
import { signIn, signUp } from '@varanda/client/account/sign-in'
import { call } from '@varanda/client/call'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { DomainError } from '@varanda/domain/errors'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { memberLimits } from '@varanda/domain/member/member'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { keepToken } from '../../scripts/invite-token.ts'
import { dropJoinDraft, type JoinDraft } from '../../scripts/join-draft.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { checkJoin, type JoinFaults, type JoinValues, needsGuardian } from '../join-form-check.ts'
import { EmailField } from '../parts/email-field.tsx'
import { Field } from '../parts/field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { Change } from '../use-early-text.ts'
import { joinWords } from './words.ts'

interface JoinFormProps {
  locale: Locale
  /** Which seat: by the link's token, or by the id of an invite to the account's proven address. */
  seat: { token: string } | { inviteId: string }
  /** The address of whoever is signed in without being a member: no account is made then. */
  email: string | undefined
  name: string
  /** What was typed in another form for the same seat, and who is told of what is typed here. */
  begun?: JoinDraft
  onTyped?: (change: Partial<JoinDraft>) => void
  onJoining: (joining: boolean) => void
  /** Who signed in here with the account that they had is a member already. */
  onMember?: () => void
}

/** The form that makes an account, takes the seat and goes on to the porch. What was typed stays on failure. */
export function JoinForm({ locale, seat, email, name, begun, onTyped, onJoining, onMember }: JoinFormProps) {
  const { join, auth, errors } = joinWords(locale)
  const words = join.form
  const [values, setValues] = useState<JoinValues>({ name, email: '', birth: '', ...begun, password: '' })
  const [faults, setFaults] = useState<JoinFaults>({})
  const [failure, setFailure] = useState<string>()
  const [taken, setTaken] = useState(false)
  const [guardian, setGuardian] = useState(false)
  const [keep, setKeep] = useState(false)
  const [busy, setBusy] = useState(false)
  const [length, setLength] = useState(usualPasswordLength)
  const form = useRef<HTMLFormElement>(null)
  const account = email === undefined

  useEffect(() => {
    passwordLength().then(setLength)
  }, [])

  useEffect(() => {
    if (name) setValues((known) => (known.name === '' ? { ...known, name } : known))
  }, [name])

  const set =
    (field: keyof JoinValues) =>
    ({ currentTarget: { value } }: Change<HTMLInputElement>) => {
      setValues((known) => ({ ...known, [field]: value }))
      if (field !== 'password') onTyped?.({ [field]: value })
      setFaults((known) => ({ ...known, [field]: undefined }))
      if (field === 'email') setTaken(false)
      if (field === 'birth') setGuardian(false)
    }

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const now = new Date()
    const found = checkJoin(values, { account, passwordLength: length, now })
    setFaults(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    if (needsGuardian(values.birth, now)) return setGuardian(true)
    setBusy(true)
    onJoining(true)
    try {
      if (account && taken) await signIn(values.email.trim(), values.password, keep)
      else if (account) await signUp(values.email.trim(), values.password, values.name.trim(), keep)
      await takeSeat()
    } catch (error) {
      explain(error)
      setBusy(false)
      onJoining(false)
    }
  }

  const takeSeat = async () => {
    try {
      await call(acceptInvite, { ...seat, name: values.name, birthDate: values.birth, locale })
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'already-a-member')) throw error
      if (account && taken && onMember) return onMember()
      // A second try after a lost answer found its own work done.
    }
    keepToken(null)
    dropJoinDraft()
    // Whoever goes back does not come to what they filled in here.
    location.replace(localizedPath(locale, routes.user.path))
  }

  const explain = (error: unknown) => {
    if (error instanceof DomainError) {
      if (error.code === 'needs-guardian') return setGuardian(true)
      return setFailure(errors[error.code])
    }
    const code = identityCodeOf(error)
    if (code === 'email-already-in-use') return setTaken(true)
    const fromIdentity = (error as { name?: string }).name === 'FirebaseError'
    setFailure(fromIdentity ? auth.errors[code] : join.offlineText)
  }

  const fault = (field: keyof JoinValues) => {
    const code = faults[field]
    return code && (code === 'password' ? words.errors.password(length) : words.errors[code])
  }
  const met = values.password.length >= length

  return (
    <form ref={form} className="sheet form" method="post" noValidate onSubmit={enter} aria-busy={busy}>
      <h2 className="sheet-title">{account ? words.title : words.finish}</h2>
      {!account && <p className="quiet">{words.finishText(email)}</p>}
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        error={fault('name')}
        value={values.name}
        onChange={set('name')}
        autoComplete="name"
        maxLength={memberLimits.name * 2}
        required
      />
      {account && (
        <>
          <EmailField
            label={words.email}
            hint={words.emailHint}
            error={fault('email')}
            value={values.email}
            onChange={set('email')}
          />
          <PasswordField
            name="password"
            label={words.password}
            words={auth.password}
            hint={met ? words.passwordMet(length) : words.passwordRule(length)}
            met={met}
            error={fault('password')}
            value={values.password}
            onChange={set('password')}
            autoComplete="new-password"
            required
          />
        </>
      )}
      <Field
        name="birth"
        type="date"
        label={words.birth}
        hint={words.birthHint}
        error={fault('birth')}
        value={values.birth}
        onChange={set('birth')}
        autoComplete="bday"
        required
      />
      {account && <KeepSignedIn words={auth.keep} checked={keep} onChange={setKeep} />}
      <div role="status" className="told">
        {guardian && (
          <Notice kind="info">
            <strong>{words.guardian.title}</strong>
            <p>{words.guardian.text}</p>
          </Notice>
        )}
        {taken && (
          <Notice kind="info">
            <p>{words.taken.text}</p>
            <a href={`${localizedPath(locale, routes.auth.path)}?next=${localizedPath(locale, routes.join.path)}`}>
              {words.taken.forgot}
            </a>
          </Notice>
        )}
        {failure && <Notice kind="late">{failure}</Notice>}
      </div>
      <button className="button wide" type="submit" aria-disabled={busy}>
        {busy ? words.submitting : taken ? words.taken.button : words.submit}
      </button>
      <p className="small quiet">
        {words.agree[0]}
        <a href={localizedPath(locale, routes.terms.path)}>{words.agree[1]}</a>
        {words.agree[2]}
        <a href={localizedPath(locale, routes.privacy.path)}>{words.agree[3]}</a>
        {words.agree[4]}
      </p>
    </form>
  )
}
