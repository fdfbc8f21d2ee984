/** A signed-in phone in the tests' Chromium, whose photos come from here instead of the instance. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, openBrowser, openPhoneIn, type Page } from '../../../e2e/open-browser.ts'
import { signIn } from '../../../e2e/steps.ts'

export interface Tab {
  page: Page
  devtools: CDPSession
  /** How many times slower its processor is from now on. */
  slow(times: number): Promise<void>
  /** Milliseconds that the page's main thread works while `act` runs, without what other processes take. */
  workOf(act: () => Promise<void>): Promise<number>
}

export interface Phone extends Tab {
  /** Loads the feed with so many posts. */
  askFor(posts: number): Promise<void>
  /** All rules of the page's style sheets. */
  styles(): Promise<string>
  /** Another page in the same browser, with a phone's screen. */
  another(url: string): Promise<Tab>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const photo = readFileSync(join(root, 'seed/covers/fotos-de-crianca/960.webp'))
const inPage = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8')

export async function openPhone(url: string, reader: { email: string; password: string }): Promise<Phone> {
  const browser = await openBrowser()
  const context = await openPhoneIn(browser, url)
  await context.route(/\/media\/[^/]+\/photo/, (route) =>
    route.fulfill({ body: photo, contentType: 'image/webp', headers: { 'cache-control': 'max-age=600' } }),
  )
  await context.addInitScript({ content: inPage })
  const first = await tabOf(context)
  const { page } = first
  await signIn(page, 'pt', reader)
  return {
    ...first,
    async askFor(posts) {
      await page.evaluate(`askFor(${posts})`)
      await page.reload()
      await page.locator(`#root [data-post]`).first().waitFor({ timeout: 120_000 })
      while (!(await page.evaluate(`feedKnows(${posts})`))) await page.waitForTimeout(500)
      await page.waitForTimeout(3_000)
    },
    styles: () => page.evaluate<string>('allStyles()'),
    async another(address) {
      const tab = await tabOf(context)
      await tab.page.goto(address)
      return tab
    },
    close: () => browser.close(),
  }
}

async function tabOf(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  return {
    page,
    devtools,
    slow: async (times) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })),
    async workOf(act) {
      const before = await worked()
      await act()
      return (await worked()) - before
    },
  }
}
