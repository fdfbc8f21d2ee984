/**
 * Takes in what other apps share, on the device: words and photos never leave it before their member publishes them. It
 * stands for one address alone, in every language, and is there from the app's first minutes on; a new version of it
 * takes over at once, since no page is ever shown at its address.
 */
import { isLocale, localeCookie, localizedPath } from '@varanda/domain/locale'
import { shareMissed } from '@varanda/domain/post/share/share-path'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { readShare } from '../data/share/read-share.ts'
import { keepShare } from '../data/share/waiting-shares.ts'
import { worker } from './scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'POST' || origin !== location.origin || pathname !== shareTarget.path) return
  event.respondWith(takeIn(event.request, searchParams.get(shareTarget.language)))
})

/** Keeps what came and leads to the composer, which takes it from there. */
async function takeIn(request: Request, installed: string | null): Promise<Response> {
  const [chosen, uid] = await Promise.all([cookie(localeCookie.name), cookie('uid')])
  const locale = [chosen, installed].find(isLocale) ?? 'pt'
  const composer = new URL(localizedPath(locale, memberScreens.publish), location.origin)
  try {
    const content = readShare(await request.formData())
    if (content) await keepShare(content, uid, Date.now())
  } catch (error) {
    console.warn('share', error)
    composer.searchParams.set('shared', shareMissed)
  }
  return Response.redirect(composer.href, 303)
}

/** Browsers without this way to cookies have no share target either. */
async function cookie(name: string): Promise<string | undefined> {
  const found = await worker.cookieStore?.get(name)
  return found?.value && decodeURIComponent(found.value)
}
