import { member as memberEn } from '@varanda/domain/member/messages/en/member'
import { members as membersEn } from '@varanda/domain/member/messages/en/members'
import { member as memberPt } from '@varanda/domain/member/messages/pt/member'
import { members as membersPt } from '@varanda/domain/member/messages/pt/members'
import { act as actEn } from '@varanda/domain/messages/en/act'
import { act as actPt } from '@varanda/domain/messages/pt/act'
import { paths } from '@varanda/domain/paths'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { enterByPassword } from '../../identity.ts'
import { sendSignIn, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const lists = { pt: membersPt, en: membersEn }
const ones = { pt: memberPt, en: memberEn }
const confirming = { pt: actPt, en: actEn }

/** Searches for somebody among everybody and opens their page. */
async function openMember(page: Page, at: string, find: string, name: string): Promise<void> {
  await page.goto(at)
  await page.getByRole('searchbox', { name: find }).fill(name)
  // The rows give way to what was found: a row that goes takes the click with it.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  // The middle of the row, far from the name: all of it is the way.
  const link = page.getByRole('link', { name, exact: true })
  await page.getByRole('main').locator('li, tr').filter({ has: link }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a member is suspended with a reason they read, refused at once, and let back', { tag: '@phone' }, async ({
  page,
  visit,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/media\//)
  // What a suspended member's page still asks as they are let back is refused.
  expectTrouble(/OnWayOut/)
  const { acts } = ones[language]
  const [cida, marina] = instance.logins as [(typeof instance.logins)[0], (typeof instance.logins)[0]]
  const member = await visit()
  await Promise.all([signIn(page, language, cida), signIn(member.page, language, marina)])
  // A sign-in of hers outside of any app, from before.
  const { idToken, localId } = await enterByPassword(instance.url, marina)
  const name = (path: string) => `projects/varanda/databases/(default)/documents/${path}`
  // With its count, as firestore.rules ask of every change of a profile.
  const write = (n: number) =>
    member.page.request.post(`${instance.url}/v1/projects/varanda/databases/(default)/documents:commit`, {
      headers: { Authorization: `Bearer ${idToken}` },
      data: {
        writes: [
          {
            update: { name: name(paths.user(localId)), fields: { bio: { stringValue: 'Oi' } } },
            updateMask: { fieldPaths: ['bio'] },
          },
          {
            update: {
              name: name(paths.rate(localId, 'profile')),
              fields: { n: { integerValue: String(n) }, of: { stringValue: localId } },
            },
            updateMask: { fieldPaths: ['n', 'of'] },
            updateTransforms: (n === 1 ? ['from', 'at'] : ['at']).map((fieldPath) => ({
              fieldPath,
              setToServerValue: 'REQUEST_TIME',
            })),
          },
        ],
      },
    })
  expect((await write(1)).status()).toBe(200)

  // The fifth of nine places is in view where one is, and choices stand behind one button.
  await page.goto(path('/admin/users'))
  await expect(page.locator('.admin-places .active')).toBeInViewport({ ratio: 0.95 })
  const role = page.getByLabel(lists[language].role, { exact: true })
  await expect(role).toBeHidden()
  await page.getByRole('button', { name: words[language].app.filters }).click()
  await expect(role).toBeVisible()

  await openMember(page, path('/admin/users'), lists[language].find, 'Marina Andrade')
  await page.getByRole('button', { name: acts.suspend.open, exact: true }).click()
  const sheet = page.getByRole('dialog')
  const confirm = sheet.getByRole('button', { name: acts.suspend.yes, exact: true })
  await confirm.click()
  await expect(sheet.getByText(confirming[language].reasonShort(1))).toBeVisible()
  await expectAccessible(page)
  const reason = 'Ofensas na conversa da escola.'
  await sheet.getByLabel(confirming[language].reason).fill(reason)
  await confirm.click()
  await expect(page.getByText(acts.suspend.done('Marina')).first()).toBeVisible()
  const heading = page.locator('.screen-heading')
  await expect(heading).toBeFocused()

  expect((await write(2)).status()).toBe(403)
  await expect(member.page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await expect(member.page.getByText(reason)).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()

  // Nobody is given the keys who may not come in.
  await expect(page.getByRole('button', { name: acts.reinstate.open })).toBeVisible()
  await expect(page.getByRole('button', { name: acts.makeAdmin.open })).toHaveCount(0)
  await page.getByRole('button', { name: acts.reinstate.open }).click()
  await sheet.getByRole('button', { name: acts.reinstate.yes }).click()
  await expect(page.getByRole('button', { name: acts.suspend.open, exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
  await sendSignIn(member.page, language, marina)
  await expect(member.page.getByRole('article').first()).toBeVisible()
  expect((await write(2)).status()).toBe(200)
})

test('whoever no longer runs the instance is out of its screens within five seconds', {
  tag: '@takes-away',
}, async ({ page, visit, path, language, instance, expectTrouble }) => {
  const { acts } = ones[language]
  expectTrouble(/400.*correctBirthDate|correctBirthDate.*400/)
  const other = await visit()
  await Promise.all([signIn(page, language, instance.logins[0]!), signIn(other.page, language, instance.logins[2]!)])
  await openMember(page, path('/admin/users'), lists[language].find, 'Beto Andrade')
  const act = async (which: 'makeAdmin' | 'dropAdmin') => {
    await page.getByRole('button', { name: acts[which].open }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(confirming[language].reason).fill('Férias da Cida')
    await sheet.getByRole('button', { name: acts[which].yes }).click()
    await expect(page.getByText(acts[which].done('Beto')).first()).toBeVisible()
    await expect(page.locator('.screen-heading')).toBeFocused()
  }
  await act('makeAdmin')
  await other.page.goto(path('/admin/users'))
  await expect(other.page.getByRole('link', { name: 'Marina Andrade' })).toBeVisible()
  await test.step('no birth date makes a minor of whoever runs it, which is said where it is seen', async () => {
    await page.getByRole('button', { name: acts.birthDate.open }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(acts.birthDate.label).fill(`${new Date().getFullYear() - 15}-01-01`)
    await sheet.getByLabel(confirming[language].reason).fill('O ano')
    await sheet.getByRole('button', { name: acts.birthDate.yes }).click()
    const told = sheet.getByRole('alert')
    await expect(told).toHaveText(acts.birthDate.admin('Beto'))
    await expect(told).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('Escape')
    const { leave } = confirming[language]
    await page.getByRole('dialog', { name: leave.title }).getByRole('button', { name: leave.yes }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await act('dropAdmin')
  await expect(other.page.getByText(words[language].app.notFound.title).first()).toBeVisible({ timeout: 5_000 })
  await expect(other.page.getByRole('link', { name: 'Marina Andrade' })).toHaveCount(0)
})

test('an address that can be nobody’s says that nobody is there', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  await signIn(page, language, instance.logins[0]!)
  for (const uid of ['../x', 'a/b', '..']) {
    await page.goto(`${path('/admin/user')}?uid=${uid}`)
    await expect(page.getByRole('main').getByText(ones[language].unknown.text)).toBeVisible()
  }
})

test('people are searched and filtered by the address, and Back goes back', { tag: '@floor' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const say = lists[language]
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/admin/users'))
  const rows = page.getByRole('main').getByRole('link')
  await expect(rows.filter({ hasText: 'Marina' })).toBeVisible()
  await expectAccessible(page)
  // On a phone they are folded away.
  const filters = page.getByRole('button', { name: words[language].app.filters })
  if (await filters.isVisible()) await filters.click()
  await page.getByLabel(say.role).selectOption('admin')
  await expect(page).toHaveURL(/role=admin/)
  await expect(rows).toHaveCount(1)
  await page.goBack()
  await expect(rows.filter({ hasText: 'Marina' })).toBeVisible()
  await page.getByRole('searchbox', { name: say.find }).fill('andrade mari')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(rows).toHaveCount(1)

  await openMember(page, path('/admin/users'), say.find, 'Dona Cida Andrade')
  const tree = page.getByRole('tree')
  const guest = tree.getByRole('treeitem').filter({ hasText: 'Marina Andrade' })
  await guest.focus()
  await page.keyboard.press('ArrowRight')
  await expect(guest).toHaveAttribute('aria-expanded', 'true')
  await expect(tree.getByRole('treeitem').filter({ hasText: 'Paula Siqueira' })).toHaveAttribute('aria-level', '2')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  const name = (await page.locator(':focus').getByRole('link').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto(path('/admin/user?uid=nobody'))
  await expect(page.getByText(ones[language].unknown.title).first()).toBeVisible()
  await page.goto(path('/admin/audit-log'))
  await expectAccessible(page)
})
