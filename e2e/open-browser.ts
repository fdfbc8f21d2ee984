/** The tests' browser for whoever measures in it without being a test. */
import { type Browser, chromium } from 'playwright/test'
import { browserFlags, findChromium } from './chromium.ts'

export type { BrowserContext, CDPSession, Page } from 'playwright/test'

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: [...browserFlags],
    env: { ...process.env, ...env } as Record<string, string>,
  })
}
