import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import type { Separations } from '@varanda/domain/post/separation'
import { useMemo, useRef } from 'react'
import { useClosest } from '../../circle/data/closest.ts'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useConnections } from '../../connection/data/connections.ts'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import type { Known } from './reach-on-device.ts'
import { useRosters } from './use-rosters.ts'

/**
 * What this device keeps of whom an audience may reach, once there is something to say. An empty cache of a device that
 * was never answered knows nobody: it is not told as if there were nobody.
 */
export function useKnown({ circles }: Audience): Live<Known> {
  const me = useMe()
  const connections = useConnections()
  const mine = useMyCircles()
  const pairs = useDoc<Separations>(paths.separations(me.uid))
  const closest = useClosest()
  const own = mine.state === 'ready' ? mine.value : []
  const listed = circles.filter((id) => {
    const found = own.find((one) => one.id === id)?.circle
    return found && (found.kind !== 'public' || found.owner === me.uid)
  })
  const asked = useRosters(listed)
  // While one more circle is asked for, what is known of the others stands, and of that one its number.
  const last = useRef(asked)
  if (asked.state === 'ready') last.current = asked
  const rosters = asked.state === 'loading' ? last.current : asked
  return useMemo(() => {
    for (const one of [connections, mine, rosters]) if (one.state !== 'ready') return one
    // Who is never together is known before anything is said; where it cannot be read, it is left to the instance.
    if (pairs.state === 'loading') return pairs
    if (connections.state !== 'ready' || mine.state !== 'ready' || rosters.state !== 'ready')
      return { state: 'loading' }
    if (connections.fromCache && connections.value.length === 0) return { state: 'loading' }
    const value: Known = {
      author: me.uid,
      people: new Map(connections.value.map((person) => [person.uid, person])),
      rosters: rosters.value,
      mine: mine.value,
      pairs: (pairs.state === 'ready' && pairs.value?.pairs) || [],
      closest,
    }
    return { state: 'ready', value, fromCache: connections.fromCache || mine.fromCache || rosters.fromCache }
  }, [connections, mine, rosters, pairs, closest, me.uid])
}
