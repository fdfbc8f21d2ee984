import type { Entry } from '@varanda/domain/post/entry'
import type { Row } from '../../../data/use-list.ts'

/**
 * Pure: the posts that a list of the newest `count` held and holds no more, though no newer one pushed them out. What is
 * older than all of a full list may be there still.
 */
export function lostFrom(before: readonly Row<Entry>[], now: readonly Row<Entry>[], count: number): string[] {
  const still = new Set(now.map(({ id }) => id))
  const oldest = now.length >= count ? now.at(-1)?.data.createdAt.toMillis() : undefined
  return before
    .filter(({ id, data }) => !still.has(id) && (oldest === undefined || data.createdAt.toMillis() > oldest))
    .map(({ id }) => id)
}
