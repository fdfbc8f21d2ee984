/** What a function answers through hosting is compressed on the way, as Firebase Hosting's edge does it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../http/exchange.ts'
import { isCompressible } from './content-type.ts'
import { acceptedEncodings, type Encoding } from './encoding.ts'

/** In bytes. */
const SMALLEST_COMPRESSED = 1024

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
}

/**
 * Text that everybody gets alike, which the function says by `Cache-Control: public`. What is for one reader stays as
 * it is: beside what a stranger put into it, the size of compressed text tells of it (the BREACH attack).
 */
export async function compressAnswer(request: HttpRequest, response: HttpResponse): Promise<HttpResponse> {
  const { headers = {}, body } = response
  const isText = isCompressible(headers['content-type'] ?? '') && !headers['content-encoding']
  const isPublic = /(?:^|,)\s*public\b/.test(headers['cache-control'] ?? '')
  if (!isText || !isPublic || !Buffer.isBuffer(body)) return response
  const vary = [...(headers.vary ? [headers.vary] : []), 'accept-encoding'].join(', ')
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding || request.method !== 'GET' || body.length < SMALLEST_COMPRESSED || 'content-range' in headers)
    return { ...response, headers: { ...headers, vary } }
  const bytes = await compress[encoding](body)
  const { 'content-length': _, etag, ...others } = headers
  const weak = etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }
  return { ...response, headers: { ...others, ...weak, vary, 'content-encoding': encoding }, body: bytes }
}
