import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { test as mortal } from './mortal-instance.ts'

/** A browser that is closed and started again, and keeps what an installed app keeps on a phone. */
export const test = mortal.extend<{ startBrowser: () => Promise<BrowserContext> }>({
  startBrowser: async ({ playwright, launchOptions, sameBrowser, watch }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'varanda-browser-'))
    let last: BrowserContext | undefined
    await use(async () => {
      await last?.close()
      last = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...sameBrowser,
        serviceWorkers: 'allow',
      })
      await watch(last)
      return last
    })
    await last?.close()
    rmSync(folder, { recursive: true, force: true })
  },
})
