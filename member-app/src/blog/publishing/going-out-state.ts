import type { BlogPost } from '@varanda/domain/blog/blog'
import { translationState } from '@varanda/domain/blog/blog-translation'
import { locales } from '@varanda/domain/locale'

/** Whether a post may go into public: a language at least, and each that is there whole. */
export function isReadyToGo(texts: BlogPost['texts']): boolean {
  const states = locales.map((locale) => translationState(locale, texts, null)).filter((state) => state !== 'missing')
  return states.length > 0 && !states.includes('incomplete')
}
