import { type RefObject, useEffect, useRef } from 'react'

/** What was just written comes into view, whole and above the box, while its writer is still at the box. */
export function useInView<Row extends HTMLElement>(isNew: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const wasNew = useRef(isNew)
  useEffect(() => {
    if (!wasNew.current || !document.activeElement?.closest('.comment-box')) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' })
  }, [])
  return row
}
