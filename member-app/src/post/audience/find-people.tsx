import './audience.css'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { matchesName } from '../../ui/text/matches-name.ts'
import { words } from './words.ts'

interface Found {
  uid: string
  name: string
  photo?: string | undefined
}

/** A search in the sheet itself: people with a box each, ticked for who is in `chosen`. */
export function FindPeople(props: {
  label: string
  hint?: string
  people: readonly Found[]
  chosen: readonly string[]
  onTurn: (person: Found) => void
  /** Absent where the search is all that the sheet has. */
  onBack?: () => void
}) {
  const { label, hint, people, chosen, onTurn, onBack } = props
  const [wanted, setWanted] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const found = people.filter(({ name }) => matchesName(name, wanted))
  return (
    <div className="audience-find">
      {onBack && (
        <button type="button" className="text-button plain audience-back" onClick={onBack}>
          <Icon name="back" size={20} />
          {words.back}
        </button>
      )}
      <input
        ref={box}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {hint && <p className="quiet small">{hint}</p>}
      {found.length === 0 && <p className="quiet">{words.nobodyFound(wanted)}</p>}
      <ul className="people-list named-list">
        {found.map((person) => (
          <li key={person.uid}>
            <label className="person">
              <Portrait uid={person.uid} photo={person.photo} />
              <span className="person-words">
                <span className="person-name" dir="auto">
                  {person.name}
                </span>
              </span>
              <input type="checkbox" checked={chosen.includes(person.uid)} onChange={() => onTurn(person)} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
