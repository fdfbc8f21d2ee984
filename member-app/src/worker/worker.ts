/**
 * Keeps the app itself on the device, in the language of its address, so that it opens without a network: its page, its
 * files, and the address book of the instance's services; and photos that were seen, in a cache that goes with their
 * reader. Nothing else that is personal is kept here: no answer of the instance, no word. Everything that is not in its
 * list goes to the network as if there were no worker.
 */
import './push.ts'
import { type Locale, localeOfPath } from '@varanda/domain/locale'
import { cachePrefix, forgetCaches, worker } from './scope.ts'
import { photo } from './seen-photos.ts'

/**
 * What belongs to this build in each language; put in by the build. `entry` is the script that the app's page begins
 * with.
 */
declare const __APPS__: Record<Locale, { name: string; entry: string; files: string[] }>

/** The app's page, by an address that answers with it. */
const page = new URL(worker.registration.scope).pathname
const { name, entry, files: list } = __APPS__[localeOfPath(page)]
const cacheName = cachePrefix + name
const files = new Set(list)
const addresses = '/__/firebase/init.json'
const photos = '/media/'

worker.addEventListener('install', (event) => event.waitUntil(keepApp()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetCaches(cacheName)))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page || pathname.startsWith(`${page}/`)) event.respondWith(kept(page, request))
  } else if (files.has(pathname)) event.respondWith(kept(pathname, request))
  else if (pathname === addresses) event.respondWith(keptWhileRenewed(event, request))
  else if (pathname.startsWith(photos) && request.destination === 'image') event.respondWith(photo(event, request))
})

/** All or nothing: a worker that lacks a file of its build is not installed. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(cacheName)
  const [app, config] = await Promise.all([fetch(page, { cache: 'no-cache' }), fetch(addresses, { cache: 'no-cache' })])
  // In the middle of a deploy the page may be of another build than this list.
  if (!app.ok || app.redirected || !(await app.clone().text()).includes(entry)) {
    throw new Error('The page is of another build.')
  }
  if (!config.ok) throw new Error(`init.json answered ${config.status}`)
  await Promise.all([cache.put(page, app), cache.put(addresses, config), cache.addAll([...files])])
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? fetch(request)
}

/** What was kept, at once; what the instance says now is kept for the next start. */
async function keptWhileRenewed(
  event: { waitUntil(work: Promise<unknown>): void },
  request: Request,
): Promise<Response> {
  const cache = await caches.open(cacheName)
  const old = await cache.match(addresses)
  const renewed = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(addresses, answer.clone())
    return answer
  })
  if (!old) return renewed
  event.waitUntil(renewed.catch(() => {}))
  return old
}
