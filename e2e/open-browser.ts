/** The tests' browser, and a phone in it, for whoever measures in it without being a test. */
import { type Browser, type BrowserContext, chromium } from 'playwright/test'
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

/** A member's phone, at this instance, as if it had never been there. */
export function openPhoneIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
}
