/** Uploads that come in pieces: how far each one is, so that it can go on after a lost answer or a restart. */
import type { Caller } from '../firestore/contract.ts'
import type { Database } from '../sqlite/database.ts'
import type { NewObject, StoredObject } from './contract.ts'
import { StorageError } from './error.ts'

/** Unfinished ones are forgotten after this, as are the answers of finished ones. In milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000
/** More unfinished uploads than this of one account are refused. */
const MOST_OF_ONE = 50

export interface Upload {
  id: string
  object: NewObject
  /** In bytes; null when it was not said. */
  size: number | null
  received: number
  done: StoredObject | null
}

export class Uploads {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Forgets old ones; gives the ids of those whose drafts are to go. Part of the caller's transaction. */
  forgetOld(nowMs: number): string[] {
    const old = this.#database
      .statement('DELETE FROM storage_upload WHERE begun_at < ? RETURNING id, done')
      .all(nowMs - LIFE_MS)
    return old.filter(({ done }) => done === null).map(({ id }) => String(id))
  }

  /** Bytes that an account's unfinished uploads announced or brought, without one of them. */
  openBytes(uid: string, except: string): number {
    const row = this.#database
      .statement(
        `SELECT SUM(MAX(COALESCE(size, 0), received)) AS bytes FROM storage_upload
         WHERE uid = ? AND done IS NULL AND id <> ?`,
      )
      .get(uid, except)
    return Number(row?.bytes ?? 0)
  }

  /** Forgets unfinished ones whose bytes are not all there, as after a restore: a backup holds no drafts. */
  dropWithout(hasBytes: (id: string, received: number) => boolean): void {
    const open = this.#database
      .statement('SELECT id, received FROM storage_upload WHERE done IS NULL AND received > 0')
      .all()
    for (const { id, received } of open) if (!hasBytes(String(id), Number(received))) this.delete(String(id))
  }

  /** Part of the caller's transaction. Throws RESOURCE_EXHAUSTED. */
  begin(id: string, caller: Caller, object: NewObject, size: number | null, nowMs: number): void {
    const uid = uidOf(caller)
    const open = this.#database
      .statement('SELECT COUNT(*) AS count FROM storage_upload WHERE uid = ? AND done IS NULL')
      .get(uid)
    if (uid !== null && Number(open?.count) >= MOST_OF_ONE) {
      throw new StorageError('RESOURCE_EXHAUSTED', 'Too many uploads are open.')
    }
    this.#database
      .statement('INSERT INTO storage_upload (id, uid, object, size, received, begun_at) VALUES (?, ?, ?, ?, 0, ?)')
      .run(id, uid, JSON.stringify(object), size, nowMs)
  }

  /** NOT_FOUND for one that is not there or is somebody else's. */
  get(caller: Caller, id: string): Upload {
    const row = this.#database.statement('SELECT * FROM storage_upload WHERE id = ?').get(id)
    if (!row || row.uid !== uidOf(caller)) throw new StorageError('NOT_FOUND', 'There is no such upload.')
    return {
      id,
      object: JSON.parse(String(row.object)) as NewObject,
      size: row.size === null ? null : Number(row.size),
      received: Number(row.received),
      done: row.done === null ? null : (JSON.parse(String(row.done)) as StoredObject),
    }
  }

  exists(id: string): boolean {
    return this.#database.statement('SELECT 1 FROM storage_upload WHERE id = ? AND done IS NULL').get(id) !== undefined
  }

  received(id: string, received: number): void {
    this.#database.statement('UPDATE storage_upload SET received = ? WHERE id = ?').run(received, id)
  }

  done(id: string, object: StoredObject): void {
    this.#database.statement('UPDATE storage_upload SET done = ? WHERE id = ?').run(JSON.stringify(object), id)
  }

  delete(id: string): void {
    this.#database.statement('DELETE FROM storage_upload WHERE id = ?').run(id)
  }
}

function uidOf(caller: Caller): string | null {
  return caller.kind === 'client' ? (caller.auth?.uid ?? '') : null
}
