import type { Entry } from '@varanda/domain/post/entry'

/** The nearest post above another of the same author: what their posts are compared with. */
export function lastOfAuthor(entries: readonly Entry[], index: number): Entry | undefined {
  const author = entries[index]?.author.uid
  let above = index - 1
  while (above >= 0 && entries[above]?.author.uid !== author) above--
  return entries[above]
}

/**
 * The same people as the author's post above: then the sill stays untinted, so that a change is what catches the eye.
 * With another author it is always others, and their number says nothing of this one.
 */
export function sameAudience(entry: Entry, above: Entry | undefined): boolean {
  if (!above || above.author.uid !== entry.author.uid) return false
  return above.others.count === entry.others.count && above.others.uids.join() === entry.others.uids.join()
}
