import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'playwright/test'
import { openInstance } from '../../instance-process.ts'

test('data of a newer version, or of a running instance, is refused in one sentence and stays as it is', {
  tag: '@desktop',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-command-'))
  const data = join(folder, 'data')
  cpSync(process.env.VARANDA_E2E_TEMPLATE!, data, { recursive: true })
  const instance = await openInstance(data)
  await expect(openInstance(data)).rejects.toThrow(/ended with 78 [^\n]*\n[^\n]*another server is using it\.\n$/)
  await instance.stop()

  const file = join(data, 'varanda.sqlite')
  const database = new DatabaseSync(file)
  database.exec("UPDATE schema_version SET steps = steps + 1 WHERE component = 'firestore'")
  database.close()
  const before = readFileSync(file)
  await expect(openInstance(data)).rejects.toThrow(/ended with 1 [^\n]*\n[^\n]*newer version[^\n]*\.\n$/)
  expect(readFileSync(file).equals(before)).toBe(true)
  rmSync(folder, { recursive: true, force: true })
})
