/**
 * Stores, replaces and deletes objects as fast as it can, and prints what was acknowledged: `node crash-writer.ts
 * FOLDER`.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '../../src/sqlite/database.ts'
import { openStorage } from '../../src/storage/engine.ts'

const folder = process.argv[2]!
const database = openDatabase(join(folder, 'data.sqlite'))
const storage = openStorage({
  database,
  dataDir: folder,
  bucket: 'demo',
  ruleset: () => null,
  documents: { get: () => null, getAfter: () => null },
  now: Date.now,
})
const admin = { kind: 'admin' } as const
const say = (line: string) => process.stdout.write(`${line}\n`)

async function write(writer: number): Promise<void> {
  for (let n = 0; ; n++) {
    const name = `${process.pid}/${writer}/${n}`
    const { hash } = await storage.put(admin, { name }, randomBytes(20_000))
    say(`stored ${name} ${hash}`)
    const inPieces = `${name}-in-pieces`
    const id = await storage.begin(admin, { name: inPieces }, 30_000)
    for (let offset = 0; offset < 30_000; offset += 10_000) {
      await storage.append(admin, id, offset, Buffer.alloc(10_000, n))
    }
    say(`stored ${inPieces} ${(await storage.finish(admin, id)).hash}`)
    if (n % 3 === 0) {
      say(`deleting ${name}`)
      await storage.delete(admin, name)
    }
  }
}

for (let writer = 0; writer < 4; writer++) void write(writer)
