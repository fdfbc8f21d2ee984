import { useRouterState } from '@tanstack/react-router'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { keepPlace, placeAt } from './kept-place.ts'
import { $reading, askForAtLeast } from './reading.ts'

/** The place is looked up this long after scrolling began (milliseconds). */
const every = 150
/** What stands over the top of the list does not count as seen (CSS pixels). */
const covered = 8

/**
 * Brings the reader back to the post they left, after a reload or by Back, as soon as it is in the list; a feed that is
 * opened anew begins at its top. Each row of `list` says its post in `data-post`. `isSettled`: nothing more is coming.
 * Answers the post that is looked for, whose row has to be drawn.
 */
export function useKeptPlace(
  list: RefObject<HTMLElement | null>,
  postIds: readonly string[],
  isSettled: boolean,
): string | undefined {
  const entry = useEntry()
  const place = useMemo(() => placeAt(entry), [entry])
  const [foundIn, setFoundIn] = useState<string>()
  const isFound = place === undefined || foundIn === entry

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry begins in its own place, also two that have none.
  useLayoutEffect(() => {
    if (place) askForAtLeast(place.count)
    else scrollTo({ top: 0, behavior: 'instant' })
  }, [entry, place])

  useLayoutEffect(() => {
    if (isFound || !place) return
    const isThere = () => {
      const row = rowOf(list.current, place.postId)
      if (!row) return isSettled && !postIds.includes(place.postId)
      const away = () => row.getBoundingClientRect().top - place.offset
      scrollBy({ top: away(), behavior: 'instant' })
      // Among the last that are there yet, it comes no higher than the page ends: once there is more below, it does.
      return isSettled || Math.abs(away()) <= 1
    }
    if (isThere()) return setFoundIn(entry)
    // Rows may be drawn after the feed, once what draws them has come.
    const rows = new MutationObserver(() => isThere() && setFoundIn(entry))
    rows.observe(document.body, { childList: true, subtree: true })
    return () => rows.disconnect()
  }, [list, entry, place, postIds, isSettled, isFound])

  useEffect(() => {
    if (!isFound) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      const row = firstInView(list.current)
      if (!row?.dataset.post) return
      const offset = Math.round(row.getBoundingClientRect().top)
      keepPlace({ entry, postId: row.dataset.post, offset, count: $reading.get().count })
    }
    const soon = () => {
      timer ??= setTimeout(keep, every)
    }
    const now = () => timer !== undefined && keep()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', soon)
      removeEventListener('pagehide', now)
    }
  }, [list, entry, isFound])
  return isFound ? undefined : place?.postId
}

/**
 * The history entry in which the feed is read. The address may be the next screen's while this one is still shown, and
 * may have come back to the feed before that screen was there: then the feed is opened anew without having been left. A
 * sheet's entry is the one below it.
 */
function useEntry(): string {
  const [entry, enter] = useState(() => String((history.state as { __TSR_key?: string } | null)?.__TSR_key ?? ''))
  const here = useRouterState({
    select: ({ location: { pathname, state } }) => {
      const isFeed = pathname.replace(/\/$/, '') === memberScreens.feed
      return isFeed && !state.sheet && !state.above ? state.__TSR_key : undefined
    },
  })
  if (here !== undefined && here !== entry) enter(here)
  return entry
}

function rowOf(list: HTMLElement | null, postId: string): HTMLElement | undefined {
  return rowsOf(list).find(({ dataset }) => dataset.post === postId)
}

function firstInView(list: HTMLElement | null): HTMLElement | undefined {
  return rowsOf(list).find((row) => row.getBoundingClientRect().bottom > covered)
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
