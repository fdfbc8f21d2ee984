import { dayInWords } from '@varanda/domain/day-words'
import { type Locale, localeTags } from '@varanda/domain/locale'
import type { MailParameters, MailTemplate } from '@varanda/domain/mail/mail'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { Html, html } from './html.ts'
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

const contents: { [T in MailTemplate]: (texts: typeof pt, parameters: MailParameters[T], locale: Locale) => Content } =
  {
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
    'request-member': ({ 'request-member': texts }, { link }) => ({
      subject: texts.subject,
      lead: texts.lead,
      action: { button: texts.button, link },
      after: [texts.otherwise],
    }),
  }

/** A message in its reader's language; `unsubscribe` are the links that notifications carry. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  parameters: MailParameters[Template],
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
  const nothing = new Html('')
  const page = html`<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:24px 16px;font:17px/1.55 system-ui,'Segoe UI',Roboto,Helvetica,sans-serif">
<div style="max-width:34em;margin:0 auto">
<p>${lead}</p>
${code ? html`<p style="font-size:32px;font-weight:700;letter-spacing:0.2em;margin:24px 0">${code}</p>` : nothing}
${list.map(({ text, link }) => html`<p style="margin:16px 0"><a href="${link}" style="color:#2b2a6b;font-weight:600">${oneLine(text)}</a></p>`)}
${action?.before ? html`<p>${action.before}</p>` : nothing}
${action ? html`<p style="margin:24px 0"><a href="${action.link}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#2b2a6b;color:#ffffff;text-decoration:none;font-weight:600">${action.button}</a></p><p style="font-size:14px">${texts.orOpen}<br><a href="${action.link}">${action.link}</a></p>` : nothing}
${after.map((line) => html`<p>${line}</p>`)}
<p style="font-size:14px;margin-top:32px;border-top:1px solid #9a9ab5;padding-top:16px">${texts.footer}</p>
${unsubscribe.map((one) => html`<p style="font-size:14px"><a href="${one.link}">${sayStop(texts, one)}</a></p>`)}
</div>
</body>
</html>
`
  return page.text
}
