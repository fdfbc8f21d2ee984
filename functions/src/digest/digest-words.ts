import { digest as en } from '@varanda/domain/digest/messages/en/digest'
import { digest as pt } from '@varanda/domain/digest/messages/pt/digest'
import { mailLetters as byMailEn } from '@varanda/domain/invite/by-mail/messages/en/mail-letters'
import { mailLetters as byMailPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-letters'
import type { DigestContent } from './digest-content.ts'

export const digestWords = { pt, en }
export const byMailWords = { pt: byMailPt, en: byMailEn }

/** What stands above a digest's items. */
export interface Opening {
  subject: string
  heading: string
  lead: string
  preheader: string
}

export function openingOf({
  locale,
  wish,
  reader,
  items,
  notices,
  more,
  isMore,
  authors,
  isWelcome,
}: DigestContent): Opening {
  const words = digestWords[locale]
  const count = items.length + more + notices.length
  const news = words.news(count)
  const people = [...new Set(authors)]
  const what = people.length > 0 ? words.who(people.slice(0, 2), people.length - Math.min(2, people.length)) : news
  const { welcome } = byMailWords[locale]
  const lead = [
    isWelcome ? welcome.lead : undefined,
    // Where not all was looked at nobody knows the number.
    isMore ? undefined : `${news}.`,
    people.length > 1 && more === 0 ? ofBusiest(people, authors, locale) : undefined,
    items.some(({ answer }) => answer !== undefined) ? words.tapToAnswer : undefined,
  ].filter((one) => one !== undefined)
  const [first] = items
  return {
    subject: isWelcome ? welcome.subject(what) : words.subject(wish.rhythm, what),
    heading: isWelcome ? welcome.heading(reader) : words.heading(wish.rhythm, reader),
    lead: lead.join(' '),
    preheader: first?.words ? `${first.first}: ${first.words.replace(/\s+/gu, ' ').slice(0, 120)}` : lead.join(' '),
  }
}

/** Of whom most of it is, where that is more than one. */
function ofBusiest(people: readonly string[], authors: readonly string[], locale: DigestContent['locale']) {
  const counts = people.map((name) => ({ name, count: authors.filter((one) => one === name).length }))
  const [most, next] = counts.toSorted((one, other) => other.count - one.count)
  if (!most || most.count < 2 || most.count === next?.count) return undefined
  return digestWords[locale].ofOne(most.count, most.name)
}
