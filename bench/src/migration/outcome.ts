import type { Migration } from '@varanda/domain/source/migration'

/** Begins the random part of the ids of posts that come into being meanwhile. */
export const visitMark = 'Visit'

/** What has happened since the last one. Times in milliseconds. */
export interface Outcome {
  step: Migration['step']
  reads: number
  writes: number
  residentMegabytes: number
  posts: number[]
  feeds: number[]
}
