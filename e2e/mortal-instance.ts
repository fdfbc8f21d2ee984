import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './fixtures.ts'
import { openInstance } from './instance-process.ts'

/** An instance that can be killed and comes back at the same address with the same data. */
export const test = base.extend<
  { dieAndReturn: (meanwhile: () => Promise<void>) => Promise<void> },
  { folder: string }
>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'varanda-mortal-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  instance: [
    async ({ folder }, use) => {
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, join(folder, 'data'), { recursive: true })
      const instance = await openInstance(join(folder, 'data'))
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dieAndReturn: async ({ instance, folder }, use) => {
    await use(async (meanwhile) => {
      await instance.kill()
      await meanwhile()
      const next = await openInstance(join(folder, 'data'), Number(new URL(instance.url).port))
      // Whoever stops the instance means the one that lives.
      Object.assign(instance, next)
    })
  },
})
