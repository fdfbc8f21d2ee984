import type { Entry } from '@varanda/domain/post/entry'

/** So many people besides its author may have a post that is between few. */
const few = 3

/** Pure: whether a post is between its author and up to three people whom they named, not a group of as many. */
export function isBetweenFew(
  { author, others, circles }: Pick<Entry, 'author' | 'others' | 'circles'>,
  me: string,
): boolean {
  const readers = author.uid === me ? others.count : others.count + 1
  return readers > 0 && readers <= few && !circles?.length
}
