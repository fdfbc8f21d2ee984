/**
 * Writes documents and objects at once and says each acknowledgement in one line, as `document N` or `object N`, and
 * each refusal as `refused WHY`.
 *
 * node writer.ts FOLDER COUNT SYNCHRONOUS
 */
import { writeSync } from 'node:fs'
import { Engines, objectBytes } from './engines.ts'

const [folder = '', count = '0', synchronous = 'FULL'] = process.argv.slice(2)
const { firestore, storage, database, close } = Engines.open(folder)
database.sql.exec(`PRAGMA synchronous = ${synchronous}`)
// A small log is copied into the file often, so that power is also cut in the middle of that.
database.sql.exec('PRAGMA wal_autocheckpoint = 300')
writeSync(1, 'begin 0\n')

const admin = { kind: 'admin' } as const
const writers = 8
let next = 0

/** Says `done`, or why not, by the name that a client is told. */
async function saying(done: string, work: Promise<unknown>): Promise<void> {
  const line = await work.then(
    () => done,
    (error: Error & { status?: string }) => `refused ${error.status ?? error.name}`,
  )
  writeSync(1, `${line}\n`)
}

await Promise.all(
  Array.from({ length: writers }, async () => {
    for (let n = next++; n < Number(count); n = next++) {
      const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat((n * 37) % 1_500) } }
      const names = [`a/${n}`, `b/${n}`].map((path) => `${firestore.database}/documents/${path}`)
      const writes = names.map((name) => ({ update: { name, fields } }))
      await saying(`document ${n}`, firestore.commit(admin, { writes }))
      if (n % 5 === 0) await saying(`object ${n}`, storage.put(admin, { name: `o/${n}` }, objectBytes(n)))
    }
  }),
)
writeSync(1, 'end 0\n')
await close()
