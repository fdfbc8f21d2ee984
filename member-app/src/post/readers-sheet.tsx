import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import { audienceOf, forConnections, type StoredAudience } from '@varanda/domain/post/audience'
import type { Entry } from '@varanda/domain/post/entry'
import { readersOf } from '@varanda/domain/source/reach'
import { reaches, type SourceChange, sourceOf } from '@varanda/domain/source/source'
import { useConnections, useNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { type Part, useList } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { PersonLink } from '../ui/person-link.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

/** As far back as the list looks for who has left. */
const lastChanges: Part = { by: 'at', direction: 'desc', first: 100 }

/** The whole list behind a sill: for the author who sees it now, for a reader those of then whom they know. */
export function ReadersSheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const me = useMe()
  if (entry.author.uid !== me.uid) {
    return (
      <Sheet open onClose={onClose} title={words.sees.sent.all(entry.others.count + 1)}>
        <ReadersList entry={entry} />
        <p className="small quiet">{words.readers.asOf}</p>
      </Sheet>
    )
  }
  return <AuthorsSheet entry={entry} onClose={onClose} />
}

function Person(props: { uid: string; name: string; note?: string; gone?: boolean }) {
  const { uid, name, note, gone } = props
  return (
    <li className="person">
      <PersonLink uid={uid} id={`reader-${uid}`}>
        <Portrait uid={uid} gone={gone} />
        <span className="person-words">
          {gone ? <s className="person-name">{name}</s> : <span className="person-name">{name}</span>}
          {note && <span className="small quiet">{note}</span>}
        </span>
      </PersonLink>
    </li>
  )
}

function ReadersList({ entry }: { entry: Entry }) {
  const me = useMe()
  const { knownName } = useNames()
  const people = (entry.others.uids ?? []).flatMap((uid) => {
    const name = knownName(uid)
    return name === undefined ? [] : [{ uid, name }]
  })
  const author = useAuthorName(entry)
  const more = entry.others.count - people.length
  return (
    <>
      <ul className="people-list">
        <Person uid={entry.author.uid} name={author} note={words.readers.author} />
        <Person uid={me.uid} name={words.readers.you} />
        {people.map(({ uid, name }) => (
          <Person key={uid} uid={uid} name={name} />
        ))}
      </ul>
      {more > 0 && (
        <p className="people-more">
          <strong>{words.readers.more(more)}</strong>
          <span className="small quiet">
            {words.readers.moreText(firstName(author))}{' '}
            {people.length === 0 ? words.readers.noneKnown : words.readers.namesAre}
          </span>
        </p>
      )}
    </>
  )
}

function AuthorsSheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const connections = useConnections()
  const audience = useDoc<StoredAudience>(paths.postAudience(entry.postId))
  const isKnown = connections.state === 'ready' && audience.state === 'ready'
  const people = isKnown ? connections.value : []
  const wanted = isKnown && audience.value ? audienceOf(audience.value) : forConnections()
  const reached = people.filter((person) => reaches(person, entry.createdAt)).map(({ uid }) => uid)
  const readers = new Set(readersOf(entry.author.uid, wanted, { connections: reached }))
  const total = isKnown ? readers.size : entry.others.count
  const except = people.filter(({ uid }) => wanted.except.includes(uid))
  const seeing = people.filter(({ uid }) => readers.has(uid))
  const isLater = ({ since }: Connection) => since.toMillis() > entry.createdAt.toMillis()
  return (
    <Sheet open onClose={onClose} title={total > 0 ? words.sees.all(total) : words.sees.onlyYou}>
      {(connections.state === 'failed' || audience.state === 'failed') && <LoadFailed />}
      {(connections.state === 'loading' || audience.state === 'loading') && <Skeleton kind="person" rows={3} />}
      {except.length > 0 && (
        <>
          <h3 className="label">{words.readers.except}</h3>
          <ul className="people-list">
            {except.map(({ uid, name }) => (
              <Person key={uid} uid={uid} name={name} gone />
            ))}
          </ul>
          <h3 className="label">{words.readers.sees}</h3>
        </>
      )}
      {!wanted.connections && readers.size > 0 && <h3 className="label">{words.readers.named}</h3>}
      {isKnown && readers.size === 0 && <p className="quiet">{words.readers.nobody}</p>}
      <ul className="people-list">
        {seeing.map((person) => (
          <Person
            key={person.uid}
            uid={person.uid}
            name={person.name}
            {...(isLater(person) && { note: words.readers.later })}
          />
        ))}
      </ul>
      {isKnown && <Gone entry={entry} readers={readers} />}
      <p className="promise small quiet">
        <Icon name="lock" size={20} />
        {words.readers.promise}
      </p>
    </Sheet>
  )
}

/** How many of those to whom it first went have left since, by the log; whoever has gone is not named. */
function Gone({ entry, readers }: { entry: Entry; readers: ReadonlySet<string> }) {
  const receipt = useDoc<Receipt>(paths.receipt(entry.postId))
  const log = useList<SourceChange>(paths.sourceLog(sourceOf(entry.author.uid)), lastChanges)
  if (receipt.state !== 'ready' || log.state !== 'ready') return null
  const left = log.value.flatMap(({ data: { uid, change } }) => (change === 'left' ? uid : []))
  const gone = new Set(left.filter((uid) => receipt.value?.readers.includes(uid) && !readers.has(uid)))
  return gone.size > 0 && <p className="people-more quiet">{words.readers.gone(gone.size)}</p>
}
