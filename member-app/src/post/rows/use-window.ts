import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { heightsOf, measured, measureFor } from './heights.ts'
import { steadyView } from './steady-view.ts'
import { grown, type Piece, piecesOf, type Range, shown } from './window-of.ts'

/** Rows are drawn for so many windows above and below the one that is seen. */
const windowsAhead = 2
/** So many are drawn before it is known how many are in view. */
const atFirst = 2

interface Drawn {
  ids: readonly string[]
  /** The row with the focus, which stays wherever it is. */
  focused?: string | undefined
}

/**
 * Which rows of a long list are drawn: those in view and near it, and the one that has the focus. `wanted` is drawn
 * before its list was scrolled there. The elements of rows say their id in `data-post`.
 */
export function useWindow(list: RefObject<HTMLElement | null>, ids: readonly string[], wanted?: string): Piece[] {
  const places = useMemo(() => new Map(ids.map((id, at) => [id, at])), [ids])
  const [drawn, draw] = useState<Drawn>({ ids: [] })
  const range = rangeOf(drawn.ids, places, wanted)
  const now = useRef({ ids, drawn, range, wanted })
  const committed = useRef(() => {})

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    let frame = 0
    const holdView = steadyView(element)
    const sizes = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const { post } = (target as HTMLElement).dataset
        if (post) measured(post, borderBoxSize[0]?.blockSize ?? 0)
      }
      holdView()
    })
    // What stands above the list may change as well.
    if (element.parentElement) sizes.observe(element.parentElement)
    const watched = new WeakSet<Element>()
    const measure = () => {
      measureFor(element.clientWidth)
      for (const row of element.querySelectorAll<HTMLElement>('[data-post]')) {
        if (watched.has(row)) continue
        watched.add(row)
        sizes.observe(row)
        measured(row.dataset.post ?? '', row.getBoundingClientRect().height)
      }
    }
    const update = (next: typeof shown) => {
      const { ids, drawn, range, wanted } = now.current
      if (ids.length === 0) return
      if (wanted !== undefined) {
        // It stays what is drawn until the list was scrolled there.
        const sought = ids.slice(range.first, range.end)
        if (sought.includes(wanted) && !drawn.ids.includes(wanted)) draw({ ids: sought })
        return
      }
      const { top } = element.getBoundingClientRect()
      const stretch = { top: -top, bottom: innerHeight - top }
      const { first, end } = next(range, heightsOf(ids), stretch, innerHeight * windowsAhead)
      if (first === range.first && end === range.end) return
      const focused = document.activeElement?.closest<HTMLElement>('[data-post]')?.dataset.post
      draw({ ids: ids.slice(first, end), focused })
    }
    const growSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => update(grown))
    }
    // What comes into view is drawn in the frame that shows it; everything else, also what goes, after the frame, at once.
    const scrolled = () => {
      holdView()
      flushSync(() => update(shown))
      growSoon()
    }
    committed.current = () => {
      measure()
      holdView()
      update(shown)
      growSoon()
    }
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', scrolled)
    return () => {
      committed.current = () => {}
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', scrolled)
    }
  }, [list])

  useLayoutEffect(() => {
    now.current = { ids, drawn, range, wanted }
    committed.current()
  })

  const held = drawn.focused === undefined ? undefined : places.get(drawn.focused)
  return piecesOf(heightsOf(ids), range, held)
}

function rangeOf(drawn: readonly string[], places: ReadonlyMap<string, number>, wanted: string | undefined): Range {
  const sought = wanted === undefined ? undefined : places.get(wanted)
  const there = drawn.flatMap((id) => places.get(id) ?? [])
  if (sought !== undefined && !there.includes(sought)) return { first: sought, end: sought + 1 }
  if (there.length === 0) return { first: 0, end: Math.min(atFirst, places.size) }
  return { first: Math.min(...there), end: Math.max(...there) + 1 }
}
