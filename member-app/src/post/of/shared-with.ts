import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { paths } from '@varanda/domain/paths'
import { listCirclePosts } from '@varanda/domain/post/calls/list-circle-posts'
import { authorOfEntry, type Entry } from '@varanda/domain/post/entry'
import { map } from 'nanostores'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Live } from '../../data/live.ts'
import { useGrowing } from '../../data/use-growing.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { useOnline } from '../../ui/use-online.ts'
import { withoutRemoved } from '../data/removal-state.ts'
import { $removals } from '../data/removals.ts'
import { useEntries } from './entries.ts'

/** `next`: what is asked for next begins before it; null where this is all. */
interface Listing {
  ids: readonly string[]
  next: number | null
}

/** Why nothing more is known. `again`: it is being asked for once more. */
export interface AskFailure {
  error: unknown
  online: boolean
  /** What it was asked for. */
  of: string
  again?: true
}

/** By the circle's id; kept while the app is open, so that going back finds the same page. */
const $listings = map<Record<string, Listing>>({})

const isEnough = (listing: Listing | undefined, count: number) =>
  listing !== undefined && (listing.next === null || listing.ids.length >= count)

/**
 * The newest `count` of what I shared with a private circle of mine. Which those are the instance says, since no copy
 * names the circle; it is asked anew by each look, and where I have a newer post or one of these changed. What was known
 * stays meanwhile. The copies are followed.
 */
export function usePostsSharedWith(circleId: string, count: number) {
  const online = useOnline()
  const kept = useStore($listings)[circleId]
  const [changes, setChanges] = useState(0)
  const newest = useNewest()
  /** What a listing has to be of. */
  const now = `${changes} ${newest ?? ''}`
  const [keptOf, setKeptOf] = useState<string>()
  const [fresh, setFresh] = useState<Listing & { of: string }>()
  const [failure, setFailure] = useState<AskFailure>()
  const isStale = keptOf !== now
  const base = isStale ? (fresh?.of === now ? fresh : undefined) : kept
  const isAsking = !isEnough(base, count)
  // Something else, and with the network, it is asked again by itself.
  const isHeld = failure !== undefined && !failure.again && failure.online === online && failure.of === now
  useEffect(() => {
    if (!isAsking || isHeld) return
    let left = false
    let isAnswered = false
    const before = base?.next ?? undefined
    call(listCirclePosts, { circleId, ...(before !== undefined && { before }) }).then(
      ({ posts, next }) => {
        if (left) return
        isAnswered = true
        setFailure(undefined)
        const listing = { ids: [...(base?.ids ?? []), ...posts], next }
        if (isStale && !isEnough(listing, count)) return setFresh({ ...listing, of: now })
        $listings.setKey(circleId, listing)
        setKeptOf(now)
      },
      (error) => {
        if (left) return
        isAnswered = true
        setFailure({ error, online, of: now })
      },
    )
    return () => {
      left = true
      // The network may come and go before it answers: what failed before that holds nothing back.
      if (!isAnswered) setFailure((last) => last && { ...last, again: true })
    }
  }, [isAsking, isHeld, isStale, circleId, base, count, now, online])
  const listing = kept ?? base
  const shown = useMemo(() => listing?.ids.slice(0, count) ?? [], [listing, count])
  const { known, growing } = useGrowing(useEntries(shown))
  useChanges(known, () => setChanges((before) => before + 1))
  const removals = useStore($removals)
  const posts = useMemo((): Live<Entry[]> => {
    if (listing?.next === null && listing.ids.length === 0) return { state: 'ready', value: [], fromCache: false }
    return known.state === 'ready' ? { ...known, value: withoutRemoved(known.value, removals) } : known
  }, [known, removals, listing])
  const isShort = !isEnough(kept, count)
  return {
    posts,
    more: listing === undefined || listing.next !== null || listing.ids.length > count,
    growing: (isShort && isAsking && !isHeld) || growing,
    failure: isShort ? failure : undefined,
    again: () => setFailure((last) => last && { ...last, again: true }),
  }
}

/** When the newest of my posts that I have seen was made, in milliseconds; one that goes makes no other newer. */
function useNewest(): number | undefined {
  const { uid } = useMe()
  const part = { where: [authorOfEntry, uid], by: 'createdAt', direction: 'desc', first: 1 } as const
  const mine = useList<Entry>(paths.feed(uid), part)
  const [newest, setNewest] = useState<number>()
  const at = mine.state === 'ready' ? mine.value[0]?.data.createdAt.toMillis() : undefined
  if (at !== undefined && (newest === undefined || at > newest)) setNewest(at)
  return newest
}

/** Tells that a post in the list is not as it was: it may be for others now. */
function useChanges(list: Live<Entry[]>, changed: () => void): void {
  const revs = useRef(new Map<string, number>())
  const tell = useRef(changed)
  tell.current = changed
  useEffect(() => {
    if (list.state !== 'ready') return
    const before = revs.current
    revs.current = new Map(list.value.map(({ postId, rev }) => [postId, rev]))
    if (list.value.some(({ postId, rev }) => (before.get(postId) ?? rev) !== rev)) tell.current()
  }, [list])
}
