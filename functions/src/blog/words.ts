import { blog as blogEn } from '@varanda/domain/blog/messages/en/blog'
import { blogTags as tagsEn, blogPage as wordsEn } from '@varanda/domain/blog/messages/en/blog-page'
import { blog as blogPt } from '@varanda/domain/blog/messages/pt/blog'
import { blogTags as tagsPt, blogPage as wordsPt } from '@varanda/domain/blog/messages/pt/blog-page'
import type { Locale } from '@varanda/domain/locale'
import { localeTags } from '@varanda/domain/locale'
import type { Moment } from '@varanda/domain/moment'

export const pageWords = { pt: wordsPt, en: wordsEn }
export const shellWords = { pt: blogPt, en: blogEn }

const tagNames = { pt: tagsPt, en: tagsEn }

export function tagName(locale: Locale, tag: string): string {
  return Object.hasOwn(tagNames[locale], tag) ? tagNames[locale][tag]! : tag.replaceAll('-', ' ')
}

const days = {
  pt: new Intl.DateTimeFormat(localeTags.pt, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }),
  en: new Intl.DateTimeFormat(localeTags.en, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }),
}

/** A day as people write it, where the instance is, and for machines. */
export function dayOf(locale: Locale, moment: Moment): { day: string; dayIso: string } {
  const date = moment.toDate()
  return { day: days[locale].format(date), dayIso: date.toISOString() }
}
