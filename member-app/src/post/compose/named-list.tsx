import type { Connection } from '@varanda/domain/connection/connection'
import { audienceLimits } from '@varanda/domain/post/audience'
import { useState } from 'react'
import { Portrait } from '../../ui/portrait.tsx'
import { matchesName } from '../../ui/text/matches-name.ts'
import { words } from './words.ts'

/** Whom I know, each with a box to tick: those with a tick are the only ones who will see the post. */
export function NamedList(props: {
  people: readonly Connection[]
  named: readonly string[]
  onChange: (named: string[]) => void
}) {
  const { people, named, onChange } = props
  const [wanted, setWanted] = useState('')
  const found = people.filter(({ name }) => matchesName(name, wanted))
  const full = named.length >= audienceLimits.people
  return (
    <>
      <p className="quiet small" role={full ? 'status' : undefined}>
        {full ? words.sheet.full(audienceLimits.people) : words.sheet.choose}
      </p>
      <input
        type="search"
        className="input"
        aria-label={words.sheet.find}
        placeholder={words.sheet.find}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <p className="quiet">{words.sheet.nobodyFound(wanted)}</p>}
      <ul className="people-list named-list">
        {found.map(({ uid, name }) => {
          const isIn = named.includes(uid)
          return (
            <li key={uid}>
              <label className="person">
                <Portrait uid={uid} />
                <span className="person-words">
                  <span className="person-name" dir="auto">
                    {name}
                  </span>
                </span>
                <input
                  type="checkbox"
                  checked={isIn}
                  disabled={full && !isIn}
                  onChange={() => onChange(isIn ? named.filter((one) => one !== uid) : [...named, uid])}
                />
              </label>
            </li>
          )
        })}
      </ul>
    </>
  )
}
