import type { DirectoryFilter } from '@varanda/domain/member/directory-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useDirectory } from '../data/use-directory.ts'

const anybody: Omit<DirectoryFilter, 'text'> = { role: null, status: null, band: null, invitedBy: null }
const shown = 6

/** One person of the instance, found by name or address. `children`: choices that are there whatever is typed. */
export function PickPerson(props: {
  label: string
  /** Uids of those who are not to be chosen. */
  except: readonly string[]
  among?: Partial<typeof anybody>
  onPick: (person: { uid: string; name: string }) => void
  children?: ReactNode
}) {
  const { label, except, among, onPick, children } = props
  const [typed, type] = useState('')
  const text = useDeferredValue(typed)
  const found = useDirectory({ ...anybody, ...among, text })
  const people = found.state === 'ready' ? found.value.cards.filter(({ uid }) => !except.includes(uid)) : []
  return (
    <div className="stack">
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <ul className="plain member-picks">
        {text.trim().length > 1 &&
          people.slice(0, shown).map((person) => (
            <li key={person.uid}>
              <button type="button" className="member-pick" onClick={() => onPick(person)}>
                <Portrait uid={person.uid} size="s" photo={person.photo} />
                <span>
                  {person.name} <span className="small quiet">{person.email}</span>
                </span>
              </button>
            </li>
          ))}
        {children}
      </ul>
    </div>
  )
}
