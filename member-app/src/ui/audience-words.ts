import type { Abertura } from '@varanda/design/abertura'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member'
import { post as en } from '@varanda/domain/messages/en/post'
import { post as pt } from '@varanda/domain/messages/pt/post'

const wordsOf = { pt: pt.sees, en: en.sees }

/** Who sees a post besides whoever reads the sentence: how many, and the names that are known. */
export interface Seers {
  count: number
  names: readonly string[]
}

/**
 * "Ana, Beto e mais 4 veem isto": names before numbers. `author` is set for a reader, whose sentence is never "only
 * you": the author sees it too.
 */
export function sayAudience(seers: Seers, locale: Locale, author?: string): string {
  const words = wordsOf[locale]
  if (seers.count <= 0) return author ? words.onlyYouAnd(firstName(author)) : words.onlyYou
  const names = seers.names.slice(0, seers.count).map(firstName)
  if (names.length === 0) return author ? words.count(seers.count) : words.all(seers.count)
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
