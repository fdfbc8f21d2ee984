import { memberLimits } from '@varanda/domain/member/member'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { Field } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import type { ProfileWords } from '../data/profile-draft.ts'
import { checkProfile, type Fault } from './check-profile.ts'
import { words } from './words.ts'

const faults: Record<Fault, string> = {
  nameEmpty: words.nameEmpty,
  nameOfficial: words.nameOfficial,
  nameLong: words.nameLong(memberLimits.name),
  bioLong: words.bioLong(memberLimits.bio),
}

interface ProfileSheetProps {
  /** As it was left, or as it is. */
  begin: ProfileWords
  isChanged: boolean
  /** With each letter. */
  onWrite: (form: ProfileWords) => void
  onSave: (checked: ProfileWords) => void
  onClose: () => void
}

/** My name and what I say about myself, being changed. Closing it loses nothing. */
export function ProfileSheet({ begin, isChanged, onWrite, onSave, onClose }: ProfileSheetProps) {
  const [form, setForm] = useState(begin)
  const [wrong, setWrong] = useState<{ name?: Fault; bio?: Fault }>({})
  const nameInput = useRef<HTMLInputElement>(null)
  const bioInput = useRef<HTMLTextAreaElement>(null)
  const formId = useId()

  useUnsentWords(isChanged)

  const write = (part: Partial<ProfileWords>) => {
    setForm({ ...form, ...part })
    onWrite({ ...form, ...part })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkProfile(form)
    if (checked.ok) {
      onSave(checked.profile)
      return
    }
    setWrong(checked)
    if (checked.name) nameInput.current?.focus()
    else bioInput.current?.focus()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.edit}
      foot={
        <button type="submit" form={formId} className="button wide">
          {words.save}
        </button>
      }
    >
      <form id={formId} className="stack" onSubmit={save} noValidate>
        <Field label={words.name} hint={words.nameHint} error={wrong.name && faults[wrong.name]}>
          {(field) => (
            <input
              {...field}
              ref={nameInput}
              className="input"
              autoComplete="name"
              value={form.name}
              onChange={(event) => write({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.bio} hint={words.bioHint} error={wrong.bio && faults[wrong.bio]}>
          {(field) => (
            <GrowingText
              {...field}
              ref={bioInput}
              className="input"
              rows={3}
              value={form.bio}
              onChange={(event) => write({ bio: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Sheet>
  )
}
