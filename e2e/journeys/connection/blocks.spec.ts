import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// Who is parted here is together in other journeys.
test.use({ instanceOf: 'blocks' })

test('whoever is blocked loses the posts of an open feed, and the block can be lifted', { tag: '@takes-away' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { people } = words[language]
  // Photos that come into view while their posts are going are refused already.
  expectTrouble(/404.*\/media\//)
  const [cida, , beto] = instance.logins
  const other = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(other.page, language, beto!)])
  const theirs = other.page.getByRole('article').filter({ hasText: 'Dona Cida Andrade' })
  await expect(theirs.first()).toBeVisible()

  await page.goto(path('/user/people'))
  await page.getByRole('button', { name: people.remove.open('Beto Andrade') }).click()
  await page.getByRole('button', { name: people.block.instead('Beto') }).click()
  await expect(page.getByRole('heading', { name: people.block.title('Beto') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: people.remove.open('Beto Andrade') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: people.block.instead('Beto') }).press('Enter')
  await page.getByRole('button', { name: people.block.yes, exact: true }).click()
  await expect(page.getByText(people.block.done('Beto')).first()).toBeVisible()
  await expect(theirs).toHaveCount(0, { timeout: 5000 })

  await page.goto(path('/user/settings'))
  await page.getByRole('button', { name: people.blocked.liftName('Beto Andrade') }).click()
  await expect(page.getByText(people.blocked.none)).toBeVisible()
  await expectAccessible(page)
})

test('a post for some people reaches them alone', { tag: '@desktop' }, async ({ page, language, instance, visit }) => {
  const { app, audience, compose } = words[language]
  const [cida, marina] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(guest.page, language, marina!)])
  const secret = `Marina, o bolo é surpresa. (${language})`
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(secret)
  await page.getByRole('button', { name: compose.change }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: audience.connections }).uncheck()
  await expect(sheet.getByRole('heading', { name: audience.nobody })).toBeVisible()
  await sheet.getByRole('button', { name: audience.more }).click()
  await sheet.getByLabel(audience.find).fill('marina')
  await sheet.getByRole('checkbox', { name: 'Marina Andrade' }).check()
  await expect(sheet.getByRole('heading', { name: audience.sees(['Marina'], 0) })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: audience.done(1) }).click()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: secret })).toBeVisible()
  await guest.page.reload()
  const theirs = guest.page.getByRole('article').filter({ hasText: secret })
  await expect(theirs).toContainText(words[language].post.sees.sent.onlyYou)
})
