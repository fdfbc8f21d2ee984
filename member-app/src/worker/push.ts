/**
 * Shows what is pushed, and leads where it is tapped. A browser that is pushed to and shows nothing takes the
 * subscription away, so that every push ends in something shown, whatever was wrong with it; and all that is done
 * besides may fail. Safari shows these messages by itself, and asks nobody.
 */
import { brand } from '@varanda/domain/brand'
import { localeOfPath, localeTags, unlocalizedPath } from '@varanda/domain/locale'
import { push as en } from '@varanda/domain/notice/messages/en/push'
import { push as pt } from '@varanda/domain/notice/messages/pt/push'
import { arrivalNote, type WorkerWord } from '@varanda/domain/notice/push/worker-word'
import { routes } from '@varanda/domain/site/routes'
import { type OpenPage, worker } from './scope.ts'

/** How long an open page may take to say that it goes where the notice leads, in milliseconds: the tap counts no longer. */
const answerMs = 1000

const locale = localeOfPath(new URL(worker.registration.scope).pathname)
const words = { pt, en }[locale]

interface Shown {
  title: string
  body?: string
  lang: string
  tag?: string
  /** On this site. */
  navigate: string
  /** Unread notices. */
  badge?: number
}

worker.addEventListener('push', (event) => event.waitUntil(take(event.data)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(onThisSite(event.notification.data?.navigate)))
})
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription?.options)))

async function take(data: { text(): string } | null): Promise<void> {
  const { title, badge, navigate, ...more } = readPushed(data)
  try {
    // What takes the place of an older one is heard, too.
    const again = more.tag !== undefined && { renotify: true }
    await worker.registration.showNotification(title, { ...more, ...again, icon: '/icon-192.png', data: { navigate } })
  } finally {
    await Promise.allSettled([noteArrival(), tellPages({ push: 'arrived' }), showBadge(badge)])
  }
}

/** As `pushPayload` writes it; what cannot be read is a notice without words. */
function readPushed(data: { text(): string } | null): Shown {
  const app = routes.user.path
  try {
    const { notification, app_badge: badge } = JSON.parse(data?.text() ?? '')
    const { title, body, lang, tag, navigate } = notification
    if (typeof title !== 'string' || title === '') throw new TypeError('no title')
    return {
      title,
      lang: typeof lang === 'string' ? lang : localeTags[locale],
      ...(typeof body === 'string' && { body }),
      ...(typeof tag === 'string' && { tag }),
      navigate: onThisSite(navigate),
      ...(Number.isInteger(badge) && { badge }),
    }
  } catch (error) {
    console.warn('push', error)
    return { title: brand.name, body: words.fallback, lang: localeTags[locale], navigate: app }
  }
}

/** An address of this site without its language; the app itself for any other. */
function onThisSite(address: unknown): string {
  try {
    const { origin, pathname, search, hash } = new URL(String(address), location.origin)
    const path = unlocalizedPath(pathname)
    if (origin === location.origin && isOfApp(path)) return path + search + hash
  } catch {
    // It is no address.
  }
  return routes.user.path
}

const isOfApp = (path: string) =>
  [routes.user.path, routes.admin.path].some((at) => path === at || path.startsWith(`${at}/`))

/** An open page goes there by itself, which keeps what is being written in it; else a new one is opened. */
async function open(path: string): Promise<void> {
  const pages = await appPages()
  for (const page of pages) {
    if (!(await goes(page, { push: 'open', path }))) continue
    await page.focus().catch((error: unknown) => console.warn('push', error))
    return
  }
  await worker.clients.openWindow(new URL(locale === 'en' ? `/en${path}` : path, location.origin).href)
}

/** Open pages of the app, the one that is looked at first. */
async function appPages(): Promise<OpenPage[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isLookedAt = (page: OpenPage) => Number(page.focused) * 2 + Number(page.visibilityState === 'visible')
  return pages
    .filter(({ url }) => isOfApp(unlocalizedPath(new URL(url).pathname)))
    .sort((one, other) => isLookedAt(other) - isLookedAt(one))
}

/** A page that sleeps, or is just being loaded, does not answer. */
function goes(page: OpenPage, word: WorkerWord): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), answerMs)
    page.postMessage(word, [port2])
  })
}

async function tellPages(word: WorkerWord): Promise<void> {
  for (const page of await appPages()) page.postMessage(word, [])
}

async function noteArrival(): Promise<void> {
  const cache = await caches.open(arrivalNote.cache)
  await cache.put(arrivalNote.path, new Response(String(Date.now())))
}

async function showBadge(count: number | undefined): Promise<void> {
  if (count === undefined) return
  await (count > 0 ? worker.navigator.setAppBadge?.(count) : worker.navigator.clearAppBadge?.())
}

/** The page saves it: the worker has no sign-in. */
async function renew(options: PushSubscriptionOptions | undefined): Promise<void> {
  if (options?.applicationServerKey) {
    const { applicationServerKey } = options
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }
  await tellPages({ push: 'changed' })
}
