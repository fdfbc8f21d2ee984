import { reaction } from '@varanda/design/reactions'
import { reactionPart } from '@varanda/domain/digest/answer-button'
import type { AnswerForm } from '@varanda/domain/digest/answer-form'
import { digestLimits } from '@varanda/domain/digest/digest'
import { answersLeft } from '@varanda/domain/digest/may-answer'
import { firstName } from '@varanda/domain/member/member'
import { reactions as reactionsEn } from '@varanda/domain/post/messages/en/reactions'
import { reactions as reactionsPt } from '@varanda/domain/post/messages/pt/reactions'
import { reactionKinds } from '@varanda/domain/post/reaction'
import { nothing } from '../../instance/http/instance-page.ts'
import { Html, html } from '../../mail/html.ts'
import type { Button } from '../answer/read-button.ts'
import type { Shown } from '../answer/shown.ts'
import { actHtml, answerAddress, answerWords, authorFirst, authorOf, type PageOf } from './answer-words.ts'

const feelings = { pt: reactionsPt.kinds, en: reactionsEn.kinds }

/** What is told beside a form that was sent and did nothing. */
export interface Refused {
  form: AnswerForm
  about: 'words' | 'reaction'
  fault: string
}

/** The page of a button: what it is about, the words, the reaction, who reads it and until when. */
export function answerFormPage(page: PageOf, button: Button, shown: Shown, refused?: Refused) {
  const { locale } = page
  const words = answerWords[locale]
  const author = authorOf(page, button)
  const isUsed = answersLeft(button.digest, button.place) === 0
  const title = button.takesWords ? words.title(author) : words.titleOfReaction(author)
  const fault = (about: Refused['about']) => (refused?.about === about ? refused.fault : undefined)
  const content = html`${shown.excerpt === '' ? nothing : html`<p class="answer-quote" dir="auto">“${shown.excerpt}”</p>`}
${isUsed ? html`<p class="lead" role="alert">${words.faults.used}</p>` : nothing}
${button.takesWords || isUsed ? nothing : html`<p>${words.closed}</p>`}
${button.takesWords || isUsed || !refused?.form.text ? nothing : html`<p class="hint error" role="alert">${fault('words') ?? ''}</p><p class="said sheet" dir="auto">${refused.form.text}</p>`}
${button.takesWords && !isUsed ? wordsForm(page, refused?.form.text ?? '', fault('words')) : nothing}
${isUsed ? nothing : reactionForm(page, button.takesWords, fault('reaction'))}
<p class="quiet">${words.reads([authorFirst(page, button), ...shown.readers.map(firstName)], shown.more)} ${words.shown} <strong dir="auto">${words.signed(button.reader.name)}</strong>.</p>
<p class="quiet">${words.until(shown.until)}</p>
<ul class="plain answer-ways"><li><a href="${answerAddress(page, 'no-buttons')}">${words.noButtons}</a></li><li><a href="${answerAddress(page, 'not-me')}">${words.notMe}</a></li></ul>`
  return { title, content, above: pictureHtml(shown, words.photo(author)) }
}

function pictureHtml({ picture }: Shown, named: string): Html {
  if (!picture) return nothing
  const { address, width, height, alt } = picture
  return html`<img class="answer-picture" src="${address}" width="${String(width)}" height="${String(height)}" alt="${alt || named}">`
}

function wordsForm(page: PageOf, typed: string, fault: string | undefined): Html {
  const words = answerWords[page.locale]
  return html`<form class="answer-form" method="post" action="${answerAddress(page)}">${actHtml(page, 'words')}
<div class="field"><label for="answer-text">${words.label}</label>
<textarea class="input" id="answer-text" name="text" rows="3" maxlength="${String(digestLimits.answerText)}" required${told('text', fault)}>
${typed}</textarea>${toldHtml('text', fault)}</div>
<button class="button wide">${words.send}</button></form>`
}

function reactionForm(page: PageOf, isBeside: boolean, fault: string | undefined): Html {
  const words = answerWords[page.locale]
  const { choose } = { pt: reactionsPt, en: reactionsEn }[page.locale]
  return html`<form class="answer-form" method="post" action="${answerAddress(page)}">${actHtml(page, 'reaction')}
<fieldset class="field" id="${reactionPart}"${told('felt', fault)}><legend>${isBeside ? words.reaction : choose}</legend>
<div class="answer-reactions">${reactionKinds.map(
    (kind) =>
      html`<label class="answer-reaction"><input type="radio" name="felt" value="${kind}" required>${new Html(reaction(kind, { width: 40, height: 40 }))}<span>${feelings[page.locale][kind]}</span></label>`,
  )}</div>${toldHtml('felt', fault)}</fieldset>
<button class="button line wide">${words.sendReaction}</button></form>`
}

function told(field: 'text' | 'felt', fault: string | undefined): Html {
  return fault ? html` aria-invalid="true" aria-describedby="answer-${field}-told"` : nothing
}

function toldHtml(field: 'text' | 'felt', fault: string | undefined): Html {
  return fault ? html`<p class="hint error" role="alert" id="answer-${field}-told">${fault}</p>` : nothing
}
