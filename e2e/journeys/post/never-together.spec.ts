import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('two who parted are never put into one audience without being asked, by connections or by a group @desktop', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, audience, compose, neverTogether, feed } = words[language]
  const [, , beto] = instance.logins
  // Whose posts no other journey sends: the pair stays.
  const caio = { ...beto!, email: 'caio@example.org' }
  const group = 'Família Andrade'
  const guest = await visit()
  await Promise.all([signIn(page, language, caio), signIn(guest.page, language, beto!)])
  const sheet = page.getByRole('dialog')
  const pair = ['Ana', 'Beto'] as const

  await test.step('the pair is kept in the settings', async () => {
    await page.goto(path('/user/settings'))
    await page.getByRole('button', { name: neverTogether.add }).click()
    for (const name of pair) {
      await sheet.getByLabel(neverTogether.find).fill(name)
      await sheet.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check()
    }
    await sheet.getByRole('button', { name: neverTogether.save(...pair) }).click()
    await expect(page.getByRole('button', { name: neverTogether.dropPair(...pair) })).toBeVisible()
    // It leaves by going back, and what is opened at that moment would not be.
    await expect(sheet).toHaveCount(0)
  })

  const write = async (text: string) => {
    await page.goto(path('/user'))
    await page.getByRole('link', { name: app.places.publish }).first().click()
    await page.getByLabel(compose.text).fill(text)
  }
  const publish = page.getByRole('button', { name: compose.publish, exact: true })
  const decide = page.getByRole('button', { name: feed.outbox.decide })
  const title = sheet.getByRole('heading', { name: audience.apart.title(...pair) })
  const done = sheet.getByRole('button').last()
  const news = `A varanda ficou pronta. (${language})`

  await test.step('a post to all whom I know is held back, and one more tap lets it go this time', async () => {
    await write(news)
    await expect(decide).toBeVisible()
    // Pressed all the same it asks, and nothing goes.
    await publish.click()
    await expect(title).toBeVisible()
    await expect(sheet.getByRole('button', { name: audience.apart.missing(...pair) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page)
    await sheet.getByRole('button', { name: audience.apart.thisTime }).click()
    await expect(title).toHaveCount(0)
    await done.click()
    await expect(decide).toHaveCount(0)
    await publish.click()
    await expect(page.getByRole('article').filter({ hasText: news })).toBeVisible()
  })

  const soup = `Sopa no domingo, no grupo. (${language})`
  await test.step('which is not remembered: a group that has both asks anew', async () => {
    await write(soup)
    await decide.click()
    await expect(title).toBeVisible()
    await sheet.getByRole('checkbox', { name: new RegExp(`^${audience.connections}`) }).uncheck()
    await sheet.getByRole('checkbox', { name: new RegExp(`^${group}`) }).check()
    await expect(title).toBeVisible()
    // Whoever is in a group sees what it sees: the way out is the group.
    const drop = sheet.getByRole('button', { name: audience.wholeConflict.drop(group) })
    await expect(drop).toHaveCount(1)
    await expect(drop).toContainText(audience.apart.cannotBoth(...pair, group))
    await expectAccessible(page)
    await sheet.getByRole('button', { name: audience.apart.thisTime }).click()
    // Another choice asks again.
    const everyone = sheet.getByRole('checkbox', { name: new RegExp(`^${audience.connections}`) })
    await everyone.check()
    await expect(title).toBeVisible()
    await everyone.uncheck()
    await sheet.getByRole('button', { name: audience.apart.thisTime }).click()
    await done.click()
    await publish.click()
    await expect(page.getByRole('article').filter({ hasText: soup })).toBeVisible()
  })

  await test.step('and both had what they were let see, once', async () => {
    await guest.page.reload()
    for (const text of [news, soup]) {
      await expect(guest.page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
    }
    // The last choice is made again, and asked again.
    await write('x')
    await expect(page.getByText(group).last()).toBeVisible()
    await expect(decide).toBeVisible()
  })
})
