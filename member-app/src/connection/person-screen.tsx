import './person.css'
import { Link } from '@tanstack/react-router'
import { firstName, type Member } from '@varanda/domain/member/member'
import { person as en } from '@varanda/domain/member/messages/en/person'
import { profile as profileEn } from '@varanda/domain/member/messages/en/profile'
import { person as pt } from '@varanda/domain/member/messages/pt/person'
import { profile as profilePt } from '@varanda/domain/member/messages/pt/profile'
import { paths } from '@varanda/domain/paths'
import type { ReactNode } from 'react'
import { isKnown } from '../data/live.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useOnline } from '../ui/use-online.ts'
import { WallCourse } from '../ui/wall-course.tsx'
import { useConnections } from './data/connections.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { PersonWays } from './person-ways.tsx'
import { mailTold } from './words.ts'

const words = inLocale({ pt, en })
const profile = inLocale({ pt: profilePt, en: profileEn })

interface PersonScreenProps {
  uid: string
  /** What they shared with me, once it is known that there is somebody. */
  children: (person: { uid: string; name: string }) => ReactNode
}

/** The page of a person, mine too: who they are, how we know each other, what can be done, and what they shared. */
export function PersonScreen({ uid, children }: PersonScreenProps) {
  const me = useMe()
  const online = useOnline()
  const mine = uid === me.uid
  const connections = useConnections()
  const theirs = useDoc<Member>(mine ? undefined : paths.user(uid))
  const sheet = useSheet('person-ways')
  const connection = connections.state === 'ready' ? connections.value.find((one) => one.uid === uid) : undefined
  const known = theirs.state === 'ready' ? theirs.value : undefined
  const name = mine ? me.name : (connection?.name ?? known?.name)
  const bio = mine ? me.bio : known?.bio
  if (name === undefined) {
    const isRefused = theirs.state === 'failed' || (theirs.state === 'ready' && (!theirs.fromCache || !online))
    const isSettled = isRefused && (connections.state !== 'ready' || !connections.fromCache || !online)
    return isSettled && connections.state !== 'loading' ? <Missing /> : <Coming />
  }
  const called = firstName(name)
  return (
    <>
      <BackBar>
        {!mine && (
          <button
            type="button"
            id={`ways-${uid}`}
            className="icon-button"
            aria-label={words.ways(called)}
            aria-haspopup="dialog"
            onClick={sheet.show}
          >
            <Icon name="more" />
          </button>
        )}
      </BackBar>
      <header className="person-head">
        <WallCourse />
        <Portrait uid={uid} size="xl" photo={connection?.photo ?? known?.photo} />
        <ScreenTitle title={name}>
          <span dir="auto">{name}</span>
        </ScreenTitle>
        {bio && (
          <p className="person-bio" dir="auto">
            {bio}
          </p>
        )}
        {!mine && (connection ?? known)?.readsByMail && <p className="quiet">{mailTold.mark}</p>}
        {!mine && connections.state === 'failed' && <LoadFailed />}
        {!mine && connections.state !== 'failed' && (
          <HowWeKnow uid={uid} connection={connection} isKnown={isKnown(connections)} />
        )}
        {mine && (
          <Link className="button line" to="/user/profile" state={{ sheet: 'profile' }}>
            <Icon name="edit" />
            {profile.edit}
          </Link>
        )}
        {connection && (
          <Link className="button wide" id={`write-${uid}`} to="/user/publish/$uid" params={{ uid }}>
            <Icon name="send" />
            {words.write(called)}
          </Link>
        )}
      </header>
      {children({ uid, name })}
      {sheet.open && <PersonWays uid={uid} name={name} connection={connection} onClose={sheet.hide} />}
    </>
  )
}

function Coming() {
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} hidden />
      </BackBar>
      <div className="page-body">
        <Skeleton kind="person" rows={1} />
        <Skeleton rows={2} />
      </div>
    </>
  )
}

/** Nobody of that id, or somebody whose page is not for me: one answer, so that it says nothing. */
function Missing() {
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.missing.title} hidden />
      </BackBar>
      <div className="page-body">
        <Empty title={words.missing.title} text={words.missing.text}>
          <Link className="button" to="/user/people">
            {words.missing.people}
          </Link>
        </Empty>
      </div>
    </>
  )
}
