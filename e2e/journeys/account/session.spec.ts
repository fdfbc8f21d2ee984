import { localizedPath, otherLocale } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { askIdentity, enterByPassword } from '../../identity.ts'
import { openMailedLink } from '../../outbox.ts'
import { sendSignIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

test('a signed-out visitor is asked to sign in and comes back to where they were going', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  await page.goto(path('/user/people'))
  await expect(page).toHaveURL(new RegExp(`${path('/auth')}\\?next=`))
  await expectAccessible(page)
  // In the language that is chosen meanwhile, too.
  const other = otherLocale(language)
  await page.locator(`[data-locale="${other}"]`).first().click()
  await expect(page).toHaveURL((url) => url.searchParams.get('next') === localizedPath(other, '/user/people'))
  await page.locator(`[data-locale="${language}"]`).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path('/auth') && url.searchParams.has('next'))
  // The link is seen before the scripts are there that wait for the whole page.
  await page.route(/\/header-[^/]+\.js$/, () => {}, { times: 1 })
  await page.reload({ waitUntil: 'commit' })
  await page.locator(`[data-locale="${other}"]`).first().click({ noWaitAfter: true })
  await expect(page).toHaveURL((url) => url.searchParams.get('next') === localizedPath(other, '/user/people'))
  await page.locator(`[data-locale="${language}"]`).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path('/auth') && url.searchParams.has('next'))
  // Back to the home page without a language in its address, in a tab of its own.
  // Of a tab that a press opens, or of its page, the driver is now and then never told: then all of it is done again.
  const soon = { timeout: 8_000 }
  let tab = page
  await expect(async () => {
    for (const one of page.context().pages()) if (one !== page) await one.close()
    await page.goto('/')
    await page.locator('[data-locale="en"]').first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/en')
    const press = page.locator('[data-locale="pt"]').first().click({ button: 'middle' })
    ;[tab] = await Promise.all([page.context().waitForEvent('page', soon), press])
    // Whoever is moved on is so before the page has come.
    await tab.waitForLoadState('load', soon)
    await tab.locator('h1').waitFor(soon)
  }).toPass()
  await expect(tab.locator('html')).toHaveAttribute('lang', /^pt/)
  await expect(tab).toHaveURL((url) => url.pathname === '/')
  await tab.close()
  await page.goto(`${path('/auth')}?next=${path('/user/people')}`)
  await sendSignIn(page, language, instance.logins[1]!)
  await expect(page).toHaveURL(new RegExp(`${path('/user/people')}$`))
})

test('a wrong password and an unknown address get the same sentence', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { auth } = words[language]
  expectTrouble(/signInWithPassword|status of 400/)
  await page.goto(path('/auth'))
  for (const email of [instance.logins[1]!.email, 'ninguem@example.org']) {
    await sendSignIn(page, language, { email, password: 'not the password' })
    await expect(page.getByText(auth.errors['wrong-password'])).toBeVisible()
  }
})

test('signing out ends at the front door and forgets the member', { tag: '@floor' }, async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  const { app, profile, networkGraph } = words[language]
  // A picture that is still on its way when the session ends is refused.
  expectTrouble(/(answer|status of) 404.*\/media\//)
  await signInByForm(page, language, instance.logins[1]!)
  const hints = (await context.cookies()).filter(({ name }) => ['uid', 'email', 'role'].includes(name))
  expect(hints).toHaveLength(3)
  for (const { sameSite, path: where, expires } of hints) {
    expect({ sameSite, where }).toEqual({ sameSite: 'Strict', where: '/' })
    expect(Math.abs(expires - Date.now() / 1000 - 30 * 24 * 60 * 60)).toBeLessThan(60)
  }
  // A network of a file, which may be one's real family.
  await page.goto(path(routes.networkGraph.path))
  await expect(page.getByRole('application')).toBeVisible()
  const buffer = Buffer.from('source,target\nAna,Beto\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'two.csv', mimeType: 'text/csv', buffer })
  await expect(page).toHaveURL(/from=file/)
  const file = page.url()
  await page.goto(path('/user'))

  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await page.getByRole('button', { name: profile.signOut.button, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('uid')
  await page.goto(file)
  await expect(page.getByText(networkGraph.lostFile.title)).toBeVisible()
  await page.goto(path('/user'))
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('a forgotten password is renewed by the link in the mail', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { auth } = words[language]
  // The mail is shown in a frame that may run nothing, not even the recorder of this test.
  expectTrouble(/about:srcdoc/)
  const paula = instance.logins[3]!
  await page.goto(path('/auth'))
  // The address goes along, also there and back.
  const address = page.getByLabel(auth.signIn.email)
  await expect(page.getByRole('button', { name: auth.signIn.forgot })).toBeEnabled()
  await address.fill(paula.email)
  await page.getByRole('button', { name: auth.code.offer }).click()
  await expect(page.getByRole('heading', { name: auth.code.title })).toBeVisible()
  await expect(address).toHaveValue(paula.email)
  await page.getByRole('button', { name: auth.forgot.back }).click()
  await expect(address).toHaveValue(paula.email)
  await page.getByRole('button', { name: auth.signIn.forgot }).click()
  await expect(page.getByRole('heading', { name: auth.forgot.title })).toBeVisible()
  await expect(address).toHaveValue(paula.email)
  await page.getByRole('button', { name: auth.forgot.submit }).click()
  await expect(page.getByText(auth.forgot.sent)).toBeVisible()

  await openMailedLink(page, instance.outbox, 'oobCode=')
  await page.getByLabel(auth.reset.password, { exact: true }).fill('outra frase boa')
  await page.getByRole('button', { name: auth.reset.submit }).click()
  await expect(page.getByText(auth.reset.done)).toBeVisible()

  // The link is used up: said before a password is typed, with the way to another one.
  expectTrouble(/400.*accounts:resetPassword/)
  await openMailedLink(page, instance.outbox, 'oobCode=')
  await expect(page.getByText(auth.errors['invalid-action-code'])).toBeVisible()
  await expect(page.getByLabel(auth.reset.password, { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: auth.reset.again }).click()
  await expect(page.getByRole('heading', { name: auth.forgot.title })).toBeVisible()
  await page.getByRole('button', { name: auth.forgot.back }).click()
  await signInByForm(page, language, { email: paula.email, password: 'outra frase boa' })

  // Other journeys of this instance know the old one.
  await page.goto('about:blank')
  const { idToken } = await enterByPassword(instance.url, { email: paula.email, password: 'outra frase boa' })
  expect((await askIdentity(instance.url, 'update', { idToken, password: paula.password })).status).toBe(200)
})
