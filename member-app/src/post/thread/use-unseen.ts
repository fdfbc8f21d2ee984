import type { Comment } from '@varanda/domain/post/comment'
import { useEffect, useRef, useState } from 'react'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { announce } from '../../ui/notice/announce.ts'
import { commentElementId } from '../comment-row.tsx'
import { moreElementId } from './comment-group.tsx'
import { words } from './words.ts'

/**
 * What others wrote while the thread was open and was not on the screen yet, oldest first. Screen readers are told that
 * it came, without having it read out.
 */
export function useUnseen(
  comments: readonly Row<Comment>[] | undefined,
  blocked: ReadonlySet<string>,
): readonly Row<Comment>[] {
  const me = useMe()
  const known = useRef<Set<string>>(undefined)
  const [unseen, setUnseen] = useState<readonly string[]>([])
  useEffect(() => {
    if (!comments) return
    const before = known.current
    // What was fetched once stays known: older ones come and go with the pages.
    known.current = new Set([...(before ?? []), ...comments.map(({ id }) => id)])
    if (!before) return
    const newest = comments.findLastIndex(({ id }) => before.has(id))
    const isNews = ({ id, data }: Row<Comment>) =>
      !before.has(id) && data.author.uid !== me.uid && !blocked.has(data.author.uid)
    const fresh = comments.slice(newest + 1).filter(isNews)
    if (fresh.length === 0) return
    announce(words.fresh(fresh.length))
    setUnseen((waiting) => [...waiting, ...fresh.map(({ id }) => id)])
  }, [comments, blocked, me.uid])

  const there = (comments ?? []).filter(({ id, data }) => unseen.includes(id) && !data.deleted)
  const places = JSON.stringify(there.map(({ id, data }) => [id, data.replyTo]))
  useEffect(() => {
    const waiting = new Map<Element, string[]>()
    for (const [id, parent] of JSON.parse(places) as [string, string | null][]) {
      // A reply that is folded away is told of by the way to it.
      const place =
        document.getElementById(commentElementId(id)) ?? document.getElementById(moreElementId(parent ?? id))
      if (place) waiting.set(place, [...(waiting.get(place) ?? []), id])
    }
    const watch = new IntersectionObserver(
      (seen) => {
        const on = seen
          .filter(({ isIntersecting }) => isIntersecting)
          .flatMap(({ target }) => waiting.get(target) ?? [])
        if (on.length > 0) setUnseen((before) => before.filter((id) => !on.includes(id)))
      },
      // The box stands over the lower edge.
      { rootMargin: '0px 0px -96px' },
    )
    for (const place of waiting.keys()) watch.observe(place)
    return () => watch.disconnect()
  }, [places])
  return there
}
