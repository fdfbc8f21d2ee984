import { coverObject, coverTypes } from '@varanda/domain/blog/blog-cover'
import type { Request, Response } from 'firebase-functions/v2/https'
import { hasCurrent } from '../../http/if-none-match.ts'
import { bucket } from '../../lib/app.ts'
import { inTime } from '../../lib/in-time.ts'
import type { BlogAddress } from '../address.ts'
import { forever, shortly } from './blog-caching.ts'

/** `GET /blog/media/{coverId}/{width}.{format}`: a picture of the blog, for whoever has its address. */
export async function sendCover(
  request: Request,
  response: Response,
  { coverId, file }: Extract<BlogAddress, { kind: 'cover' }>,
): Promise<void> {
  const etag = `"${coverId}-${file.width}-${file.format}"`
  response.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (hasCurrent(request, etag)) return void response.set({ 'Cache-Control': forever, ETag: etag }).status(304).end()
  try {
    const [bytes] = await inTime(bucket().file(coverObject(coverId, file)).download())
    response.set({ 'Cache-Control': forever, 'Content-Type': coverTypes[file.format], ETag: etag })
    response.set('Content-Length', String(bytes.length)).status(200).end(bytes)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error
    response.set('Cache-Control', shortly[404]).status(404).end()
  }
}
