import type { MediaFormat } from '@varanda/domain/post/media'
import { onRequest } from 'firebase-functions/v2/https'
import { isStillSignedIn } from '../../account/http/still-signed-in.ts'
import { bearerOf, cookieOf, type Reader, readerOf } from '../../http/reader.ts'
import { bytesOf } from '../bytes-of.ts'
import { type AskedPicture, askedPicture } from './asked-picture.ts'
import { byteRange } from './byte-range.ts'
import { readMediaPass } from './media-pass.ts'

/**
 * `GET /media/…`: the only door to photos of posts, of members and of circles. It opens to whoever may see the picture, known by
 * bearer token or by the session cookie; whatever is refused looks like what does not exist. Whoever brings neither a token
 * nor a good pass is told so (`WWW-Authenticate`, RFC 9110 section 11.6.1), of whatever picture: a browser that slept asks again once it has one.
 */
export const media = onRequest({ memory: '512MiB', concurrency: 40 }, async (request, response) => {
  response.set({
    Vary: 'Accept, Authorization, Cookie',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  const notFound = () => response.set('Cache-Control', 'no-store').status(404).end()
  const asked = askedPicture(request.path)
  if (!asked || (request.method !== 'GET' && request.method !== 'HEAD')) return void notFound()
  const token = bearerOf(request)
  const now = new Date()
  const holder = token ? undefined : await readMediaPass(cookieOf(request), now)
  if (!token && !holder) response.set('WWW-Authenticate', 'Bearer')
  const reader = token ? await readerOf(token) : await ifStillSignedIn(holder, now)
  if (!reader || !(await asked.opensTo(reader))) return void notFound()

  const formats = formatsFor(asked.formats, request.headers.accept ?? '')
  const etagOf = (format: MediaFormat) => `"${asked.version}-${format}"`
  const known = formats.find(([format]) => request.headers['if-none-match'] === etagOf(format))
  response.set('Cache-Control', `private, max-age=${asked.freshSeconds}`)
  if (known) return void response.set('ETag', etagOf(known[0])).status(304).end()
  const found = await firstThere(formats)
  if (!found) return void notFound()
  const { format, bytes } = found
  response.set('ETag', etagOf(format))
  response.set({ 'Content-Type': `image/${format}`, 'Content-Disposition': 'inline', 'Accept-Ranges': 'bytes' })
  // With `If-Range`, a part is sent only if the reader's other parts are of the same version.
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etagOf(format)
  const range = isSame && request.method === 'GET' ? byteRange(request.headers.range, bytes.length) : null
  if (range === 'outside') {
    return void response.set('Content-Range', `bytes */${bytes.length}`).status(416).end()
  }
  if (!range) return void response.status(200).end(bytes)
  response
    .set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .status(206)
    .end(bytes.subarray(range.start, range.end + 1))
})

async function ifStillSignedIn(holder: Reader | undefined, now: Date): Promise<Reader | undefined> {
  return holder && (await isStillSignedIn(holder, now)) ? holder : undefined
}

type Formats = AskedPicture['formats']

/** AVIF first where the browser says that it shows it, for it is smaller; WebP is shown by all. */
function formatsFor(formats: Formats, accept: string): Formats {
  return formats.filter(([format]) => format === 'webp' || accept.includes(`image/${format}`))
}

/** The best format that is stored: photos of the demo family have no AVIF. */
async function firstThere(formats: Formats) {
  for (const [format, name] of formats) {
    const bytes = await bytesOf(name)
    if (bytes) return { format, bytes }
  }
  return undefined
}
