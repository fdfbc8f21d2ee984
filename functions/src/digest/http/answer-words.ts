import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { AnswerAct, AskedAct } from '@varanda/domain/digest/answer-form'
import { answer as en } from '@varanda/domain/digest/messages/en/answer'
import { answer as pt } from '@varanda/domain/digest/messages/pt/answer'
import type { Locale } from '@varanda/domain/locale'
import { type Html, html } from '../../mail/html.ts'

export const answerWords = { pt, en }

/** One page of a button. */
export interface PageOf {
  locale: Locale
  token: string
  /** Random: whatever this page sends is sent once. */
  page: string
}

/** The address of a button, or of the page that asks about all buttons of its mail. */
export function answerAddress({ locale, token }: PageOf, asks?: AskedAct): string {
  return capabilityLink('answer', locale, token) + (asks ? `&ask=${asks}` : '')
}

/** What every form of a page carries; alone it does nothing. */
export function actHtml({ page }: PageOf, act: AnswerAct): Html {
  return html`<input type="hidden" name="page" value="${page}"><input type="hidden" name="act" value="${act}">`
}
