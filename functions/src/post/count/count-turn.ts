import { recountEvery } from '@varanda/domain/post/activity'

/**
 * Whether what was counted at `countedAt` is counted anew at `now`: at most once in two seconds, so that what comes
 * sooner waits for one task, `later` for all of them. A task carries the time at which it was `due`: what was counted
 * since then is `done`. It never queues itself again, even if it was delivered early: its own name would still be
 * taken. All in milliseconds.
 */
export function countTurn(countedAt: number, now: number, due?: number): 'now' | 'done' | { later: number } {
  if (due !== undefined) return countedAt >= due ? 'done' : 'now'
  const next = countedAt + recountEvery
  return now < next ? { later: next } : 'now'
}

/**
 * As of when a thing is counted that was counted at `before`: never earlier, in whatever order copies of a task end. The
 * tasks of a moment that is over have had their names, and what waited for one of them would wait for ever. All in
 * milliseconds.
 */
export function countedAs(before: number, now: number, due = 0): number {
  return Math.max(before, now, due)
}
