import { uidOf } from '@varanda/seed/people'
import type { Route } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('behind a name stands the page of a person: posts, photos, and a way to write to them alone', async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  // While it is offline.
  expectTrouble(noNetwork)
  expectTrouble(/ERR_FAILED|transport errored|Could not reach Cloud Firestore backend/)
  const { person, people, compose, app, profile } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const author = page.locator('.post-author a').filter({ hasText: 'Dona Cida Andrade' }).first()
  const id = await author.getAttribute('id')

  await author.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dona Cida Andrade' })).toBeFocused()
  const articles = page.getByRole('article')
  await expect(articles.first()).toBeVisible()
  for (const name of await page.locator('.post-author').allTextContents()) expect(name).toBe('Dona Cida Andrade')
  await expect(page.getByRole('heading', { name: person.common })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: person.views.photos }).click()
  const photo = page.locator('.month-photos button').first()
  await expect(photo).toBeVisible()
  await expect(articles).toHaveCount(0)
  await expectAccessible(page)
  await photo.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(photo).toBeFocused()

  // Back is where I was, and the page is as I left it.
  await page.goBack()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await page.goForward()
  await expect(photo).toBeVisible()
  await page.getByRole('button', { name: person.views.posts }).click()
  await expect(articles.first()).toBeVisible()

  // Without a network it shows what this device has.
  await context.setOffline(true)
  await expect(page.getByText(app.offline)).toBeVisible()
  await expect(articles.first()).toBeVisible()
  await context.setOffline(false)

  await page.getByRole('button', { name: person.ways('Dona Cida') }).click()
  await expect(page.getByRole('button', { name: person.report, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: person.part, exact: true }).click()
  await expect(page.getByRole('heading', { name: people.remove.title('Dona Cida') })).toBeVisible()

  // Whoever does not wait for the answer hears of it where they are by then.
  const asked = Promise.withResolvers<Route>()
  await page.route('**/removeConnection', asked.resolve)
  await page.getByRole('button', { name: people.remove.yes }).click()
  const held = await asked.promise
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await held.abort()
  await expect(page.locator('.toast').getByText(people.remove.failed)).toBeVisible()

  const text = `Só para a senhora, Dona Cida. (${language})`
  await page.getByRole('link', { name: person.write('Dona Cida') }).click()
  await page.getByLabel(compose.text).fill(text)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dona Cida Andrade' })).toBeVisible()

  // My own page has it, and says who sees it.
  await page.goto(path('/user/profile'))
  await page.getByRole('link', { name: person.mine }).click()
  const sent = articles.filter({ hasText: text })
  await expect(sent).toBeVisible()
  await expect(sent.locator('.sill')).toContainText('Dona Cida')
  await expect(page.getByRole('button', { name: person.ways('Marina') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: profile.edit })).toBeVisible()
  await expectAccessible(page)
})

test('people lead to their pages, and an address that is nobody’s says so', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { person } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/people'))
  await page.locator(`[id="person-${uidOf('beto')}"]`).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/user/people/${uidOf('beto')}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Beto Andrade' })).toBeVisible()
  await page.goBack()
  await expect(page.locator(`[id="person-${uidOf('beto')}"]`)).toBeFocused()

  await page.goto(path('/user/people/nobody-of-this-name'))
  await expect(page.getByRole('heading', { name: person.missing.title }).first()).toBeVisible()
  await expectAccessible(page)
})
