import { call } from '@varanda/client/call'
import { findPeople } from '@varanda/domain/connection/calls/find-people'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { finding as en } from '@varanda/domain/connection/messages/en/finding'
import { finding as pt } from '@varanda/domain/connection/messages/pt/finding'
import type { CallAnswer } from '@varanda/domain/contract'
import { keyOfName } from '@varanda/domain/member/directory-query'
import { type FormEvent, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { inLocale } from '../ui/locale.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { useOnline } from '../ui/use-online.ts'
import { Askable } from './askable.tsx'
import { useSentRequests } from './sent-requests.tsx'

const { name: words } = inLocale({ pt, en })

type Found = CallAnswer<typeof findPeople> & { wanted: string }

/** Members who let themselves be found, by their names. */
export function FindByName() {
  const online = useOnline()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [met, setMet] = useState<readonly string[]>([])
  const [doing, setDoing] = useState(false)
  const sent = useSentRequests()
  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (doing || !online) return
    const wanted = name.trim()
    setFound(undefined)
    if (keyOfName(wanted) === undefined) return setFault(words.tooShort)
    setFault(undefined)
    setDoing(true)
    try {
      setFound({ ...(await call(findPeople, { name: wanted })), wanted })
    } catch (error) {
      setFault(sayFailure(error, words.failed))
    }
    setDoing(false)
  }
  const said = online ? fault : words.offline
  // Whom I asked stands above, with the way back.
  const done = new Set([...met, ...sent.map(({ id }) => id)])
  const people = found?.people.filter(({ uid }) => !done.has(uid)) ?? []
  return (
    <form className="stack" noValidate onSubmit={(event) => void find(event)}>
      <Field label={words.label} hint={words.hint} {...(said && { error: said })}>
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
      <button type="submit" className="button line" aria-disabled={doing || !online}>
        {words.find}
      </button>
      <div role="status">{found && <p className="quiet">{sayFound(found)}</p>}</div>
      {people.length > 0 && (
        <ul className="people-list roomy" aria-label={words.list}>
          {people.map((person) => (
            <Askable key={person.uid} person={person} onMet={() => setMet((all) => [...all, person.uid])} />
          ))}
        </ul>
      )}
    </form>
  )
}

function sayFound({ people, isWhole, wanted }: Found): string {
  if (people.length > 0) return [words.count(people.length), ...(isWhole ? [] : [words.more])].join(' ')
  return isWhole ? words.nobody(wanted) : words.many
}
