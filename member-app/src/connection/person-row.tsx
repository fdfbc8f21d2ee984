import type { Connection } from '@varanda/domain/connection/connection'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { PersonLink } from '../ui/person/person-link.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { sayExactly, saySince } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { mailTold, words } from './words.ts'

/** Someone I know: since when, and how. It leads to their page. */
export function PersonRow({ person, onRemove }: { person: Connection; onRemove: () => void }) {
  const now = useNow()
  const { guardian } = useMe()
  const since = person.since.toDate()
  return (
    <li className="person">
      <PersonLink uid={person.uid} id={`person-${person.uid}`}>
        <Portrait uid={person.uid} size="l" />
        <span className="person-words">
          <span className="person-name" dir="auto">
            {person.name}
          </span>
          <span className="small quiet">
            <time dateTime={since.toISOString()} title={sayExactly(since)}>
              {words.by[person.uid === guardian ? 'guardian' : person.by](saySince(since, now))}
            </time>
          </span>
          {person.readsByMail && <span className="small quiet">{mailTold.mark}</span>}
        </span>
      </PersonLink>
      <button
        type="button"
        id={`remove-${person.uid}`}
        className="icon-button"
        aria-label={words.remove.open(person.name)}
        aria-haspopup="dialog"
        onClick={onRemove}
      >
        <Icon name="more" />
      </button>
    </li>
  )
}
