/** What screens.spec.ts does not open: steps, tabs and sheets of circles, each whole and without barriers. */
import { derivedId } from '@varanda/seed/derived-id'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

async function expectWhole(page: Page, what: string): Promise<void> {
  expect.soft(await findUnreadable(page), what).toEqual([])
  await test.step(what, () => expectAccessible(page))
}

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
