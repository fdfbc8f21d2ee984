import { call } from '@varanda/client/call'
import { hour } from '@varanda/domain/moment'
import { pushArrived } from '@varanda/domain/notice/calls/push-arrived'
import { arrivalNote } from '@varanda/domain/notice/push/worker-word'
import { atom } from 'nanostores'

/** When something pushed last came while this page was open, in milliseconds. */
export const $arrivedHere = atom<number | undefined>(undefined)

let toldAt = 0

/** Tells the instance what the worker noted; unless somebody waits for it (`now`), at most once an hour. */
export async function tellArrival({ now = false } = {}): Promise<void> {
  if (!now && Date.now() - toldAt < hour) return
  const cache = await caches.open(arrivalNote.cache)
  const at = Number(await (await cache.match(arrivalNote.path))?.text())
  if (!at) return
  toldAt = Date.now()
  await call(pushArrived, { secondsAgo: Math.max(0, Math.round((Date.now() - at) / 1000)) })
  await cache.delete(arrivalNote.path)
}
