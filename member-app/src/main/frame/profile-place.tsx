import { Link, useRouterState } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../../ui/words.ts'
import { toTop } from './to-top.ts'

/** The place of what is one's own, one's invites among it. */
export function ProfilePlace() {
  const isAtInvites = useRouterState({ select: ({ location }) => location.pathname.endsWith('/user/invites') })
  return (
    <Link to="/user/profile" className={isAtInvites ? 'place active' : 'place'} onClick={toTop}>
      <Icon name="person" />
      <span>{words.places.profile}</span>
    </Link>
  )
}
