import type { Moment } from './moment.ts'

/** `posts/{id}/private/receipt`: the uids who can see a post, for its author. */
export interface Receipt {
  readers: string[]
}

/** `posts/{id}/activity/summary`: counted anew each time, never incremented. */
export interface ActivitySummary {
  comments: number
  readers: number
  countedAt: Moment
}

/** A summary is counted at most once in this many milliseconds. */
export const recountEvery = 2000
