import { Link } from '@tanstack/react-router'
import { localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { useConnections } from '../../connection/data/connections.ts'
import { Empty } from '../../ui/empty.tsx'
import { locale } from '../../ui/locale.ts'
import { words } from './words.ts'

/** An empty feed invites: to write, or, for whoever knows no one yet, to bring someone. */
export function EmptyFeed() {
  const connections = useConnections()
  const alone = connections.state === 'ready' && connections.value.length === 0
  if (alone) {
    return (
      <Empty title={words.alone.title} text={words.alone.text}>
        <a className="button" href={localizedPath(locale, routes.welcome.path)}>
          {words.alone.invite}
        </a>
      </Empty>
    )
  }
  return (
    <Empty title={words.empty.title} text={words.empty.text}>
      <Link className="button" to="/user/publish">
        {words.empty.publish}
      </Link>
    </Empty>
  )
}
