/** What a backup holds, a page at a time, for whoever takes it somewhere else. Nothing is written, not even beside it. */
import type { DatabaseSync } from 'node:sqlite'
import type { Account } from '../auth/account.ts'
import { accountStore } from '../auth/account-store.ts'
import { authMigrations } from '../auth/schema.ts'
import { documentMigrations } from '../firestore/document-migrations.ts'
import type { Fields } from '../firestore/wire.ts'
import type { StoredObject } from '../storage/contract.ts'
import { objectOf } from '../storage/object-store.ts'
import { storageMigrations } from '../storage/schema.ts'
import { blobFile, checkBackup, databaseOf } from './check.ts'
import { BackupError, type Manifest } from './manifest.ts'

/** `id` rises in the order in which documents were first written. */
export interface KeptDocument {
  id: number
  path: string
  fields: Fields
}

export interface Backup {
  manifest: Manifest
  /** In the order of their uids, after `after`. */
  accounts(after: string, limit: number): Account[]
  /** In the order of their ids, after `after`. */
  documents(after: number, limit: number): KeptDocument[]
  /** How many there are up to an id. */
  documentsUpTo(id: number): number
  /** In the order of their names, after `after`. */
  objects(after: string, limit: number): StoredObject[]
  /** The file with an object's bytes. */
  fileOf(object: Pick<StoredObject, 'hash'>): string
  /** Triggers and tasks that had not run, by function. */
  waitingJobs(): { kind: string; functionName: string; count: number }[]
  /** Messages of identity that wait for the mail server. */
  waitingMails(): number
  close(): void
}

const read = { auth: authMigrations, firestore: documentMigrations, storage: storageMigrations }

/** Checks every byte of it first. Throws BackupError. */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = await checkBackup(folder)
  const sql = databaseOf(folder)
  try {
    checkVersion(sql, folder)
  } catch (error) {
    sql.close()
    throw error
  }
  const store = accountStore(sql)
  const documents = sql.prepare('SELECT id, path, fields FROM firestore_document WHERE id > ? ORDER BY id LIMIT ?')
  const upTo = sql.prepare('SELECT count(*) AS n FROM firestore_document WHERE id <= ?')
  const objects = sql.prepare('SELECT * FROM storage_object WHERE name > ? ORDER BY name LIMIT ?')
  const has = (table: string) =>
    sql.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined
  return {
    manifest,
    accounts: store.list,
    documents: (after, limit) =>
      documents.all(after, limit).map(({ id, path, fields }) => ({
        id: Number(id),
        path: String(path),
        fields: JSON.parse(String(fields)) as Fields,
      })),
    documentsUpTo: (id) => Number(upTo.get(id)!.n),
    objects: (after, limit) => objects.all(after, limit).map(objectOf),
    fileOf: ({ hash }) => blobFile(folder, hash),
    waitingJobs() {
      // An instance that never ran functions has no such table.
      if (!has('functions_jobs')) return []
      return sql
        .prepare(
          `SELECT kind, function, count(*) AS n FROM functions_jobs WHERE state = 'waiting'
           GROUP BY kind, function ORDER BY kind, function`,
        )
        .all()
        .map(({ kind, function: functionName, n }) => ({
          kind: String(kind),
          functionName: String(functionName),
          count: Number(n),
        }))
    },
    waitingMails: () =>
      Number(sql.prepare("SELECT count(*) AS n FROM mail WHERE state IN ('waiting', 'sending')").get()!.n),
    close: () => sql.close(),
  }
}

/** Tables of another version are not what is read here; a start of this version brings a folder forward. */
function checkVersion(sql: DatabaseSync, folder: string): void {
  const steps = sql.prepare('SELECT steps FROM schema_version WHERE component = ?')
  for (const [component, known] of Object.entries(read)) {
    const found = Number(steps.get(component)?.steps ?? 0)
    if (found === known.length) continue
    throw new BackupError(
      found > known.length
        ? `${folder} was made by a newer version of this program; take it with that version.`
        : `${folder} was made by an older version of this program; restore it into a folder, start that once, stop it, and back it up again.`,
    )
  }
}
