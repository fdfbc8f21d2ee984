/** Text twice as large as usual, on the smallest phone and on a desktop: nothing is cut off, beyond the sides, or broken. */
import { memberScreens } from '@varanda/domain/site/member-screens'
import { browserFlags, findChromium } from '../../chromium.ts'
import { expect, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { adminPlaces, memberPlaces, openScreen } from '../../screens.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const { executablePath, env } = await findChromium()

test.use({
  launchOptions: {
    executablePath,
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    env: { ...process.env, ...env } as Record<string, string>,
  },
  viewport: async ({ viewport }, use) => use(viewport!.width < 900 ? { width: 320, height: 568 } : viewport),
})

for (const [area, login] of [
  ['member', 1],
  ['admin', 0],
] as const) {
  test(`every screen of the ${area} area can be read in text twice as large`, async ({
    page,
    path,
    language,
    instance,
  }) => {
    await signIn(page, language, instance.logins[login]!)
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    for (const place of area === 'member' ? await memberPlaces(page) : adminPlaces) {
      if (place !== memberScreens.feed) await openScreen(page, path(place))
      expect.soft(await findUnreadable(page), place).toEqual([])
    }
    if (area === 'admin') return
    // What asks for a date is no wider than the sheet it stands in.
    const { wards } = words[language]
    await openScreen(page, path(memberScreens.wards))
    await page.getByRole('button', { name: wards.add.button }).click()
    await expect(page.getByLabel(wards.add.birth)).toBeAttached()
    expect(
      await page.evaluate(
        "{ const of = document.querySelector('dialog .sheet-body'); of.scrollWidth - of.clientWidth }",
      ),
    ).toBe(0)
  })
}

test('who sees a post can be chosen in text twice as large, and the way back from publishing it is in reach', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  const { app, compose } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByRole('button', { name: compose.change }).click()
  // Not its head and foot alone: all of it scrolls.
  const sheet = page.getByRole('dialog').locator('.sheet-inside')
  await expect(sheet.locator('.sheet-body')).toHaveCSS('overflow-y', 'visible')
  await sheet.evaluate((element: { scrollTo(x: number, y: number): void }) => element.scrollTo(0, 1e6))
  await expect(sheet.locator('.sheet-head')).not.toBeInViewport()
  await expect(sheet.locator('.sheet-foot button')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: app.close }).click()

  await publish(page, language, 'Com letra grande')
  await expect(page.locator('.toast-undo')).toBeInViewport({ ratio: 1 })
  const { width } = (await page.locator('.toast').boundingBox())!
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width)
  await page.locator('.toast-undo').click()
  await expect(page.getByLabel(compose.text)).toHaveValue('Com letra grande')
})
