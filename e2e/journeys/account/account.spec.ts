import { expect, expectAccessible, test } from '../../fixtures.ts'
import { openMailedLink } from '../../outbox.ts'
import { hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A sheet that is still rising is pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What an honest client takes to leave, in milliseconds. */
const promised = 5000

test('a device is named and asked to leave; all others are shut out by the instance, and this one stays', {
  tag: ['@phone', '@in-time'],
}, async ({ page, path, language, instance, visit, context, expectTrouble }) => {
  const { auth, settings } = words[language]
  const { devices } = settings
  const beto = instance.logins[2]!
  // Photos that were still to come are refused at once, and so is what was under way.
  expectTrouble(/40[0134].*(\/media\/|Listen\/channel|\/session|securetoken)/)
  expectTrouble(/status of 40[0134]/)
  await signIn(page, language, beto)
  await page.goto(path('/user/settings'))
  const rows = page.locator('.device')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(devices.this)

  const other = await visit()
  await signIn(other.page, language, beto)
  await expect(rows).toHaveCount(2)

  await test.step('it gets a name', async () => {
    await rows.nth(1).getByRole('button', { name: devices.rename }).click()
    await expectAccessible(page)
    await page.getByLabel(devices.name, { exact: true }).fill('  ')
    await page.getByRole('button', { name: devices.save, exact: true }).click()
    await expect(page.getByText(devices.nameWrong(40))).toBeVisible()
    await page.getByLabel(devices.name, { exact: true }).fill('Notebook da vó')
    await page.getByRole('button', { name: devices.save, exact: true }).click()
    await expect(rows.nth(1)).toContainText('Notebook da vó')
    await expectAccessible(page)
  })

  await test.step('asked, it leaves within five seconds and is told why', async () => {
    await page.getByRole('button', { name: `${devices.end}: Notebook da vó` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: devices.endYes }).click()
    await expect(other.page).toHaveURL(/\/auth\?next=/, { timeout: promised })
    await expect(other.page.getByText(auth.turnedOut.asked)).toBeVisible()
    await expectAccessible(other.page)
    await expect(rows).toHaveCount(1)
  })

  await test.step('signing out everywhere leaves this device alone', async () => {
    await signIn(other.page, language, beto)
    await expect(rows).toHaveCount(2)
    // The member is kept, as phones do unasked, so tabs share the sign-in: it is renewed for all of them.
    const tab = await context.newPage()
    await tab.goto(path('/user/people'))
    await page.getByRole('button', { name: devices.all }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: devices.allYes }).last().click()
    await expect(other.page).toHaveURL(/\/auth\?next=/, { timeout: promised })
    await expect(other.page.getByText(auth.turnedOut.ended)).toBeVisible()
    await expect(page.getByText(devices.allDone).first()).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText(devices.this)
    await page.goto(path('/user'))
    await expect(page.getByRole('article').first()).toBeVisible()
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1, name: words[language].people.title })).toBeVisible()
  })
})

