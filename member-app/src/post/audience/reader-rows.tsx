import { firstName } from '@varanda/domain/member/member'
import type { Audience } from '@varanda/domain/post/audience'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import type { Known, Reach, Reader } from './reach-on-device.ts'
import { groupOf, sayWay } from './say-reach.ts'
import { words } from './words.ts'

/** So many stand there before everybody is asked for. */
const first = 30

/** Who sees it, each with the way by which they do; whoever can be left out has a button for it. */
export function ReaderRows(props: {
  audience: Audience
  known: Known
  reach: Reach
  onLeaveOut: (reader: Reader) => void
}) {
  const { audience, known, reach, onLeaveOut } = props
  const [all, setAll] = useState(false)
  const shown = all ? reach.readers : reach.readers.slice(0, first)
  const whole = new Set(reach.readers.flatMap((reader) => groupOf(reader, known)?.name ?? []))
  const unlisted = reach.count - reach.readers.length
  if (reach.count === 0) return null
  return (
    <section className="audience-part">
      <h3 className="label">{words.readers}</h3>
      {whole.size > 0 && reach.readers.length > 0 && (
        <p className="quiet small">{words.wholeNote([...whole].join(', '))}</p>
      )}
      <ul className="people-list">
        {shown.map((reader) => (
          <ReaderRow
            key={reader.uid}
            reader={reader}
            way={sayWay(reader, audience, known)}
            canGo={!groupOf(reader, known)}
            onLeaveOut={onLeaveOut}
          />
        ))}
      </ul>
      {shown.length < reach.readers.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {words.all(reach.readers.length)}
        </button>
      )}
      {unlisted > 0 && <p className="quiet small">{words.unlisted(unlisted)}</p>}
    </section>
  )
}

function ReaderRow(props: { reader: Reader; way: string; canGo: boolean; onLeaveOut: (reader: Reader) => void }) {
  const { reader, way, canGo, onLeaveOut } = props
  const { uid, name, photo } = reader
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <li ref={row} className="person">
      <Portrait uid={uid} photo={photo} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        {way && (
          <span className="small quiet" dir="auto">
            {way}
          </span>
        )}
      </span>
      {canGo && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.dropName(firstName(name))}
          onClick={() => onLeaveOut(reader)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
