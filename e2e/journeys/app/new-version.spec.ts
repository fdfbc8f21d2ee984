import { buildWatch, latestBuildPath } from '@varanda/domain/instance/build'
import type { Page, Request } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { hold, signIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

const newer = { id: 'f'.repeat(16), member: 'e'.repeat(16), at: '2030-01-01T00:00:00.000Z' }

test('a new version is offered, never over words that are being written, and comes with a tap', {
  tag: '@phone',
}, async ({ page, path, language, instance, expectTrouble }) => {
  // This test's own clock.
  expectTrouble(/update time that is in the future/)
  const { app, profile, settings } = words[language]
  const offer = page.getByRole('region', { name: app.newVersion.title })
  await signIn(page, language, instance.logins[1]!)

  await test.step('a page of the build that is served is left in peace', async () => {
    const asked = page.waitForResponse((answer) => answer.url().includes(`${latestBuildPath}?`))
    await lookAgainLater(page)
    expect((await asked).headers()['cache-control']).toBe('no-cache')
    await expect(offer).toHaveCount(0)
  })

  await page.route(`**${latestBuildPath}?*`, (route) => route.fulfill({ json: newer }))

  await test.step('whoever comes back to the page is told of a newer one', async () => {
    await lookAgainLater(page)
    await expect(offer).toBeVisible()
    await expect(page.locator('#status')).toContainText(app.newVersion.title)
    await expectAccessible(page)
  })

  await test.step('it waits for unsent words; left, they are kept here and said to be', async () => {
    await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: profile.edit }).click()
    const bio = page.getByLabel(profile.bio)
    await bio.fill('Ainda estou escrevendo')
    await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: app.close }).click()
    await expect(page.getByText(profile.unsaved)).toBeVisible()
    await expect(offer).toBeVisible()
  })

  await test.step('later is until the next one, also after a screen that stands alone', async () => {
    await offer.getByRole('button', { name: app.newVersion.later }).click()
    await expect(offer).toHaveCount(0)
    await page.locator('#my-settings').click()
    await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: profile.edit })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.route(`**${latestBuildPath}?*`, (route) => route.fulfill({ json: { ...newer, member: 'd'.repeat(16) } }))
    await lookAgainLater(page)
    await expect(offer).toBeVisible()
  })

  await test.step('a tap loads it', async () => {
    const loaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: app.newVersion.take }).click()
    await loaded
    await expect(page).toHaveURL(new RegExp(`${path('/user/profile')}$`))
    await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: profile.goOn }).click()
    await expect(page.getByLabel(profile.bio)).toHaveValue('Ainda estou escrevendo')
    await page.getByRole('button', { name: app.close }).click()
    await page.getByRole('button', { name: profile.discard }).click()
    await expect(page.getByText(profile.unsaved)).toHaveCount(0)
  })
})

test('what is on its way and only in this page’s memory is waited for before a new version is loaded', {
  // Where nobody is kept signed in unless they say so.
  tag: '@desktop',
}, async ({ page, context, language, instance, expectTrouble }) => {
  // This test's own clock.
  expectTrouble(/update time that is in the future/)
  const { app, compose, reactions } = words[language]
  await page.route(`**${latestBuildPath}?*`, (route) => route.fulfill({ json: newer }))
  await signInByForm(page, language, instance.logins[1]!)
  const offer = page.getByRole('region', { name: app.newVersion.title })
  const mine = page
    .getByRole('article')
    .filter({ has: page.locator('.react:not(.mine)') })
    .first()
  const to = await mine.locator('a[href*="/user/post/"]').first().getAttribute('href')
  await mine.locator('.react').click()
  const writing = await hold(context, /Write\/channel/)
  await page
    .getByRole('toolbar', { name: reactions.choose })
    .getByRole('button', { name: reactions.kinds.love })
    .click()
  await writing.came
  await lookAgainLater(page)
  await offer.getByRole('button', { name: app.newVersion.take }).click()
  await expect(offer.getByRole('button', { name: app.newVersion.taking })).toBeVisible()
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  await page.waitForTimeout(1000)
  expect(isLoaded).toBe(false)
  // Of what was begun while it waited nothing goes.
  await page.getByRole('link', { name: app.places.publish }).first().click()
  const text = page.getByLabel(compose.text)
  await text.fill('Ainda escrevendo')
  const written = page.waitForResponse(/Write\/channel/)
  await writing.letGo()
  await written
  await page.waitForTimeout(1000)
  expect(isLoaded).toBe(false)
  await expect(text).toHaveValue('Ainda escrevendo')
  await page.getByRole('button', { name: app.close }).click()
  await offer.getByRole('button', { name: app.newVersion.take }).click()
  await expect.poll(() => isLoaded).toBe(true)
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${to}"]`) })
      .getByRole('button', { name: reactions.mine(reactions.kinds.love) }),
  ).toBeVisible()
})

test.describe('files that are gone with an older build', () => {
  test('the app loads itself anew once for files that are gone, then says so and leads back', {
    tag: '@phone',
  }, async ({ page, path, language, instance, expectTrouble }) => {
    const { app, profile } = words[language]
    await page.route('**/member/assets/my-page-*', (route) => route.fulfill({ status: 404 }))
    expectTrouble(/my-page-|status of 404/)
    await signIn(page, language, instance.logins[1]!)
    const loads = countLoads(page, '/user')
    await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: app.broken.title })).toBeVisible()
    expect(loads()).toBe(1)
    await expectAccessible(page)

    await page.getByRole('link', { name: app.backTo }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.unroute('**/member/assets/my-page-*')
    await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
    await expect(page.getByRole('button', { name: profile.edit })).toBeVisible()
  })

  test('a public page whose script is gone loads itself anew once, and then says so', { tag: '@desktop' }, async ({
    page,
    path,
    language,
    expectTrouble,
  }) => {
    const { site } = words[language]
    await page.route('**/_astro/auth-page*', (route) => route.fulfill({ status: 404 }))
    expectTrouble(/auth-page|status of 404/)
    const loads = countLoads(page, '/auth')
    await page.goto(path('/auth'))
    await expect(page.getByRole('alert').filter({ hasText: site.lost.title })).toBeVisible()
    expect(loads()).toBe(2)
    await expectAccessible(page)
    await page.unroute('**/_astro/auth-page*')
    await page.getByRole('button', { name: site.lost.again }).click()
    await expect(page.getByRole('button', { name: words[language].auth.signIn.submit, exact: true })).toBeEnabled()
  })
})

/** Counts from now on how often a page whose path ends so is loaded. */
function countLoads(page: Page, ending: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname.includes(ending)) count++
  })
  return () => count
}

/** The page has been out of sight for long, as far as it can know, and is looked at again. */
async function lookAgainLater(page: Page): Promise<void> {
  const away = (hidden: boolean) =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} })
      document.dispatchEvent(new Event('visibilitychange'))
    `)
  const asked: string[] = []
  const note = (request: Request) => asked.push(...(request.url().includes(latestBuildPath) ? [request.url()] : []))
  await away(true)
  page.on('request', note)
  await page.evaluate(`{ const now = Date.now; Date.now = () => now() + ${buildWatch.askEvery} }`)
  expect(asked).toEqual([])
  page.off('request', note)
  await away(false)
}
