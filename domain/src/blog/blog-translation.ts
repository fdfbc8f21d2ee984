import { type Locale, otherLocale } from '../locale.ts'
import { type BlogPost, type BlogText, blogLimits } from './blog.ts'
import { isWhole } from './blog-editing.ts'

/**
 * How one language of a post stands. `missing`: not written. `incomplete`: a part lacks, or is too long. `draft`:
 * nobody has seen it. `shown`: the public page says the same. `changed`: it says more than the public page. `behind`:
 * the public page says the same, but the other language has changed.
 */
export type TranslationState = 'missing' | 'incomplete' | 'draft' | 'shown' | 'changed' | 'behind'

type Texts = BlogPost['texts']

/** What the public page says now; null while there is none. */
export function shownTexts(post: Pick<BlogPost, 'status' | 'texts'> | undefined): Texts | null {
  return post?.status === 'published' ? post.texts : null
}

export function translationState(locale: Locale, texts: Texts, shown: Texts | null): TranslationState {
  const text = texts[locale]
  if (!text) return 'missing'
  if (!isWhole(text) || faultsOf(text).length > 0) return 'incomplete'
  const before = shown?.[locale]
  if (!before) return 'draft'
  if (!isSameText(text, before)) return 'changed'
  const other = otherLocale(locale)
  const [now, then] = [texts[other], shown?.[other]]
  return now && then && !isSameText(now, then) ? 'behind' : 'shown'
}

export function isSameText(one: BlogText, other: BlogText): boolean {
  return one.title === other.title && one.summary === other.summary && one.content === other.content
}

/** The parts that are longer than they may be. */
export function faultsOf(text: BlogText): (keyof BlogText)[] {
  return (['title', 'summary', 'content'] as const).filter((part) => text[part].length > blogLimits[part])
}
