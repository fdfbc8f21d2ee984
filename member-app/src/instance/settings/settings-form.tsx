import { call } from '@varanda/client/call'
import { saveInstanceSettings } from '@varanda/domain/instance/calls/save-instance-settings'
import { changedSettings, type InstanceSettings, instanceLimits } from '@varanda/domain/instance/instance'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { type FormEvent, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from './words.ts'

type Text = 'name' | 'operator' | 'contact'

/** The settings as they are being changed; what another administrator saves meanwhile is not shown over it. */
export function InstanceForm({ stored }: { stored: InstanceSettings }) {
  const [before, setBefore] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const confirming = useSheet('save-settings')
  const [nameEmpty, setNameEmpty] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  useUnsentWords(isUnsaved)
  const change = (part: Partial<InstanceSettings>) => {
    setDraft((held) => ({ ...held, ...part }))
    setUnsaved(true)
  }
  const text = (name: Text, hint: string, error?: string) => (
    <Field label={words[name]} hint={hint} {...(error && { error })}>
      {(field) => (
        <input
          {...field}
          className="input"
          maxLength={instanceLimits[name]}
          value={draft[name]}
          onChange={(event) => {
            setNameEmpty(false)
            change({ [name]: event.target.value })
          }}
        />
      )}
    </Field>
  )
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (draft.name.trim() === '') setNameEmpty(true)
    else confirming.show()
  }
  const save = async () => {
    const { changed } = await call(saveInstanceSettings, changedSettings(before, draft))
    setBefore(draft)
    setUnsaved(false)
    toast(changed ? words.saved : words.same)
  }
  return (
    <>
      <form className="stack wide settings-form" onSubmit={ask}>
        {text('name', words.nameHint, nameEmpty ? words.nameEmpty : undefined)}
        {text('operator', words.operatorHint)}
        {text('contact', words.contactHint)}
        <Choice
          label={words.requests}
          note={words.requestsNote}
          value={draft.requestsOpen ? 'open' : 'closed'}
          options={[
            { value: 'open', text: words.requestsOpen },
            { value: 'closed', text: words.requestsClosed },
          ]}
          onChoose={(value) => change({ requestsOpen: value === 'open' })}
        />
        <Field label={words.seats} hint={words.seatsHint(inviteLimits.seats)}>
          {(field) => (
            <select
              {...field}
              className="input"
              value={draft.seatsForNewcomers}
              onChange={(event) => change({ seatsForNewcomers: Number(event.target.value) })}
            >
              {Array.from({ length: inviteLimits.seats }, (_, index) => index + 1).map((seats) => (
                <option key={seats} value={seats}>
                  {seats}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
      {confirming.open && (
        <ActSheet
          title={words.saveTitle}
          means={words.saveMeans}
          yes={words.save}
          shortestReason={null}
          onAct={save}
          onClose={confirming.hide}
        />
      )}
    </>
  )
}
