import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { derivedId } from '@varanda/seed/derived-id'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { fillJoinForm, hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A connection ends here.
test.use({ instanceOf: 'asking' })

test('who has just come in finds open doors, asks somebody, and takes that back later @desktop', async ({
  page,
  path,
  language,
  instance,
  visit,
}, info) => {
  const { app, circles, compose, finding, join, meeting, people, settings } = words[language]
  // Somebody whom their inviter knows, and who lets such people find him.
  const beto = await visit()
  await signIn(beto.page, language, instance.logins.find(({ email }) => email.startsWith('beto@'))!)
  await beto.page.goto(path('/user/settings'))
  await beto.page.getByText(settings.findable.options['connections-of-connections'], { exact: true }).click()
  await expect(beto.page.locator('.toast').getByText(settings.saved)).toBeVisible()
  const guest = {
    name: 'Otília Braga',
    email: `otilia-${language}@example.org`,
    password: 'jabuticaba no pote',
    birthDate: '1958-03-02',
  }
  await fillJoinForm(page, language, instance.inviteLink, guest)
  await page.getByRole('button', { name: join.form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))

  await test.step('without a circle, the doors that are open', async () => {
    await page.goto(path('/user/circles'))
    await expect(page.getByText(circles.empty.title)).toBeVisible()
    const doors = page.getByRole('region', { name: circles.open.title })
    await expect(doors.getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('doors.png'), fullPage: true })
    await doors.getByRole('button', { name: circles.open.follow }).first().click()
    await expect(page.getByText(circles.empty.title)).toBeHidden()
  })

  await test.step('by their names, those who let them', async () => {
    await page.goto(path('/user/people'))
    const name = page.getByRole('searchbox', { name: finding.name.label })
    await name.fill('b')
    await name.press('Enter')
    await expect(page.getByText(finding.name.tooShort)).toBeVisible()
    await name.fill('zebedeu')
    await name.press('Enter')
    await expect(page.getByText(finding.name.nobody('zebedeu'))).toBeVisible()
    await name.fill('andrade beto')
    await page.getByRole('button', { name: finding.name.find, exact: true }).click()
    const found = page.getByRole('list', { name: finding.name.list })
    await expect(found.getByRole('button', { name: meeting.askName('Beto Andrade') })).toBeVisible()
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(finding.name.count(1))).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('found.png'), fullPage: true })
    // Whom one looks for among those one knows may be in the house.
    await page.goto(path('/user/people'))
    const known = page.getByRole('searchbox', { name: people.find })
    await known.fill('andrade beto')
    await expect(page.getByText(people.nobodyFound('andrade beto'))).toBeVisible()
    await page.getByText(finding.title).click()
    await expect(name).toBeHidden()
    await page.getByRole('button', { name: finding.name.inHouse('andrade beto') }).click()
    await expect(page.getByRole('status').filter({ hasText: finding.name.count(1) })).toBeFocused()
    await expect(name).toHaveValue('andrade beto')
    await expect(found.getByRole('button', { name: meeting.askName('Beto Andrade') })).toBeVisible()
    await page.screenshot({ path: info.outputPath('found-from-known.png'), fullPage: true })
    await known.fill('b')
    await page.getByRole('button', { name: finding.name.inHouse('b') }).click()
    await expect(page.getByText(finding.name.tooShort)).toBeVisible()
    await expect(name).toBeFocused()
  })

  await test.step('whom they found and asked is counted no more', async () => {
    await page.goto(path('/user/people'))
    const name = page.getByRole('searchbox', { name: finding.name.label })
    await name.fill('andrade beto')
    await name.press('Enter')
    const found = page.getByRole('list', { name: finding.name.list })
    await found.getByRole('button', { name: meeting.askName('Beto Andrade') }).click()
    await expect(page.getByText(finding.name.met)).toBeVisible()
    await expect(page.getByText(finding.name.count(1))).toHaveCount(0)
    await page.getByRole('button', { name: meeting.takeBackName('Beto Andrade') }).click()
    await expect(page.locator('.toast').getByText(meeting.sent.takenBack)).toBeVisible()
    await expect(page.getByRole('region', { name: meeting.sent.title })).toBeHidden()
  })

  await test.step('whom they asked stands there on the next visit, and is asked no more', async () => {
    await page.goto(path('/user/people'))
    const suggested = page.getByRole('region', { name: meeting.title })
    const name = (await suggested.locator('.person-name').first().textContent())!
    await suggested.getByRole('button', { name: meeting.askName(name) }).click()
    const sent = page.getByRole('region', { name: meeting.sent.title })
    await expect(sent.getByRole('button', { name: meeting.takeBackName(name) })).toBeVisible()
    await expect(suggested.getByText(name)).toHaveCount(0)
    await page.reload()
    await expect(sent.getByText(name)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('sent.png'), fullPage: true })
    await sent.getByRole('button', { name: meeting.takeBackName(name) }).click()
    await expect(page.locator('.toast').getByText(meeting.sent.takenBack)).toBeVisible()
    await expect(sent).toBeHidden()
    await page.reload()
    await expect(suggested.getByRole('button', { name: meeting.askName(name) })).toBeVisible()
  })

  await test.step('a no that arrives late leaves the focus where it is by then', async () => {
    await page.getByRole('button', { name: meeting.askName('Beto Andrade') }).click()
    await beto.page.goto(path('/user/notices'))
    const answering = await hold(beto.page.context(), /\/answerConnection$/)
    const asked = beto.page.getByRole('region', { name: meeting.asks(guest.name) })
    await asked.getByRole('button', { name: meeting.no, exact: true }).click()
    await answering.came
    await beto.page.getByRole('link', { name: app.places.publish }).first().click()
    const text = beto.page.getByLabel(compose.text)
    await text.fill('Chegou gente nova.')
    await answering.letGo()
    await expect(beto.page.locator('.toast').getByText(meeting.declined)).toBeVisible()
    await expect(text).toBeFocused()
  })
})

test('who was ticked and parts meanwhile is asked no more, and holds up nobody else', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { circlePage, managing } = words[language]
  const dialog = page.getByRole('dialog')
  const login = instance.logins[1]!
  await signIn(page, language, login)
  await page.goto(path(`/user/circles/${derivedId('circle Primos pequenos', 20)}`))
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.locator('#circle-bring').click()
  const tiles = dialog.locator('.people-tile')
  const parted = tiles.filter({ hasText: 'Sônia' })
  await parted.click()
  await tiles.filter({ hasNotText: 'Sônia' }).first().click()
  await expect(dialog.getByRole('button', { name: managing.invite.yes(2) })).toBeVisible()
  const { call } = await signInAsCaller(instance.url, login)
  await call(removeConnection, { uid: uidOf('sonia') })
  await expect(parted).toHaveCount(0)
  await dialog.getByRole('button', { name: managing.invite.yes(1) }).click()
  await expect(page.locator('.toast').getByText(managing.invite.done(1))).toBeAttached()
})
