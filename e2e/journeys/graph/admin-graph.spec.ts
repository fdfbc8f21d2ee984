import { adminGraph as en } from '@varanda/domain/graph/messages/en/admin-graph'
import { adminGraph as pt } from '@varanda/domain/graph/messages/pt/admin-graph'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const maps = { pt, en }

test('an administrator looks at the map, goes to a member from it, and sees no more of who chooses not to be on it', {
  tag: '@floor',
}, async ({ page, visit, path, language, instance }) => {
  const map = maps[language]
  const { graph, saved } = words[language].settings
  const [cida, marina] = instance.logins as [(typeof instance.logins)[0], (typeof instance.logins)[0]]
  const member = await visit()
  await Promise.all([signIn(page, language, cida), signIn(member.page, language, marina)])

  await page.goto(path('/admin/network-graph'))
  const branches = page.getByRole('region', { name: map.health.title })
  await expect(branches.getByRole('link', { name: 'Beto Andrade' })).toBeVisible()
  await expectAccessible(page)
  await branches.getByRole('link', { name: 'Marina Andrade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Andrade' })).toBeVisible()
  await page.goBack()
  await expect(branches.getByRole('link', { name: 'Marina Andrade' })).toBeVisible()

  await member.page.goto(path('/user/settings'))
  const setting = member.page.getByRole('switch', { name: graph.label })
  await expect(setting).toBeChecked()
  await setting.uncheck()
  await expect(member.page.getByText(graph.off)).toBeVisible()
  await expect(member.page.getByText(saved, { exact: true }).first()).toBeVisible()
  await expectAccessible(member.page)
  await member.page.reload()
  await expect(setting).not.toBeChecked()

  await page.getByRole('button', { name: map.renew }).click()
  await expect(page.getByText(map.renewed).first()).toBeAttached()
  await expect(branches.getByRole('link', { name: 'Beto Andrade' })).toBeVisible()
  await expect(page.getByText('Marina Andrade')).toHaveCount(0)
})

test('a map of which nothing could be heard comes when it is tried again', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { failed } = words[language].app
  await signIn(page, language, instance.logins[0]!)
  expectTrouble(/firestore-[^/]*\.js/)
  await page.route(/\/firestore-[^/]*\.js/, (route) => route.abort())
  // The page was loaded anew a moment ago: otherwise it may do so by itself, and the button goes while one looks for it.
  await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  await page.goto(path('/admin/network-graph'))
  const missing = page.getByRole('main').getByRole('alert').filter({ hasText: failed.text })
  await expect(missing).toBeVisible()
  await page.unroute(/\/firestore-[^/]*\.js/)
  await missing.getByRole('button', { name: failed.retry }).click()
  await expect(page.getByRole('region', { name: maps[language].health.title })).toBeVisible()
})

test('a member finds no map', { tag: '@phone' }, async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/admin/network-graph'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(maps[language].title)).toHaveCount(0)
})
