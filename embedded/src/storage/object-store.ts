/** The rows of objects. What writes is part of the caller's transaction. */
import type { Database } from '../sqlite/database.ts'
import type { Content } from './blobs.ts'
import type { DetailChanges, ObjectDetails, StoredObject } from './contract.ts'

/** Custom metadata by which Firebase marks objects that anyone with a token may read; nothing here is read so. */
const downloadTokens = 'firebaseStorageDownloadTokens'

export class ObjectStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  get(name: string): StoredObject | null {
    const row = this.#database.statement('SELECT * FROM storage_object WHERE name = ?').get(name)
    return row ? objectOf(row) : null
  }

  isUsed(hash: string): boolean {
    return this.#database.statement('SELECT 1 FROM storage_object WHERE hash = ? LIMIT 1').get(hash) !== undefined
  }

  /** The object as it will be; `put` stores it. */
  next(name: string, content: Content, details: ObjectDetails, uploader: string | null, nowMs: number): StoredObject {
    const row = this.#database.statement('SELECT MAX(generation) AS last FROM storage_object').get()
    const at = new Date(nowMs).toISOString()
    return {
      ...plainDetails(details),
      name,
      ...content,
      generation: Math.max(nowMs * 1000, Number(row?.last ?? 0) + 1),
      metageneration: 1,
      created: at,
      updated: at,
      uploader,
    }
  }

  /** Bytes that count against an account's quota. */
  usedBy(uid: string): number {
    const row = this.#database.statement('SELECT SUM(size) AS used FROM storage_object WHERE uploader = ?').get(uid)
    return Number(row?.used ?? 0)
  }

  /** Bytes of all objects. */
  bytes(): number {
    return Number(this.#database.statement('SELECT SUM(size) AS used FROM storage_object').get()?.used ?? 0)
  }

  put(object: StoredObject): void {
    const { name, hash, size, md5, crc32c, generation, metageneration, created, updated, uploader } = object
    this.#database
      .statement(
        `INSERT OR REPLACE INTO storage_object
           (name, hash, size, md5, crc32c, details, generation, metageneration, created, updated, uploader)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        name,
        hash,
        size,
        md5,
        crc32c,
        JSON.stringify(plainDetails(object)),
        generation,
        metageneration,
        created,
        updated,
        uploader,
      )
  }

  delete(name: string): void {
    this.#database.statement('DELETE FROM storage_object WHERE name = ?').run(name)
  }

  /** Objects whose name begins with `prefix` and comes after `after`, in order. */
  *after(prefix: string, after: string): Generator<StoredObject> {
    const rows = this.#database.sql
      .prepare('SELECT * FROM storage_object WHERE name >= ? AND name > ? ORDER BY name')
      .iterate(prefix, after)
    for (const row of rows) {
      if (!String(row.name).startsWith(prefix)) return
      yield objectOf(row)
    }
  }
}

/** A row of `storage_object`. */
export function objectOf(row: Record<string, unknown>): StoredObject {
  return {
    ...(JSON.parse(String(row.details)) as ObjectDetails),
    name: String(row.name),
    hash: String(row.hash),
    size: Number(row.size),
    md5: String(row.md5),
    crc32c: String(row.crc32c),
    generation: Number(row.generation),
    metageneration: Number(row.metageneration),
    created: String(row.created),
    updated: String(row.updated),
    uploader: row.uploader === null ? null : String(row.uploader),
  }
}

/** Details as they are after a change of some of them. */
export function changedDetails(before: ObjectDetails, { metadata, ...changes }: DetailChanges): ObjectDetails {
  const after: Record<string, unknown> = { ...plainDetails(before) }
  for (const [key, value] of Object.entries(changes)) after[key] = value ?? undefined
  if (metadata === null) after.metadata = undefined
  else if (metadata !== undefined) {
    const entries = Object.entries({ ...before.metadata, ...metadata }).filter((entry) => entry[1] !== null)
    after.metadata = Object.fromEntries(entries)
  }
  return plainDetails(after as ObjectDetails)
}

/** Exactly what is no detail. */
export function factsOf(object: StoredObject): Omit<StoredObject, keyof ObjectDetails> {
  const { name, size, hash, md5, crc32c, generation, metageneration, created, updated, uploader } = object
  return { name, size, hash, md5, crc32c, generation, metageneration, created, updated, uploader }
}

/** Exactly the details, without download tokens and without what is not said. */
export function plainDetails(from: ObjectDetails): ObjectDetails {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata } = from
  const custom = Object.entries(metadata ?? {}).filter(([key]) => key !== downloadTokens)
  return {
    ...(contentType && { contentType }),
    ...(cacheControl && { cacheControl }),
    ...(contentDisposition && { contentDisposition }),
    ...(contentEncoding && { contentEncoding }),
    ...(contentLanguage && { contentLanguage }),
    ...(custom.length > 0 && { metadata: Object.fromEntries(custom) }),
  }
}
