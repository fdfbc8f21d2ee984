import type { Moment } from '../moment.ts'

/** `posts/{id}/private/receipt`: the uids who can see a post besides its author, for the author. */
export interface Receipt {
  readers: string[]
}

/** `posts/{id}/activity/summary`: counted anew each time, never incremented. */
export interface ActivitySummary {
  comments: number
  /** People who can see the post besides its author. */
  readers: number
  countedAt: Moment
}

/** A summary is counted at most once in this many milliseconds. */
export const recountEvery = 2000
