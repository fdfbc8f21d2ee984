import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './fixtures.ts'
import { openHouse } from './instance-process.ts'

/** A house that can be killed and comes back at the same address with the same data. */
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
  house: [
    async ({ folder }, use) => {
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, join(folder, 'data'), { recursive: true })
      const house = await openHouse(join(folder, 'data'))
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dieAndReturn: async ({ house, folder }, use) => {
    await use(async (meanwhile) => {
      await house.kill()
      await meanwhile()
      const next = await openHouse(join(folder, 'data'), Number(new URL(house.url).port))
      // Whoever stops the house means the one that lives.
      Object.assign(house, next)
    })
  },
})
