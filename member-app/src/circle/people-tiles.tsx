import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { matchesName } from '../ui/text/matches-name.ts'
import { managingWords } from './words.ts'

const words = managingWords.choose

interface PeopleTilesProps {
  people: readonly { uid: string; name: string }[]
  chosen: readonly string[]
  /** As many as can be chosen at once. */
  most: number
  onChange: (chosen: string[]) => void
}

/** People as tiles; the whole tile is the checkbox. */
export function PeopleTiles({ people, chosen, most, onChange }: PeopleTilesProps) {
  const [wanted, setWanted] = useState('')
  const found = people.filter(({ name }) => matchesName(name, wanted))
  const full = chosen.length >= most
  return (
    <>
      <input
        type="search"
        className="input"
        aria-label={words.find}
        placeholder={words.find}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className={full ? 'quiet small' : 'visually-hidden'} role="status">
        {full && words.full(most)}
      </p>
      {found.length === 0 && wanted !== '' && <p className="quiet">{words.nobodyFound(wanted)}</p>}
      <ul className="people-tiles plain">
        {found.map(({ uid, name }) => {
          const isIn = chosen.includes(uid)
          const first = firstName(name)
          return (
            <li key={uid}>
              <label className="people-tile">
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={isIn}
                  disabled={full && !isIn}
                  onChange={() => onChange(isIn ? chosen.filter((one) => one !== uid) : [...chosen, uid])}
                />
                <span className="tile-check" aria-hidden="true">
                  {isIn && <Icon name="check" size={20} />}
                </span>
                <Portrait uid={uid} />
                <span className="tile-name" dir="auto">
                  {first}
                </span>
                <span className="row-sub" dir="auto">
                  {name.slice(first.length).trim() || '\u00a0'}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </>
  )
}
