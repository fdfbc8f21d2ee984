import { useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { matchesName } from '../../ui/text/matches-name.ts'
import { words } from '../words.ts'
import { RadioRows } from './radio-rows.tsx'

const anyone = 'anyone'
/** Where so many are known, one looks for a name. */
const many = 8

/** One of the people I know; `anybody`: words for no matter who, where that may be. */
export function PersonChoice(props: { value: string | undefined; anybody?: string; onChoose: (uid?: string) => void }) {
  const { value, anybody, onChoose } = props
  const connections = useConnections()
  const [wanted, setWanted] = useState('')
  const people = connections.state === 'ready' ? connections.value : []
  const found = people.filter(({ name }) => matchesName(name, wanted))
  return (
    <>
      {people.length > many && (
        <input
          type="search"
          className="input"
          aria-label={words.edit.find}
          placeholder={words.edit.find}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {found.length === 0 && wanted !== '' && <p className="quiet">{words.edit.nobody}</p>}
      <RadioRows
        name="person"
        value={value ?? anyone}
        options={[
          ...(anybody === undefined ? [] : [{ value: anyone, text: anybody }]),
          ...found.map(({ uid, name }) => ({
            ...{ value: uid, text: name },
            picture: <Portrait uid={uid} size="s" />,
          })),
        ]}
        onChoose={(uid) => onChoose(uid === anyone ? undefined : uid)}
      />
    </>
  )
}
