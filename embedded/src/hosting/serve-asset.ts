/** One file over HTTP: validators, ranges and content codings. Source: RFC 9110, sections 8.8, 12.5.3, 13 and 14. */
import type { HttpRequest, HttpResponse } from '../http/exchange.ts'
import { parseRange } from '../http/range.ts'
import type { Asset } from './asset.ts'
import { isCompressible } from './content-type.ts'
import { acceptedEncodings } from './encoding.ts'

/** What Firebase Hosting says when firebase.json does not. */
const DEFAULT_CACHE_CONTROL = 'max-age=3600'

export async function serveAsset(
  request: HttpRequest,
  asset: Asset,
  status: number,
  configured: Record<string, string>,
): Promise<HttpResponse> {
  const varies = isCompressible(asset.type)
  const headers: Record<string, string> = {
    'content-type': asset.type,
    'cache-control': DEFAULT_CACHE_CONTROL,
    // Codings of one file are the same only in meaning, so their shared tag is a weak one.
    etag: varies ? `W/${asset.etag}` : asset.etag,
    ...(varies ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    ...configured,
  }
  if (status === 200 && isUnchanged(request.headers['if-none-match'], asset.etag)) return { status: 304, headers }

  const range = request.headers.range
  if (range && status === 200 && (request.headers['if-range'] ?? asset.etag) === asset.etag) {
    const part = parseRange(range, asset.size)
    if (part === 'unsatisfiable') {
      return { status: 416, headers: { ...headers, 'content-range': `bytes */${asset.size}` } }
    }
    if (part) {
      headers['content-range'] = `bytes ${part.start}-${part.end}/${asset.size}`
      if (asset.body) return { status: 206, headers, body: asset.body.subarray(part.start, part.end + 1) }
      return { status: 206, headers, file: { path: asset.path, ...part } }
    }
  }
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const compressed = await asset.compressed(encoding)
    if (!compressed) continue
    headers['content-encoding'] = encoding
    if (Buffer.isBuffer(compressed)) return { status, headers, body: compressed }
    return { status, headers, file: { path: compressed.path, start: 0, end: compressed.size - 1 } }
  }
  if (asset.body) return { status, headers, body: asset.body }
  return { status, headers, file: { path: asset.path, start: 0, end: asset.size - 1 } }
}

/** If-None-Match compares weakly. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
