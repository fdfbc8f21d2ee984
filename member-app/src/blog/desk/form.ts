import type { BlogEdition, BlogPost, BlogText } from '@varanda/domain/blog/blog'
import { isSameEdition } from '@varanda/domain/blog/blog-editing'
import { faultsOf } from '@varanda/domain/blog/blog-translation'
import { type Locale, locales } from '@varanda/domain/locale'
import type { BlogForm } from '../data/blog-drafts.ts'

const nothing: BlogText = { title: '', summary: '', content: '' }

export function emptyForm(author: string): BlogForm {
  return { texts: { pt: nothing, en: nothing }, tags: [], author, cover: null }
}

/** What the instance has, as it is written. `normal` is how the editor itself would put the same HTML. */
export function formOf({ texts, tags, author, cover }: BlogEdition, normal: (html: string) => string): BlogForm {
  const text = (locale: Locale) => {
    const held = texts[locale]
    return held ? { ...held, content: normal(held.content) } : nothing
  }
  return { texts: { pt: text('pt'), en: text('en') }, tags, author, cover }
}

/** What is written, as it will be read again: of spaces that no page shows the editor knows only while it is open. */
export function asRead(form: BlogForm, normal: (html: string) => string): BlogForm {
  const text = (locale: Locale) => {
    const { content, ...rest } = form.texts[locale]
    return { ...rest, content: normal(content) || content }
  }
  return { ...form, texts: { pt: text('pt'), en: text('en') } }
}

/** What of a form is saved. `author` stands where none was written. */
export function editionOf(form: BlogForm, author = ''): BlogEdition {
  return { ...form, texts: writtenTexts(form), author: form.author.trim() || author }
}

/** Without the languages in which nothing was written, and without spaces at the ends. */
export function writtenTexts({ texts }: BlogForm): BlogPost['texts'] {
  const written: BlogPost['texts'] = {}
  for (const locale of locales) {
    const { title, summary, content } = texts[locale]
    const text = { title: title.trim(), summary: summary.trim(), content }
    if (Object.values(text).some((part) => part !== '')) written[locale] = text
  }
  return written
}

/** Whether the instance can keep it: something is written, and nothing is longer than it may be. */
export function isKeepable(form: BlogForm): boolean {
  const written = Object.values(writtenTexts(form))
  return written.length > 0 && written.every((text) => faultsOf(text).length === 0)
}

export function isSameForm(one: BlogForm, other: BlogForm): boolean {
  return isSameEdition(editionOf(one), editionOf(other))
}
