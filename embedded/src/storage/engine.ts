import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Caller } from '../firestore/contract.ts'
import type { DocumentReader, Ruleset } from '../rules/contract.ts'
import type { Database } from '../sqlite/database.ts'
import { UnwritableError } from '../unwritable.ts'
import { Blobs, type Content } from './blobs.ts'
import type { NewObject, ObjectPage, Storage, StoredObject } from './contract.ts'
import { StorageError } from './error.ts'
import { StorageGate } from './gate.ts'
import { ObjectStore, plainDetails } from './object-store.ts'
import { storageMigrations } from './schema.ts'
import { type Upload, Uploads } from './uploads.ts'

export interface StorageOptions {
  database: Database
  /** The data folder; files go to `storage/` in it. */
  dataDir: string
  bucket: string
  /** The published storage rules; null refuses every client. */
  ruleset: () => Ruleset | null
  documents: DocumentReader
  /** Milliseconds since 1970. */
  now: () => number
}

/** No object is larger, whoever stores it. In bytes. */
const MOST_BYTES = 512 * 1024 * 1024
const MOST_IN_PAGE = 1000

/** Opens the storage engine. One engine a data folder; what the last process left half-made is swept first. */
export function openStorage(options: StorageOptions): Storage {
  const { database, bucket, now } = options
  database.migrate('storage', storageMigrations)
  const store = new ObjectStore(database)
  const uploads = new Uploads(database)
  const gate = new StorageGate(options)
  const blobs = new Blobs(join(options.dataDir, 'storage'))
  const isUsed = (hash: string) => store.isUsed(hash)
  blobs.sweep(isUsed, (draft) => uploads.exists(draft))
  /** The last piece of work of each upload: pieces of one upload never run side by side. */
  const busy = new Map<string, Promise<unknown>>()

  function inTurn<T>(uploadId: string, work: () => Promise<T>): Promise<T> {
    const turn = (busy.get(uploadId) ?? Promise.resolve()).then(work, work)
    busy.set(uploadId, turn)
    const leave = () => {
      if (busy.get(uploadId) === turn) busy.delete(uploadId)
    }
    turn.then(leave, leave)
    return turn
  }

  /** Judged before the bytes are taken, so that a refusal costs nothing. */
  function judgeIncoming(caller: Caller, object: NewObject, size: number): void {
    requireName(object.name)
    if (size > MOST_BYTES) throw new StorageError('TOO_LARGE', `An object has at most ${MOST_BYTES} bytes.`)
    const before = store.get(object.name)
    gate.require(caller, before ? 'update' : 'create', object.name, before, { ...plainDetails(object), size })
  }

  /** Turns a draft into an object: file first, then row. `alongside` is part of the row's transaction. */
  async function recordDraft(
    caller: Caller,
    object: NewObject,
    draft: string,
    content: Content,
    alongside: (stored: StoredObject) => void = () => {},
  ): Promise<StoredObject> {
    let replaced: string | undefined
    const stored = await blobs.keep(
      draft,
      content.hash,
      () =>
        database.write(() => {
          const before = store.get(object.name)
          requireGeneration(before, object.ifGeneration)
          const after = store.next(object.name, content, object, now())
          gate.require(caller, before ? 'update' : 'create', object.name, before, after)
          store.put(after)
          alongside(after)
          replaced = before?.hash
          return after
        }),
      isUsed,
    )
    if (replaced) blobs.dropUnused(replaced, isUsed)
    return stored
  }

  async function finish(caller: Caller, upload: Upload): Promise<StoredObject> {
    if (upload.done) return upload.done
    if (upload.size !== null && upload.received !== upload.size) {
      throw new StorageError('OUT_OF_RANGE', `${upload.received} of ${upload.size} bytes are here.`)
    }
    try {
      judgeIncoming(caller, upload.object, upload.received)
      if (upload.received === 0) await blobs.write(upload.id, 0, Buffer.alloc(0))
      const content = await blobs.measure(upload.id, upload.received)
      return await recordDraft(caller, upload.object, upload.id, content, (stored) => uploads.done(upload.id, stored))
    } catch (error) {
      // Once there is space again it can be finished.
      if (error instanceof UnwritableError) throw error
      // It cannot become an object any more, and a file that was given its lasting name is gone.
      await database.write(() => uploads.delete(upload.id))
      await blobs.dropDraft(upload.id)
      throw error
    }
  }

  function existing(caller: Caller, name: string, method: 'get' | 'update' | 'delete'): StoredObject {
    const object = store.get(name)
    // Asked first, so that nobody learns what is there by asking.
    if (method !== 'update') gate.require(caller, method, name, object)
    if (!object) throw new StorageError('NOT_FOUND', 'There is no such object.')
    return object
  }

  return {
    bucket,
    async put(caller, object, bytes) {
      judgeIncoming(caller, object, bytes.length)
      const draft = randomUUID()
      try {
        await blobs.write(draft, 0, bytes)
        return await recordDraft(caller, object, draft, await blobs.measure(draft, bytes.length))
      } finally {
        await blobs.dropDraft(draft)
      }
    },
    async begin(caller, object, size) {
      judgeIncoming(caller, object, size ?? 0)
      const id = randomUUID()
      await database.write(() => uploads.begin(id, caller, object, size, now()))
      return id
    },
    append(caller, uploadId, offset, bytes) {
      return inTurn(uploadId, async () => {
        const { received, done, size } = uploads.get(caller, uploadId)
        if (done) return { received, done }
        if (offset > received) throw new StorageError('OUT_OF_RANGE', `${received} bytes are here.`)
        // A repetition after a lost answer brings what is here already, and perhaps more.
        const fresh = bytes.subarray(received - offset)
        if (fresh.length === 0) return { received, done: null }
        const reached = received + fresh.length
        if (reached > (size ?? MOST_BYTES)) throw new StorageError('TOO_LARGE', 'More bytes than were announced.')
        await blobs.write(uploadId, received, fresh)
        await database.write(() => uploads.received(uploadId, reached))
        return { received: reached, done: null }
      })
    },
    finish: (caller, uploadId) => inTurn(uploadId, () => finish(caller, uploads.get(caller, uploadId))),
    state(caller, uploadId) {
      const { received, done } = uploads.get(caller, uploadId)
      return { received, done }
    },
    cancel(caller, uploadId) {
      return inTurn(uploadId, async () => {
        uploads.get(caller, uploadId)
        await database.write(() => uploads.delete(uploadId))
        await blobs.dropDraft(uploadId)
      })
    },
    get: (caller, name) => existing(caller, name, 'get'),
    fileOf: ({ hash }) => blobs.fileOf(hash),
    patch(caller, name, details) {
      return database.write(() => {
        const before = existing(caller, name, 'update')
        const after = {
          ...before,
          ...plainDetails(details),
          metageneration: before.metageneration + 1,
          updated: new Date(now()).toISOString(),
        }
        gate.require(caller, 'update', name, before, after)
        store.put(after)
        return after
      })
    },
    async delete(caller, name, ifGeneration) {
      const { hash } = await database.write(() => {
        const before = existing(caller, name, 'delete')
        requireGeneration(before, ifGeneration)
        store.delete(name)
        return before
      })
      blobs.dropUnused(hash, isUsed)
    },
    list(caller, { prefix, delimiter, limit, pageToken = '' }) {
      gate.require(caller, 'list', prefix, null)
      return pageOf(store, prefix, delimiter, Math.min(limit, MOST_IN_PAGE), pageToken)
    },
    async close() {
      await Promise.allSettled(busy.values())
    },
  }
}

