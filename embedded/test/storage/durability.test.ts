import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/sqlite/database.ts'
import { Blobs } from '../../src/storage/blobs.ts'
import { openStorage } from '../../src/storage/engine.ts'

const script = fileURLToPath(new URL('./crash-writer.ts', import.meta.url))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Kills the writer in the middle, and answers what it said before. */
async function writeAndDie(folder: string, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    if (output.split('\n').length > lines) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.on('close', resolve))
  return output.split('\n').slice(0, -1)
}

test('kill -9 during uploads leaves no row without its bytes, no bytes without a row, and all that was answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-storage-'))
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < 4; round++) {
    for (const line of await writeAndDie(folder, 20 + round * 17)) {
      const [what, name = '', hash = ''] = line.split(' ')
      if (what === 'stored') acknowledged.set(name, hash)
      else acknowledged.delete(name)
    }
    const database = openDatabase(join(folder, 'data.sqlite'))
    const rows = database.sql.prepare('SELECT name, hash FROM storage_object').all()
    for (const { name, hash } of rows) {
      const bytes = readFileSync(join(folder, 'storage/blobs', String(hash).slice(0, 2), String(hash)))
      expect(sha256(bytes), String(name)).toBe(hash)
    }
    const stored = new Map(rows.map(({ name, hash }) => [name, hash]))
    for (const [name, hash] of acknowledged) expect(stored.get(name), name).toBe(hash)

    const storage = openStorage({
      database,
      dataDir: folder,
      bucket: 'demo',
      ruleset: () => null,
      documents: { get: () => null, getAfter: () => null },
      now: Date.now,
    })
    const files = (readdirSync(join(folder, 'storage/blobs'), { recursive: true }) as string[]).filter((file) =>
      file.includes('/'),
    )
    expect(files.map((file) => file.slice(3)).sort()).toEqual([...new Set(rows.map(({ hash }) => hash))].sort())
    await storage.close()
    await database.close()
  }
  expect(acknowledged.size).toBeGreaterThan(60)
  rmSync(folder, { recursive: true, force: true })
})

test('an upload that is cut off between its lasting name and its row can be finished, and a failed one gone on with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-storage-'))
  const blobs = new Blobs(folder)
  const bytes = Buffer.from('every piece was acknowledged')
  await blobs.write('draft', 0, bytes)
  const content = await blobs.measure('draft', bytes.length)
  const unused = () => false
  const failing = blobs.keep('draft', content.hash, () => Promise.reject(new Error('no row')), unused)
  await expect(failing).rejects.toThrow('no row')
  expect([blobs.holds('draft', bytes.length), existsSync(blobs.fileOf(content.hash))]).toEqual([true, false])

  const cut = mkdtempSync(join(tmpdir(), 'varanda-storage-'))
  const record = async () => cpSync(folder, cut, { recursive: true })
  await blobs.keep('draft', content.hash, record, () => true)
  expect([blobs.holds('draft', 0), readFileSync(blobs.fileOf(content.hash))]).toEqual([false, bytes])
  const again = new Blobs(cut)
  again.sweep(unused, (draft) => draft === 'draft')
  expect(await again.measure('draft', bytes.length)).toEqual(content)
  await again.keep(
    'draft',
    content.hash,
    async () => {},
    () => true,
  )
  expect(readFileSync(again.fileOf(content.hash))).toEqual(bytes)
  for (const one of [folder, cut]) rmSync(one, { recursive: true, force: true })
})
