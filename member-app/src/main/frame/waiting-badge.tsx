import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { paths } from '@varanda/domain/paths'
import type { RouteName } from '@varanda/domain/site/routes'
import { useCount } from '../../data/use-count.ts'
import { inLocale } from '../../ui/locale.ts'

const words = inLocale({ pt, en })

const counted = {
  adminSignupRequests: { path: paths.signupRequests, field: 'status', value: 'pending', say: words.waiting },
  adminInvites: { path: paths.seatRequests, field: 'state', value: 'open', say: words.seatRequests },
  adminReports: { path: paths.reports, field: 'state', value: 'open', say: words.openReports },
} as const

/** How much waits behind a place of the admin area; nothing where nothing does. */
export function WaitingBadge({ place }: { place: RouteName }) {
  return isCounted(place) ? <Badge {...counted[place]} /> : null
}

const isCounted = (place: RouteName): place is keyof typeof counted => Object.hasOwn(counted, place)

function Badge({ path, field, value, say }: (typeof counted)[keyof typeof counted]) {
  const count = useCount(path, [field, '==', value])
  if (count.state !== 'ready' || count.value === 0) return null
  return (
    <span className={path === paths.signupRequests ? 'badge lit' : 'badge'}>
      <span aria-hidden="true">{count.value > 99 ? '99+' : count.value}</span>
      <span className="visually-hidden">{say(count.value)}</span>
    </span>
  )
}
