import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import { audienceOf, forConnections, type StoredAudience } from '@varanda/domain/post/audience'
import type { Entry } from '@varanda/domain/post/entry'
import { useMemo } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useConnections } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { useRosters } from '../audience/use-rosters.ts'
import { readersNow } from './readers-now.ts'

const noCircles: readonly string[] = []

/**
 * Who sees a post of mine now, as I may know them, and of what that follows. `isKnown`: the readers are; to whom it
 * `first` went may still be unknown, and is among the `parts`.
 */
export function useReadersNow(entry: Entry) {
  const me = useMe()
  const connections = useConnections()
  const audience = useDoc<StoredAudience>(paths.postAudience(entry.postId))
  const receipt = useDoc<Receipt>(paths.receipt(entry.postId))
  const stored = audience.state === 'ready' ? audience.value : undefined
  const wanted = useMemo(() => (stored ? audienceOf(stored) : forConnections()), [stored])
  const named = useCirclesNamed(wanted.circles)
  const circles = named.state === 'ready' ? named.value : []
  const listed = circles.filter(({ circle }) => circle.kind !== 'public' || circle.owner === me.uid)
  const rosters = useRosters(listed.length > 0 ? listed.map(({ id }) => id) : noCircles)
  const ways = [connections, audience, rosters, ...(wanted.circles.length > 0 ? [named] : [])]
  const first = (receipt.state === 'ready' && receipt.value?.readers) || undefined
  const { readers, gone } = useMemo(() => {
    const people = connections.state === 'ready' ? connections.value : []
    return readersNow({ author: entry.author.uid, createdAt: entry.createdAt }, wanted, {
      people: Object.fromEntries(people.map((person) => [person.uid, person])),
      rosters: new Map(wanted.circles.map((id) => [id, rosters.state === 'ready' ? rosters.value.get(id) : undefined])),
      first: first ?? [],
    })
  }, [connections, rosters, wanted, first, entry.author.uid, entry.createdAt])
  return {
    readers,
    isKnown: ways.every(({ state }) => state === 'ready'),
    first,
    gone,
    wanted,
    circles,
    people: connections.state === 'ready' ? connections.value : [],
    parts: [...ways, receipt],
  }
}
