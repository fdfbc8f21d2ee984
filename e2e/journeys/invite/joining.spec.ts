import { expect, expectAccessible, test } from '../../fixtures.ts'
import { fillJoinForm, keepSignIn, publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const guest = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(/\W/g, '')}@example.org`,
  password: 'uma frase boa',
  birthDate: '1990-05-17',
})

test('an invited person joins, finds a feed, posts, and is seen live', { tag: ['@floor', '@in-time'] }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, join, firstSteps, feed } = words[language]
  const [administrator] = instance.logins
  const inviter = 'Dona Cida'
  const lurdes = guest('Lurdes Campos')

  const host = await visit()
  await signIn(host.page, language, administrator!)

  await page.goto(path('/terms'))
  await test.step('opening the link shows who invites and leaves the address bar', async () => {
    await fillJoinForm(page, language, instance.inviteLink, lurdes)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(inviter)
    expect(page.url()).not.toContain('invite=')
    await expectAccessible(page)
  })

  await test.step('a page that is loaded anew, as phones do, has what was typed, and no password', async () => {
    await page.reload()
    const sheet = page.locator('form').filter({ has: page.getByRole('button', { name: join.form.submit }) })
    await expect(sheet.getByLabel(join.form.name)).toHaveValue(lurdes.name)
    await expect(sheet.getByLabel(join.form.email)).toHaveValue(lurdes.email)
    await expect(sheet.getByLabel(join.form.birth)).toHaveValue(lurdes.birthDate)
    const password = sheet.getByLabel(join.form.password, { exact: true })
    await expect(password).toHaveValue('')
    await password.fill(lurdes.password)
  })

  await test.step('joining lands on the porch, which says who invited and already holds their posts', async () => {
    await page.getByRole('button', { name: join.form.submit }).dblclick()
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
    const card = page.getByRole('region', { name: firstSteps.title('Lurdes') })
    await expect(card).toContainText(firstSteps.invitedBy(inviter))
    await expect(page.getByRole('article').first()).toContainText(inviter)
    // Not all are drawn; each says how many there are.
    const first = page.getByRole('article').first()
    await expect.poll(async () => Number(await first.getAttribute('aria-setsize'))).toBeGreaterThan(5)
    await expectAccessible(page)
  })

  await test.step('who goes back from there does not come to the form with what they filled in', async () => {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path('/terms')}$`))
    await page.goForward()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('a post is seen by the inviter within two seconds, without reloading', async () => {
    const text = `Cheguei! Trouxe pão de queijo para ${language}.`
    await publish(page, language, text)
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
    const posted = Date.now()
    await expect(
      host.page
        .getByText(text)
        .or(host.page.getByRole('button', { name: feed.waiting(1) }))
        .first(),
    ).toBeVisible({ timeout: 2_000 })
    test.info().annotations.push({ type: 'seen after', description: `${Date.now() - posted} ms` })
  })

  await test.step('what a newcomer is offered can be set aside, and taken back', async () => {
    const card = page.getByRole('region', { name: firstSteps.title('Lurdes') })
    await expect(card.getByText(firstSteps.taken, { exact: true })).toHaveCount(1)
    await card.getByRole('button', { name: firstSteps.hide }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: app.undo }).last().click()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: firstSteps.hide }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(card).toHaveCount(0)
  })
})

test('a link that opens nothing says so, and can be tried again @phone', async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const { join, errors } = words[language]
  expectTrouble(/previewInvite/)
  expectTrouble(/status of 404/)
  // In its reader's language, whichever page it names, and no address that the tab remembers holds it.
  await page.goto(`/join?invite=AAAAAAAAAAAAAAAAAAAAAAAA&lang=${language}`)
  await expect(page).toHaveURL(new RegExp(`${path('/join')}$`))
  expect(await page.evaluate<string[]>('navigation.entries().map(({ url }) => url)')).not.toContainEqual(
    expect.stringContaining('invite='),
  )
  await expect(page.getByText(errors['invite-unknown'])).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(join.refusal['invite-unknown'].title)
  await expectAccessible(page)
})

