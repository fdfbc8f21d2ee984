import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { listCirclePosts } from '@varanda/domain/post/calls/list-circle-posts'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isKnown, type Live } from '../../data/live.ts'
import { useGrowing } from '../../data/use-growing.ts'
import { useMe } from '../../data/use-me.ts'
import { useOnline } from '../../ui/use-online.ts'
import { usePostsOf } from '../data/posts-of.ts'
import { withoutRemoved } from '../data/removal-state.ts'
import { $removals } from '../data/removals.ts'
import { useEntries } from './entries.ts'

interface Pages {
  ids: readonly string[]
  /** What the next page begins before; null at the end, undefined before the first. */
  next?: number | null
  /** Which post was my newest when the first was asked for. */
  newest?: string | undefined
}

/** Why nothing more is known. `again`: it is being asked for once more. */
export interface AskFailure {
  error: unknown
  online: boolean
  again?: true
}

/**
 * The newest `count` of what I shared with a private circle of mine. Which those are the instance says, since no copy
 * names the circle; it is asked anew where I have a newer post or one of these changed. The copies are followed.
 */
export function usePostsSharedWith(circleId: string, count: number) {
  const online = useOnline()
  const [{ ids, ...pages }, setPages] = useState<Pages>({ ids: [] })
  const [failure, setFailure] = useState<AskFailure>()
  const newest = useNewest(online)
  const isStale = newest !== undefined && newest !== pages.newest
  const before = isStale ? undefined : (pages.next ?? undefined)
  const isAsking = isStale || (before !== undefined && ids.length < count)
  // With the network it is asked again.
  const isHeld = failure !== undefined && !failure.again && failure.online === online
  useEffect(() => {
    if (!isAsking || isHeld) return
    let left = false
    call(listCirclePosts, { circleId, ...(before !== undefined && { before }) }).then(
      ({ posts, next }) => {
        if (left) return
        setFailure(undefined)
        setPages((now) => ({ ids: before === undefined ? posts : [...now.ids, ...posts], next, newest }))
      },
      (error) => left || setFailure({ error, online }),
    )
    return () => {
      left = true
    }
  }, [isAsking, isHeld, circleId, before, newest, online])
  const shown = useMemo(() => ids.slice(0, count), [ids, count])
  const { known, growing } = useGrowing(useEntries(shown))
  useChanges(known, () => setPages(({ ids, next }) => ({ ids, next })))
  const removals = useStore($removals)
  const posts = useMemo((): Live<Entry[]> => {
    if (pages.next === null && ids.length === 0) return { state: 'ready', value: [], fromCache: false }
    return known.state === 'ready' ? { ...known, value: withoutRemoved(known.value, removals) } : known
  }, [known, removals, pages.next, ids])
  return {
    posts,
    more: pages.next !== null || ids.length > count,
    growing: (isAsking && !isHeld) || growing,
    failure,
    again: () => setFailure((now) => now && { ...now, again: true }),
  }
}

/** Which post of mine is the newest, '' where there is none; undefined while it is not known. */
function useNewest(online: boolean): string | undefined {
  const mine = usePostsOf({ author: useMe().uid }, 1)
  if (mine.state === 'failed') return ''
  if (mine.state === 'loading' || (online && !isKnown(mine))) return undefined
  return mine.value[0]?.postId ?? ''
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
