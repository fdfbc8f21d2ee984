import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** Installs nothing: what Chromium hands over where the app may be installed, which it never may in a test. */
const handOver = `{
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      window.asked = (window.asked ?? 0) + 1
      return { outcome: 'dismissed' }
    },
  })
  dispatchEvent(event)
}`
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.2 Mobile/15E148 Safari/604.1'

test('the app is offered to be installed on the second day, once, and the settings tell how it is done here', {
  tag: '@phone',
}, async ({ page, path, language, instance, visit }) => {
  const { compose, install } = words[language]
  const offer = (page: Page) => page.getByRole('region', { name: install.offer })
  await signIn(page, language, instance.logins[1]!)

  await test.step('not on the first day', async () => {
    await expect.poll(() => note(page)).toContain('since')
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step("the next day, with the browser's own question a tap away, and asked once", async () => {
    await nextDay(page)
    await page.goto(path('/user'))
    await page.evaluate(handOver)
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto(path('/user/publish'))
    await expect(page.getByLabel(compose.text)).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await page.goto(path('/user'))
    await page.evaluate(handOver)
    await offer(page).getByRole('button', { name: install.install, exact: true }).click()
    expect(await page.evaluate('window.asked')).toBe(1)
    await expect(offer(page)).toHaveCount(0)
    await expect.poll(() => note(page)).toBe('"over"')
  })

  await test.step('an iPhone is told how, with the code first; no is for good', async () => {
    const { page: safari } = await visit({ userAgent: iphone })
    await signIn(safari, language, instance.logins[2]!)
    await expect.poll(() => note(safari)).toContain('since')
    await nextDay(safari)
    await safari.goto(path('/user'))
    await offer(safari).getByRole('button', { name: install.how }).click()
    const part = safari.getByRole('region', { name: install.title })
    await expect(part.getByText(install.again.mail)).toBeVisible()
    await expect(part.getByRole('listitem')).toHaveText(install.steps['iphone-safari'])
    await expect(safari.getByRole('heading', { name: install.title })).toBeInViewport()
    await expectAccessible(safari)
    await safari.goto(path('/user'))
    await safari.waitForTimeout(6000)
    await expect(offer(safari)).toHaveCount(0)
  })
})

const note = (page: Page) => page.evaluate<string | null>("localStorage.getItem('install-offer')")

/** What was noted today was noted on an earlier day. */
const nextDay = (page: Page) => page.evaluate(`localStorage.setItem('install-offer', '{"since":"2026-01-01"}')`)