test('password and address are changed by whoever shows that it is them', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  context,
  visit,
  expectTrouble,
}) => {
  const { auth, settings } = words[language]
  const { newAddress, newPassword, proof } = settings
  const marina = instance.logins[1]!
  const renewed = { email: marina.email, password: 'a rede da varanda' }
  // A wrong password, and what was under way when the sign-in was changed for a new one.
  expectTrouble(
    /40[0134].*(signInWithPassword|\/media\/|Listen\/channel|\/session|securetoken)|status of 40[0134]|about:srcdoc/,
  )
  const other = await visit()
  await signIn(other.page, language, marina)
  await signIn(page, language, marina)
  await page.goto(path('/user/settings'))

  await test.step('a wrong password changes nothing', async () => {
    await page.getByRole('button', { name: newPassword.change }).click()
    await page.getByRole('button', { name: newPassword.save }).click()
    await expect(page.getByText(proof.missing)).toBeVisible()
    await expect(page.getByText(newPassword.short(6))).toBeVisible()
    // By a code that was not asked for yet: said, and led to.
    await page.getByRole('button', { name: proof.byCode }).click()
    await page.getByRole('button', { name: newPassword.save }).click()
    await expect(page.getByText(proof.notAsked)).toBeVisible()
    await expect(page.getByRole('button', { name: proof.ask })).toBeFocused()
    await page.getByRole('button', { name: proof.byPassword }).click()
    await page.getByLabel(proof.current, { exact: true }).fill('not the password')
    await page.getByLabel(newPassword.field, { exact: true }).fill(renewed.password)
    await page.getByRole('button', { name: newPassword.save }).click()
    await expect(page.getByText(proof.wrong)).toBeVisible()
    await expectAccessible(page)
    // Whoever leaves before the answer is told of it all the same.
    const late = await hold(context, /accounts:signInWithPassword/)
    await page.getByRole('button', { name: newPassword.save }).click()
    await late.came
    await expect(page.getByLabel(proof.current, { exact: true })).not.toBeEditable()
    await expect(page.getByLabel(newPassword.field, { exact: true })).not.toBeEditable()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await late.letGo()
    await expect(page.locator('.toast').getByText(proof.wrong)).toBeVisible()
    await page.getByRole('button', { name: newPassword.change }).click()
    await page.getByLabel(newPassword.field, { exact: true }).fill(renewed.password)
    await expect(other.page.getByRole('article').first()).toBeVisible()
  })

  await test.step('the right one does, and other devices are out', async () => {
    await page.getByLabel(proof.current, { exact: true }).fill(marina.password)
    await page.getByRole('button', { name: newPassword.save }).click()
    await expect(page.getByText(newPassword.changed).first()).toBeVisible()
    await expect(other.page).toHaveURL(/\/auth\?next=/, { timeout: promised })
    await signIn(other.page, language, renewed)
  })

  await test.step('a new address holds once its own mailbox says so', async () => {
    const moved = `${language}-nova-${marina.email}`
    await page.getByRole('button', { name: newAddress.change }).click()
    await page.getByLabel(newAddress.field).fill(marina.email)
    await page.getByRole('button', { name: newAddress.save }).click()
    await expect(page.getByText(newAddress.same)).toBeVisible()
    await page.getByLabel(newAddress.field).fill('marina@')
    await page.getByRole('button', { name: newAddress.save }).click()
    await expect(page.getByText(auth.errors['invalid-email'])).toBeVisible()
    await page.getByLabel(newAddress.field).fill(moved)
    await page.getByLabel(proof.current, { exact: true }).fill(renewed.password)
    const late = await hold(context, /accounts:sendOobCode/)
    await page.getByRole('button', { name: newAddress.save }).click()
    await late.came
    await expect(page.getByLabel(newAddress.field)).not.toBeEditable()
    await page.goBack()
    await late.letGo()
    await expect(page.locator('.toast').getByText(newAddress.sent(moved))).toBeVisible()
    await page.getByRole('button', { name: newAddress.change }).click()
    await page.getByLabel(newAddress.field).fill(moved)
    await page.getByLabel(proof.current, { exact: true }).fill(renewed.password)
    await page.getByLabel(proof.current, { exact: true }).press('Enter')
    await expect(page.getByRole('dialog').getByText(newAddress.sent(moved))).toBeVisible()
    // The field that it was sent from is gone.
    await expect(page.getByRole('button', { name: newAddress.done })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: newAddress.done }).click()
    await expect(page.getByText(marina.email, { exact: true })).toBeVisible()

    const mailbox = await visit()
    await openMailedLink(mailbox.page, instance.outbox, 'mode=verifyAndChangeEmail')
    await mailbox.page.getByRole('button', { name: auth.act.verifyAndChangeEmail.submit }).click()
    await expect(mailbox.page.getByText(auth.act.verifyAndChangeEmail.done)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?next=/, { timeout: promised })
    await signIn(page, language, { email: moved, password: renewed.password })
    await page.goto(path('/user/settings'))
    await expect(page.getByText(moved, { exact: true })).toBeVisible()

    // As it was, for whoever comes after: undone by the old mailbox, which alone opens the account then.
    await openMailedLink(mailbox.page, instance.outbox, 'mode=recoverEmail')
    await mailbox.page.getByRole('button', { name: auth.act.recoverEmail.submit }).click()
    await expect(mailbox.page.getByText(auth.act.recoverEmail.done)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?next=/, { timeout: promised })
    await expectAccessible(mailbox.page)
    await mailbox.page.getByRole('button', { name: auth.signIn.forgot }).click()
    await mailbox.page.getByLabel(auth.signIn.email).fill(marina.email)
    await mailbox.page.getByRole('button', { name: auth.forgot.submit }).click()
    await expect(mailbox.page.getByText(auth.forgot.sent)).toBeVisible()
    await openMailedLink(mailbox.page, instance.outbox, 'mode=resetPassword')
    await mailbox.page.getByLabel(auth.reset.password, { exact: true }).fill(marina.password)
    await mailbox.page.getByRole('button', { name: auth.reset.submit }).click()
    await expect(mailbox.page.getByText(auth.reset.done)).toBeVisible()
    await signIn(page, language, marina)
  })
})

