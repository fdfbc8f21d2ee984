import { dayInWords } from '@varanda/domain/day-words'
import { mailLetters as byMailEn } from '@varanda/domain/invite/by-mail/messages/en/mail-letters'
import { mailLetters as byMailPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-letters'
import type { Locale } from '@varanda/domain/locale'
import type { MailParameters, MailTemplate, SaidNotices } from '@varanda/domain/mail/mail'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { buttons, frame, linkRows, paragraph, section, textLink } from './frame.ts'
import { html } from './html.ts'
import type { UnsubscribeLink } from './unsubscribe.ts'

export interface RenderedMail {
  /** One line, whatever the parameters hold. */
  subject: string
  text: string
  html: string
}

/** What a message consists of, before it is laid out as text and as HTML. */
interface Content {
  subject: string
  lead: string
  code?: string
  list?: readonly { text: string; link: string }[]
  /** `before`: a line of its own above the button. */
  action?: { before?: string; button: string; link: string }
  after: readonly string[]
}

const words = { pt, en }

type Rendered = Exclude<MailTemplate, 'digest'>

/** What each says: its parameters, but for those that name what is read in the moment of sending. */
type Says = Omit<MailParameters, 'digest' | 'notices'> & { notices: SaidNotices }

const contents: { [T in Rendered]: (texts: typeof pt, parameters: Says[T], locale: Locale) => Content } = {
  'sign-in-code': ({ 'sign-in-code': texts }, { code, minutes, link }) => ({
    subject: texts.subject(code),
    lead: texts.lead,
    code,
    // Messages that an earlier version queued have no link.
    ...(link && { action: { before: texts.orLink, button: texts.button, link } }),
    after: [texts.expires(minutes), link ? texts.otherwiseBoth : texts.otherwise],
  }),
  invite: ({ invite: texts }, { inviter, link, code, days }) => ({
    subject: inviter === null ? texts.instanceSubject : texts.subject(inviter),
    lead: inviter === null ? texts.instanceLead : texts.lead(inviter),
    action: { button: texts.button, link },
    after: [texts.calm, ...(code === null ? [] : [texts.code(code)]), texts.expires(days)],
  }),
  notices: ({ notices: texts }, { items, more, link }) => ({
    subject: items.length + more === 1 ? items[0]!.text : texts.subject(items.length + more),
    lead: texts.lead(items.length + more),
    list: items,
    action: { ...(more > 0 && { before: texts.more(more) }), button: texts.button, link },
    after: [],
  }),
  'join-by-mail': (_, { inviter, link, days }, locale) => {
    const texts = { pt: byMailPt, en: byMailEn }[locale].mail
    return {
      subject: texts.subject,
      lead: inviter === null ? texts.instanceLead : texts.lead(inviter),
      action: { button: texts.button, link },
      after: [texts.expires(days), texts.otherwise],
    }
  },
  'request-confirm': ({ 'request-confirm': texts }, { link, hours }) => ({
    subject: texts.subject,
    lead: texts.lead,
    action: { button: texts.button, link },
    after: [texts.expires(hours), texts.otherwise],
  }),
  'request-received': ({ 'request-received': texts }, { answerBy, link }, locale) => ({
    subject: texts.subject,
    lead: texts.lead,
    action: { button: texts.look, link },
    after: [texts.next(dayInWords(answerBy, locale)), texts.friend, texts.otherwise],
  }),
  'request-declined': ({ 'request-declined': texts }, { reason }) => ({
    subject: texts.subject,
    lead: texts.lead,
    after: [...reason.split(/\n+/), texts.erased],
  }),
  'handed-over': ({ 'handed-over': texts }, { link }) => ({
    subject: texts.subject,
    lead: texts.lead,
    action: { button: texts.button, link },
    after: [texts.after],
  }),
  'appeal-decided': ({ 'appeal-decided': texts }, { link }) => ({
    subject: texts.subject,
    lead: texts.lead,
    action: { button: texts.button, link },
    after: [],
  }),
  'request-member': ({ 'request-member': texts }, { link }) => ({
    subject: texts.subject,
    lead: texts.lead,
    action: { button: texts.button, link },
    after: [texts.otherwise],
  }),
  leaving: ({ leaving: texts }, { day, link }, locale) => ({
    subject: texts.subject(dayInWords(day, locale)),
    lead: texts.lead(dayInWords(day, locale)),
    action: { button: texts.button, link },
    after: [texts.otherwise],
  }),
  left: ({ left: texts }) => ({ subject: texts.subject, lead: texts.lead, after: [texts.backups, texts.bye] }),
}

/** A message in its reader's language; `unsubscribe` are the links that notifications carry. */
export function renderMail<Template extends Rendered>(
  template: Template,
  locale: Locale,
  parameters: Says[Template],
  unsubscribe: readonly UnsubscribeLink[] = [],
): RenderedMail {
  const texts = words[locale]
  const raw = contents[template](texts, parameters, locale)
  const content = { ...raw, subject: oneLine(raw.subject), lead: oneLine(raw.lead) }
  return {
    subject: content.subject,
    text: asText(content, texts, unsubscribe),
    html: asHtml(content, texts, locale, unsubscribe),
  }
}

function sayStop(texts: typeof pt, { topic }: UnsubscribeLink): string {
  return topic ? texts.unsubscribe.linkOf(texts.topics[topic]) : texts.unsubscribe.link
}

/** A name may hold anything; a header and a greeting are one line of at most 200 characters. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return line.length <= 200 ? line : `${[...line].slice(0, 180).join('')}…`
}

function asText(content: Content, texts: typeof pt, unsubscribe: readonly UnsubscribeLink[]): string {
  const { lead, code, list = [], action, after } = content
  const footer = unsubscribe.map((one) => `${sayStop(texts, one)}: ${one.link}`)
  return [
    lead,
    code,
    ...list.map(({ text, link }) => `• ${oneLine(text)}\n  ${link}`),
    action?.before,
    action?.link,
    ...after,
    `— \n${texts.footer}`,
    ...footer,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function asHtml(content: Content, texts: typeof pt, locale: Locale, unsubscribe: readonly UnsubscribeLink[]): string {
  const { subject, lead, code, list = [], action, after } = content
  return frame({
    locale,
    title: subject,
    preheader: lead,
    parts: [
      section(
        paragraph('words', lead),
        ...(code ? [paragraph('code', code)] : []),
        ...list.map(({ text, link }) => paragraph('words', textLink(link, oneLine(text)))),
        ...(action?.before ? [paragraph('words', action.before)] : []),
        ...(action
          ? [
              buttons([{ href: action.link, text: action.button, isMain: true }]),
              paragraph('small', html`${texts.orOpen}<br>${textLink(action.link, action.link)}`),
            ]
          : []),
        ...after.map((line) => paragraph('words', line)),
      ),
    ],
    foot: [
      paragraph('small', texts.footer),
      ...(unsubscribe.length > 0 ? [linkRows(unsubscribe.map((one) => textLink(one.link, sayStop(texts, one))))] : []),
    ],
  })
}
