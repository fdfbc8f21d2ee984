/** A newcomer who lands in a group and a circle of their inviter: what they are told of each, and what they get. */
import { paths } from '@varanda/domain/paths'
import { circlesOfEntry, type Entry } from '@varanda/domain/post/entry'
import { circleSource } from '@varanda/domain/source/reach'
import { derivedId } from '@varanda/seed/derived-id'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { fillJoinForm, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// Whoever comes into it gets the last thirty days.
const [group, secret] = ['Chá do Tomás', 'Netos']
const groupId = derivedId(`circle ${group}`, 20)

test('a guest lands in the group that the invite named, and learns nothing of the circle @desktop', async ({
  page,
  path,
  language,
  instance,
  office,
  visit,
}) => {
  const { firstSteps, invites, join: door } = words[language]
  const email = `iracema.${language}@example.org`
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/user/invites'))
  await page.getByRole('button', { name: invites.seats.reserve }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(invites.reserve.name).fill('Iracema')
  // It stands there before it says that no more can be chosen.
  await expect(sheet.locator('.kept-circles').getByRole('status')).toHaveText('')
  for (const name of [group, secret]) await sheet.getByRole('checkbox', { name }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: invites.reserve.submit }).click()
  await expect(sheet.getByRole('heading')).toHaveText(invites.reserve.done('Iracema'))
  const link = `http://${await sheet.getByText(/invite=/).textContent()}`
  await page.keyboard.press('Escape')

  await test.step('its maker reads where the guest will be', async () => {
    await page.getByRole('button', { name: 'Iracema' }).click()
    await expect(sheet.getByText(invites.kept.lands)).toBeVisible()
    await expect(sheet.getByRole('listitem').filter({ hasText: group })).toContainText(invites.kept.told)
    await expect(sheet.getByRole('listitem').filter({ hasText: secret })).toContainText(invites.kept.secret)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  const guest = await visit()
  await test.step('the invite names the group', async () => {
    const about = { name: 'Iracema Prado', email, password: 'pitanga no quintal', birthDate: '1961-08-19' }
    await fillJoinForm(guest.page, language, link, about)
    await expect(guest.page.getByText(door.invitation.groups([group]))).toBeVisible()
    await expect(guest.page.getByText(secret)).toHaveCount(0)
    await expectAccessible(guest.page)
    await guest.page.getByRole('button', { name: door.form.submit }).click()
  })

  await test.step('and so does the first page', async () => {
    await expect(guest.page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(guest.page.getByText(firstSteps.groups([group]))).toBeVisible()
    await guest.page.goto(path('/user/circles'))
    await expect(guest.page.getByRole('link', { name: group })).toBeVisible()
    await expect(guest.page.getByText(secret)).toHaveCount(0)
    await guest.page.goto(path(`/user/circles/${groupId}`))
    await expect(guest.page.getByRole('heading', { level: 1, name: group })).toBeVisible()
    await expect(guest.page.getByRole('article').first()).toBeVisible()
    // Whom a post went to leads to the group, where all its people are.
    await guest.page.locator('.sill').first().click()
    await expect(guest.page.getByRole('dialog').getByRole('link', { name: group })).toBeVisible()
    await expectAccessible(guest.page)
  })

  await test.step('which gave what its rule says of before', async () => {
    const month = Date.now() - 30 * 86_400_000
    const shared = await office.firestore.collection(paths.sourcePosts(circleSource(groupId))).get()
    const wanted = shared.docs.filter((one) => one.get('createdAt').toMillis() >= month).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(shared.size)
    const found = await office.firestore.collection('users').where('name', '==', 'Iracema Prado').get()
    const feed = office.firestore.collection(paths.feed(found.docs[0]!.id))
    await expect
      .poll(async () => {
        const { docs } = await feed.where(circlesOfEntry, 'array-contains', groupId).get()
        return docs.map((one) => (one.data() as Entry).postId).sort()
      })
      .toEqual(wanted.sort())
  })
})
