import { Link } from '@tanstack/react-router'
import type { Circle } from '@varanda/domain/circle/circle'
import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAuthorName } from '../use-author-name.ts'
import { words } from '../words.ts'
import { ReaderChanges } from './reader-changes.tsx'
import type { ReaderNow } from './readers-now.ts'
import { useReadersNow } from './use-readers-now.ts'
import { words as listWords } from './words.ts'

/** The whole list behind a sill: for the author who sees it now, for a reader those of then whom they know. */
export function ReadersSheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const me = useMe()
  if (entry.author.uid !== me.uid) {
    return (
      <Sheet open onClose={onClose} title={words.sees.sent.all(entry.others.count + 1)}>
        <ReadersList entry={entry} />
        <p className="small quiet">{listWords.asOf}</p>
      </Sheet>
    )
  }
  return <AuthorsSheet entry={entry} onClose={onClose} />
}

/** A circle by its name, with what whoever reads it needs to know: that it is a secret, or who is in it. */
function sayCircle({ kind, name, tier }: Pick<Circle, 'kind' | 'name' | 'tier'>): string {
  if (tier) return `${name}: ${words.sees.subscribers}`
  return kind === 'private' ? listWords.onlyYouKnow(name) : name
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
  const found = useCirclesNamed(entry.circles)
  const circles = found.state === 'ready' ? found.value : []
  const more = entry.others.count - people.length
  return (
    <>
      {circles.map(({ id, circle }) => (
        // Who else is in a group stands on its own page.
        <Link key={id} to="/user/circles/$id" params={{ id }} id={`readers-circle-${id}`} className="readers-circle">
          <CircleBlock id={id} edition={circle.block} size={1.75} />
          <span dir="auto">{circle.name}</span>
          <Icon name="forward" size={20} />
        </Link>
      ))}
      <ul className="people-list">
        <Person uid={entry.author.uid} name={author} note={listWords.author} />
        <Person uid={me.uid} name={listWords.you} />
        {people.map(({ uid, name }) => (
          <Person key={uid} uid={uid} name={name} />
        ))}
      </ul>
      {more > 0 && (
        <p className="people-more">
          <strong>{listWords.more(more)}</strong>
          <span className="small quiet">
            {circles.length > 0
              ? listWords.inCircle(
                  circles.map(({ circle }) => circle.name),
                  firstName(author),
                )
              : listWords.moreText(firstName(author))}{' '}
            {people.length === 0 ? listWords.noneKnown : listWords.namesAre}
          </span>
        </p>
      )}
    </>
  )
}

/**
 * The receipt: who sees it now and by which way, whom it went to first, and what changed since. Who is in a circle that its
 * author left, or follows one of somebody else's, is not for them.
 */
function AuthorsSheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const me = useMe()
  const { parts, wanted, circles, people, first, readers, gone } = useReadersNow(entry)
  const { knownName } = useNames()
  const isKnown = parts.every(({ state }) => state === 'ready')
  const unlisted = circles
    .filter(({ circle }) => circle.kind === 'public' && circle.owner !== me.uid)
    .reduce((sum, { circle }) => sum + Math.max(0, (circle.members ?? 1) - 1), 0)
  const left = isKnown ? wanted.circles.filter((id) => !circles.some((one) => one.id === id)).length : 0
  const total = isKnown ? readers.length + unlisted : entry.others.count
  const except = people.filter(({ uid }) => wanted.except.includes(uid))
  const later = first ? readers.filter(({ isLater }) => isLater).length : 0
  const nameOf = (id: string) => circles.find((one) => one.id === id)?.circle.name ?? ''
  const noteOf = ({ circles: ways, isLater }: ReaderNow) => {
    const came = isLater && first !== undefined
    if (ways.length > 0) return listWords.by(ways.map(nameOf).join(' · '), came)
    return came ? listWords.later : undefined
  }
  return (
    <Sheet open onClose={onClose} title={total > 0 ? words.sees.all(total) : words.sees.onlyYou}>
      {parts.some(({ state }) => state === 'failed') && <LoadFailed />}
      {parts.some(({ state }) => state === 'loading') && <Skeleton kind="person" rows={3} />}
      {isKnown && first && (later > 0 || gone > 0) && (
        <p className="small quiet">
          {listWords.first(first.length)} {later > 0 && listWords.since(later)} {gone > 0 && listWords.gone(gone)}
        </p>
      )}
      {circles.map(({ id, circle }) => (
        <p key={id} className="readers-circle">
          <CircleBlock id={id} edition={circle.block} size={1.75} />
          <span dir="auto">{sayCircle(circle)}</span>
        </p>
      ))}
      {except.length > 0 && (
        <>
          <h3 className="label">{listWords.except}</h3>
          <ul className="people-list">
            {except.map(({ uid, name }) => (
              <Person key={uid} uid={uid} name={name} gone />
            ))}
          </ul>
          <h3 className="label">{listWords.sees}</h3>
        </>
      )}
      {!wanted.connections && wanted.circles.length === 0 && readers.length > 0 && (
        <h3 className="label">{listWords.named}</h3>
      )}
      {isKnown && total === 0 && left === 0 && <p className="quiet">{listWords.nobody}</p>}
      {isKnown && (
        <ul className="people-list">
          {readers.map((reader) => {
            const note = noteOf(reader)
            return <Person key={reader.uid} uid={reader.uid} name={reader.name} {...(note && { note })} />
          })}
        </ul>
      )}
      {unlisted > 0 && <p className="people-more quiet">{listWords.unlisted(unlisted)}</p>}
      {left > 0 && <p className="people-more quiet">{listWords.left(listWords.aCircle)}</p>}
      {isKnown && (
        <ReaderChanges
          postId={entry.postId}
          names={{
            person: (uid) => knownName(uid) ?? readers.find((reader) => reader.uid === uid)?.name,
            circle: (id) => {
              const found = circles.find((one) => one.id === id)?.circle
              return found && { name: found.name, isSecret: found.kind === 'private' && !found.tier }
            },
          }}
        />
      )}
      <p className="promise small quiet">
        <Icon name="lock" size={20} />
        {listWords.promise}
      </p>
    </Sheet>
  )
}
