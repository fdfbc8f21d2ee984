import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { DomainError } from '@varanda/domain/errors'
import { makeInstanceInvite } from '@varanda/domain/invite/calls/make-instance-invite'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { useState } from 'react'
import { Choice } from '../ui/choice/choice.tsx'
import { Field } from '../ui/field.tsx'
import { locale as here } from '../ui/locale.ts'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { words as shared } from '../ui/words.ts'
import { MadeInvite } from './made-invite.tsx'
import { words } from './words.ts'

/** Makes a link in the name of the instance and shows it, once. */
export function MakeInvite({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [seats, setSeats] = useState(10)
  const [days, setDays] = useState(14)
  const [locale, setLocale] = useState<Locale>(here)
  const [askKeyed] = useState(keyedCalls)
  const [link, setLink] = useState<string>()
  if (link) return <MadeInvite link={link} onClose={onClose} />
  const make = async () => {
    if (note.trim() === '') throw new DomainError('bad-input')
    const asked = { seats, note: note.trim(), days }
    const { token } = await askKeyed(asked, (key) => call(makeInstanceInvite, { key, ...asked }))
    onMade()
    setLink(capabilityLink('join', locale, token, location.origin))
  }
  const number = (label: string, value: number, set: (value: number) => void, most: number) => (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          className="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          required
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
  return (
    <ActSheet
      title={words.making.title}
      means={words.making.means}
      yes={words.making.yes}
      shortestReason={null}
      staysOpen
      onAct={make}
      onClose={onClose}
    >
      <Field label={words.making.note} hint={words.making.noteHint}>
        {(field) => (
          <input
            {...field}
            className="input"
            required
            maxLength={inviteLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="two-fields">
        {number(words.making.seats, seats, setSeats, inviteLimits.instanceSeats)}
        {number(words.making.days, days, setDays, inviteLimits.instanceDays)}
      </div>
      <Choice
        label={words.making.language}
        value={locale}
        options={[
          { value: 'pt', text: shared.language.pt, lang: localeTags.pt },
          { value: 'en', text: shared.language.en, lang: localeTags.en },
        ]}
        onChoose={setLocale}
      />
    </ActSheet>
  )
}
