import { join } from 'node:path'
import { brand } from '@varanda/domain/brand'
import { type Locale, locales, localeTags, unlocalizedPath } from '@varanda/domain/locale'
import { notFound as notFoundEn } from '@varanda/domain/site/messages/en/not-found'
import { site as siteEn } from '@varanda/domain/site/messages/en/site'
import { notFound as notFoundPt } from '@varanda/domain/site/messages/pt/not-found'
import { site as sitePt } from '@varanda/domain/site/messages/pt/site'
import { routes } from '@varanda/domain/site/routes'
import type { Page, TestInfo } from 'playwright/test'
import { contrast, findBarriers } from '../../axe.ts'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findBlogPages, findUnreadable } from '../../pages.ts'

// The longest file of all, and each of its tests looks at a page of its own.
test.describe.configure({ mode: 'parallel' })

const publicRoutes = Object.values(routes).filter(({ access }) => access === 'none')
/** WCAG 2.2, 1.4.10: the width to which a page must fold, and our smallest phone. In CSS pixels. */
const narrowest = { reflow: 320, phone: 360 }

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0
const isPhone = (page: Page) => widthOf(page) < 700

/**
 * Whether the barriers are looked for here: what a screen reader or an eye meets differs by language and by screen, but
 * hardly by the two together, as how words fit does. So each is looked at once.
 */
const isLookedInto = (page: Page, language: Locale) => isPhone(page) === (language === 'pt')

/** Everything that must hold of any page, in its language, at both hours, narrow, and with large text. */
async function expectSound(page: Page, language: Locale, info: TestInfo): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  expect.soft(await page.locator('h1').count(), 'h1').toBe(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    expect.soft(await page.getByRole(landmark).count(), landmark).toBe(1)
  expect.soft(await page.getByRole('navigation').count(), 'navigation').toBeGreaterThan(0)
  if (isLookedInto(page, language)) await expectAccessible(page)
  await keepPicture(page, language, info)
  await expectBothLanguages(page, language)
  if (isLookedInto(page, language)) await expectOnPaper(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  if (isLookedInto(page, language)) expect.soft(await findBarriers(page, contrast), 'in the dark').toEqual([])

  const { width, height } = page.viewportSize()!
  if (isPhone(page)) {
    for (const narrow of [narrowest.phone, narrowest.reflow]) {
      await page.setViewportSize({ width: narrow, height })
      expect.soft(await findUnreadable(page), `at ${narrow} px`).toEqual([])
    }
    await page.setViewportSize({ width, height })
  }
  // WCAG 1.4.4, by the reader's own setting: media queries in em follow it too.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect.soft(await findUnreadable(page), 'with text twice as large').toEqual([])
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

/** The other language is one tap away at the head of every page, and no wider there than a finger needs. */
async function expectBothLanguages(page: Page, language: Locale): Promise<void> {
  const { name } = (language === 'en' ? siteEn : sitePt).language
  const way = page.getByRole('banner').getByRole('link', { name })
  await expect.soft(way).toBeVisible()
  const { width = 0, height = 0 } = (await way.boundingBox()) ?? {}
  expect.soft(Math.min(width, height), 'the language switch').toBeGreaterThanOrEqual(44)
  if (isPhone(page)) expect.soft(width, 'the language switch').toBeLessThanOrEqual(60)
}

/** Printed by night, a page is dark on white, without what leads elsewhere. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const landmark of ['banner', 'navigation', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), `${landmark} on paper`).toHaveCount(0)
  await expect.soft(page.locator('[data-screen-only]:visible'), 'on paper').toHaveCount(0)
  await expect.soft(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const ground of await page.locator('html, body, main section:visible, main article:visible').all())
    await expect.soft(ground, 'on paper').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: null, colorScheme: null })
}

/** With `PICTURES=1`, for people to look at, in .cache/test-results/public. */
async function keepPicture(page: Page, language: Locale, info: TestInfo): Promise<void> {
  if (process.env.PICTURES !== '1') return
  const name = unlocalizedPath(new URL(page.url()).pathname).replaceAll('/', '_').replace(/^_$/, '_home')
  const screen = isPhone(page) ? 'phone' : 'desktop'
  const path = join(info.project.outputDir, 'public', `${name.slice(1)}.${screen}-${language}.jpg`)
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80, scale: 'css' })
}

// How a page looks depends on both its language and its screen; everything else runs on each screen in one language.
for (const language of locales) {
  test.describe(language, () => {
    test.use({ locale: localeTags[language] })

    for (const route of publicRoutes) {
      test(`${route.path} is a whole page in its language`, async ({ page, path }, info) => {
        const answer = await page.goto(path(route.path))
        expect(answer?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', localeTags[language])
        await expectSound(page, language, info)
      })
    }

    test('the newest post, another list and a missing post are whole pages', async ({
      page,
      path,
      expectTrouble,
    }, info) => {
      expectTrouble(/404/)
      const below = path(routes.blog.path).length + 1
      await page.goto(path(routes.blog.path))
      const found = (await findBlogPages(page, path(routes.blog.path))).slice(1)
      const lists = found.filter((address) => /^(page|tag)\//.test(address.slice(below)))
      const posts = found.filter((address) => !lists.includes(address))
      expect(posts.length).toBeGreaterThan(0)
      for (const address of [posts[0]!, lists[0]!]) {
        expect((await page.goto(address))?.status()).toBe(200)
        await expectSound(page, language, info)
      }
      const missing = path(`${routes.blog.path}/nada-aqui`)
      expect((await page.goto(missing))?.status()).toBe(404)
      const { message } = language === 'en' ? notFoundEn : notFoundPt
      await expect(page.getByText(message(missing), { exact: true })).toBeVisible()
      await expectSound(page, language, info)
    })

    test('an unknown path is a page that says so, with the status that says so', async ({
      page,
      path,
      expectTrouble,
    }) => {
      expectTrouble(/404/)
      const answer = await page.goto(path('/nada-aqui'))
      expect(answer?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText(notFoundPt.title)
      await expect(page.getByRole('heading', { name: notFoundEn.title })).toBeVisible()
      await expect(page.getByText(notFoundPt.message(path('/nada-aqui')), { exact: true })).toBeVisible()
      await expect(page.getByText(`Page Not Found: ${path('/nada-aqui')}`, { exact: true })).toBeVisible()
      // A screen reader speaks the language that goes first, and says its title alone.
      await expect(page.locator('html')).toHaveAttribute('lang', localeTags[language])
      await expect(page).toHaveTitle(`${(language === 'en' ? notFoundEn : notFoundPt).title} · ${brand.name}`)
      // The ways on are those of every page, in the language of the address.
      await expectBothLanguages(page, language)
      const { nav } = language === 'en' ? siteEn : sitePt
      await expect(page.getByRole('navigation')).toHaveCount(1)
      await expect(page.getByRole('navigation').getByRole('link', { name: nav.blog })).toHaveAttribute(
        'href',
        path(routes.blog.path),
      )
      if (isLookedInto(page, language)) await expectAccessible(page)
      expect.soft(await findUnreadable(page)).toEqual([])
    })
  })
}
