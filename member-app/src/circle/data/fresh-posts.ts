import { useStore } from '@nanostores/react'
import type { Entry } from '@varanda/domain/post/entry'
import { postLimits } from '@varanda/domain/post/post'
import { useEffect, useMemo } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFeed } from '../../post/data/feed.ts'
import { $visits, noteFirstLooks, type Visits } from './visits.ts'

/** Pure: how many of these posts each circle gave since its page was last looked at; mine are not news to me. */
export function countFresh(
  entries: readonly Pick<Entry, 'circles' | 'author' | 'createdAt'>[],
  visits: Visits,
  me: string,
): Map<string, number> {
  const fresh = new Map<string, number>()
  for (const { circles = [], author, createdAt } of entries) {
    if (author.uid === me) continue
    for (const id of circles) {
      const seen = visits[id]
      if (seen !== undefined && createdAt.toMillis() > seen) fresh.set(id, (fresh.get(id) ?? 0) + 1)
    }
  }
  return fresh
}

/**
 * How many posts each of these circles gave since its page was last looked at here, among the newest of the feed. What
 * a device finds at its first look is no news.
 */
export function useFreshPosts(circleIds: readonly string[]): ReadonlyMap<string, number> {
  const me = useMe()
  const visits = useStore($visits)
  const feed = useFeed(postLimits.feedFirst)
  useEffect(() => {
    noteFirstLooks(
      circleIds.filter((id) => visits[id] === undefined),
      Date.now(),
    )
  }, [circleIds, visits])
  return useMemo(() => countFresh(feed.state === 'ready' ? feed.value : [], visits, me.uid), [feed, visits, me.uid])
}
