import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { type OwnCircle, readOwnCircles } from '@varanda/client/circle/own-circles'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { type Locale, locales } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { memberLimits, memberName } from '@varanda/domain/member/member'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { focusFirstError } from '../focus-first-error.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { TextBox } from '../parts/text-box.tsx'
import { KeptLink } from './kept-link.tsx'
import { useAct } from './use-act.ts'
import { welcomeWords } from './words.ts'

interface ReserveSheetProps {
  locale: Locale
  uid: string
  /** The inviter's name. */
  from: string
  onClose: () => void
}

/** Keeps a seat for somebody: who, a line for them, the language of their page, circles, and a letter if wanted. */
export function ReserveSheet({ locale, uid, from, onClose }: ReserveSheetProps) {
  const words = welcomeWords(locale).welcome.reserve
  const [circles, setCircles] = useState<OwnCircle[]>([])
  const [guest, setGuest] = useState<Locale>(locale)
  const [faults, setFaults] = useState<{ name?: string; email?: string }>({})
  const [kept, setKept] = useState<{ token: string; name: string; isMailed: boolean }>()
  const [askKeyed] = useState(keyedCalls)
  const { busy, failure, act } = useAct(locale)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    let left = false
    readOwnCircles(uid).then(
      (found) => left || setCircles(found),
      // Without them the seat can be kept all the same.
      () => {},
    )
    return () => {
      left = true
    }
  }, [uid])

  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const [name, email] = [text('name'), text('email')]
    const lacking = {
      ...(!v.safeParse(memberName, name).success && { name: words.errors.name }),
      ...(email !== '' && !isMailAddress(email) && { email: words.errors.email }),
    }
    setFaults(lacking)
    if (Object.keys(lacking).length > 0) return focusFirstError(form.current)
    const input = {
      name,
      message: text('message'),
      locale: guest,
      circles: values.getAll('circle').map(String),
      ...(email !== '' && { email }),
    }
    await act(async () => {
      const { token } = await askKeyed(input, (key) => call(reserveSeat, { key, ...input }))
      setKept({ token, name, isMailed: email !== '' })
    })
  }

  if (kept) {
    return (
      <Dialog title={words.done(kept.name)} close={words.close} onClose={onClose}>
        <KeptLink locale={locale} guestLocale={guest} from={from} {...kept} />
      </Dialog>
    )
  }

  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <form ref={form} className="over-form" method="post" noValidate onSubmit={keep} aria-busy={busy}>
        <p className="quiet">{words.lead}</p>
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={faults.name}
          maxLength={memberLimits.name}
          autoComplete="off"
          required
        />
        <TextBox name="message" label={words.message} hint={words.messageHint} maxLength={inviteLimits.message} />
        <fieldset>
          <legend>{words.language}</legend>
          <div className="choices">
            {locales.map((one) => (
              <label key={one} className="check">
                <input type="radio" name="locale" checked={guest === one} onChange={() => setGuest(one)} />
                <span>{words.languages[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {circles.length > 0 && (
          <fieldset>
            <legend>{words.circles}</legend>
            <p className="hint">{words.circlesHint}</p>
            {circles.slice(0, inviteLimits.circles).map(({ id, name }) => (
              <label key={id} className="check">
                <input type="checkbox" name="circle" value={id} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Field
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={faults.email}
          autoComplete="off"
          spellCheck={false}
          inputMode="email"
        />
        <div className="told" role="status">
          {failure && <Notice kind="late">{failure}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={busy}>
          {busy ? words.busy : words.submit}
        </button>
        <p className="small quiet">{words.rule}</p>
      </form>
    </Dialog>
  )
}
