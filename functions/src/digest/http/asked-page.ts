import type { AskedAct } from '@varanda/domain/digest/answer-form'
import { nothing } from '../../instance/http/instance-page.ts'
import { type Html, html } from '../../mail/html.ts'
import { actHtml, answerAddress, answerWords, type PageOf } from './answer-words.ts'

export function askedWords(page: PageOf, act: AskedAct) {
  const words = answerWords[page.locale]
  return act === 'not-me' ? words.asksNotMe : words.asksNoButtons
}

/** Asks before all buttons of a mail, or of all mails, end: with a choice of which none is made. */
export function askedPage(page: PageOf, act: AskedAct, fault?: string) {
  const words = askedWords(page, act)
  const choice = (value: 'yes' | 'no', label: string): Html =>
    html`<label class="answer-choice"><input type="radio" name="choice" value="${value}" required><span>${label}</span></label>`
  const content = html`<p class="lead">${words.text}</p>
<form class="answer-form" method="post" action="${answerAddress(page, act)}">${actHtml(page, act)}
<fieldset class="field"${fault ? html` aria-invalid="true" aria-describedby="answer-choice-told"` : nothing}><legend>${words.legend}</legend>
<div class="answer-choices">${choice('yes', words.yes)}${choice('no', words.no)}</div>
${fault ? html`<p class="hint error" role="alert" id="answer-choice-told">${fault}</p>` : nothing}</fieldset>
<button class="button">${answerWords[page.locale].confirm}</button></form>`
  return { title: words.title, content }
}
