import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller, Firestore } from '../../src/firestore/contract.ts'
import { type FirestoreOptions, openFirestore } from '../../src/firestore/engine.ts'
import type { Fields, Value } from '../../src/firestore/wire.ts'
import { type Database, openDatabase } from '../../src/sqlite/database.ts'

export const admin: Caller = { kind: 'admin' }
export const root = 'projects/demo/databases/(default)/documents'

export interface Fixture {
  folder: string
  file: string
  database: Database
  firestore: Firestore
  close: () => Promise<void>
}

/** An engine on a file of its own. */
export function openFixture(options: Partial<FirestoreOptions> = {}, folder = newFolder()): Fixture {
  const file = join(folder, 'data.sqlite')
  const database = openDatabase(file)
  const firestore = openFirestore({
    database,
    projectId: 'demo',
    ruleset: () => null,
    now: Date.now,
    ...options,
  })
  return {
    folder,
    file,
    database,
    firestore,
    async close() {
      await firestore.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'varanda-firestore-'))
}

/** A plain JavaScript value as the wire writes it; numbers with a fraction are doubles. */
export function toValue(value: unknown): Value {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return { integerValue: String(value) }
    return { doubleValue: Number.isFinite(value) ? value : (String(value) as 'NaN') }
  }
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } }
  return { mapValue: { fields: toFields(value as Record<string, unknown>) } }
}

export function toFields(values: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]))
}

export function set(firestore: Firestore, path: string, values: Record<string, unknown>, caller = admin) {
  return firestore.commit(caller, { writes: [{ update: { name: `${root}/${path}`, fields: toFields(values) } }] })
}

export function remove(firestore: Firestore, path: string, caller = admin) {
  return firestore.commit(caller, { writes: [{ delete: `${root}/${path}` }] })
}

export async function read(firestore: Firestore, path: string, caller = admin): Promise<Fields | null> {
  const { results } = await firestore.batchGet(caller, { documents: [`${root}/${path}`] })
  return 'found' in results[0]! ? results[0].found.fields : null
}
