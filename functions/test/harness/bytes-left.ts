import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * What the embedded server forgets by itself within a day: the past of documents, work that is done or rings within the minute for an
 * alarm that is gone, ids of deleted accounts.
 */
const dayLater = [
  'DELETE FROM firestore_change',
  "DELETE FROM functions_jobs WHERE state = 'done' OR function = 'ringAlarm'",
  'DELETE FROM auth_deleted_accounts',
]

/** How many triggers wait to be tried again, of a server that runs: what they are about is in their events until then. */
export function triggersWaiting(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'varanda.sqlite'), { readOnly: true })
  const waiting = "SELECT count(*) AS count FROM functions_jobs WHERE state != 'done' AND function != 'ringAlarm'"
  const row = database.prepare(waiting).get()
  database.close()
  return Number(row!.count)
}

/**
 * Looks for words in every byte of a stopped server's folder, as it is a day later: in the database without its free pages, in
 * the names and bytes of all files. Answers which are found, and where.
 */
export function bytesLeft(dataDir: string, words: readonly string[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'varanda-left-'))
  cpSync(dataDir, copy, { recursive: true })
  const found: string[] = []
  const look = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) {
        if (words.some((word) => name.includes(word))) found.push(`the folder ${name}`)
        look(path)
        continue
      }
      const bytes = readFileSync(path)
      for (const word of words)
        if (name.includes(word) || bytes.includes(word)) found.push(`${word} in ${path.slice(copy.length + 1)}`)
    }
  }
  const database = new DatabaseSync(join(copy, 'varanda.sqlite'))
  for (const one of dayLater) database.exec(one)
  database.exec('VACUUM')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  for (const { name } of database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()) {
    for (const row of database.prepare(`SELECT * FROM "${name}"`).all()) {
      const values = Object.values(row).map((one) => (one instanceof Uint8Array ? Buffer.from(one).toString() : one))
      const text = values.join(' ')
      for (const word of words) if (text.includes(word)) found.push(`${word} in ${name}: ${text.slice(0, 300)}`)
    }
  }
  database.close()
  look(copy)
  rmSync(copy, { recursive: true, force: true })
  return found
}
