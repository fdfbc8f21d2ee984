import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Caller } from '../firestore/contract.ts'
import type { DocumentReader, Ruleset } from '../rules/contract.ts'
import type { Database } from '../sqlite/database.ts'
import { UnwritableError } from '../unwritable.ts'
import { Blobs, type Content } from './blobs.ts'
import type {
  Conditions,
  NewObject,
  ObjectChange,
  ObjectDetails,
  ObjectPage,
  Storage,
  StoredObject,
} from './contract.ts'
import { isAsDeclared } from './declared-type.ts'
import { StorageError } from './error.ts'
import { StorageGate } from './gate.ts'
import { changedDetails, factsOf, ObjectStore, plainDetails } from './object-store.ts'
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
  /** What one account may have here, in bytes; 5 GiB when absent. */
  memberQuota?: number | undefined
  /** True: what clients declare is believed, as on Firebase. */
  anyContent?: boolean
}

/** No object is larger, whoever stores it. In bytes. */
const MOST_BYTES = 512 * 1024 * 1024
const MOST_IN_PAGE = 1000
/**
 * Of all custom metadata of one object, keys and values, in bytes: they lie in the row, and a list holds a thousand of those.
 * Source: https://cloud.google.com/storage/quotas#objects
 */
const MOST_METADATA = 8 * 1024
const MOST_COMPOSED = 32
const MEMBER_QUOTA = 5 * 1024 ** 3
/** Custom metadata by which the instance's functions say on whose account they store what they made of an upload. */
const UPLOADER = 'uploader'

