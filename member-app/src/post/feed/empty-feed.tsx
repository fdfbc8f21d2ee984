import { Link } from '@tanstack/react-router'
import { useConnections } from '../../connection/data/connections.ts'
import { Empty } from '../../ui/empty.tsx'
import { words } from './words.ts'

/** An empty feed invites: to write, or, for whoever knows no one yet, to find somebody. */
export function EmptyFeed() {
  const connections = useConnections()
  const alone = connections.state === 'ready' && connections.value.length === 0
  if (alone) {
    return (
      <Empty title={words.alone.title} text={words.alone.text}>
        <Link className="button" to="/user/people">
          {words.alone.find}
        </Link>
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
