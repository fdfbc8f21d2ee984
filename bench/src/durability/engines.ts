/** The two engines that keep things, as the server opens them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFirestore } from '@varanda/embedded/firestore/engine'
import { openDatabase } from '@varanda/embedded/sqlite/database'
import { openStorage } from '@varanda/embedded/storage/engine'

export const Engines = {
  open(folder: string) {
    const database = openDatabase(join(folder, 'varanda.sqlite'))
    const ruleset = () => null
    const now = Date.now
    const firestore = openFirestore({ database, projectId: 'bench', ruleset, now })
    const { documents } = firestore
    const storage = openStorage({ database, dataDir: folder, bucket: 'bench', ruleset, documents, now })
    const close = async () => {
      await storage.close()
      await firestore.close()
      await database.close()
    }
    return { database, firestore, storage, close }
  },
}

export const objectBytes = (n: number) => Buffer.alloc(3_000 + n, n % 251)

/** What is wrong with a folder after a power cut, given what had been acknowledged; each in one sentence. */
export async function faultsIn(folder: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = []
  const { database, firestore, storage, close } = Engines.open(folder)
  const integrity = database.sql.prepare('PRAGMA integrity_check').get()?.integrity_check
  if (integrity !== 'ok') faults.push(`integrity: ${integrity}`)
  const admin = { kind: 'admin' } as const
  const ids = async (collection: string) => {
    const parent = `${firestore.database}/documents`
    const structuredQuery = { from: [{ collectionId: collection }] }
    const { documents } = await firestore.runQuery(admin, { parent, structuredQuery })
    return new Set(documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))
  }
  const [a, b] = [await ids('a'), await ids('b')]
  if (a.size !== b.size || [...a].some((id) => !b.has(id))) faults.push('half a commit is there')
  const { objects } = storage.list(admin, { prefix: 'o/', delimiter: '', limit: 1_000 })
  for (const object of objects) {
    const file = storage.fileOf(object)
    const hash = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex')
    if (hash !== object.hash) faults.push(`${object.name} has no content`)
  }
  const named = new Set(objects.map(({ name }) => name.slice(2)))
  for (const one of acknowledged) {
    const [kind, n] = one.split(' ') as [string, string]
    if (!(kind === 'document' ? a : named).has(n)) faults.push(`${one} was acknowledged and is lost`)
  }
  await close()
  return faults
}
