import type { HttpResponse } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
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

/** The object's bytes. They are not for showing: whoever shows pictures reads them and says so itself. */
export function bytesOf(storage: Storage, object: StoredObject, range: string | undefined): HttpResponse {
  const headers = {
    'content-type': object.contentType ?? 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    // Without it the Admin SDK does not compare the checksums.
    'x-goog-stored-content-encoding': 'identity',
    'x-goog-generation': String(object.generation),
  }
  const part = partOf(range, object.size)
  if (part === 'outside') return { status: 416, headers: { 'content-range': `bytes */${object.size}` } }
  const file = { path: storage.fileOf(object), ...(part ?? { start: 0, end: object.size - 1 }) }
  if (!part) return { status: 200, headers, file }
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${part.start}-${part.end}/${object.size}` },
    file,
  }
}

/** One range of bytes; several, or what is no range, mean the whole. Source: RFC 9110, section 14. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'outside'
  return start > end ? null : { start, end }
}
