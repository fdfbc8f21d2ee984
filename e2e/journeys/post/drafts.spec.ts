import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { signIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

test('somebody is called in a post and in its edit, and whoever will not see it is not', {
  tag: '@phone',
}, async ({ page, path, language, instance, visit }) => {
  const { audience, compose, edit, post } = words[language]
  const [cida, marina] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(guest.page, language, marina!)])
  const box = page.getByLabel(compose.text)
  const pick = async (name: string) => {
    await page.getByRole('option', { name }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }

  await test.step('by its writer, whose draft keeps it', async () => {
    await page.goto(path('/user/publish'))
    await expect(page.getByRole('button', { name: compose.change })).toBeVisible()
    await box.pressSequentially('Quem leva o gelo? @mar')
    await expect(page.getByRole('option', { name: 'Marina Andrade' })).toBeVisible()
    await expectAccessible(page)
    await pick('Marina Andrade')
    await box.pressSequentially('ou @bet')
    // Tab picks as Enter does; it would lead over what the list hides, out of the form.
    await expect(page.getByRole('option', { name: 'Beto Andrade' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('Quem leva o gelo? @Marina ou @Beto ')
    await expect(box).toBeFocused()
    await page.reload()
    await expect(box).toHaveValue('Quem leva o gelo? @Marina ou @Beto ')
  })

  await test.step('without whom it leaves out', async () => {
    await page.getByRole('button', { name: compose.change }).click()
    await page.getByRole('button', { name: audience.takeSomeoneOut }).click()
    await page.getByRole('searchbox').fill('Beto')
    await page.getByRole('checkbox', { name: 'Beto' }).first().check()
    await page.getByRole('button', { name: audience.back }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText(compose.notCalled(['Beto']))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: compose.publish, exact: true }).click()
  })

  const [own, seen] = [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: 'Quem leva o gelo?' }))
  await test.step('and sees it as a link to oneself', async () => {
    await guest.page.reload()
    await expect(seen!).toContainText('Quem leva o gelo? Marina ou @Beto')
    await expect(seen!.getByRole('link', { name: 'Marina', exact: true })).toHaveAttribute('href', /\/user\/people\//)
    await expect(seen!.getByRole('link', { name: '@Beto' })).toHaveCount(0)
  })

  await test.step('in the edit form it is among readers of the post that one chooses', async () => {
    await own!.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('button', { name: edit.act }).click()
    await expect(box).toHaveValue('Quem leva o gelo? @Marina ou @Beto')
    await box.pressSequentially(', ou @bet')
    await expect(page.getByRole('option')).toHaveCount(0)
    for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
    await box.pressSequentially('pau')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: edit.save }).click()
    await expect(seen!.locator('.mention')).toHaveCount(2)
  })
})

test('several posts are begun, in two tabs that die, without a network, and none is lost', {
  tag: '@desktop',
}, async ({ page, context, path, language, instance, expectTrouble }) => {
  expectTrouble(noNetwork)
  const { app, compose, drafts, profile } = words[language]
  // All tabs share it.
  await signInByForm(page, language, instance.logins[1]!, true)
  const openList = async () => {
    await page.getByRole('link', { name: profile.title, exact: true }).first().click()
    await page.getByRole('link', { name: drafts.title }).click()
  }
  await openList()
  await expect(page.getByRole('heading', { name: drafts.none })).toBeVisible()
  await expectAccessible(page)
  const write = async (tab: Page, text: string) => {
    await tab.goto(path('/user/publish'))
    await expect(tab.getByLabel(compose.text)).toHaveValue('')
    await expect(tab.getByRole('button', { name: compose.change })).toBeVisible()
    await tab.getByLabel(compose.text).fill(text)
  }
  const [one, other] = [await context.newPage(), await context.newPage()]
  await write(one, 'Do quintal')
  await pickPhotos(one, [await photoFile(one, 'foto.jpg', 900, 600, '#4a8')])
  await one.getByRole('button', { name: compose.photos.named(1, 1, undefined) }).click()
  await one.getByLabel(compose.photos.alt).fill('A rede')
  await one.getByRole('button', { name: compose.photos.done }).click()
  await write(other, 'Da cozinha')
  // A page that goes away holds its draft for a while yet, where the machine is slow.
  await other.evaluate(`navigator.locks.query().then(({ held }) =>
    held.forEach(({ name }) => navigator.locks.request(name, () => new Promise((over) => setTimeout(over, 700)))))`)
  await one.reload()
  await expect(one.getByLabel(compose.text)).toHaveValue('Do quintal')
  // Longer than words take to the disk.
  await other.waitForTimeout(400)
  await Promise.all([one.close(), other.close()])

  await context.setOffline(true)
  const box = page.getByLabel(compose.text)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(box).toHaveValue('Da cozinha')
  await page.getByRole('link', { name: drafts.count(2) }).click()
  const rows = page.locator('.draft-row')
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await rows.getByRole('link', { name: 'Do quintal' }).click()
  await expect(box).toHaveValue('Do quintal')
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, 'A rede') })).toBeVisible()

  // What was begun before waits in the list, and the way to write leads on with this one.
  await page.getByRole('link', { name: drafts.count(2) }).click()
  await page.getByRole('button', { name: drafts.another }).click()
  await expect(box).toHaveValue('')
  await box.fill('E da varanda')
  await page.getByRole('button', { name: app.close }).click()
  await openList()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: drafts.drop('Da cozinha') }).click()
  await expect(rows).toHaveCount(2)
  await page.locator('.toast-undo').click()
  await expect(rows).toHaveCount(3)
  for (let left = 2; left >= 0; left -= 1) {
    await rows.getByRole('button').first().click()
    await expect(rows).toHaveCount(left)
    // The pressed button goes away with its row.
    if (left > 0) await expect(rows.first().getByRole('link')).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1, name: drafts.title })).toBeFocused()
  await expect(page.getByRole('heading', { name: drafts.none })).toBeVisible()
  await context.setOffline(false)
})
