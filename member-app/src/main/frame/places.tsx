import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../../ui/words.ts'
import { CirclesPlace } from './circles-place.tsx'
import { NoticesPlace } from './notices-place.tsx'
import { ProfilePlace } from './profile-place.tsx'
import { toTop } from './to-top.ts'

/** The five places: a bar under the thumb on phones, a rail at the side on wide screens. */
export function Places() {
  return (
    <nav className="places" aria-label={words.places.label}>
      <Link to="/user" activeOptions={{ exact: true, includeHash: false }} className="place" onClick={toTop}>
        <Icon name="porch" />
        <span>{words.places.feed}</span>
      </Link>
      <CirclesPlace />
      <Link to="/user/publish" id="place-publish" className="place publish">
        <span className="publish-block">
          <Icon name="plus" />
        </span>
        <span>{words.places.publish}</span>
      </Link>
      <NoticesPlace />
      <ProfilePlace />
    </nav>
  )
}
