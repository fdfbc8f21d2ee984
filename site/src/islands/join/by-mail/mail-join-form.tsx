import { call } from '@varanda/client/call'
import { usualDigest } from '@varanda/domain/digest/digest-wish'
import { DomainError } from '@varanda/domain/errors'
import { mailRhythms, mayJoinByMail } from '@varanda/domain/invite/by-mail/mail-joining'
import { joinByMail } from '@varanda/domain/invite/calls/join-by-mail'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { memberLimits } from '@varanda/domain/member/member'
import { usualZone } from '@varanda/domain/notice/wishes'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dropJoinDraft, type JoinDraft } from '../../../scripts/join-draft.ts'
import { focusFirstError } from '../../focus-first-error.ts'
import { checkJoin, type JoinFaults } from '../../join-form-check.ts'
import { EmailField } from '../../parts/email-field.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { Change } from '../../use-early-text.ts'
import { joinWords } from '../words.ts'
import { mailFormWords } from './words.ts'

interface MailJoinFormProps {
  locale: Locale
  /** Of the link. */
  token: string
  /** What was typed in the form with a password, and who is told of what is typed here. */
  begun: JoinDraft
  onTyped: (change: Partial<JoinDraft>) => void
  /** To the form with a password. */
  onBack: () => void
}

type Rhythm = (typeof mailRhythms)[number]
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Asks to be a member by mail alone: the rest is done in the mailbox. What was typed stays on failure. */
export default function MailJoinForm({ locale, token, begun, onTyped, onBack }: MailJoinFormProps) {
  const { join, errors } = joinWords(locale)
  const words = mailFormWords(locale)
  const [faults, setFaults] = useState<JoinFaults>({})
  const [failure, setFailure] = useState<string>()
  const [age, setAge] = useState<'ok' | 'guardian' | 'youth'>('ok')
  const [rhythm, setRhythm] = useState<Rhythm>('weekly')
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)

  // Each of the two faces begins at its heading.
  useEffect(() => (sentTo === undefined ? heading : sentHeading).current?.focus(), [sentTo])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const text = (field: string) => String(typed.get(field) ?? '').trim()
    const [name, email, birth] = [text('name'), text('email'), text('birth')]
    const now = new Date()
    const found = checkJoin({ name, email, password: '', birth }, { account: true, passwordLength: 0, now })
    setFaults(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    const may = mayJoinByMail(birth, now)
    setAge(may === 'impossible' ? 'ok' : may)
    if (may !== 'ok') return
    setBusy(true)
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || usualZone
    const [hour, weekday] = [Number(text('hour')), Number(text('weekday') || usualDigest.weekday)]
    try {
      await call(joinByMail, { token, name, email, birthDate: birth, locale, rhythm, hour, weekday, zone })
      dropJoinDraft()
      setSentTo(email)
    } catch (error) {
      setFailure(error instanceof DomainError ? errors[error.code] : join.offlineText)
    }
    setBusy(false)
  }

  const back = (
    <button className="text-button" type="button" onClick={onBack}>
      {words.back}
    </button>
  )
  const sent = sentTo !== undefined && (
    <div className="sheet form" role="status">
      <h2 className="sheet-title" ref={sentHeading} tabIndex={-1}>
        {words.sent.title}
      </h2>
      <p>{words.sent.text(sentTo)}</p>
      <p className="quiet">{words.sent.again}</p>
      <button className="text-button" type="button" onClick={() => setSentTo(undefined)}>
        {words.sent.other}
      </button>
    </div>
  )
  const asked = (field: keyof JoinDraft) => ({
    defaultValue: begun[field],
    onChange: ({ currentTarget: { value } }: Change<HTMLInputElement>) => onTyped({ [field]: value }),
  })
  const fault = (field: 'name' | 'email' | 'birth') => {
    const code = faults[field]
    return code && code !== 'password' ? join.form.errors[code] : undefined
  }
  return (
    <>
      {sent}
      <form
        ref={form}
        hidden={sentTo !== undefined}
        className="sheet form"
        method="post"
        noValidate
        onSubmit={send}
        aria-busy={busy}
      >
        <h2 className="sheet-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="quiet">{words.lead}</p>
        <Field
          name="name"
          {...asked('name')}
          label={join.form.name}
          hint={join.form.nameHint}
          error={fault('name')}
          autoComplete="name"
          maxLength={memberLimits.name * 2}
          required
        />
        <EmailField
          {...asked('email')}
          label={join.form.email}
          hint={words.emailHint}
          error={fault('email')}
          autoComplete="email"
        />
        <Field
          name="birth"
          defaultValue={begun.birth}
          type="date"
          label={join.form.birth}
          hint={join.form.birthHint}
          error={fault('birth')}
          onChange={(change) => {
            asked('birth').onChange(change)
            setAge('ok')
          }}
          autoComplete="bday"
          required
        />
        <fieldset className="others">
          <legend className="label">{words.when}</legend>
          {mailRhythms.map((one) => (
            <label className="check" key={one}>
              <input type="radio" name="rhythm" checked={rhythm === one} onChange={() => setRhythm(one)} />
              <span>{words.rhythms[one]}</span>
            </label>
          ))}
          <div className="mail-when">
            {rhythm === 'weekly' && (
              <label className="field">
                <span>{words.weekday}</span>
                <select className="input" name="weekday" defaultValue={usualDigest.weekday}>
                  {words.weekdays.map((day, index) => (
                    <option key={day} value={index + 1}>
                      {day}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label className="field">
              <span>{words.hour}</span>
              <select className="input" name="hour" defaultValue={usualDigest.hour}>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {words.hours(hour)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </fieldset>
        <ul className="mail-notes quiet small">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <div role="status" className="told">
          {age !== 'ok' && (
            <Notice kind="info">
              <strong>{(age === 'guardian' ? join.form.guardian : words.adults).title}</strong>
              <p>{(age === 'guardian' ? join.form.guardian : words.adults).text}</p>
            </Notice>
          )}
          {failure && <Notice kind="late">{failure}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={busy}>
          {busy ? words.submitting : words.submit}
        </button>
        {back}
        <p className="small quiet">
          {join.form.agree[0]}
          <a href={localizedPath(locale, routes.terms.path)}>{join.form.agree[1]}</a>
          {join.form.agree[2]}
          <a href={localizedPath(locale, routes.privacy.path)}>{join.form.agree[3]}</a>
          {join.form.agree[4]}
        </p>
      </form>
    </>
  )
}
