import { reaction } from '@varanda/design/reactions'
import { digestLimits, type Sent } from '@varanda/domain/digest/digest'
import { answersLeft } from '@varanda/domain/digest/may-answer'
import { commentSchema } from '@varanda/domain/post/comment'
import { reactionSchema } from '@varanda/domain/post/reaction'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { nothing } from '../../instance/http/instance-page.ts'
import { read } from '../../lib/read.ts'
import { Html, html } from '../../mail/html.ts'
import type { Button } from '../answer/read-button.ts'
import { stands } from '../answer/take-away.ts'
import { actHtml, answerAddress, answerWords, authorFirst, type PageOf } from './answer-words.ts'

const flower = new Html(reaction('love', { width: 72, height: 72 }))

/** What was sent from a page, as it stands now (`found`), with the button that deletes it. */
export function sentPage(page: PageOf, button: Button, sent: Sent, found: DocumentSnapshot, now: Date) {
  if (!stands(sent, found)) return takenBackPage(page, button)
  const words = answerWords[page.locale]
  const author = authorFirst(page, button)
  const minutes = digestLimits.undoMs / 60_000
  const isEarly = now.getTime() - sent.at.toMillis() < digestLimits.undoMs
  const ends = html`${
    isEarly
      ? html`<form class="answer-form" method="post" action="${answerAddress(page)}">${actHtml(page, 'take-back')}<button class="button line wide">${words.sent.takeBack}</button><p class="hint">${words.sent.forSoLong(minutes)}</p></form>`
      : nothing
  }${anotherHtml(page, button)}<p class="quiet">${words.sent.close}</p>`
  if (found.ref.parent.id === 'comments') {
    const text = read(commentSchema, found)?.text ?? ''
    const said = html`<p class="lead"><span dir="auto">${words.sent.said(words.signed(button.reader.name))}</span></p><blockquote class="answer-said lead" dir="auto">“${text}”</blockquote>`
    return { title: words.sent.words(author), content: html`${said}${ends}`, above: flower }
  }
  const felt = read(reactionSchema, found)
  const drawn = felt && 'kind' in felt ? new Html(reaction(felt.kind, { width: 72, height: 72 })) : flower
  return { title: words.sent.reaction(author), content: ends, above: drawn }
}

export function takenBackPage(page: PageOf, button: Button) {
  const { takenBack } = answerWords[page.locale]
  return {
    title: takenBack.title,
    content: html`<p class="lead quiet">${takenBack.text}</p>${anotherHtml(page, button)}`,
  }
}

function anotherHtml(page: PageOf, { digest, place }: Button): Html {
  if (answersLeft(digest, place) === 0) return nothing
  return html`<p><a href="${answerAddress(page)}">${answerWords[page.locale].sent.another}</a></p>`
}
