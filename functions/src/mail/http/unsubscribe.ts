import { localeOfPath } from '@varanda/domain/locale'
import type { MailWishes } from '@varanda/domain/mail/mail'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { paths } from '@varanda/domain/paths'
import { onRequest } from 'firebase-functions/v2/https'
import { instancePage, pagePolicy } from '../../instance/http/instance-page.ts'
import { db } from '../../lib/app.ts'
import { type Html, html } from '../html.ts'
import { readUnsubscribeToken } from '../unsubscribe-token.ts'

/**
 * `/unsubscribe?token=…` stops a member's notifications by mail, without signing in. GET only asks, because scanners
 * open every link; POST does it, by the page's button or by the mail program's (RFC 8058).
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
  const answer = (status: number, content: Html) =>
    void response
      .status(status)
      .type('html')
      .end(instancePage(locale, texts.title, content))
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  const { token } = request.query
  const uid = typeof token === 'string' ? await readUnsubscribeToken(token) : undefined
  if (!uid) return answer(404, html`<p class="lead">${texts.broken}</p>`)
  if (request.method === 'POST') {
    const wishes: MailWishes = { notifications: false }
    await db.doc(paths.mailWishes(uid)).set(wishes)
    return answer(200, html`<p class="lead">${texts.done}</p>`)
  }
  return answer(
    200,
    html`<p class="lead">${texts.question}</p><form method="post"><button class="button">${texts.button}</button></form>`,
  )
})
