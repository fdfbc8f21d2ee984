import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { useMemo, useState } from 'react'
import { useSettings } from '../../account/data/settings.ts'
import { forCircle } from './choice.ts'
import { lastAudience } from './last-audience.ts'

/**
 * Whom a post is for until its writer chooses: this person or this circle, otherwise what the member has set for it.
 * `isKnown`: that has been read; until then it is whom the last post from here went to.
 */
export function useFirstAudience(
  to: string | undefined,
  circle: string | undefined,
): { first: Audience; isKnown: boolean } {
  const [last] = useState<Audience>(() => lastAudience() ?? forConnections())
  const settings = useSettings()
  const isForAll = settings.state === 'ready' && settings.value?.postsFor === 'connections'
  const first = useMemo<Audience>(() => {
    if (to !== undefined) return forPeople([to])
    if (circle !== undefined) return forCircle(circle)
    return isForAll ? forConnections() : last
  }, [to, circle, isForAll, last])
  // What an empty cache says of settings while there is no network is nothing.
  const isUnread = settings.state === 'ready' && settings.fromCache && settings.value === undefined
  return { first, isKnown: settings.state !== 'loading' && !isUnread }
}
