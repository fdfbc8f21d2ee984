import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { memberLimits, memberName } from '@varanda/domain/member/member'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { Choice } from '../../ui/choice/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { locale as here } from '../../ui/locale.ts'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { KeptLink } from './kept-link.tsx'
import { LandingChoice } from './landing-choice.tsx'
import { Waits } from './waits.tsx'
import { words } from './words.ts'

interface ReserveSheetProps {
  /** The inviter's name. */
  from: string
  onClose: () => Promise<void>
}

/** Keeps a seat for somebody: who, a line for them, the language of their page, circles, and a letter if wanted. */
export function ReserveSheet({ from, onClose }: ReserveSheetProps) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [email, setEmail] = useState('')
  const [guest, setGuest] = useState<Locale>(here)
  const [chosen, choose] = useState<readonly string[]>([])
  const [faults, setFaults] = useState<{ name?: string; email?: string }>({})
  const [kept, setKept] = useState<{ token: string; name: string; isMailed: boolean }>()
  const [askKeyed] = useState(keyedCalls)
  const online = useOnline()
  const form = useId()

  if (kept) {
    return (
      <Sheet
        open
        onClose={onClose}
        title={words.reserve.done(kept.name)}
        foot={
          <button type="button" className="button wide" onClick={onClose}>
            {words.reserve.finish}
          </button>
        }
      >
        <KeptLink guest={guest} from={from} {...kept} />
      </Sheet>
    )
  }

  const lacking = () => {
    const found = {
      ...(!v.safeParse(memberName, name).success && { name: words.reserve.errors.name }),
      ...(email.trim() !== '' && !isMailAddress(email.trim()) && { email: words.reserve.errors.email }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) return undefined
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${CSS.escape(form)} [aria-invalid=true]`)?.focus(),
    )
    return ''
  }
  const keep = async () => {
    const input = {
      name: name.trim(),
      message: message.trim(),
      locale: guest,
      circles: [...chosen],
      ...(email.trim() !== '' && { email: email.trim() }),
    }
    const { token } = await askKeyed(input, (key) => call(reserveSeat, { key, ...input }))
    setKept({ token, name: input.name, isMailed: 'email' in input })
  }
  return (
    <ConfirmSheet
      title={words.reserve.title}
      yes={words.reserve.submit}
      doing={words.reserve.busy}
      held={!online}
      missing={lacking}
      failed={words.offline}
      staysOpen
      act={keep}
      onClose={onClose}
    >
      <div id={form} className="stack">
        <p className="quiet">{words.reserve.lead}</p>
        <Field label={words.reserve.name} hint={words.reserve.nameHint} {...(faults.name && { error: faults.name })}>
          {(field) => (
            <input
              {...field}
              className="input"
              required
              autoComplete="off"
              maxLength={memberLimits.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.reserve.message} hint={words.reserve.messageHint}>
          {(field) => (
            <GrowingText
              {...field}
              className="input"
              rows={2}
              maxLength={inviteLimits.message}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <Choice
          label={words.reserve.language}
          value={guest}
          options={locales.map((one) => ({ value: one, text: shared.language[one], lang: localeTags[one] }))}
          onChoose={setGuest}
        />
        <LandingChoice chosen={chosen} onChange={choose} />
        <Field
          label={words.reserve.email}
          hint={words.reserve.emailHint}
          {...(faults.email && { error: faults.email })}
        >
          {(field) => (
            <input
              {...field}
              className="input"
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <p className="small quiet">{words.reserve.rule}</p>
        <Waits />
      </div>
    </ConfirmSheet>
  )
}