/** Source: https://cloud.google.com/storage/docs/json_api/v1/objects/list */
function pageOf(store: ObjectStore, prefix: string, delimiter: string, limit: number, after: string): ObjectPage {
  const page: ObjectPage = { objects: [], prefixes: [] }
  const seen = new Set<string>()
  let last = after
  for (const object of store.after(prefix, after)) {
    const end = delimiter === '' ? -1 : object.name.indexOf(delimiter, prefix.length)
    const common = end < 0 ? null : object.name.slice(0, end + delimiter.length)
    const isKnown = common !== null && (seen.has(common) || after.startsWith(common))
    if (!isKnown && page.objects.length + seen.size === limit)
      return { ...page, prefixes: [...seen], nextPageToken: last }
    if (common === null) page.objects.push(object)
    else if (!isKnown) seen.add(common)
    last = object.name
  }
  return { ...page, prefixes: [...seen] }
}

/** Source: https://cloud.google.com/storage/docs/objects#naming */
function requireName(name: string): void {
  const isUsable =
    name !== '' && name !== '.' && name !== '..' && !/[\r\n\0]/.test(name) && Buffer.byteLength(name) <= 1024
  if (!isUsable) throw new StorageError('INVALID_ARGUMENT', 'An object needs a name of 1 to 1024 bytes on one line.')
}

function requireGeneration(before: StoredObject | null, wanted: number | undefined): void {
  if (wanted !== undefined && (before?.generation ?? 0) !== wanted) {
    throw new StorageError('CONDITION_NOT_MET', 'Another generation is there.')
  }
}
