import { type Locale, localeOfPath, localeTags } from '@varanda/domain/locale'
import type { MailWishes } from '@varanda/domain/mail'
import { mail as en } from '@varanda/domain/messages/en/mail'
import { mail as pt } from '@varanda/domain/messages/pt/mail'
import { paths } from '@varanda/domain/paths'
import { onRequest } from 'firebase-functions/v2/https'
import { db } from '../lib/app.ts'
import { type Html, html } from '../mail/html.ts'
import { readUnsubscribeToken } from '../mail/unsubscribe-token.ts'

/**
 * `/unsubscribe?token=…` stops a member's notifications by mail, without signing in. GET only asks, because scanners open
 * every link; POST does it, by the page's button or by the mail program's (RFC 8058).
 */
export const unsubscribe = onRequest(async (request, response) => {
  const locale = localeOfPath(request.path)
  const texts = { pt, en }[locale].unsubscribe
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  })
  const answer = (status: number, content: Html) =>
    void response
      .status(status)
      .type('html')
      .end(page(locale, texts.title, content).text)
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  const { token } = request.query
  const uid = typeof token === 'string' ? await readUnsubscribeToken(token) : undefined
  if (!uid) return answer(404, html`<p>${texts.broken}</p>`)
  if (request.method === 'POST') {
    const wishes: MailWishes = { notifications: false }
    await db.doc(paths.mailWishes(uid)).set(wishes)
    return answer(200, html`<p>${texts.done}</p>`)
  }
  return answer(200, html`<p>${texts.question}</p><form method="post"><button>${texts.button}</button></form>`)
})

function page(locale: Locale, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.55 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.25rem}
button{font:inherit;font-weight:600;min-height:3rem;padding:.75rem 1.5rem;border-radius:.75rem;border:2px solid currentcolor}
</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`
}
