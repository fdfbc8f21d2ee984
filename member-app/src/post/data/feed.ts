import { useStore } from '@nanostores/react'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useMemo, useRef } from 'react'
import type { Live } from '../../data/live.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { newest } from './first-of-feed.ts'
import { forgetLost } from './lost/lost-photos.ts'
import { hurry } from './outbox/outbox.ts'
import { withoutRemoved } from './removal-state.ts'
import { $removals } from './removals.ts'

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
