import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { makeInstanceInvite } from '@varanda/domain/invite/calls/make-instance-invite'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { useState } from 'react'
import { is } from 'valibot'
import { Choice } from '../ui/choice/choice.tsx'
import { Field } from '../ui/field.tsx'
import { locale as here } from '../ui/locale.ts'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { words as shared } from '../ui/words.ts'
import { MadeInvite } from './made-invite.tsx'
import { words } from './words.ts'

/** What each field may hold, as the instance will look at it. */
const rules = makeInstanceInvite.input.entries

/** Makes a link in the name of the instance and shows it, once. */
export function MakeInvite({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [seats, setSeats] = useState(10)
  const [days, setDays] = useState(14)
  const [locale, setLocale] = useState<Locale>(here)
  const [askKeyed] = useState(keyedCalls)
  const [link, setLink] = useState<string>()
  const [isTried, setTried] = useState(false)
  if (link) return <MadeInvite link={link} onClose={onClose} />
  const make = async () => {
    const asked = { seats, note: note.trim(), days }
    const { token } = await askKeyed(asked, (key) => call(makeInstanceInvite, { key, ...asked }))
    onMade()
    setLink(capabilityLink('join', locale, token, location.origin))
  }
  const isGood = { note: is(rules.note, note), seats: is(rules.seats, seats), days: is(rules.days, days) }
  const lacking = () => {
    setTried(true)
    return Object.values(isGood).every(Boolean) ? undefined : ''
  }
  const error = (part: keyof typeof isGood, says: string) => isTried && !isGood[part] && { error: says }
  const number = (part: 'seats' | 'days', value: number, set: (value: number) => void, most: number) => (
    <Field label={words.making[part]} hint={words.making.range(most)} {...error(part, words.making.range(most))}>
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
    <ConfirmSheet
      title={words.making.title}
      yes={words.making.yes}
      effect="gives"
      staysOpen
      missing={lacking}
      act={make}
      onClose={onClose}
    >
      <ul className="block-means">
        {words.making.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Field label={words.making.note} hint={words.making.noteHint} {...error('note', words.making.noteMissing)}>
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
        {number('seats', seats, setSeats, inviteLimits.instanceSeats)}
        {number('days', days, setDays, inviteLimits.instanceDays)}
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
    </ConfirmSheet>
  )
}
