import { mediaSizes } from '@varanda/domain/post/media'
import { seenPhotos } from '@varanda/domain/post/seen-photos'
import type { LaterEvent } from './scope.ts'

/** Milliseconds after which a photo that was seen before is shown without waiting for the instance. */
const patience = 3000
/**
 * A page that slept longer than its pass asks for photos before it has a new one: so often, and after so many milliseconds,
 * the door is asked again.
 */
const again = { times: 2, pause: 1000 } as const
/** Milliseconds after which a photo that came again is noted anew. */
const day = 24 * 60 * 60_000
/** So many photos are kept between two times of tidying up. */
const tidyEvery = 20

let keptSince = tidyEvery

/** How the door answers of a photo that is not there, or not for whoever asks. */
const refusals = [403, 404, 410]

/**
 * A photo, asked of the instance, which alone says who may see it; where it does not answer, or not soon, as it was last
 * seen on this device. One that it refuses is kept no more, also where its answer came late.
 */
export async function photo(event: LaterEvent, request: Request): Promise<Response> {
  const asked = ask(request)
  const keeping = asked.then((answer) => {
    if (answer.status === 200) return keep(request.url, answer.clone())
    return refusals.includes(answer.status) && !lacksPass(answer) ? forget(request.url) : undefined
  })
  event.waitUntil(keeping.catch((error) => console.warn('photo', error)))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  // Another program may answer in the place of an instance that is down.
  if (answer && answer.status < 500 && !lacksPass(answer)) return answer
  return (await lastSeen(request.url)) ?? asked
}

async function ask(request: Request): Promise<Response> {
  for (let times = 0; ; times += 1) {
    const answer = await fetch(request)
    if (!lacksPass(answer) || times === again.times) return answer
    await new Promise((resolve) => setTimeout(resolve, again.pause))
  }
}

/** Then the door says nothing of the photo. */
const lacksPass = (answer: Response) => answer.headers.has('www-authenticate')

async function keep(url: string, answer: Response): Promise<void> {
  // Whoever signed out meanwhile took it away.
  if (!(await caches.has(seenPhotos.cache))) return
  const cache = await caches.open(seenPhotos.cache)
  const known = await cache.match(url, { ignoreVary: true })
  if (known && ageOf(known) < day) return
  // What was seen last stands last.
  if (known) await cache.delete(url, { ignoreVary: true })
  await cache.put(url, answer)
  keptSince += 1
  if (keptSince < tidyEvery) return
  keptSince = 0
  await tidy(cache)
}

async function tidy(cache: Cache): Promise<void> {
  const all = await cache.keys()
  const tooMany = Math.max(0, all.length - seenPhotos.most)
  for (const [at, request] of all.entries()) {
    const held = at < tooMany ? undefined : await cache.match(request, { ignoreVary: true })
    if (!held || ageOf(held) > seenPhotos.days * day) await cache.delete(request, { ignoreVary: true })
  }
}

/** Milliseconds since the instance sent it. */
function ageOf(answer: Response): number {
  const sent = Date.parse(answer.headers.get('date') ?? '')
  return Number.isNaN(sent) ? 0 : Date.now() - sent
}

/** The photo in the size that is asked for, else in another one. */
async function lastSeen(url: string): Promise<Response | undefined> {
  if (!(await caches.has(seenPhotos.cache))) return undefined
  const cache = await caches.open(seenPhotos.cache)
  for (const address of addressesOf(url)) {
    const held = await cache.match(address, { ignoreVary: true })
    if (held && ageOf(held) <= seenPhotos.days * day) return held
  }
  return undefined
}

/** What is kept of a photo, in all sizes. */
async function forget(url: string): Promise<void> {
  if (!(await caches.has(seenPhotos.cache))) return
  const cache = await caches.open(seenPhotos.cache)
  for (const address of addressesOf(url)) await cache.delete(address, { ignoreVary: true })
}

/** Where a photo lies in each size, the one that is asked for first. */
function addressesOf(url: string): string[] {
  const base = url.slice(0, url.lastIndexOf('/') + 1)
  return [url, ...mediaSizes.toReversed().map((size) => base + size)]
}
