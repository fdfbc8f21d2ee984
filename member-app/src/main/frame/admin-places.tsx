import { Link, useRouterState } from '@tanstack/react-router'
import type { IconName } from '@varanda/design/icons'
import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { centre } from '../../ui/navigation/centre.ts'
import { AdminBadge } from './admin-badge.tsx'
import { toTop } from './to-top.ts'

const words = inLocale({ pt, en })

/** The admin area's menu, in its order. */
const places = [
  { place: 'admin', icon: 'board' },
  { place: 'adminSignupRequests', icon: 'mail' },
  { place: 'adminInvites', icon: 'link' },
  { place: 'adminReports', icon: 'flag' },
  { place: 'adminUsers', icon: 'people' },
  { place: 'adminNetworkGraph', icon: 'network' },
  { place: 'adminBlog', icon: 'article' },
  { place: 'adminAuditLog', icon: 'ledger' },
  { place: 'adminSettings', icon: 'settings' },
] as const satisfies readonly {
  place: keyof typeof words.places & keyof typeof routes
  icon: IconName
}[]

/** The places of whoever runs the instance: a strip above the screen on phones, a list at the side on wide screens. */
export function AdminPlaces() {
  const strip = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the present one.
  useEffect(() => centre(strip.current, '.active'), [pathname])
  return (
    <nav ref={strip} className="admin-places" aria-label={words.menu}>
      {places.map(({ place, icon }) => (
        <Link
          key={place}
          to={routes[place].path}
          activeOptions={{ exact: place === 'admin', includeSearch: false }}
          className="place"
          onClick={toTop}
        >
          <Icon name={icon} />
          <span className="place-name">{words.places[place]}</span>
          <AdminBadge place={place} />
        </Link>
      ))}
      <Link to={routes.user.path} className="place out">
        <Icon name="porch" />
        <span className="place-name">{words.toPorch}</span>
      </Link>
    </nav>
  )
}
