import { postLimits } from '@varanda/domain/post/post'
import { atom } from 'nanostores'

/** Where the reader is in the feed; kept while the app is open, so that going back finds the same list. */
interface Reading {
  /** How many entries are asked for. */
  count: number
  shown: ReadonlySet<string>
  /** The first post that had been seen before the reader asked for the new ones. */
  seenFrom?: string
}

export const $reading = atom<Reading>({ count: postLimits.feedFirst, shown: new Set() })

export function markShown(postIds: readonly string[]): void {
  const now = $reading.get()
  if (postIds.every((id) => now.shown.has(id))) return
  $reading.set({ ...now, shown: new Set([...now.shown, ...postIds]) })
}

/** Lets what waits into the list. `seenFrom` draws the line above what was there before. */
export function letIn(postIds: readonly string[], seenFrom?: string): void {
  const now = $reading.get()
  $reading.set({ ...now, shown: new Set([...now.shown, ...postIds]), seenFrom: seenFrom ?? now.seenFrom })
}

/** At most so many more at once. */
const mostMore = 200

/** Another page; of a long feed a longer one, since the instance counts what is there already anew each time. */
export function askForMore(): void {
  const now = $reading.get()
  const more = Math.min(Math.max(postLimits.feedPage, Math.floor(now.count / 4)), mostMore)
  $reading.set({ ...now, count: now.count + more })
}

/** Asks for as much as was there when the reader left. */
export function askForAtLeast(count: number): void {
  const now = $reading.get()
  if (now.count < count) $reading.set({ ...now, count })
}

/** Counts how often the reader asked to see what waits, other than by the pill. */
export const $asked = atom(0)

export function showNew(): void {
  $asked.set($asked.get() + 1)
}
