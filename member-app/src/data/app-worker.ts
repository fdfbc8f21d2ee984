import { keepsSignedIn } from '@varanda/client/account/keep-signed-in'
import { type Locale, localeOfPath, localizedPath } from '@varanda/domain/locale'
import { seenPhotos } from '@varanda/domain/post/seen-photos'
import { sharePath } from '@varanda/domain/post/share/share-path'
import { routes } from '@varanda/domain/site/routes'

/** False in a build without a worker, which also sends away those that earlier builds left. */
declare const __WORKER__: boolean

/** How long loading a new version waits for its worker to take over. */
const takeOverWaitMs = 5000

/** Keeps the app on this device from now on; public pages stay outside. Failing costs nothing but that. */
export async function keepAppOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    if (__WORKER__) {
      await takeShares()
      await navigator.serviceWorker.register('/member/sw.js', { scope: scopeOf(localeHere()), updateViaCache: 'none' })
      // As long as words are kept here, photos are.
      if (keepsSignedIn()) await caches.open(seenPhotos.cache)
      else await caches.delete(seenPhotos.cache)
    } else {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
    }
  } catch (error) {
    console.warn('worker', error)
  }
}

/**
 * The registration of this language's worker, asked for by its own address: the admin area lies outside of it, so that a
 * page there has none.
 */
export async function appRegistration(language = localeHere()): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration(scopeOf(language))
}

const localeHere = () => localeOfPath(location.pathname)
const scopeOf = (language: Locale) => localizedPath(language, routes.user.path)

/** Whether this device shows the app in this language without a network: it keeps each with a first visit of its own. */
export async function keepsAppIn(language: Locale): Promise<boolean> {
  return Boolean((await appRegistration(language))?.active)
}

/** From now on this device takes in itself what other apps share. */
export async function takeShares(): Promise<void> {
  if (!import.meta.env.PROD || !__WORKER__ || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/member/share.js', { scope: sharePath, updateViaCache: 'none' })
}

/** Where a worker keeps the app, fetches what the instance serves now. Throws when not all of it came. */
export async function fetchNewApp(): Promise<void> {
  const registration = await appRegistration()
  if (!registration?.active) return
  await registration.update()
  const { installing } = registration
  if (installing && (await reached(installing, 'installed')) === 'redundant') throw new Error('not installed')
}

/** Lets the worker that was fetched take over, so that the next load is of the new version. */
export async function letNewAppTakeOver(): Promise<void> {
  const waiting = (await appRegistration())?.waiting
  if (!waiting) return
  waiting.postMessage('take-over')
  await Promise.race([reached(waiting, 'activated'), new Promise((resolve) => setTimeout(resolve, takeOverWaitMs))])
}

function reached(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== wanted && worker.state !== 'redundant') return
      worker.removeEventListener('statechange', look)
      resolve(worker.state)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
