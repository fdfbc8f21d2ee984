import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { signIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

/** What the app notes of the feed that was left; null where it notes nothing. */
const noted = (page: Page) => page.evaluate<string | null>("localStorage.getItem('member:last-view')")

/** The app notes it from a moment after it has begun: a tab that is hidden, and seen again, has noted it. */
async function leaveFeed(page: Page): Promise<void> {
  await expect(page.locator('#root [data-post] article').first()).toBeVisible()
  const hide = "dispatchEvent(new Event('pagehide'))"
  await expect.poll(() => page.evaluate(hide).then(() => noted(page))).not.toBeNull()
}

/** Opens the page while its own script does not come; answers what lets it come. */
async function openWithoutApp(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/assets\/index-[^.]*\.js$/, (route) => coming.then(() => route.continue()))
  await open()
  return come
}

test('opened again, the app shows the feed as it was left before its own script is there', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  const { app } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await leaveFeed(page)
  const post = page.locator('[data-post] article').first()
  const written = await post.locator('.written').first().textContent()
  const { y } = (await post.boundingBox())!

  const come = await openWithoutApp(page, () => page.reload({ waitUntil: 'commit' }))
  const picture = page.locator('#last-view')
  await expect(picture.locator('[data-post] article').first()).toContainText(written!)
  expect((await picture.locator('[data-post] article').first().boundingBox())!.y).toBeCloseTo(y, 0)
  await expect(page.locator('#root [data-post]')).toHaveCount(0)
  // It is a picture: nobody is told of it, and nothing in it acts.
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('link', { name: app.places.circles })).toHaveCount(0)
  expect(await picture.locator('[href], [tabindex], [id]:not(svg *), [onclick]').count()).toBe(0)
  expect(await noted(page)).toBeNull()

  come()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(picture).toHaveCount(0)
  expect((await page.locator('#root [data-post] article').first().boundingBox())!.y).toBeCloseTo(y, 0)
})

test('of the feed as it was left nothing stays after signing out, and none is shown to somebody else', {
  tag: '@phone',
}, async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  await leaveFeed(page)
  const kept = (await noted(page))!
  const { signOut } = words[language].profile
  await page.goto(path('/user/profile'))
  await page.getByRole('button', { name: signOut.button, exact: true }).click()
  await page.waitForURL(path('/'))
  expect(await noted(page)).toBeNull()
  // Should another way have left it there, whoever comes next does not see it.
  await signIn(page, language, instance.logins[2]!)
  await page.goto(path('/user/people'))
  await page.evaluate(`localStorage.setItem('member:last-view', ${JSON.stringify(kept)})`)
  const come = await openWithoutApp(page, () => page.goto(path('/user'), { waitUntil: 'commit' }))
  await expect.poll(() => noted(page)).toBeNull()
  await expect(page.locator('#last-view')).toHaveCount(0)
  come()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('what was tampered with is not drawn', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(/last view/)
  await signIn(page, language, instance.logins[1]!)
  await leaveFeed(page)
  const kept = JSON.parse((await noted(page))!)
  const script = { name: 'script', set: {}, holds: ['document.title = "changed"'] }
  const acting = { name: 'div', set: { onclick: 'x()' }, holds: [] }
  const away = { name: 'img', set: {}, picture: '//elsewhere.example/pixel', holds: [] }
  const afar = { name: 'div', set: { style: 'background: url(//elsewhere.example/pixel)' }, holds: [] }
  for (const holds of [kept.copy.holds, [script], [acting], [away], [afar], 'text']) {
    const isOwn = holds === kept.copy.holds
    const changed = JSON.stringify({ ...kept, copy: { ...kept.copy, holds } })
    await page.goto(path('/user/people'))
    await page.evaluate(`localStorage.setItem('member:last-view', ${JSON.stringify(changed)})`)
    const come = await openWithoutApp(page, () => page.goto(path('/user'), { waitUntil: 'commit' }))
    await expect.poll(() => noted(page)).toBeNull()
    await expect(page.locator('#last-view')).toHaveCount(isOwn ? 1 : 0)
    come()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('a browser that is not to remember its member keeps no view of the feed', {
  tag: '@desktop',
}, async ({ page, language, instance }) => {
  await signInByForm(page, language, instance.logins[1]!, false)
  await expect(page.locator('#root [data-post] article').first()).toBeVisible()
  const files = () => page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)")
  await expect.poll(async () => (await files()).some((name) => name.includes('follow-last-view'))).toBe(true)
  await page.evaluate("dispatchEvent(new Event('pagehide'))")
  expect(await noted(page)).toBeNull()
})
