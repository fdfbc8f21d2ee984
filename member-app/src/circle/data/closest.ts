import { postLimits } from '@varanda/domain/post/post'
import { useMemo } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { useFeed } from '../../post/data/feed.ts'

/** So many are ticked ahead at most. */
const most = 7

/**
 * Of the people I know, those who wrote most of what is newest in my feed, as far as this device keeps it; nobody where
 * it keeps nothing.
 */
export function useClosest(): string[] {
  const feed = useFeed(postLimits.feedFirst)
  const connections = useConnections()
  return useMemo(() => {
    if (feed.state !== 'ready' || connections.state !== 'ready') return []
    const written = new Map<string, number>()
    for (const { author } of feed.value) written.set(author.uid, (written.get(author.uid) ?? 0) + 1)
    return connections.value
      .filter(({ uid }) => written.has(uid))
      .sort((one, other) => written.get(other.uid)! - written.get(one.uid)!)
      .slice(0, most)
      .map(({ uid }) => uid)
  }, [feed, connections])
}
