import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { person as en } from '@varanda/domain/member/messages/en/person'
import { person as pt } from '@varanda/domain/member/messages/pt/person'
import { paths } from '@varanda/domain/paths'
import type { Mutual } from '@varanda/domain/source/mutual'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { inLocale } from '../ui/locale.ts'
import { PersonLink } from '../ui/person/person-link.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { sayExactly, saySince } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useNames } from './data/connections.ts'
import { words as people } from './words.ts'

const words = inLocale({ pt, en })

interface HowWeKnowProps {
  uid: string
  connection: Connection | undefined
  /** Whether it is known whom I know; until then nobody is called a stranger. */
  isKnown: boolean
}

/** Since when I know somebody here, how it came to be, and a few people whom we both know. */
export function HowWeKnow({ uid, connection, isKnown }: HowWeKnowProps) {
  const me = useMe()
  const now = useNow()
  const { knownName } = useNames()
  const mutual = useDoc<Mutual>(connection && paths.mutual(me.uid))
  if (!connection) return isKnown && <p className="quiet">{words.stranger}</p>
  const since = connection.since.toDate()
  const common = (mutual.state === 'ready' && mutual.value?.people[uid]) || []
  const named = common.flatMap((one) => {
    const name = knownName(one)
    return name === undefined ? [] : [{ uid: one, name }]
  })
  return (
    <>
      <p className="quiet">
        <time dateTime={since.toISOString()} title={sayExactly(since)}>
          {people.by[uid === me.guardian ? 'guardian' : connection.by](saySince(since, now))}
        </time>
      </p>
      {named.length > 0 && (
        <section className="in-common" aria-labelledby="in-common">
          <h2 id="in-common" className="label">
            {words.common}
          </h2>
          <ul>
            {named.map((one) => (
              <li key={one.uid}>
                <PersonLink uid={one.uid} id={`common-${one.uid}`} className="common-link">
                  <Portrait uid={one.uid} />
                  <span className="small">{firstName(one.name)}</span>
                </PersonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
