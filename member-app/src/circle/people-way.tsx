import { Link } from '@tanstack/react-router'
import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { paths } from '@varanda/domain/paths'
import { useConnections } from '../connection/data/connections.ts'
import { useList } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Opening } from '../ui/opening.tsx'
import { Portraits } from '../ui/person/portrait.tsx'
import { WayWords } from '../ui/way.tsx'
import { isAsking } from './data/use-waiting.ts'
import { words } from './words.ts'

/** The way to everybody I know here, and to who asks to be connected. */
export function PeopleWay() {
  const { uid } = useMe()
  const connections = useConnections()
  const requests = useList<ConnectionRequest>(paths.connectionRequests(uid))
  const known = connections.state === 'ready' ? connections.value : []
  const asking = requests.state === 'ready' ? requests.value.filter(({ data }) => isAsking(data)).length : 0
  const people = known.length === 0 ? words.people.none : words.people.known(known.length)
  return (
    <Link className="way people-way" id="people-way" to="/user/people">
      <Portraits uids={known.slice(0, 2).map((person) => person.uid)} />
      <WayWords
        icon="people"
        title={words.people.title}
        text={asking > 0 ? words.people.asking(asking) : people}
        lit={asking}
      />
    </Link>
  )
}

/** The way to what is between me and a few. */
export function BetweenWay() {
  return (
    <Link className="way" id="between-way" to="/user/circles/between">
      <Opening level="pessoas" />
      <WayWords icon="people" title={words.between.title} text={words.between.text} />
    </Link>
  )
}
