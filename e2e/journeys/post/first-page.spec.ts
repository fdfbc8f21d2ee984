import { expect, test } from '../../fixtures.ts'
import { forgetDocuments, signIn } from '../../steps.ts'

test('the first posts stand before Firestore is there, on a device that keeps nothing of them', {
  tag: '@phone',
}, async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  await forgetDocuments(page)

  let come = () => {}
  const isComing = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/firestore-[^/]+\.js$/, async (route) => {
    await isComing
    await route.continue()
  })
  await page.goto(path('/user'))
  const posts = page.locator('article.post')
  await expect(posts.first()).toBeVisible()
  // Names as well: nobody is shown without theirs.
  await expect(posts.first().getByRole('link').first()).toHaveText(/\p{L}/u)
  const first = await posts.count()
  expect(first).toBeLessThan(10)
  come()
  await expect.poll(() => posts.count()).toBeGreaterThan(first)
})
