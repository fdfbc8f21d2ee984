import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import { parseRange } from '../../http/range.ts'
import type { Storage, StoredObject } from '../../storage/contract.ts'
import { StorageError, storageStatuses } from '../../storage/error.ts'

/** A refusal as Google's APIs write it. What is no StorageError is a defect and is thrown on. */
export function refuse(error: unknown): HttpResponse {
  if (!(error instanceof StorageError)) throw error
  if (error.status === 'NOT_MODIFIED') return { status: 304 }
  return failure(storageStatuses[error.status], error.message)
}

export function failure(code: number, message: string): HttpResponse {
  return json(code, { error: { code, message } })
}

/** Larger ones are sent as they are stored. In bytes. */
const mostUnpacked = 64 * 1024 * 1024

/**
 * The object's bytes. They are not for showing: whoever shows pictures reads them and says so itself. What was stored
 * as gzip goes out so to whoever takes gzip, else unpacked, whole, and without its checksums.
 * Source: https://cloud.google.com/storage/docs/transcoding
 */
export async function bytesOf(
  storage: Storage,
  object: StoredObject,
  { range, 'accept-encoding': accepted }: HttpRequest['headers'],
): Promise<HttpResponse> {
  const isPacked = object.contentEncoding === 'gzip'
  const headers = {
    'content-type': object.contentType ?? 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': object.cacheControl ?? 'private, no-store',
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    // Without it the Admin SDK does not compare the checksums.
    'x-goog-stored-content-encoding': object.contentEncoding ?? 'identity',
    'x-goog-stored-content-length': String(object.size),
    'x-goog-generation': String(object.generation),
    ...(object.contentLanguage && { 'content-language': object.contentLanguage }),
    ...(isPacked && { vary: 'accept-encoding' }),
  }
  if (isPacked && !/\bgzip\b/i.test(accepted ?? '') && !/\bno-transform\b/i.test(object.cacheControl ?? '')) {
    const body = object.size > mostUnpacked ? null : await unpacked(storage.fileOf(object))
    const { 'x-goog-hash': _, ...others } = headers
    if (body) return { status: 200, headers: { ...others, warning: '214 - "Transformation applied"' }, body }
  }
  const encoded = {
    ...headers,
    'accept-ranges': 'bytes',
    ...(object.contentEncoding && { 'content-encoding': object.contentEncoding }),
  }
  const part = range === undefined ? null : parseRange(range, object.size)
  if (part === 'unsatisfiable') return { status: 416, headers: { 'content-range': `bytes */${object.size}` } }
  const file = { path: storage.fileOf(object), ...(part ?? { start: 0, end: object.size - 1 }) }
  if (!part) return { status: 200, headers: encoded, file }
  return {
    status: 206,
    headers: { ...encoded, 'content-range': `bytes ${part.start}-${part.end}/${object.size}` },
    file,
  }
}

/** Null where it is no gzip, or too large to unpack. */
async function unpacked(file: string): Promise<Buffer | null> {
  try {
    return await promisify(gunzip)(await readFile(file), { maxOutputLength: mostUnpacked })
  } catch {
    return null
  }
}
