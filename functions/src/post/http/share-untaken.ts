import { isLocale, localizedPath } from '@varanda/domain/locale'
import { shareMissed } from '@varanda/domain/post/share/share-path'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { onRequest } from 'firebase-functions/v2/https'

/**
 * `POST /share` from a device whose worker is not there yet: a phone offers the installed app before it was ever opened.
 * Nothing of what comes is read or kept; the composer says that it did not arrive, and by then the worker is there.
 */
export const shareUntaken = onRequest((request, response) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  const installed = request.query[shareTarget.language]
  const composer = localizedPath(isLocale(installed) ? installed : 'pt', memberScreens.publish)
  response.redirect(303, request.method === 'POST' ? `${composer}?shared=${shareMissed}` : composer)
})
