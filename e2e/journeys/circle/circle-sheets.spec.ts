/** What screens.spec.ts does not open: steps, tabs and sheets of circles, each whole and without barriers. */
import { derivedId } from '@varanda/seed/derived-id'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

async function expectWhole(page: Page, what: string): Promise<void> {
  expect.soft(await findUnreadable(page), what).toEqual([])
  await test.step(what, () => expectAccessible(page))
}

/** Milliseconds after which what closes a sheet by itself has closed it. */
const settled = 500

const idOf = (name: string) => derivedId(`circle ${name}`, 20)

test('each step, tab and sheet of circles is whole', async ({ page, path, language, instance }) => {
  const { circles, circlePage, making, managing } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.goto(path('/user/circles'))
  await page.getByRole('button', { name: circles.search.open }).click()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText(circles.search.nothing('zzz'))).toBeVisible()
  await expectWhole(page, 'search')

  await page.goto(path('/user/circles/new?step=secret'))
  await expect(page.getByRole('heading', { name: making.secret.title })).toBeVisible()
  await page.getByRole('button', { name: making.secret.make(0) }).click()
  await expectWhole(page, 'a circle that only its owner knows of')
  await page.getByLabel(making.finish.name, { exact: true }).fill('Surpresa')
  await page.locator('.people-tile').first().click()
  await page.reload()
  await expect(page.getByLabel(making.finish.name, { exact: true })).toHaveValue('Surpresa')
  await expect(page.getByRole('button', { name: making.secret.make(1) })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.goto(path('/user/circles/new'))
  await page.locator('#template-class').click()
  await expect(page.getByRole('checkbox').first()).toBeAttached()
  await expectWhole(page, 'who comes')
  await page.locator('#make-people-done').click()
  await page.locator('#rule-whoPosts').click()
  await expectWhole(page, 'a rule')
  await close()
  await expectWhole(page, 'name and rules')

  const menu = page.locator('[id^="circle-ways-"]')
  await page.goto(path(`/user/circles/${idOf('Primos pequenos')}`))
  await menu.click()
  await expectWhole(page, 'what can be done with it')
  for (const way of ['rename', 'block', 'leave'] as const) {
    await page.getByRole('button', { name: managing.ways[way], exact: true }).click()
    await expectWhole(page, way)
    await close()
    await menu.click()
  }
  await close()
  await page.getByRole('button', { name: circlePage.tabs.album, exact: true }).click()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectWhole(page, 'album')
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.locator('#circle-bring').click()
  await expectWhole(page, 'asking people in')
  await close()
  const acts = page.getByRole('button', { name: circlePage.people.acts('Ana Ribeiro Andrade') })
  await acts.click()
  await expectWhole(page, 'what can be done with somebody')
  for (const way of ['sees', 'makeOwner', 'remove'] as const) {
    await page.getByRole('button', { name: managing.person[way], exact: true }).click()
    await expectWhole(page, way)
    if (way === 'sees') {
      // Nothing is ticked ahead that would give them all of it.
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(sheet.getByText(managing.from.now('').slice(0, -1))).toBeVisible()
      await sheet.getByRole('button', { name: managing.from.yes, exact: true }).click()
      await expect(sheet.getByText(managing.from.choose)).toBeVisible()
    }
    await close()
    await acts.click()
  }
  await close()

  await page.goto(path(`/user/circles/${idOf('Professoras')}`))
  await expect(page.getByText(circlePage.secret)).toBeVisible()
  await expectWhole(page, 'a private circle')
  await menu.click()
  await page.getByRole('button', { name: managing.ways.deleteCircle }).click()
  await expectWhole(page, 'deleting it')
  await page.goto(path(`/user/circles/${idOf('Bolos da Paula')}`))
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await expectWhole(page, 'a circle that is followed')
  await page.goto(path(`/user/circles/${idOf('Padaria da Kátia')}`))
  await expect(page.getByRole('button', { name: circles.open.follow, exact: true })).toBeVisible()
  await expectWhole(page, 'an open door')
  await page.goto(path('/user/circles/nowhere'))
  await expect(page.getByText(circlePage.missing.title)).toBeVisible()
  await expectWhole(page, 'no door')
})

test('the enter key in a sheet over a group that is being made makes nothing yet', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { making, rules } = words[language]
  await signIn(page, language, instance.logins[1]!)
  let made = 0
  page.on('request', (request) => {
    if (/\/createCircle$/.test(request.url())) made += 1
  })
  await page.goto(path('/user/circles/new'))
  await page.locator('#template-family').click()
  await page.locator('#make-people-done').click()
  await page.getByLabel(making.finish.name, { exact: true }).fill('Ainda não')
  const rule = page.locator('#rule-whoPosts')
  const before = await rule.textContent()
  await rule.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(settled)
  expect(made).toBe(0)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: rules.ask.done }).click()
  await expect(sheet).toHaveCount(0)
  await expect(rule).not.toHaveText(before!)
})

test('an answer that comes late closes no sheet that was opened since', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { circlePage, managing } = words[language]
  const dialog = page.getByRole('dialog')
  await signIn(page, language, instance.logins[1]!)

  await test.step('closed by its own button, and opened anew', async () => {
    await page.goto(path(`/user/circles/${idOf('Primos pequenos')}`))
    await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
    const bring = page.locator('#circle-bring')
    await bring.click()
    const late = await hold(context, /\/inviteToGroup$/)
    const people = dialog.locator('.people-tile')
    // It stands there before it says that nobody more can be chosen.
    await expect(dialog.getByRole('status')).toHaveText('')
    await people.first().click()
    await dialog.getByRole('button', { name: managing.invite.yes(1) }).click()
    await late.came
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await bring.click()
    await people.nth(1).click()
    await late.letGo()
    await expect(page.locator('.toast').getByText(managing.invite.done(1))).toBeAttached()
    await page.waitForTimeout(settled)
    await expect(people.nth(1).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('what fails after it was left is told at the bottom', async () => {
    expectTrouble(/inviteToGroup|ERR_FAILED/)
    let fail = () => {}
    const left = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/\/inviteToGroup$/, async (route) => {
      await left
      await route.abort()
    })
    await page.locator('#circle-bring').click()
    await dialog.locator('.people-tile').nth(1).click()
    await dialog.getByRole('button', { name: managing.invite.yes(1) }).click()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    fail()
    await expect(page.locator('.toast').getByText(managing.invite.failed)).toBeVisible()
  })

  await test.step('left by Back, and opened anew at the same step of the history', async () => {
    const menu = page.locator('[id^="circle-ways-"]')
    const rename = page.getByRole('button', { name: managing.ways.rename, exact: true })
    await menu.click()
    await rename.click()
    const late = await hold(context, /\/changeCircle$/)
    await dialog.getByRole('button', { name: managing.rename.yes }).click()
    await late.came
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await menu.click()
    await expect(rename).toBeVisible()
    await late.letGo()
    await expect(page.locator('.toast').getByText(managing.rename.done)).toBeAttached()
    await page.waitForTimeout(settled)
    await expect(rename).toBeVisible()
  })
})
