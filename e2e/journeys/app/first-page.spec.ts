import { expect, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'

/** Longer than the first page's questions take to be asked (milliseconds). */
const patience = 10_000

test('what the first page shows is asked for while the app itself is still on its way', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  await signIn(page, language, instance.logins[1]!)
  await page.goto('/__/firebase/init.json')
  await page.evaluate(`(async () => {
    for (const { name } of await indexedDB.databases()) if (name.startsWith('firestore')) indexedDB.deleteDatabase(name)
  })()`)
  const asked = page.waitForRequest(/:runQuery$/, { timeout: patience }).then(() => true)
  asked.catch(() => {})
  let wasFirst = false
  await page.route(/\/member\/assets\/index-[^/]*\.js$/, async (route) => {
    wasFirst = await asked.catch(() => false)
    await route.continue()
  })
  await page.goto(language === 'en' ? '/en/user' : '/user')
  await expect(page.locator('article.post').first()).toBeVisible()
  expect(wasFirst).toBe(true)
})