/** Opens the storage engine. One engine a data folder; what the last process left half-made is swept first. */
export function openStorage(options: StorageOptions): Storage {
  const { database, bucket, now } = options
  database.migrate('storage', storageMigrations)
  const store = new ObjectStore(database)
  const uploads = new Uploads(database)
  const gate = new StorageGate(options)
  const blobs = new Blobs(join(options.dataDir, 'storage'))
  const isUsed = (hash: string) => store.isUsed(hash)
  uploads.dropWithout((draft, received) => blobs.holds(draft, received))
  blobs.sweep(isUsed, (draft) => uploads.exists(draft))
  const { memberQuota = MEMBER_QUOTA } = options
  const listeners: ((change: ObjectChange) => void)[] = []
  const afterwards: (() => void)[] = []
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

  /** A unit of work on the rows; those who follow changes are told after it. */
  async function change<T>(unit: () => T): Promise<T> {
    const result = await database.write(unit)
    for (const listener of afterwards) listener()
    return result
  }

  function tell(kind: ObjectChange['kind'], object: StoredObject): void {
    for (const listener of listeners) listener({ kind, object })
  }

  /** Throws QUOTA_EXCEEDED where `size` bytes more, in place of what they replace, are too many for the account. */
  function requireRoom(caller: Caller, size: number, replaced: StoredObject | null, uploadId = ''): void {
    if (caller.kind !== 'client') return
    const uid = caller.auth?.uid ?? ''
    const freed = replaced?.uploader === uid ? replaced.size : 0
    if (store.usedBy(uid) + uploads.openBytes(uid, uploadId) + size - freed > memberQuota) {
      const mebibytes = Math.floor(memberQuota / 1024 ** 2)
      throw new StorageError('QUOTA_EXCEEDED', `quota-exceeded: one account may keep ${mebibytes} MiB here.`)
    }
  }

  function requireDeclaredType(caller: Caller, { contentType }: NewObject, head: Buffer): void {
    if (caller.kind === 'client' && !options.anyContent && !isAsDeclared(contentType, head)) {
      throw new StorageError('INVALID_ARGUMENT', `The content is no ${contentType}.`)
    }
  }

  /** Judged before the bytes are taken, so that a refusal costs nothing. */
  function judgeIncoming(caller: Caller, object: NewObject, size: number, uploadId?: string): void {
    requireName(object.name)
    requireMetadata(object)
    if (size > MOST_BYTES) throw new StorageError('TOO_LARGE', `An object has at most ${MOST_BYTES} bytes.`)
    const before = store.get(object.name)
    gate.require(caller, before ? 'update' : 'create', object.name, before, { ...plainDetails(object), size })
    requireRoom(caller, size, before, uploadId)
  }

  /** Turns a draft into an object: file first, then row. `alongside` is part of the row's transaction. */
  async function recordDraft(
    caller: Caller,
    object: NewObject,
    draft: string,
    content: Content,
    alongside: (stored: StoredObject) => void = () => {},
  ): Promise<StoredObject> {
    const uploader = caller.kind === 'client' ? (caller.auth?.uid ?? '') : (object.metadata?.[UPLOADER] ?? null)
    let replaced: string | undefined
    const stored = await blobs.keep(
      draft,
      content.hash,
      () =>
        change(() => {
          const before = store.get(object.name)
          requireConditions(before, object.conditions)
          const after = store.next(object.name, content, object, uploader, now())
          gate.require(caller, before ? 'update' : 'create', object.name, before, after)
          requireRoom(caller, content.size, before, draft)
          store.put(after)
          alongside(after)
          if (before) tell('deleted', before)
          tell('finalized', after)
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
      judgeIncoming(caller, upload.object, upload.received, upload.id)
      if (upload.received === 0) await blobs.write(upload.id, 0, Buffer.alloc(0))
      requireDeclaredType(caller, upload.object, await blobs.head(upload.id))
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

  function existing(caller: Caller, name: string, method: 'get' | 'delete'): StoredObject {
    const object = store.get(name)
    // Asked first, so that nobody learns what is there by asking.
    gate.require(caller, method, name, object)
    return required(object)
  }

  return {
    bucket,
    async put(caller, object, bytes) {
      judgeIncoming(caller, object, bytes.length)
      requireDeclaredType(caller, object, bytes.subarray(0, 64))
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
      const forgotten = await database.write(() => {
        const old = uploads.forgetOld(now())
        uploads.begin(id, caller, object, size, now())
        return old
      })
      for (const draft of forgotten) await blobs.dropDraft(draft)
      return id
    },
    append(caller, uploadId, offset, bytes) {
      return inTurn(uploadId, async () => {
        const { object, received, done, size } = uploads.get(caller, uploadId)
        if (done) return { received, done }
        if (offset > received) throw new StorageError('OUT_OF_RANGE', `${received} bytes are here.`)
        // A repetition after a lost answer brings what is here already, and perhaps more.
        const fresh = bytes.subarray(received - offset)
        if (fresh.length === 0) return { received, done: null }
        const reached = received + fresh.length
        if (reached > (size ?? MOST_BYTES)) throw new StorageError('TOO_LARGE', 'More bytes than were announced.')
        requireRoom(caller, reached, store.get(object.name), uploadId)
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
    get(caller, name, conditions) {
      const object = existing(caller, name, 'get')
      requireConditions(object, conditions, 'NOT_MODIFIED')
      return object
    },
    fileOf: ({ hash }) => blobs.fileOf(hash),
    patch(caller, name, changes, conditions) {
      return change(() => {
        const before = store.get(name)
        const details = changedDetails(before ?? {}, changes)
        gate.require(caller, 'update', name, before, { ...(before && factsOf(before)), ...details })
        const facts = factsOf(required(before))
        requireConditions(before, conditions)
        requireMetadata(details)
        const after = {
          ...facts,
          ...details,
          metageneration: facts.metageneration + 1,
          updated: new Date(now()).toISOString(),
        }
        store.put(after)
        tell('metadataUpdated', after)
        return after
      })
    },
    async delete(caller, name, conditions) {
      const { hash } = await change(() => {
        const before = existing(caller, name, 'delete')
        requireConditions(before, conditions)
        store.delete(name)
        tell('deleted', before)
        return before
      })
      blobs.dropUnused(hash, isUsed)
    },
    async copy(source, object, conditions) {
      requireName(object.name)
      let replaced: string | undefined
      const copied = await change(() => {
        const from = required(store.get(source))
        requireConditions(from, conditions)
        const before = store.get(object.name)
        requireConditions(before, object.conditions)
        const { hash, size, md5, crc32c } = from
        const details = { ...plainDetails(from), ...plainDetails(object) }
        requireMetadata(details)
        const after = store.next(object.name, { hash, size, md5, crc32c }, details, from.uploader, now())
        store.put(after)
        if (before) tell('deleted', before)
        tell('finalized', after)
        replaced = before?.hash
        return after
      })
      if (replaced) blobs.dropUnused(replaced, isUsed)
      return copied
    },
    async compose(sources, object) {
      const parts = sources.map((name) => required(store.get(name)))
      const size = parts.reduce((sum, part) => sum + part.size, 0)
      if (parts.length === 0 || parts.length > MOST_COMPOSED) {
        throw new StorageError('INVALID_ARGUMENT', `From 1 to ${MOST_COMPOSED} objects are composed.`)
      }
      judgeIncoming({ kind: 'admin' }, object, size)
      const draft = randomUUID()
      try {
        return await recordDraft({ kind: 'admin' }, object, draft, await blobs.join(draft, parts))
      } finally {
        await blobs.dropDraft(draft)
      }
    },
    onChange: (listener) => void listeners.push(listener),
    afterChange: (listener) => void afterwards.push(listener),
    list(caller, { prefix, delimiter, limit, pageToken = '' }) {
      gate.require(caller, 'list', prefix, null)
      requireFolder(caller, prefix, delimiter)
      return pageOf(store, prefix, delimiter, Math.min(limit, MOST_IN_PAGE), pageToken)
    },
    bytes: () => store.bytes(),
    async close() {
      await Promise.allSettled(busy.values())
    },
  }
}

/**
 * A client lists one folder: rules are asked about its path, while names are compared as text, where `users/ana` is also
 * the beginning of `users/anabel/`. Without the delimiter it would see what lies below matches that rules hold tighter.
 */
function requireFolder(caller: Caller, prefix: string, delimiter: string): void {
  if (caller.kind === 'admin') return
  if (prefix !== '' && !prefix.endsWith('/')) {
    throw new StorageError('INVALID_ARGUMENT', 'The prefix of a list is empty or ends in "/".')
  }
  if (delimiter !== '/') throw new StorageError('INVALID_ARGUMENT', 'The delimiter of a list is "/".')
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

function requireMetadata({ metadata = {} }: ObjectDetails): void {
  const bytes = Object.entries(metadata).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0)
  if (bytes > MOST_METADATA) {
    throw new StorageError('INVALID_ARGUMENT', `The metadata of an object has at most ${MOST_METADATA} bytes.`)
  }
}

function required(object: StoredObject | null): StoredObject {
  if (!object) throw new StorageError('NOT_FOUND', 'There is no such object.')
  return object
}

/** `unchanged` is the refusal where something must be different and is not. */
function requireConditions(
  before: StoredObject | null,
  conditions: Conditions = {},
  unchanged: 'CONDITION_NOT_MET' | 'NOT_MODIFIED' = 'CONDITION_NOT_MET',
): void {
  const { ifGeneration, ifNotGeneration, ifMetageneration, ifNotMetageneration } = conditions
  const generation = before?.generation ?? 0
  const metageneration = before?.metageneration ?? 0
  const isAsWanted =
    (ifGeneration ?? generation) === generation && (ifMetageneration ?? metageneration) === metageneration
  if (!isAsWanted) throw new StorageError('CONDITION_NOT_MET', 'Another generation is there.')
  if (ifNotGeneration === generation || ifNotMetageneration === metageneration) {
    throw new StorageError(unchanged, 'It is still the same generation.')
  }
}
