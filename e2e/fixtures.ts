import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { ListenerCut } from '@varanda/embedded/firestore/listen/hub'
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test'
import { atTheFloor } from './at-the-floor.ts'
import { findBarriers, wcag22 } from './axe.ts'
import { openInstanceHere } from './instance-here.ts'
import { type Instance, openInstance } from './instance-process.ts'

interface Visitor {
  page: Page
  context: BrowserContext
}

interface Fixtures {
  /** The language of this project. */
  language: Locale
  /** The path in this project's language. */
  path: (path: string) => string
  /** What makes another browser one like this project's, at the same instance. */
  sameBrowser: BrowserContextOptions
  /** Another person, in a browser of their own, watched like the first. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>
  /** Declares a console error or failed request that the next steps are expected to cause. */
  expectTrouble: (pattern: RegExp) => void
}

/**
 * Every page fails its test on a console error, a failed request or answer, or a request that leaves the machine,
 * unless the step declared it.
 */
export const test = base.extend<
  Fixtures & { watch: (context: BrowserContext) => Promise<void>; isFloor: boolean },
  { instance: Instance; listenerCut: ListenerCut; instanceOf: string }
>({
  // Journeys of a file that names one share an instance with no other file's.
  instanceOf: ['everybody', { option: true, scope: 'worker' }],

  listenerCut: ['at-once', { option: true, scope: 'worker' }],

  instance: [
    async ({ listenerCut, instanceOf: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'varanda-instance-'))
      const data = join(folder, 'data')
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, data, { recursive: true })
      const instance = await (listenerCut === 'at-once' ? openInstance(data) : openInstanceHere(data, listenerCut))
      // It listens before its functions are there: what loading them takes, no journey's first page waits for.
      await fetch(`${instance.url}/__/fn/${createPost.name}`, { method: 'POST' })
      await use(instance)
      await instance.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ instance }, use) => use(instance.url),

  language: ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'pt'),

  path: ({ language }, use) => use((path: string) => localizedPath(language, path)),

  expectTrouble: async ({ watch: _ }, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'expected trouble', description: pattern.source }))
  },

  isFloor: [false, { option: true }],

  watch: async ({ instance, isFloor }, use, info) => {
    const trouble: string[] = []
    await use(async (context) => {
      if (isFloor) await atTheFloor(context)
      for (const page of context.pages()) waitForApp(page)
      context.on('page', waitForApp)
      context.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => trouble.push(`error: ${error.error().message}`))
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (/^https?:/.test(protocol) && host !== new URL(instance.url).host)
          trouble.push(`left the machine: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Leaving a page ends its open streams; that is no failure.
        if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`)
      })
    })
    const expected = info.annotations
      .filter(({ type }) => type === 'expected trouble')
      .map(({ description }) => new RegExp(description ?? ''))
    expect(trouble.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
  },

  context: async ({ context, watch }, use) => {
    await watch(context)
    await use(context)
    await leaveRoutes(context)
  },

  sameBrowser: async (
    { contextOptions, instance, locale, viewport, userAgent, isMobile, hasTouch, deviceScaleFactor },
    use,
  ) => {
    const screen = { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor }
    await use({ ...contextOptions, ...screen, baseURL: instance.url, locale })
  },

  visit: async ({ browser, sameBrowser, watch, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...sameBrowser,
        serviceWorkers,
        ...options,
      })
      contexts.push(context)
      await watch(context)
      return { context, page: await context.newPage() }
    })
    for (const context of contexts) {
      await leaveRoutes(context)
      await context.close()
    }
  },
})

/**
 * What `expectTrouble` is told where a page is without a network: it reaches nobody, and Firestore's SDK asks a picture of
 * Google's whether there is one, which the page's policy does not let it.
 */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|cleardot\.gif/

/**
 * The app begins with a picture of the feed as it was left: what a journey looks for once it has opened a page is the
 * app's own. Who opens one by `commit` sees the picture.
 */
function waitForApp(page: Page): void {
  const { goto, reload } = page
  const past = async <Answer>(opening: Promise<Answer>, until?: string): Promise<Answer> => {
    const answer = await opening
    const picture = page.locator('#last-view')
    // An app that cannot begin leaves it, and its journey says so.
    if (until !== 'commit') await picture.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => {})
    return answer
  }
  page.goto = (url, options) => past(goto.call(page, url, options), options?.waitUntil)
  page.reload = (options) => past(reload.call(page, options), options?.waitUntil)
}

/** What a page asks in the moment its journey ends is nobody's failure. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()]
  await Promise.all(all.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** No violation of WCAG 2.2 A or AA on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page, wcag22)).toEqual([])
}

export { expect }
