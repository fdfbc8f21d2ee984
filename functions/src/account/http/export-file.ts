import { pipeline } from 'node:stream/promises'
import { type Export, exportObjects, exportSchema, isOpen } from '@varanda/domain/account/export/export'
import { isOnWayOut } from '@varanda/domain/account/way-out'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { onRequest } from 'firebase-functions/v2/https'
import { bearerOf, cookieOf, type Reader, readerOf } from '../../http/reader.ts'
import { bucket, db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { byteRange } from '../../media/http/byte-range.ts'
import { readMediaPass } from '../../media/http/media-pass.ts'
import { readGroup } from '../export/group/read-group.ts'
import { insideOf } from '../export/words.ts'
import { isStillSignedIn } from './still-signed-in.ts'

const asked = /^\/export\/([A-Za-z0-9]{20})\/([1-9]\d{0,3})$/

/**
 * `GET /export/{id}/{n}`: the only door to the files of a copy. It opens to its member alone, and only for the hour after
 * they showed who they are (`openExport`); a part is sent to whoever goes on with a broken download. Where functions cannot send
 * long answers, an address is handed on that Google signs until that hour is over.
 */
export const exportFile = onRequest({ timeoutSeconds: 3600, concurrency: 40 }, async (request, response) => {
  response.set({
    'Cache-Control': 'private, no-store',
    Vary: 'Authorization, Cookie',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  })
  const notFound = () => response.status(404).end()
  const [, id = '', digits = ''] = asked.exec(request.path) ?? []
  if (!id || (request.method !== 'GET' && request.method !== 'HEAD')) return void notFound()
  const now = new Date()
  const token = bearerOf(request)
  const reader = await (token ? readerOf(token) : readMediaPass(cookieOf(request), now))
  const own = reader && (await openTo(reader, now))
  const n = Number(digits)
  const size = own?.id === id ? own.files[n - 1] : undefined
  if (!own || size === undefined) return void notFound()
  const file = bucket().file(exportObjects.file(reader.uid, id, n))
  const name = `attachment; filename="${insideOf(own).file(n)}"`
  if (!process.env.STORAGE_EMULATOR_HOST) {
    const [address] = await file.getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: own.openUntil!.toMillis(),
      responseDisposition: name,
    })
    return void response.redirect(302, address)
  }
  const etag = `"${id}-${n}"`
  response.set({ 'Content-Type': 'application/zip', 'Content-Disposition': name, 'Accept-Ranges': 'bytes', ETag: etag })
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag
  const range = isSame && request.method === 'GET' ? byteRange(request.headers.range, size) : null
  if (range === 'outside') return void response.set('Content-Range', `bytes */${size}`).status(416).end()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) response.set('Content-Range', `bytes ${start}-${end}/${size}`)
  response.set('Content-Length', String(end - start + 1)).status(range ? 206 : 200)
  if (request.method === 'HEAD') return void response.end()
  // Whoever goes away in the middle is no failure.
  await pipeline(file.createReadStream({ start, end, validation: false }), response).catch(() => response.destroy())
})

/** The copy of this reader, if it may be fetched now. */
async function openTo(reader: Reader, now: Date): Promise<Export | undefined> {
  const [found, held] = await db.getAll(db.doc(paths.ownExport(reader.uid)), db.doc(paths.standing(reader.uid)))
  const [own, standing] = [readIfWhole(exportSchema, found), readIfWhole(standingSchema, held)]
  if (!own || !isOpen(own, now) || !standing) return undefined
  // Whoever is leaving takes it along.
  const mayEnter = mayRead(standing, reader.authTime) && isWayIn(standing, reader.provider)
  // Of whoever is suspended only what is theirs.
  const mayLeave = isOnWayOut(standing, reader.authTime) && !own.group
  if (!(mayEnter || mayLeave) || !(await isStillSignedIn(reader, now))) return undefined
  // A group's album goes with the place in the group.
  return !own.group || (await readGroup(db, reader.uid, own.group, standing)) ? own : undefined
}