test('an invite that could not be asked for is not told to be none', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  const { join } = words[language]
  const heading = page.getByRole('heading', { level: 1 })
  const { email, password } = guest('Nair')
  await page.goto('/__/firebase/init.json')
  const { apiKey } = await (await page.request.get('/__/firebase/init.json')).json()
  const made = await page.request.post(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
    data: { email, password, returnSecureToken: true },
  })
  expect(made.status()).toBe(200)
  await keepSignIn(page, { email, password })
  // Somebody who was here before, to whom the page asks at once who they are.
  await context.addCookies([{ name: 'uid', value: 'somebody', url: instance.url }])
  expectTrouble(/myInvites|ERR_FAILED/)
  await page.route('**/myInvites', (route) => route.abort())
  await page.goto(path('/join'))
  await expect(heading).toHaveText(join.refusal.offline.title)
  await expect(page.getByText(join.addressed.offline)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/myInvites')
  await page.getByRole('button', { name: join.refusal.offline.next }).click()
  await expect(heading).toHaveText(join.noInvite.title)
})

test('bad input is told beside its field, and nothing is sent', { tag: '@desktop' }, async ({
  page,
  language,
  instance,
}) => {
  const { form } = words[language].join
  await fillJoinForm(page, language, instance.inviteLink, {
    name: ' ',
    email: 'x',
    password: '123',
    birthDate: '1990-05-17',
  })
  await page.getByRole('button', { name: form.submit }).click()
  for (const text of [form.errors.name, form.errors.email, form.errors.password(6)])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByLabel(form.name)).toBeFocused()
})

test('who is under 16 is told that a guardian makes the account', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  const { form } = words[language].join
  await fillJoinForm(page, language, instance.inviteLink, { ...guest('Juca'), birthDate: '2015-01-01' })
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.guardian.title)).toBeVisible()
  await expectAccessible(page)
})

test('an address that has an account is offered to sign in; a member comes home', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { join } = words[language]
  const marina = instance.logins[1]!
  expectTrouble(/accounts:signUp|status of 400/)
  expectTrouble(/acceptInvite|status of 409/)
  await fillJoinForm(page, language, instance.inviteLink, { ...guest('Marina'), ...marina })
  await page.getByRole('button', { name: join.form.submit }).click()
  await page.getByRole('button', { name: join.form.taken.button }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto(path('/join') + new URL(instance.inviteLink).hash)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(join.connect.known.title('Dona Cida'))
})

test('a member connects by another member’s link, and no seat is taken', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { join, invites } = words[language]
  const [, , beto, paula] = instance.logins
  const heading = (of: typeof page) => of.getByRole('heading', { level: 1 })
  const host = await visit()
  await signIn(host.page, language, paula!)
  await host.page.goto(path('/user/invites'))
  const link = path('/join') + new URL(`http://${await host.page.getByText(/invite=/).textContent()}`).hash
  const free = host.page.getByText(invites.seats.free, { exact: true })
  const before = await free.count()

  await test.step('their own link is told to be theirs', async () => {
    await host.page.goto(link)
    await expect(heading(host.page)).toHaveText(join.own.title)
    await expectAccessible(host.page)
  })

  await test.step('another’s link asks first', async () => {
    await signIn(page, language, beto!)
    await page.goto(link)
    await expect(heading(page)).toHaveText(join.connect.title('Paula'))
    await expectAccessible(page)
    await page.getByRole('button', { name: join.connect.button('Paula') }).dblclick()
    await expect(heading(page)).toHaveText(join.connect.done.title)
    await expect(heading(page)).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('what is posted from now on arrives', async () => {
    const text = `Bolo de terça saiu do forno (${language}).`
    await host.page.goto(path('/user'))
    await publish(host.page, language, text)
    await page.getByRole('link', { name: join.already.feed }).click()
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  })

  await test.step('the link is known from then on, and its seats are free', async () => {
    await page.goto(link)
    await expect(heading(page)).toHaveText(join.connect.known.title('Paula'))
    await host.page.goto(path('/user/invites'))
    await expect(free).toHaveCount(before)
  })

  await test.step('who signs in on its form is offered the same', async () => {
    expectTrouble(/accounts:signUp|status of 400|acceptInvite|status of 409/)
    const { page: door } = await visit()
    await fillJoinForm(door, language, instance.url + link, { ...guest('Beto'), ...beto! })
    await door.getByRole('button', { name: join.form.submit }).click()
    await door.getByRole('button', { name: join.form.taken.button }).click()
    await expect(heading(door)).toHaveText(join.connect.known.title('Paula'))
    await expectAccessible(door)
  })
})
