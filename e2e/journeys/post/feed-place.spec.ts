import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { atRest } from '../../motion/at-rest.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

interface Place {
  post: string | null
  top: number
}

/** The first post in view, and how far below the window's top it begins. */
const place = (page: Page) =>
  page.evaluate<Place>(`(() => {
    const first = [...document.querySelectorAll('#root [data-post]')].find((row) => row.getBoundingClientRect().bottom > 8)
    return { post: first?.dataset.post ?? null, top: Math.round(first?.getBoundingClientRect().top ?? NaN) }
  })()`)

async function expectPlace(page: Page, wanted: Place): Promise<void> {
  await expect.poll(async () => (await place(page)).post).toBe(wanted.post)
  await expect.poll(async () => Math.abs((await place(page)).top - wanted.top)).toBeLessThanOrEqual(4)
}

/** Reads on for some screens, beyond the first page of the feed. */
async function readOn(page: Page): Promise<Place> {
  await expect(page.locator('#root [data-post]').first()).toBeVisible()
  for (let n = 0; n < 18; n += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
  // Far posts are not drawn; each says how many there are.
  const size = page.locator('[aria-setsize]').first()
  await expect.poll(async () => Number(await size.getAttribute('aria-setsize'))).toBeGreaterThan(20)
  await page.mouse.wheel(0, 333)
  const left = await atRest(() => place(page))
  // The place is written down a moment after scrolling.
  await page.waitForTimeout(400)
  return left
}

test('the reader comes back to the post they left: from a post, another place, and after a reload', async ({
  page,
  language,
  instance,
}) => {
  const { app } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const left = await readOn(page)
  expect(left.post).not.toBeNull()

  await page.locator(`[id="comments-${left.post}"]`).dispatchEvent('click')
  await expect(page).toHaveURL(/\/post\//)
  await page.goBack()
  await expectPlace(page, left)

  // The way back of the post's own bar is the same way.
  await page.locator(`[id="comments-${left.post}"]`).dispatchEvent('click')
  await expect(page).toHaveURL(/\/post\//)
  await page.getByRole('button', { name: app.back, exact: true }).click()
  await expectPlace(page, left)

  await page.getByRole('link', { name: app.places.circles }).first().click()
  await expect(page).toHaveURL(/\/circles$/)
  await page.goBack()
  await expectPlace(page, left)

  await page.reload()
  await expectPlace(page, left)

  // What the reader opens anew begins at its top.
  await page.getByRole('link', { name: app.places.circles }).first().click()
  await page.getByRole('link', { name: app.places.feed }).first().click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

test('what is closed gives the focus back to where it was opened, or else to the heading', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { app } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const way = page.getByRole('link', { name: app.places.publish }).first()
  await way.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: app.close, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(way).toBeFocused()

  // What had the focus when the feed was left may have no name by which it is found again.
  await page.evaluate('document.activeElement.blur()')
  await page.getByRole('link', { name: app.places.circles }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/circles$/)
  await page.goBack()
  await expect(page.locator('.feed-header .screen-heading')).toBeFocused()
})

test('a reader who comes back before another place was shown is at the top as well, and finds what they left by Back', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  const left = await readOn(page)
  // The second tap comes once the address is another one, and before its screen is there.
  await page.evaluate(`(async () => {
    const press = (place) => document.querySelector('nav a[href$="' + place + '"]').click()
    press('/circles')
    while (!location.pathname.endsWith('/circles')) await null
    press('/user')
  })()`)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await expect(page).not.toHaveURL(/circles/)
  await page.goBack()
  await expect(page).toHaveURL(/circles$/)
  await page.goBack()
  await expectPlace(page, left)
})

test('what is drawn above the reader moves nothing where the browser itself holds nothing', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  await signIn(page, language, instance.logins[1]!)
  await readOn(page)
  await page.reload()
  await expect(page.locator('#root [data-post]').first()).toBeVisible()
  // As in Safari.
  await page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }`)
  // Upwards, where nothing was measured since the reload: what is read moves as far as the finger goes.
  for (let n = 0; n < 8; n += 1) {
    const before = await place(page)
    await page.mouse.wheel(0, -200)
    // A wheel's motion takes a busy machine longer; where it comes to rest is the same.
    const moved = async () => {
      const top = await page.evaluate<number>(
        `document.querySelector('[data-post="${before.post}"]')?.getBoundingClientRect().top ?? NaN`,
      )
      return Math.abs(top - before.top - 200)
    }
    await page.waitForTimeout(150)
    await expect.poll(moved).toBeLessThanOrEqual(2)
  }
})

test('the place one is in leads to its top, with motion and without a second entry in the history', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  const { app } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await readOn(page)
  const entries = await page.evaluate('history.length')
  await page.getByRole('link', { name: app.places.feed }).first().click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  expect(await page.evaluate('history.length')).toBe(entries)
})
