import { useStore } from '@nanostores/react'
import { Link, useRouterState } from '@tanstack/react-router'
import { $session } from '@varanda/client/account/session'
import { useWaiting } from '../../circle/data/use-waiting.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { words } from '../../ui/words.ts'
import { toTop } from './to-top.ts'

/** The place of circles and people, with how many of both wait for an answer. */
export function CirclesPlace() {
  const session = useStore($session)
  const isAmongPeople = useRouterState({ select: ({ location }) => location.pathname.includes('/user/people') })
  return (
    <Link to="/user/circles" className={isAmongPeople ? 'place active' : 'place'} onClick={toTop}>
      <span className="place-icon">
        <Icon name="circles" />
        {session.state === 'member' && <Waiting uid={session.uid} />}
      </span>
      <span>{words.places.circles}</span>
    </Link>
  )
}

function Waiting({ uid }: { uid: string }) {
  const waiting = useWaiting(uid, useNow())
  if (waiting === 0) return null
  return (
    <span className="place-count">
      <span aria-hidden="true">{waiting > 9 ? '9+' : waiting}</span>
      <span className="visually-hidden">{words.places.waiting(waiting)}</span>
    </span>
  )
}
