import type { MouseEvent } from 'react'
import { showNew } from '../../post/feed/reading.ts'
import { glideToTop } from '../../ui/navigation/glide-to-top.ts'

/** At the top means within this many CSS pixels. */
const top = 16

/** Pressing the place one is already in goes to its top; pressing it there shows what is new. */
export function toTop(event: MouseEvent<HTMLAnchorElement>): void {
  const isElsewhere = event.currentTarget.pathname !== location.pathname || location.search !== ''
  if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return
  // The router would jump there by itself, and leave a second entry in the history.
  event.preventDefault()
  if (scrollY < top) showNew()
  else glideToTop()
}
