import './circles.css'
import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import type { CircleKind } from '@varanda/domain/circle/circle'
import { useMemo, useRef, useState } from 'react'
import { $unanswered } from '../data/reach/unanswered.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { useMayWrite } from '../ui/may-write.ts'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { matchesName } from '../ui/text/matches-name.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useOnline } from '../ui/use-online.ts'
import { words as shared } from '../ui/words.ts'
import { GroupRow, OpenRow, SecretCard } from './circle-rows.tsx'
import { useAskedGuardian } from './data/asked-guardian.ts'
import type { MyCircle } from './data/circles-found.ts'
import { useFreshPosts } from './data/fresh-posts.ts'
import { useGroupInvitations } from './data/group-invitations.ts'
import { useMyCircles } from './data/my-circles.ts'
import { Invitations } from './invitation-card.tsx'
import { Light } from './light.tsx'
import { FirstDoors, OpenLight, useDoors } from './open-light.tsx'
import { BetweenWay, PeopleWay } from './people-way.tsx'
import { WaitsForGuardian } from './waits-for-guardian.tsx'
import { words } from './words.ts'

/** With so many circles, a name is written rather than looked for. */
const many = 12

/**
 * My circles in three lights: groups, where all know each other; those that only I know of, in the shade; and open
 * doors. The way to the people I know stands above them, and what waits for my answer above all.
 */
export function CirclesScreen() {
  const online = useOnline()
  const unanswered = useStore($unanswered)
  const inReach = online && !unanswered
  const mayMake = useMayWrite()
  const now = useNow()
  const circles = useMyCircles()
  const invitations = useGroupInvitations(now)
  const asked = useAskedGuardian(now)
  const [wanted, setWanted] = useState<string>()
  const mine = circles.state === 'ready' ? circles.value : []
  const invited = invitations.state === 'ready' ? invitations.value : []
  const settled = circles.state === 'ready' && (!circles.fromCache || !inReach || mine.length > 0)
  const isEmpty = settled && mine.length === 0
  return (
    <>
      <header className="page-head circles-head">
        <ScreenTitle title={words.title} />
        {mine.length > 0 && mine.length < many && <SearchSwitch wanted={wanted} onWant={setWanted} />}
        {mine.length >= many && <SearchField wanted={wanted} onWant={setWanted} />}
      </header>
      {!inReach && (
        <p className="offline-line small">
          <Icon name="info" size={20} /> {online ? shared.noAnswer : shared.offline}
        </p>
      )}
      {wanted === undefined && <Invitations invitations={invited} asked={asked} />}
      {wanted === undefined && (
        <div className="circles-people">
          <PeopleWay />
          <BetweenWay />
        </div>
      )}
      {wanted === undefined && <WaitsForGuardian asked={asked} />}
      {circles.state === 'failed' && <Failed />}
      {circles.state !== 'failed' && !settled && <Skeleton kind="person" rows={5} />}
      {isEmpty && (
        <Empty title={words.empty.title} text={words.empty.text} module="petala">
          {mayMake && (
            <Link className="button leaf" to="/user/circles/new">
              {words.empty.first}
            </Link>
          )}
        </Empty>
      )}
      {isEmpty && <FirstDoors />}
      {mine.length > 0 && <Lights mine={mine} wanted={wanted} />}
    </>
  )
}

interface SearchProps {
  wanted: string | undefined
  onWant: (text: string | undefined) => void
}

/** Where there are many, it is open from the start. */
function SearchField({ wanted = '', onWant }: SearchProps) {
  return (
    <input
      type="search"
      className="input"
      aria-label={words.search.label}
      placeholder={words.search.label}
      value={wanted}
      onChange={({ target: { value } }) => onWant(value === '' ? undefined : value)}
      onKeyDown={(event) => event.key === 'Escape' && onWant(undefined)}
    />
  )
}

function SearchSwitch({ wanted, onWant }: SearchProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = wanted !== undefined
  const close = () => {
    onWant(undefined)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={isOpen ? words.search.close : words.search.open}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : onWant(''))}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
      </button>
      {isOpen && (
        <input
          type="search"
          className="input"
          aria-label={words.search.label}
          placeholder={words.search.label}
          // biome-ignore lint/a11y/noAutofocus: whoever opened it wants to write in it.
          autoFocus
          value={wanted}
          onChange={(event) => onWant(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      )}
    </>
  )
}

function Failed() {
  return (
    <div className="load-failed" role="alert">
      <p>{words.failed}</p>
      <button type="button" className="button line compact" onClick={() => location.reload()}>
        {words.retry}
      </button>
    </div>
  )
}

/** The three lights, or what of them has the wanted name. */
function Lights({ mine, wanted = '' }: { mine: readonly MyCircle[]; wanted?: string | undefined }) {
  const ids = useMemo(() => mine.map(({ id }) => id), [mine])
  const fresh = useFreshPosts(ids)
  const mayWrite = useMayWrite()
  const { mayFollow, doors, failed } = useDoors(mine, wanted)
  const found = mine.filter(({ circle }) => matchesName(circle.name, wanted))
  const of = (kind: CircleKind) => found.filter(({ circle }) => circle.kind === kind)
  const isSearch = wanted.trim() !== ''
  const [groups, unseen, open] = [of('group'), of('private'), of('public')]
  const [secret, tiers] = [unseen.filter(({ circle }) => !circle.tier), unseen.filter(({ circle }) => circle.tier)]
  if (isSearch && found.length + doors.length === 0)
    return <p className="circles-nothing quiet">{words.search.nothing(wanted)}</p>
  return (
    <>
      {(!isSearch || groups.length > 0) && (
        <Light kind="groups" title={words.groups.title} level="circulo">
          {groups.length === 0 && <p className="light-note">{words.groups.none}</p>}
          <ul className="circle-rows plain">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} fresh={fresh.get(group.id) ?? 0} />
            ))}
          </ul>
          {!isSearch && mayWrite && (
            <Link id="make-circle" className="circle-row make" to="/user/circles/new">
              <span className="make-block">
                <Icon name="plus" />
              </span>
              <span className="row-words">
                <span className="row-name">{words.make.title}</span>
                <span className="row-sub">{words.make.text}</span>
              </span>
            </Link>
          )}
        </Light>
      )}
      {(!isSearch || secret.length > 0) && (
        <Light kind="secret" title={words.secret.title} note={words.secret.note} level="eu">
          <ul className="secret-cards plain">
            {secret.map((circle) => (
              <SecretCard key={circle.id} circle={circle} />
            ))}
            {!isSearch && mayWrite && (
              <li className="secret-slot">
                <Link id="make-secret" className="secret-card make" to="/user/circles/new" search={{ step: 'secret' }}>
                  <span className="make-block small">
                    <Icon name="plus" />
                  </span>
                  <span className="row-name">{words.secret.make}</span>
                  <span className="row-sub">{words.secret.makeText}</span>
                </Link>
              </li>
            )}
          </ul>
        </Light>
      )}
      {tiers.length > 0 && (
        <Light kind="subscribers" title={words.subscribers.title} note={words.subscribers.note} level="circulo">
          <ul className="secret-cards plain">
            {tiers.map((tier) => (
              <SecretCard key={tier.id} circle={tier} />
            ))}
          </ul>
        </Light>
      )}
      {(open.length > 0 || doors.length > 0 || (mayFollow && !isSearch)) && (
        <OpenLight doors={doors} failed={failed}>
          {open.map((circle) => (
            <OpenRow key={circle.id} circle={circle} fresh={fresh.get(circle.id) ?? 0} />
          ))}
        </OpenLight>
      )}
    </>
  )
}
