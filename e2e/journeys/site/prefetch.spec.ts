import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'

/** Pages that were fetched ahead from now on. */
function fetchedAhead(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) found.push(new URL(request.url()).pathname)
  })
  return found
}

test('the page behind a link is fetched when the pointer rests on it, once, and nothing of the app is', {
  tag: '@desktop',
}, async ({ page, path }) => {
  await page.goto(path('/'))
  const ahead = fetchedAhead(page)
  const link = page.locator(`footer a[href="${path('/about')}"]`)
  await link.hover()
  await expect.poll(() => ahead).toEqual([path('/about')])
  await page.mouse.move(0, 0)
  await link.hover()
  // A press of the wheel opens a tab, which asks by itself.
  await page.locator(`footer a[href="${path('/features')}"]`).dispatchEvent('pointerdown', { button: 1 })
  await page.locator(`footer a[href="${path('/help')}"]`).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => ahead).toContain(path('/help'))
  expect(ahead.filter((one) => one === path('/about'))).toHaveLength(1)
  expect(ahead).not.toContain(path('/features'))
  expect(ahead.filter((one) => /\/(user|admin)/.test(one))).toEqual([])
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path('/about')}$`))
})

test('who saves data pays for no page that may not be opened', { tag: '@desktop' }, async ({ page, path }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
  await page.goto(path('/'))
  const ahead = fetchedAhead(page)
  await page.locator(`footer a[href="${path('/about')}"]`).hover()
  await page.waitForTimeout(500)
  expect(ahead).toEqual([])
})
