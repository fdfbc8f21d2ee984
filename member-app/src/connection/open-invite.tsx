import { capabilityLink, inviteInText } from '@varanda/domain/capability/capability-link'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { type FormEvent, useState } from 'react'
import { useUnsentWords } from '../data/unsent-words.ts'
import { useMe } from '../data/use-me.ts'
import { Field } from '../ui/field.tsx'
import { locale } from '../ui/locale.ts'
import { useOnline } from '../ui/use-online.ts'
import { finding as words } from './words.ts'

/** Somebody's link, pasted as it came. Its page asks before it connects the two. */
export function OpenInvite() {
  const online = useOnline()
  // Of a child a guardian is asked first.
  const isAsked = mayByBand(useMe().ageBand, 'connect') === 'ask'
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  useUnsentWords(text !== '')
  const open = (event: FormEvent) => {
    event.preventDefault()
    const token = inviteInText(text)
    if (token === null) setFault(words.noLink)
    else if (!online) setFault(words.waits)
    else location.assign(capabilityLink('join', locale, token))
  }
  return (
    <form className="stack" noValidate onSubmit={open}>
      <Field label={words.link} hint={isAsked ? words.linkHintWard : words.linkHint} {...(fault && { error: fault })}>
        {(field) => (
          <input
            {...field}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <button type="submit" className="button line">
        {words.open}
      </button>
    </form>
  )
}
