import type { HttpResponse } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import type { Storage, StoredObject } from '../../storage/contract.ts'
import { StorageError, storageStatuses } from '../../storage/error.ts'

/** A refusal as Google's APIs write it. What is no StorageError is a defect and is thrown on. */
export function refuse(error: unknown): HttpResponse {
  if (!(error instanceof StorageError)) throw error
  return failure(storageStatuses[error.status], error.message)
}

export function failure(code: number, message: string): HttpResponse {
  return json(code, { error: { code, message } })
}

/** The object's bytes. They are not for showing: whoever shows pictures reads them and says so itself. */
export function bytesOf(storage: Storage, object: StoredObject): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': object.contentType ?? 'application/octet-stream',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
      // Without it the Admin SDK does not compare the checksums.
      'x-goog-stored-content-encoding': 'identity',
      'x-goog-generation': String(object.generation),
    },
    file: { path: storage.fileOf(object), start: 0, end: object.size - 1 },
  }
}
