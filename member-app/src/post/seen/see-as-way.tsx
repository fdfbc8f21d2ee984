import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { matchesName } from '../../ui/text/matches-name.ts'
import { WayWords } from '../../ui/way.tsx'
import { words } from './words.ts'

/** The way to seeing oneself as somebody else does: it opens the people to choose from. */
export function SeeAsWay() {
  const sheet = useSheet('see-as')
  return (
    <>
      <button type="button" id="see-as" className="way" aria-haspopup="dialog" onClick={sheet.show}>
        <WayWords icon="eye" title={words.choose.title} text={words.choose.text} />
      </button>
      {sheet.open && (
        <Sheet open onClose={sheet.hide} title={words.choose.title}>
          <Choose />
        </Sheet>
      )}
    </>
  )
}

function Choose() {
  const connections = useConnections()
  const [wanted, setWanted] = useState('')
  if (connections.state === 'failed') return <LoadFailed />
  if (connections.state === 'loading') return <Skeleton kind="person" rows={3} />
  const people = connections.value
  if (people.length === 0) return <p className="quiet">{words.choose.nobody}</p>
  const found = people.filter(({ name }) => matchesName(name, wanted))
  return (
    <div className="stack">
      <input
        type="search"
        className="input"
        aria-label={words.choose.find}
        placeholder={words.choose.find}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <p className="quiet">{words.choose.nobodyFound(wanted)}</p>}
      <ul className="people-list">
        {found.map(({ uid, name }) => (
          <li key={uid} className="person">
            <Link to="/user/people/$uid/sees" params={{ uid }} id={`see-as-${uid}`} className="person-link">
              <Portrait uid={uid} />
              <span className="person-words">
                <span className="person-name" dir="auto">
                  {name}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
