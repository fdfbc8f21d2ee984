import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// The group stays.
test.use({ instanceOf: 'kept-apart' })

test('two who are never together are not invited into one group without being asked', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { circlePage, making, managing } = words[language]
  expectTrouble(/inviteToGroup/)
  await signIn(page, language, instance.logins[2]!)
  await page.goto(path('/user/circles'))
  await page.locator('#make-circle').click()
  await page.locator('#template-family').click()
  await expect(page.getByRole('heading', { name: making.people.title })).toBeVisible()
  for (const name of ['Bruno', 'Camila']) {
    await page.getByRole('searchbox').fill(name)
    const choice = page.getByRole('checkbox', { name })
    // Who is closest is suggested, once the feed says who that is.
    await expect(async () => {
      if (!(await choice.isChecked())) await page.locator('.people-tile').filter({ hasText: name }).click()
      await expect(choice).toBeChecked({ timeout: 1000 })
    }).toPass()
  }
  await page.locator('#make-people-done').click()
  const asks = page.getByRole('alert').filter({ hasText: managing.apart.title('Bruno', 'Camila') })
  await expect(asks).toBeVisible()
  const make = page.locator('button[type=submit]')
  await expect(make).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await asks.getByRole('button', { name: managing.apart.drop('Camila') }).click()
  await expect(asks).toHaveCount(0)
  await expect(make).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByText(making.finish.invited(['Bruno']))).toBeVisible()

  // Who was asked and may still come counts as well, which the instance knows.
  await make.click()
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.locator('#circle-bring').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.people-tile').filter({ hasText: 'Camila' }).click()
  const held = page.waitForResponse(/inviteToGroup$/)
  await dialog.getByRole('button', { name: managing.invite.yes(1) }).click()
  await held
  await expect(dialog.getByRole('alert').filter({ hasText: managing.apart.thisTime })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: managing.apart.thisTime }).click()
  await dialog.getByRole('button', { name: managing.invite.yes(1) }).click()
  await expect(page.locator('.toast').getByText(managing.invite.done(1))).toBeAttached()
})
