import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { AnswerAct, AskedAct } from '@varanda/domain/digest/answer-form'
import { answer as en } from '@varanda/domain/digest/messages/en/answer'
import { answer as pt } from '@varanda/domain/digest/messages/pt/answer'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { capitalized } from '../../lib/capitalized.ts'
import { type Html, html } from '../../mail/html.ts'
import type { Button } from '../answer/read-button.ts'

export const answerWords = { pt, en }

/** One page of a button. */
export interface PageOf {
  locale: Locale
  token: string
  /** Random: whatever this page sends is sent once. */
  page: string
}

/** Whose post it is, as a sentence goes on with them. */
export function authorOf({ locale }: Pick<PageOf, 'locale'>, { author }: Button): string {
  return firstName(author.name) || answerWords[locale].somebody
}

/** The same where they begin the sentence. */
export function authorFirst(page: Pick<PageOf, 'locale'>, button: Button): string {
  return capitalized(authorOf(page, button))
}

/** The address of a button, or of the page that asks about all buttons of its mail. */
export function answerAddress({ locale, token }: PageOf, asks?: AskedAct): string {
  return capabilityLink('answer', locale, token) + (asks ? `&ask=${asks}` : '')
}

/** What every form of a page carries; alone it does nothing. */
export function actHtml({ page }: PageOf, act: AnswerAct): Html {
  return html`<input type="hidden" name="page" value="${page}"><input type="hidden" name="act" value="${act}">`
}
