import type { Entry } from '@varanda/domain/post/entry'
import { mediaPath } from '@varanda/domain/post/media'
import { seenPhotos } from '@varanda/domain/post/seen-photos'
import type { Row } from '../../../data/use-list.ts'
import { lostFrom } from './lost-from.ts'

/** Once the instance has said which posts a list holds, what this device keeps of the photos of those that it lost goes. */
export function forgetLost(before: readonly Row<Entry>[], now: readonly Row<Entry>[], count: number): void {
  const lost = lostFrom(before, now, count)
  if (lost.length > 0) forgetPhotosOf(lost)
}

/** Takes the photos of these posts from those that the app's worker keeps. */
export function forgetPhotosOf(postIds: readonly string[]): void {
  takeFromKept(postIds).catch((error) => console.warn('photos', error))
}

async function takeFromKept(postIds: readonly string[]): Promise<void> {
  // Whether photos are kept at all is not said here: who opens a cache makes it.
  if (!('caches' in globalThis) || !(await caches.has(seenPhotos.cache))) return
  const cache = await caches.open(seenPhotos.cache)
  const paths = postIds.map(mediaPath)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (paths.some((path) => pathname.startsWith(path))) await cache.delete(request, { ignoreVary: true })
  }
}
