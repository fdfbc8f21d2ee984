import type { Abertura } from '@varanda/design/scenes/abertura'
import { firstName } from '@varanda/domain/member/member'
import type { post } from '@varanda/domain/post/messages/pt/post'

type Words = typeof post.sees

/** Who sees a post, or to whom it went, besides whoever reads the sentence: how many, and the names that are known. */
export interface Seers {
  count: number
  names: readonly string[]
}

/** "Ana, Beto e mais 4 veem isto": who sees it now, as its author may know. Names before numbers. */
export function sayAudience(seers: Seers, words: Words): string {
  if (seers.count <= 0) return words.onlyYou
  return sayNames(seers, words.all, words)
}

/**
 * "Ana, Beto e mais 4 veem isto": the others to whom it went, as its reader may know them. Where they know none of them,
 * a number alone would say nothing: it says whose people they are, or that they are of the circle that is named before.
 */
export function saySent(seers: Seers, author: string, words: Words, isInCircle = false): string {
  const { sent } = words
  // Whoever comes into the circle later may read it as well.
  if (seers.count <= 0) return isInCircle ? sent.onlyYouYet : sent.onlyYou
  const number = (count: number) => (isInCircle ? sent.inCircle(count) : sent.count(count, firstName(author)))
  return sayNames(seers, number, words)
}

function sayNames(
  seers: Seers,
  count: (count: number) => string,
  words: Pick<Words, 'names' | 'namesAndMore'>,
): string {
  const names = seers.names.slice(0, seers.count).map(firstName)
  if (names.length === 0) return count(seers.count)
  if (names.length === seers.count && names.length <= 3) return words.names(names)
  const shown = names.slice(0, 2)
  return words.namesAndMore(shown, seers.count - shown.length)
}

/** How open the audience block is: closed, a hole for a few, four for a part, all of it for everyone I know. */
export function openingOf(count: number, except: number): Abertura {
  if (count <= 0) return 'eu'
  if (count <= 3) return 'pessoas'
  return except > 0 ? 'circulo' : 'conhecidos'
}
