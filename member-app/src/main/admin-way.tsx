import { Link } from '@tanstack/react-router'
import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { useCount } from '../data/use-count.ts'
import { inLocale } from '../ui/locale.ts'
import { WayWords } from '../ui/way.tsx'

const words = inLocale({ pt, en })

/** From an administrator's own page to the admin area, with what waits for them there. */
export function AdminWay() {
  const requests = useCount(paths.signupRequests, ['status', '==', 'pending'])
  const reports = useCount(paths.reports, ['state', '==', 'open'])
  const isKnown = requests.state === 'ready' && reports.state === 'ready'
  const [waiting, open] = isKnown ? [requests.value, reports.value] : [0, 0]
  const said = [...(waiting > 0 ? [words.waiting(waiting)] : []), ...(open > 0 ? [words.openReports(open)] : [])]
  const text = isKnown ? said.join(', ') || words.enterText : words.enterWhat
  return (
    <section className="ways" aria-label={words.enter}>
      <Link className="way" id="admin-area" to={routes.admin.path}>
        <WayWords icon="board" title={words.enter} text={text} lit={waiting + open} />
      </Link>
    </section>
  )
}
