import type { Entry } from '@varanda/domain/post/entry'

/** What the reader has in front of them, and what waits behind the pill. */
export interface Arrangement {
  visible: Entry[]
  waiting: Entry[]
}

/**
 * Only the reader moves the list: an entry that was not shown yet waits, unless it is one's own or it follows the
 * oldest shown one (the next page). Before anything was shown, everything is shown. `entries` are newest first.
 */
export function arrange(entries: readonly Entry[], shown: ReadonlySet<string>, me: string): Arrangement {
  const oldest = entries.findLastIndex(({ postId }) => shown.has(postId))
  if (oldest < 0) return { visible: [...entries], waiting: [] }
  const isVisible = (entry: Entry, index: number) =>
    shown.has(entry.postId) || entry.author.uid === me || index > oldest
  return {
    visible: entries.filter(isVisible),
    waiting: entries.filter((entry, index) => !isVisible(entry, index)),
  }
}

/** My posts on their way, the last written first, without those that the feed shows by now: those have `arrived`. */
export function apart<Item extends { postId: string }>(
  outbox: readonly Item[],
  entries: readonly Pick<Entry, 'postId'>[],
): { onTheWay: Item[]; arrived: Item[] } {
  const shown = new Set(entries.map(({ postId }) => postId))
  return {
    onTheWay: outbox.filter(({ postId }) => !shown.has(postId)).reverse(),
    arrived: outbox.filter(({ postId }) => shown.has(postId)),
  }
}

/** Blocks of the course under the header. */
export const courseLength = 15

/** Which blocks are lit: as many as posts wait, from the middle, at most all. */
export function litBlocks(waiting: number): { from: number; to: number } {
  const lit = Math.min(waiting, courseLength)
  const from = Math.floor((courseLength - lit) / 2)
  return { from, to: from + lit }
}
