import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Askable } from './askable.tsx'
import { useSentRequests } from './sent-requests.tsx'
import type { FindByNameState, FoundPeople } from './use-find-by-name.ts'
import { finding } from './words.ts'

const { name: words } = finding

const formId = 'find-by-name'

/** To what was found, or to the field with what kept it from being looked for: for who searched from elsewhere. */
export function focusSearch(isFound: boolean): void {
  document.querySelector<HTMLElement>(`#${formId} ${isFound ? '[role=status]' : 'input'}`)?.focus()
}

/** Members who let themselves be found, by their names. */
export function FindByName({ search }: { search: FindByNameState }) {
  const { name, found, fault, isBusy } = search
  const [met, setMet] = useState<readonly string[]>([])
  const sent = useSentRequests()
  // Whom I asked stands above, with the way back.
  const done = new Set([...met, ...sent.map(({ id }) => id)])
  const people = found?.people.filter(({ uid }) => !done.has(uid)) ?? []
  return (
    <form
      id={formId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void search.search(name)
      }}
    >
      <Field label={words.label} hint={words.hint} {...(fault && { error: fault })}>
        {(field) => (
          <input
            {...field}
            type="search"
            className="input"
            autoComplete="off"
            maxLength={connectionRequestLimits.searchedName}
            value={name}
            onChange={(event) => search.write(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button line" aria-disabled={isBusy}>
        {words.find}
      </button>
      <div role="status" tabIndex={-1}>
        {found && <p className="quiet">{sayFound(found, people.length)}</p>}
      </div>
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

/** `left`: how many of them stand in the list, without those whom I asked since. */
function sayFound({ people, isWhole, wanted }: FoundPeople, left: number): string {
  if (people.length > 0) return [left > 0 ? words.count(left) : words.met, ...(isWhole ? [] : [words.more])].join(' ')
  return isWhole ? words.nobody(wanted) : words.many
}
