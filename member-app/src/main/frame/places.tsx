import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $session } from '@varanda/client/account/session'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../../ui/words.ts'
import { CirclesPlace } from './circles-place.tsx'
import { toTop } from './to-top.ts'

/** The five places: a bar under the thumb on phones, a rail at the side on wide screens. Children have no invites. */
export function Places() {
  const session = useStore($session)
  const invites = session.state !== 'member' || mayByBand(session.ageBand, 'invite') === 'free'
  return (
    <nav className="places" aria-label={words.places.label}>
      <Link to="/user" activeOptions={{ exact: true, includeHash: false }} className="place" onClick={toTop}>
        <Icon name="porch" />
        <span>{words.places.feed}</span>
      </Link>
      <CirclesPlace />
      <Link to="/user/publish" className="place publish">
        <span className="publish-block">
          <Icon name="plus" />
        </span>
        <span>{words.places.publish}</span>
      </Link>
      {invites && (
        <Link to="/user/invites" className="place" onClick={toTop}>
          <Icon name="mail" />
          <span>{words.places.invites}</span>
        </Link>
      )}
      <Link to="/user/profile" className="place" onClick={toTop}>
        <Icon name="person" />
        <span>{words.places.profile}</span>
      </Link>
    </nav>
  )
}
