import type { MouseEvent } from 'react'
import { showNew } from '../../post/feed/reading.ts'

/** At the top means within this many CSS pixels. */
const top = 16

/** Pressing the place one is already in goes to its top; pressing it there shows what is new. */
export function toTop(event: MouseEvent<HTMLAnchorElement>): void {
  const isElsewhere = event.currentTarget.pathname !== location.pathname || location.search !== ''
  if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return
  // The router would jump there by itself, and leave a second entry in the history.
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (scrollY < top) showNew()
  else scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
