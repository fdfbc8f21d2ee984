import { memberLimits } from '@varanda/domain/member/member'
import { type FormEvent, useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMe } from '../../data/use-me.ts'
import { Field } from '../../ui/field.tsx'
import { locale } from '../../ui/locale.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { saveProfile } from '../data/profile.ts'
import { checkProfile, type Fault } from './check-profile.ts'
import { words } from './words.ts'

const faults: Record<Fault, string> = {
  nameEmpty: words.nameEmpty,
  nameOfficial: words.nameOfficial,
  nameLong: words.nameLong(memberLimits.name),
  bioLong: words.bioLong(memberLimits.bio),
}

/** My name and what I say about myself. */
export function ProfileForm() {
  const me = useMe()
  const [form, setForm] = useState({ name: me.name, bio: me.bio })
  const [wrong, setWrong] = useState<{ name?: Fault; bio?: Fault }>({})
  const [saving, setSaving] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const bioInput = useRef<HTMLTextAreaElement>(null)
  const changed = form.name !== me.name || form.bio !== me.bio

  useUnsentWords(changed || saving)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkProfile(form)
    if (!checked.ok) {
      setWrong(checked)
      if (checked.name) nameInput.current?.focus()
      else bioInput.current?.focus()
      return
    }
    setWrong({})
    setForm(checked.profile)
    // The name changes at once on this device; "saved" is said when the instance has it.
    setSaving(true)
    saveProfile(me.uid, checked.profile)
      .then(
        () => toast(words.saved),
        (error) => {
          console.warn('profile', error)
          toast(sayTooOften(error, locale) ?? words.refused)
        },
      )
      .finally(() => setSaving(false))
  }
  return (
    <form className="stack wide" onSubmit={save} noValidate>
      <Field label={words.name} hint={words.nameHint} error={wrong.name && faults[wrong.name]}>
        {(field) => (
          <input
            {...field}
            ref={nameInput}
            className="input"
            autoComplete="name"
            value={form.name}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.bio} hint={words.bioHint} error={wrong.bio && faults[wrong.bio]}>
        {(field) => (
          <GrowingText
            {...field}
            ref={bioInput}
            className="input"
            rows={2}
            value={form.bio}
            onChange={(event) => setForm({ ...form, bio: event.target.value })}
          />
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={!changed || saving}>
        {saving ? words.saving : words.save}
      </button>
    </form>
  )
}