test('the switches of the settings are kept', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  context,
}) => {
  const { settings } = words[language]
  const { findable, here } = settings
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/settings'))
  // The radio itself is under its words.
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })
  const saved = page.getByText(settings.saved, { exact: true }).first()
  // The index leads to the part, and marks it.
  const index = page.getByRole('navigation', { name: settings.index })
  await index.getByRole('link', { name: findable.title }).click()
  await expect(page.getByRole('heading', { name: findable.title })).toBeFocused()
  await expect(index.getByRole('link', { name: findable.title })).toHaveAttribute('aria-current', 'true')
  await choose(findable.options.members)
  await expect(page.getByText(findable.means.members)).toBeVisible()
  await expect(saved).toBeVisible()
  await page.reload()
  const keeps = page.getByRole('switch', { name: here.keep })
  await expectAccessible(page)
  await expect(page.getByRole('radio', { name: findable.options.members, exact: true })).toBeChecked()

  // A phone remembers without being asked.
  if (!(await keeps.isChecked())) {
    await keeps.check()
    await expect(page.getByText(here.changed).first()).toBeVisible()
  }
  const again = await context.newPage()
  await again.goto(path('/user'))
  await expect(again.getByRole('article').first()).toBeVisible()
  await keeps.uncheck()
  await expect(again).toHaveURL(/\/auth/)
  // The tab that did it goes on as before, photos and all: what it runs on is not the other one's to clear.
  await expect(again.getByText(words[language].auth.turnedOut.moved)).toBeVisible()
  await expect(page.getByText(here.changed).first()).toBeVisible()
  await expect(keeps).not.toBeChecked()
  await choose(findable.options['connections-of-connections'])
  await expect(page.getByText(findable.means['connections-of-connections'])).toBeVisible()
  await expect(saved).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['uid', '__session']))
  await again.close()

  const there = language === 'pt' ? 'en' : 'pt'
  await choose(there === 'en' ? 'English' : 'Português')
  await expect(page).toHaveURL(new RegExp(`${there === 'en' ? '/en' : ''}/user/settings$`))
  await expect(page.getByRole('heading', { level: 1, name: words[there].settings.title })).toBeVisible()
})

test('a hostile next leads no further than the porch', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  await signIn(page, language, instance.logins[3]!)
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/user',
    'javascript:alert(1)',
    '/\t/x',
  ]) {
    await page.goto(`${path('/auth')}?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL(new URL(path('/user'), instance.url).href)
  }
})

test('photos open although the instance did not answer at first', { tag: '@phone' }, async ({
  page,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(/503/)
  let missed = 0
  await page.route('**/session', (route) => {
    if (route.request().method() !== 'POST' || missed > 0) return route.continue()
    missed += 1
    return route.fulfill({ status: 503 })
  })
  const photo = page.waitForResponse((answer) => /\/media\//.test(answer.url()) && answer.ok())
  await signIn(page, language, instance.logins[1]!)
  await photo
  expect(missed).toBe(1)
})

test('a page out of the browser’s memory shows nothing of who has left', { tag: '@desktop' }, async ({
  page,
  language,
  instance,
  context,
}) => {
  await signIn(page, language, instance.logins[3]!)
  // As after signing out on a page that came later; the browser keeps this one as it was.
  await context.clearCookies({ name: 'uid' })
  const anew = page.waitForEvent('domcontentloaded')
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
  await anew
})
