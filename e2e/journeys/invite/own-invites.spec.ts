/** One's own invite as a screen of the app: in its bar, over its history, and without a network. */
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('my own page opens my invite in the app, Back closes what lies over it, and a kept seat is nowhere free', async ({
  page,
  path,
  language,
  instance,
}) => {
  const { app, invites, ownLink } = words[language]
  await signIn(page, language, instance.logins[3]!)
  await page.evaluate('window.sameApp = true')
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await page.getByRole('link', { name: invites.title }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/invites')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invites.title)
  await expect(
    page.getByText(ownLink.invitedBy('Dona Cida')).or(page.getByText(/convidou você|invited you/)),
  ).toBeVisible()
  const free = page.getByRole('status').filter({ hasText: /\d/ })
  const before = Number(/\d+/.exec((await free.textContent())!)![0])

  await test.step('the QR code is enlarged, and Back closes only that', async () => {
    await page.getByRole('button', { name: invites.link.enlarge }).click()
    await expect(page.getByRole('img', { name: invites.link.qr })).toBeInViewport()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: invites.link.enlarge })).toBeFocused()
  })

  await test.step('what is wrong is told beside its field, and a seat is kept', async () => {
    await page.getByRole('button', { name: invites.seats.reserve }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: invites.reserve.submit, exact: true }).click()
    await expect(sheet.getByText(invites.reserve.errors.name)).toBeVisible()
    await expect(sheet.getByLabel(invites.reserve.name)).toBeFocused()
    await sheet.getByLabel(invites.reserve.name).fill('Tia Lúcia')
    await sheet.getByRole('button', { name: invites.reserve.submit, exact: true }).click()
    await expect(sheet.getByRole('heading')).toHaveText(invites.reserve.done('Tia Lúcia'))
    await expectAccessible(page)
    await sheet.getByRole('button', { name: invites.reserve.finish }).click()
    await expect(free).toHaveText(ownLink.seatsLeft(before - 1))
    // Nor beside the screen, where there is room.
    await expect(page.getByText(ownLink.seatsLeft(before), { exact: true })).toHaveCount(0)
  })

  await test.step('it is let go again', async () => {
    await page.getByRole('button', { name: 'Tia Lúcia' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: invites.kept.release }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(free).toHaveText(ownLink.seatsLeft(before))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('who came through me', async () => {
    await page.getByRole('button', { name: invites.branch.open }).click()
    await expect(page.getByRole('heading', { name: invites.branch.title })).toBeVisible()
    await expectAccessible(page)
  })
  expect(await page.evaluate<boolean>('window.sameApp === true')).toBe(true)
})

test('without a network the link and its QR code are shown, and what needs the instance says that it waits', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, expectTrouble }) => {
  const { app, invites, ownLink } = words[language]
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|NETWORK|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend/)
  expectTrouble(/cleardot\.gif/)
  await signIn(page, language, instance.logins[3]!)
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await page.getByRole('link', { name: invites.title }).click()
  const link = await page.getByText(/invite=/).textContent()
  await page.getByRole('link', { name: app.places.circles }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await page.getByRole('link', { name: invites.title }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/invites')}$`))
  await expect(page.getByText(/invite=/)).toHaveText(link!)
  await expect(page.getByRole('button', { name: invites.link.enlarge })).toBeVisible()
  await expect(page.getByText(invites.waits)).toBeVisible()
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: ownLink.copy }).click()
  await expect(page.getByRole('button', { name: ownLink.copied })).toBeVisible()
  await page.getByRole('button', { name: invites.seats.reserve }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(invites.reserve.name).fill('Seu Jorge')
  await expect(sheet.getByText(invites.actWaits)).toBeVisible()
  const submit = sheet.getByRole('button', { name: invites.reserve.submit, exact: true })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  // What was written is still there when the network is.
  await context.setOffline(false)
  await expect(sheet.getByText(invites.actWaits)).toBeHidden()
  await expect(sheet.getByLabel(invites.reserve.name)).toHaveValue('Seu Jorge')
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
})
