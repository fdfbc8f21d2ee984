import { localeTags } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/routes'
import { expect, expectAccessible, test } from '../fixtures.ts'

const publicRoutes = Object.values(routes).filter(({ access }) => access === 'none')

for (const route of publicRoutes) {
  test(`${route.path} is a whole page in its language`, async ({ page, path, language }) => {
    await page.goto(path(route.path))
    await expect(page.locator('html')).toHaveAttribute('lang', localeTags[language])
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Varanda/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30}/)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(path(route.path))
    for (const hreflang of ['pt-BR', 'en-US', 'x-default']) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(1)
    }
    await expectAccessible(page)
  })
}

test('an unknown path is a page that says so, with the status that says so', async ({ page, path, expectTrouble }) => {
  expectTrouble(/404/)
  const answer = await page.goto(path('/nada-aqui'))
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toBeVisible()
  await expectAccessible(page)
})

test('the language switch keeps the page', async ({ page, path, language }) => {
  await page.goto(path('/join'))
  await page
    .getByRole('link', { name: language === 'pt' ? 'English' : 'Português' })
    .first()
    .click()
  await expect(page).toHaveURL(language === 'pt' ? /\/en\/join$/ : /[^n]\/join$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of publicRoutes) {
    test(`${route.path} says what it is about`, async ({ page, path }) => {
      await page.goto(path(route.path))
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('main')).toContainText(/.{60}/s)
    })
  }
})
