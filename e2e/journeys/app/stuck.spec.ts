/** The app that does not begin says so by itself, and leads on. */
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const own = '**/member/assets/index-*.js'

test('an app whose script is lost loads itself anew once, then says so, and begins once it is there', async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { stuck } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/about'))
  expectTrouble(/index-|status of 404/)
  await page.route(own, (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.goto(path('/user'))
  await expectStuck(page, stuck)
  expect(loads).toBe(2)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: stuck.home })).toHaveAttribute('href', path('/'))

  await page.unroute(own)
  await page.getByRole('link', { name: stuck.again }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('#stuck')).toHaveCount(0)
})

test('an app whose script throws before it shows anything says so', async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { stuck } = words[language]
  await signIn(page, language, instance.logins[1]!)
  expectTrouble(/broken on purpose/)
  await page.route(own, async (route) => {
    const answer = await route.fetch()
    const begin = "if(document.getElementById('root'))throw Error('broken on purpose');"
    await route.fulfill({ contentType: 'text/javascript', body: begin + (await answer.text()) })
  })
  await page.goto(path('/user'))
  await expectStuck(page, stuck)
})

test('where not even the first small script comes, the page says so after a while', async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const { stuck } = words[language]
  expectTrouble(/member\/assets|status of 404/)
  await page.route('**/member/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(path('/user'))
  const title = page.locator('#stuck h1')
  await expect(title).toBeHidden()
  // Its patience, without waiting for it.
  await page.evaluate("document.getElementById('stuck').getAnimations().forEach((one) => one.finish())")
  await expectStuck(page, stuck)
})

async function expectStuck(page: Page, { title, unsure }: { title: string; unsure: string }): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(alert).toContainText(unsure)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the app says what it needs, and leads out', async ({ page, path, language, expectTrouble }) => {
    const { stuck } = words[language]
    // Whoever runs no script loads none.
    expectTrouble(/\/member\/assets\/.* csp$/)
    await page.goto(path('/user'))
    await expect(page.getByRole('heading', { name: stuck.needed })).toBeVisible()
    await expect(page.locator('#no-script p')).toHaveText(stuck.switchOn)
    await expect(page.locator('#no-script p')).toBeInViewport()
    await page.getByRole('link', { name: stuck.home }).last().click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  })
})
