import { useStore } from '@nanostores/react'
import type { FirstList } from '@varanda/client/first-page/first-page'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { postLimits } from '@varanda/domain/post/post'
import { useEffect, useMemo, useRef } from 'react'
import type { Live } from '../../data/live.ts'
import { keyOf, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { forgetLost } from './lost/lost-photos.ts'
import { hurry } from './outbox/outbox.ts'
import { withoutRemoved } from './removal-state.ts'
import { $removals } from './removals.ts'

const newest = (count: number) => ({ by: 'createdAt', direction: 'desc', first: count }) as const

/** As many as a screen shows at once. */
const atFirst = 3

/** The feed as a device first asks for it that keeps nothing of it. */
export function firstOfFeed(uid: string): FirstList {
  const path = paths.feed(uid)
  return { key: keyOf(path, newest(postLimits.feedFirst)), path, by: 'createdAt', direction: 'desc', count: atFirst }
}

/**
 * My newest `count` entries, newest first. While a larger count is on its way, what was known stays. `more`: there may be older
 * ones; what is being deleted counts.
 */
export function useFeed(count: number): Live<Entry[]> & { growing: boolean; more: boolean } {
  const { uid } = useMe()
  const list = useList<Entry>(paths.feed(uid), newest(count), (before, now) => forgetLost(before, now, count))
  const removals = useStore($removals)
  const before = useRef(list)
  const heard = list.state === 'ready' && !list.fromCache
  useEffect(() => {
    // The instance answers: what waits for it need not wait for its next try.
    if (heard) hurry().catch((error) => console.warn('outbox', error))
  }, [heard])
  useEffect(() => {
    if (list.state === 'ready') before.current = list
  }, [list])
  return useMemo(() => {
    const known = list.state === 'loading' ? before.current : list
    const growing = known !== list
    if (known.state !== 'ready') return { ...known, growing, more: false }
    return {
      ...known,
      value: withoutRemoved(
        known.value.map(({ data }) => data),
        removals,
      ),
      growing,
      more: known.value.length >= count,
    }
  }, [list, removals, count])
}
