import { openFirestore } from '../../src/firestore/engine.ts'
import { openDatabase } from '../../src/sqlite/database.ts'

/** Writes pairs of documents as fast as it can and prints each pair's number once it is acknowledged. */
const database = openDatabase(process.argv[2]!)
const firestore = openFirestore({ database, projectId: 'demo', ruleset: () => null, now: Date.now })
const root = 'projects/demo/databases/(default)/documents'
let next = 0

async function write(): Promise<void> {
  while (true) {
    const n = next++
    const fields = { n: { integerValue: String(n) } }
    await firestore.commit(
      { kind: 'admin' },
      { writes: ['left', 'right'].map((side) => ({ update: { name: `${root}/${side}/${n}`, fields } })) },
    )
    process.stdout.write(`${n}\n`)
  }
}

for (let i = 0; i < 8; i++) void write()
