import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { byMailWords, digestWords } from '../../digest/digest-words.ts'
import { instancePage, nothing } from '../../instance/http/instance-page.ts'
import { pageDoor } from '../../instance/http/page-door.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { type Html, html } from '../html.ts'
import { mayUndo, stop, undoMs, undoStop, undoTicket } from '../stop.ts'
import { endsAll, type Stopped, stoppedBy } from '../unsubscribe.ts'

/**
 * `/unsubscribe?token=…` stops a member's notifications by mail, or those of one topic, without signing in. GET only asks, because scanners
 * open every link; POST does it, with the answer of the page's button or the words of the mail program's (RFC 8058). A
 * bare POST only asks again. For some minutes a button takes back what was just done; the address that this leads to holds the
 * ticket for it.
 */
export const unsubscribe = pageDoor(async (request, response, locale) => {
  const texts = { pt, en }[locale].unsubscribe
  const answer = (status: number, content: Html, title = texts.title) =>
    void response
      .status(status)
      .type('html')
      .end(instancePage(locale, title, content))
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  try {
    const now = new Date()
    const stopped = await stoppedBy(request.query.token, callerAddress(request), now)
    if (stopped === undefined) return answer(404, html`<p class="lead">${texts.broken}</p>`)
    const asked = { ...wordsOf(stopped, locale), ...((await endsAll(stopped)) && byMailWords[locale].stop) }
    const said = request.method === 'POST' ? saidIn(request.body) : undefined
    if (said === 'keep') return answer(200, html`<p class="lead">${texts.kept}</p>`, asked.title)
    const done = (undo: Html) => answer(200, html`<p class="lead">${asked.done}</p>${undo}`, asked.title)
    if (said === 'stop') {
      const former = await stop(stopped)
      if (!former) return done(nothing)
      const ticket = await undoTicket(stopped, former, now)
      // A mail program follows no other address; a reader's page keeps its way back when it is loaded again.
      if (request.body.answer !== 'stop') return done(undoForm(ticket, texts))
      const there = new URLSearchParams({ token: String(request.query.token), undo: ticket })
      return void response.redirect(303, `?${there}`)
    }
    if (said === 'undo') {
      const isUndone = await undoStop(stopped, request.body.ticket, now)
      return answer(
        isUndone ? 200 : 409,
        html`<p class="lead">${isUndone ? texts.undone : texts.undoOver}</p>`,
        asked.title,
      )
    }
    const { undo } = request.query
    if (request.method !== 'POST' && undo && (await mayUndo(stopped, undo, now))) {
      return done(undoForm(String(undo), texts))
    }
    return answer(
      200,
      html`<p class="lead">${asked.question}</p><form method="post"><div class="choices-row"><button class="button" name="answer" value="stop">${asked.button}</button><button class="button line" name="answer" value="keep">${texts.keep}</button></div></form>`,
      asked.title,
    )
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too-many-tries') throw error
    return answer(429, html`<p class="lead">${texts.busy}</p>`)
  }
})

/** What the page of a link asks and says. */
function wordsOf({ topic, digest }: Stopped, locale: Locale) {
  const { unsubscribe: texts, topics } = { pt, en }[locale]
  const { pages } = digestWords[locale]
  if (digest) return pages[digest === 'digest' ? 'stop' : 'names']
  const { title, button } = texts
  if (!topic) return { title, button, question: texts.question, done: texts.done }
  return { title, button, question: texts.questionOf(topics[topic]), done: texts.doneOf(topics[topic]) }
}

/** Stands on the page alone that a stop leads to, so that no form that a scanner finds brings mails back. */
function undoForm(ticket: string, texts: typeof pt.unsubscribe): Html {
  return html`<form method="post"><input type="hidden" name="ticket" value="${ticket}"><div class="choices-row"><button class="button line" name="answer" value="undo">${texts.undo}</button></div></form><p class="quiet">${texts.undoFor(undoMs / 60_000)}</p>`
}

function saidIn(body: unknown): 'stop' | 'keep' | 'undo' | undefined {
  const said = (body ?? {}) as Record<string, unknown>
  if (said.answer === 'stop' || said['List-Unsubscribe'] === 'One-Click') return 'stop'
  return said.answer === 'keep' || said.answer === 'undo' ? said.answer : undefined
}
