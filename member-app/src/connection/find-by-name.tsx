import { call } from '@varanda/client/call'
import { findPeople } from '@varanda/domain/connection/calls/find-people'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { finding as en } from '@varanda/domain/connection/messages/en/finding'
import { finding as pt } from '@varanda/domain/connection/messages/pt/finding'
import type { CallAnswer } from '@varanda/domain/contract'
import { keyOfName } from '@varanda/domain/member/directory-query'
import { type FormEvent, useRef, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { inLocale } from '../ui/locale.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { useOnline } from '../ui/use-online.ts'
import { Askable } from './askable.tsx'
import { useSentRequests } from './sent-requests.tsx'

const { name: words } = inLocale({ pt, en })

type Found = CallAnswer<typeof findPeople> & { wanted: string }

/** Members who let themselves be found, by their names. What is shown is the answer to what was asked last. */
export function FindByName() {
  const online = useOnline()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [met, setMet] = useState<readonly string[]>([])
  const [doing, setDoing] = useState(false)
  const sent = useSentRequests()
  const last = useRef(0)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (keyOfName(wanted) === undefined) return setFault(words.tooShort)
    if (!online) return setFault(words.offline)
    const turn = ++last.current
    setFault(undefined)
    setDoing(true)
    try {
      const answer = await call(findPeople, { name: wanted })
      if (turn === last.current) setFound({ ...answer, wanted })
    } catch (error) {
      if (turn === last.current) setFault(sayFailure(error, words.failed))
    }
    if (turn === last.current) setDoing(false)
  }
  // Whom I asked stands above, with the way back.
  const done = new Set([...met, ...sent.map(({ id }) => id)])
  const people = found?.people.filter(({ uid }) => !done.has(uid)) ?? []
  return (
    <form className="stack" noValidate onSubmit={(event) => void find(event)}>
      <Field label={words.label} hint={words.hint} {...(fault && { error: fault })}>
        {(field) => (
          <input
            {...field}
            type="search"
            className="input"
            autoComplete="off"
            maxLength={connectionRequestLimits.searchedName}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <button type="submit" className="button line" aria-disabled={doing}>
        {words.find}
      </button>
      <div className="stack" role="status">
        {found && found.people.length === 0 && <p className="quiet">{words.nobody(found.wanted)}</p>}
        {found && !found.isWhole && <p className="quiet">{words.more}</p>}
      </div>
      {people.length > 0 && (
        <ul className="people-list roomy" aria-label={words.label}>
          {people.map((person) => (
            <Askable key={person.uid} person={person} onMet={() => setMet([...met, person.uid])} />
          ))}
        </ul>
      )}
    </form>
  )
}
