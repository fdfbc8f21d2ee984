import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import { type Entry, knownOthers } from '@varanda/domain/post/entry'
import { useConnections, useNames } from '../connection/data/connections.ts'
import type { Live } from '../data/live.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { words } from './words.ts'

/** The whole list behind a sill: for the author from the receipt, for a reader those of then whom they know. */
export function ReadersSheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const me = useMe()
  const mine = entry.author.uid === me.uid
  const receipt = useDoc<Receipt>(mine ? paths.receipt(entry.postId) : undefined)
  const total = (receipt.state === 'ready' ? receipt.value?.readers.length : undefined) ?? entry.others.count
  const title = total > 0 ? words.sees.all(total) : words.sees.onlyYou
  return (
    <Sheet open onClose={onClose} title={mine ? title : words.sees.sent.all(entry.others.count + 1)}>
      {mine ? <AuthorsList entry={entry} receipt={receipt} /> : <ReadersList entry={entry} />}
      {mine ? (
        <p className="promise small quiet">
          <Icon name="lock" size={20} />
          {words.readers.promise}
        </p>
      ) : (
        <p className="small quiet">{words.readers.asOf}</p>
      )}
    </Sheet>
  )
}

function Person(props: { uid: string; name: string; note?: string; gone?: boolean }) {
  const { uid, name, note, gone } = props
  return (
    <li className="person">
      <Portrait uid={uid} gone={gone} />
      <span className="person-words">
        {gone ? <s className="person-name">{name}</s> : <span className="person-name">{name}</span>}
        {note && <span className="small quiet">{note}</span>}
      </span>
    </li>
  )
}

function ReadersList({ entry }: { entry: Entry }) {
  const me = useMe()
  const { nameOf } = useNames()
  const people = knownOthers(entry.others)
  const author = nameOf(entry.author)
  const more = entry.others.count - people.length
  return (
    <>
      <ul className="people-list">
        <Person uid={entry.author.uid} name={author} note={words.readers.author} />
        <Person uid={me.uid} name={words.readers.you} />
        {people.map((person) => (
          <Person key={person.uid} uid={person.uid} name={nameOf(person)} />
        ))}
      </ul>
      {more > 0 && (
        <p className="people-more">
          <strong>{words.readers.more(more)}</strong>
          <span className="small quiet">{words.readers.moreText(firstName(author))}</span>
        </p>
      )}
    </>
  )
}

function AuthorsList({ entry, receipt }: { entry: Entry; receipt: Live<Receipt | undefined> }) {
  const audience = useDoc<Audience>(paths.postAudience(entry.postId))
  const connections = useConnections()
  if (receipt.state === 'failed' || connections.state === 'failed') return <LoadFailed />
  if (receipt.state === 'loading' || connections.state === 'loading') return <Skeleton kind="person" rows={3} />
  const readers = new Set(receipt.value?.readers)
  const except = new Set(audience.state === 'ready' ? audience.value?.except : [])
  const seeing = connections.value.filter(({ uid }) => readers.has(uid))
  const left = connections.value.filter(({ uid }) => except.has(uid))
  const others = readers.size - seeing.length
  const isNamed = audience.state === 'ready' && audience.value?.base === 'people'
  return (
    <>
      {left.length > 0 && (
        <>
          <h3 className="label">{words.readers.except}</h3>
          <ul className="people-list">
            {left.map(({ uid, name }) => (
              <Person key={uid} uid={uid} name={name} gone />
            ))}
          </ul>
          <h3 className="label">{words.readers.sees}</h3>
        </>
      )}
      {isNamed && readers.size > 0 && <h3 className="label">{words.readers.named}</h3>}
      {readers.size === 0 && <p className="quiet">{words.readers.nobody}</p>}
      <ul className="people-list">
        {seeing.map(({ uid, name }) => (
          <Person key={uid} uid={uid} name={name} />
        ))}
      </ul>
      {others > 0 && <p className="people-more quiet">{words.readers.more(others)}</p>}
    </>
  )
}
