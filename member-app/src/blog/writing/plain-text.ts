import { type Locale, locales } from '@varanda/domain/locale'
import type { BlogForm } from '../data/blog-drafts.ts'

/** What a form says, for reading beside another and for the clipboard. */
export function plainText({ texts }: BlogForm, of: readonly Locale[] = locales): string {
  return of
    .flatMap((locale) => {
      const { title, summary, content } = texts[locale]
      return [title, summary, plainContent(content)]
    })
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

/** In a document that is never shown: nothing in it is loaded or run. */
function plainContent(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll('br')) one.replaceWith('\n')
  for (const one of body.querySelectorAll('li')) one.prepend('• ')
  for (const one of body.querySelectorAll('p, h2, h3, blockquote, pre, figure, hr')) one.append('\n\n')
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
