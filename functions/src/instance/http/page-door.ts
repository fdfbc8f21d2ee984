import { type Locale, localeOfPath } from '@varanda/domain/locale'
import { stuck as en } from '@varanda/domain/site/messages/en/stuck'
import { stuck as pt } from '@varanda/domain/site/messages/pt/stuck'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { logFailure } from '../../lib/log-failure.ts'
import { html } from '../../mail/html.ts'
import { instancePage, pagePolicy } from './instance-page.ts'

const words = { pt, en }

/**
 * A door to pages that nobody keeps, names or lists, in the language of its address. What is thrown there is logged, and the
 * page says that it was the instance's fault; the SDK itself would answer with three bare words.
 */
export function pageDoor(
  show: (request: Request, response: Response, locale: Locale) => Promise<void> | void,
  { policy = pagePolicy } = {},
): HttpsFunction {
  return onRequest(async (request, response) => {
    const locale = localeOfPath(request.path)
    response.set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': policy,
    })
    try {
      await show(request, response, locale)
    } catch (error) {
      if (response.headersSent) throw error
      logFailure('a page failed', error)
      const { title, text } = words[locale]
      response
        .status(500)
        .type('html')
        .end(instancePage(locale, title, html`<p class="lead quiet">${text}</p>`))
    }
  })
}
