import { DomainError } from '@varanda/domain/errors'
import { type Locale, localeOfPath } from '@varanda/domain/locale'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { onRequest } from 'firebase-functions/v2/https'
import { byMailWords, digestWords } from '../../digest/digest-words.ts'
import { instancePage, pagePolicy } from '../../instance/http/instance-page.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { type Html, html } from '../html.ts'
import { endsAll, type Stopped, stop, stoppedBy } from '../unsubscribe.ts'

/**
 * `/unsubscribe?token=…` stops a member's notifications by mail, or those of one topic, without signing in. GET only asks, because scanners
 * open every link; POST does it, with the answer of the page's button or the words of the mail program's (RFC 8058). A
 * bare POST only asks again.
 */
export const unsubscribe = onRequest(async (request, response) => {
  const locale = localeOfPath(request.path)
  const texts = { pt, en }[locale].unsubscribe
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': pagePolicy,
  })
  const answer = (status: number, content: Html, title = texts.title) =>
    void response
      .status(status)
      .type('html')
      .end(instancePage(locale, title, content))
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  try {
    const stopped = await stoppedBy(request.query.token, callerAddress(request), new Date())
    if (stopped === undefined) return answer(404, html`<p class="lead">${texts.broken}</p>`)
    const asked = { ...wordsOf(stopped, locale), ...((await endsAll(stopped)) && byMailWords[locale].stop) }
    const said = request.method === 'POST' ? saidIn(request.body) : undefined
    if (said === 'keep') return answer(200, html`<p class="lead">${texts.kept}</p>`, asked.title)
    if (said === 'stop') {
      await stop(stopped)
      return answer(200, html`<p class="lead">${asked.done}</p>`, asked.title)
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

function saidIn(body: unknown): 'stop' | 'keep' | undefined {
  const said = (body ?? {}) as Record<string, unknown>
  if (said.answer === 'stop' || said['List-Unsubscribe'] === 'One-Click') return 'stop'
  return said.answer === 'keep' ? 'keep' : undefined
}
