import { measuringHosts } from '@varanda/domain/account/consent'
import { newInviteToken } from '@varanda/domain/ids'
import type { BrowserContext, Page } from 'playwright/test'
import { expect, expectAccessible, test as unmeasured } from '../../fixtures.ts'
import { ownBuild } from '../../own-build.ts'
import { words } from '../../words.ts'

const measurementId = 'G-VARANDA1'
const test = ownBuild({ analytics: { measurementId, hosts: measuringHosts.connect } })

/** Google's answers, made up here; answers what was asked of it. No config: the instance's own id must do. */
async function playGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:/, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url.startsWith('https://firebaseinstallations.googleapis.com/')) {
      const authToken = { token: 'a.b.c', expiresIn: '604800s' }
      return route.fulfill({ json: { fid: 'd'.repeat(22), refreshToken: 'r', authToken } })
    }
    if (!url.startsWith('https://www.googletagmanager.com/gtag/js')) return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1.7; Path=/'" })
  })
  return asked
}

/** Everything that Google's script was given. */
const told = (page: Page) => page.evaluate<string>('JSON.stringify((window.dataLayer ?? []).map((each) => [...each]))')

test('visits are counted after a yes, not before, not after a no, and by the name of the route alone', {
  tag: '@phone',
}, async ({ page, context, path, language, expectTrouble }) => {
  const { consent } = words[language]
  // What is asked of Google after the yes; and its config, which nobody gives here.
  expectTrouble(/https:\/\/(www\.googletagmanager\.com\/gtag|firebase(installations)?\.googleapis\.com)/)
  expectTrouble(/net::ERR_FAILED/)
  // Leaving a page ends what its SDK was asking, and the SDK says so.
  expectTrouble(/^console: TypeError: Failed to fetch/)
  // The invite is made up.
  expectTrouble(/\/__\/fn\/previewInvite/)
  const asked = await playGoogle(context)
  const dialog = page.getByRole('dialog', { name: consent.title })
  const again = page.getByRole('button', { name: consent.button, exact: true })

  await test.step('a question, and nothing before the answer', async () => {
    await page.goto(path('/about'))
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.goto(path('/features'))
    await expect(dialog).toBeVisible()
    expect(asked).toEqual([])
  })

  await test.step('a no is kept', async () => {
    await dialog.getByRole('button', { name: consent.no }).click()
    await expect(dialog).toBeHidden()
    await page.goto(path('/about'))
    await expect(again).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(asked).toEqual([])
  })

  await test.step('a yes counts, with the id of the instance when Google gives none', async () => {
    await again.click()
    await dialog.getByRole('button', { name: consent.yes }).click()
    await expect.poll(() => asked.some((url) => url.includes(`gtag/js?l=dataLayer&id=${measurementId}`))).toBe(true)
    await expect.poll(() => told(page)).toContain('page_view')
    expect(await told(page)).toContain(`["config","${measurementId}"`)
    await expect(dialog).toBeHidden()
  })

  await test.step('a yes that is taken back on its own page is forgotten there', async () => {
    const gone = async () => (await context.cookies()).every(({ name }) => name !== '_ga')
    expect(await gone()).toBe(false)
    const reloaded = page.waitForEvent('load')
    await again.click()
    await dialog.getByRole('button', { name: consent.no }).click()
    await reloaded
    await expect.poll(gone).toBe(true)
    await again.click()
    await dialog.getByRole('button', { name: consent.yes }).click()
    await expect.poll(() => told(page)).toContain('page_view')
  })

  await test.step('what an address holds is not told', async () => {
    const token = newInviteToken()
    asked.length = 0
    await page.goto(`${path('/join')}#invite=${token}`)
    await expect.poll(() => told(page)).toContain('page_view')
    const said = `${await told(page)} ${asked.join(' ')}`
    expect(said).not.toContain(token)
    expect(said).toContain('/join"')
    const addresses = [...said.matchAll(/"page_location":"([^"]*)"/g)].map((match) => new URL(match[1]!).pathname)
    expect(new Set(addresses)).toEqual(new Set(['/join']))
  })

  await test.step('a yes can be taken back', async () => {
    await page.goto(path('/about'))
    await expect.poll(() => told(page)).toContain('page_view')
    const reloaded = page.waitForEvent('load')
    await again.click()
    await dialog.getByRole('button', { name: consent.no }).click()
    await reloaded
    await expect(again).toBeVisible()
    asked.length = 0
    await page.goto(path('/features'))
    await expect(again).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
  })
})

test('a browser that says no by itself is not asked, and a yes from before no longer counts', {
  tag: '@phone',
}, async ({ page, context, path, language, instance }) => {
  const { consent } = words[language]
  const asked = await playGoogle(context)
  const value = encodeURIComponent(JSON.stringify({ categories: ['analytics'], revision: 1 }))
  await context.addCookies([{ name: 'consent', value, url: instance.url }])
  await page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
  await page.goto(path('/about'))
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog', { name: consent.title })).toHaveCount(0)
  await expect(page.getByRole('button', { name: consent.button, exact: true })).toBeHidden()
  expect(asked).toEqual([])
})

unmeasured(
  'an instance without an id asks nothing, loads nothing and has no such button',
  { tag: '@desktop' },
  async ({ page, path, language }) => {
    const { consent } = words[language]
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto(path('/about'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(consent.button, { exact: true })).toHaveCount(0)
    expect(loaded.filter((file) => /consent|analytics|init\.json/.test(file))).toEqual([])
    expect(await page.content()).not.toContain('googletagmanager')
  },
)
