import { isReservedId } from '@varanda/domain/document-id'
import { formatsOf, isMediaSize, type MediaFormat, type MediaSize, objects } from '@varanda/domain/post/media'
import { onRequest } from 'firebase-functions/v2/https'
import { isStillSignedIn } from '../../account/http/still-signed-in.ts'
import { bearerOf, cookieOf, type Reader, readerOf } from '../../http/reader.ts'
import { bucket } from '../../lib/app.ts'
import { mayReadPost } from '../../post/may-read-post.ts'
import { byteRange } from './byte-range.ts'
import { readMediaPass } from './media-pass.ts'

/** How long a browser may show a photo without asking again, in seconds. */
const fresh = 600

/** `__x__` is no name of a document: Firestore keeps those for itself. */
const address = /^\/media\/(?!__[\w-]*__\/)([\w-]{1,150})\/([A-Za-z0-9]{20})\/([a-z]+)$/

/**
 * `GET /media/{postId}/{mediaId}/{size}`: the only door to photos. It opens to whoever may read the post, known by
 * bearer token or by the session cookie; whatever is refused looks like what does not exist.
 */
export const media = onRequest({ memory: '512MiB', concurrency: 40 }, async (request, response) => {
  response.set({
    Vary: 'Accept, Authorization, Cookie',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  const notFound = () => response.set('Cache-Control', 'no-store').status(404).end()
  const [, postId = '', mediaId = '', size] = address.exec(request.path) ?? []
  if (isReservedId(postId) || !isMediaSize(size) || (request.method !== 'GET' && request.method !== 'HEAD'))
    return void notFound()
  const token = bearerOf(request)
  const reader = await (token ? readerOf(token) : readerOfPass(cookieOf(request), new Date()))
  if (!reader || !(await mayReadPost(reader, postId))) return void notFound()

  const formats = formatsFor(formatsOf[size], request.headers.accept ?? '')
  const etagOf = (format: MediaFormat) => `"${mediaId}-${size}-${format}"`
  const known = formats.find((format) => request.headers['if-none-match'] === etagOf(format))
  response.set('Cache-Control', `private, max-age=${fresh}`)
  if (known) return void response.set('ETag', etagOf(known)).status(304).end()
  const found = await firstThere(postId, mediaId, size, formats)
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

async function readerOfPass(pass: string | undefined, now: Date): Promise<Reader | undefined> {
  const reader = await readMediaPass(pass, now)
  return reader && (await isStillSignedIn(reader, now)) ? reader : undefined
}

/** AVIF first where the browser says that it shows it, for it is smaller; WebP is shown by all. */
function formatsFor(formats: readonly MediaFormat[], accept: string): MediaFormat[] {
  return formats.filter((format) => format === 'webp' || accept.includes(`image/${format}`))
}

/** The best format that is stored: photos of the demo family have no AVIF. */
async function firstThere(postId: string, mediaId: string, size: MediaSize, formats: readonly MediaFormat[]) {
  for (const format of formats) {
    const bytes = await bytesOf(objects.rendition(postId, mediaId, size, format))
    if (bytes) return { format, bytes }
  }
  return undefined
}

async function bytesOf(name: string): Promise<Buffer | undefined> {
  try {
    return (await bucket().file(name).download())[0]
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}
