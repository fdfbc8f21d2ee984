import { derivedId } from '@varanda/seed/derived-id'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a family group: made in three taps, entered, and closed at once to who is taken out', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, circles, circlePage, making, managing } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const name = `Almoço de domingo ${language}`

  await page.getByRole('link', { name: app.places.circles }).click()
  await page.locator('#make-circle').click()
  await page.locator('#template-family').click()
  await expect(page.getByRole('heading', { name: making.people.title })).toBeVisible()
  await page.getByRole('searchbox').fill('Beto')
  await page.getByRole('checkbox', { name: 'Beto' }).check()
  await page.locator('#make-people-done').click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: making.finish.name }).fill('')
  await page.getByRole('button', { name: making.finish.make }).click()
  await expect(page.getByText(making.finish.nameMissing)).toBeVisible()
  await page.getByRole('textbox', { name: making.finish.name }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const group = new URL(page.url()).pathname

  // The invitation comes by itself, and says how many wait.
  const place = guest.page.getByRole('link', { name: app.places.circles })
  await expect(place).toContainText(app.places.waiting(1))
  await place.click()
  await expect(guest.page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: circles.invitation.enter }).first().click()
  await guest.page.getByRole('link', { name }).click()
  await expect(guest.page.getByRole('heading', { name, level: 1 })).toBeVisible()

  // Who comes in is there at once.
  await expect(page.getByRole('link', { name: circlePage.tell('Beto') })).toBeVisible()

  await page.goto(group)
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.getByRole('button', { name: circlePage.people.acts('Beto Andrade') }).click()
  await page.getByRole('button', { name: managing.person.remove }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: managing.remove.yes, exact: true }).click()
  await expect(guest.page.getByText(circlePage.missing.title)).toBeVisible({ timeout: 5000 })

  // Its owner, alone in it now, ends it.
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.deleteGroup }).click()
  await page.getByRole('button', { name: managing.delete.yes, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a public circle is looked at, followed, and followed no more', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { circles, circlePage, managing } = words[language]
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path(`/user/circles/${derivedId('circle Bolos da Paula', 20)}`))
  await expect(page.getByRole('heading', { name: 'Bolos da Paula' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: circles.open.follow, exact: true }).click()
  await expect(page.getByRole('button', { name: circlePage.tabs.album })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.unfollow }).click()
  await page.getByRole('button', { name: managing.unfollow.yes, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
})
