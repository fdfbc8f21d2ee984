/**
 * Where storage rules are asked. The admin plane is never asked about; a client is refused unless the ruleset grants.
 */
import type { Caller } from '../firestore/contract.ts'
import type { DocumentReader, Ruleset, RulesObject, StorageRequest } from '../rules/contract.ts'
import type { StoredObject } from './contract.ts'
import { StorageError } from './error.ts'

export interface GateOptions {
  bucket: string
  /** The published rules; null refuses every client. */
  ruleset: () => Ruleset | null
  /** What `firestore.get` and `firestore.exists` read. */
  documents: DocumentReader
  now: () => number
}

export type StorageMethod = StorageRequest['method']

export class StorageGate {
  readonly #options: GateOptions

  constructor(options: GateOptions) {
    this.#options = options
  }

  /** Throws PERMISSION_DENIED unless the rules grant. `after` is the object as it is to be, for create and update. */
  require(
    caller: Caller,
    method: StorageMethod,
    path: string,
    before: StoredObject | null,
    after: Partial<StoredObject> | null = null,
  ): void {
    if (caller.kind === 'admin') return
    const { bucket, ruleset, documents, now } = this.#options
    const { auth } = caller
    const verdict = ruleset()?.judgeObject(
      {
        method,
        bucket,
        path,
        auth: auth && auth.expiresAt * 1000 > now() ? { uid: auth.uid, token: auth.token } : null,
        time: new Date(now()).toISOString(),
        resource: before && toRules(bucket, path, before),
        newResource: after && toRules(bucket, path, after),
      },
      documents,
    )
    if (!verdict?.allowed) throw new StorageError('PERMISSION_DENIED', 'Permission denied.')
  }
}

function toRules(bucket: string, name: string, object: Partial<StoredObject>): RulesObject {
  const { hash: _, uploader: _uploader, size = 0, md5, created, updated, ...others } = object
  return {
    ...others,
    name,
    bucket,
    size,
    ...(md5 !== undefined && { md5Hash: md5 }),
    ...(created !== undefined && { timeCreated: created }),
    ...(updated !== undefined && { updated }),
  }
}
