/** Plants the demo world once; every worker starts from a copy of it. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInstance } from './instance-process.ts'

export default async function plantTemplate(): Promise<void> {
  const data = join(mkdtempSync(join(tmpdir(), 'varanda-e2e-')), 'data')
  const instance = await openInstance(data)
  await instance.stop()
  process.env.VARANDA_E2E_TEMPLATE = data
}
