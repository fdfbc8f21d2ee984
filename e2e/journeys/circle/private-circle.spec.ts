import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { newCircleId } from '@varanda/domain/ids'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('what is shared with a private circle is found again on its page', async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}, info) => {
  const { app, circlePage, compose, post } = words[language]
  const marina = await signInAsCaller(instance.url, instance.logins[1]!)
  const circleId = newCircleId(marina.uid)
  const kind = 'private'
  await marina.call(createCircle, { circleId, kind, name: 'Surpresa da vó', people: [uidOf('beto')] })
  await marina.call(addToCircle, { circleId, people: [uidOf('sonia')] })
  await signIn(page, language, instance.logins[1]!)
  const itsPage = path(`/user/circles/${circleId}`)
  const tab = (one: 'posts' | 'album' | 'people') =>
    page.getByRole('button', { name: circlePage.tabs[one], exact: true })
  const said = `Bolo escondido na casa da Sônia (${language}).`
  const own = page.getByRole('article').filter({ hasText: said })

  await test.step('nothing, at first', async () => {
    await page.goto(itsPage)
    await expect(page.getByText(circlePage.secret)).toBeVisible()
    await tab('posts').click()
    await expect(page.getByText(circlePage.empty.secretNothing)).toBeVisible()
    await expect(page.getByText(circlePage.empty.secretPosts)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('nothing.png'), fullPage: true })
  })

  await test.step('then what is shared with it', async () => {
    await page.locator('#circle-prompt').click()
    await page.getByLabel(compose.text).fill(said)
    await expect(page.locator('.audience-line')).toContainText('Surpresa da vó')
    const created = page.waitForResponse(/\/createPost$/)
    await page.getByRole('button', { name: compose.publish, exact: true }).click()
    await expect(own).toBeVisible()
    await created
    await page.goto(itsPage)
    await tab('posts').click()
    await expect(own).toBeVisible()
    await expect(page.getByText(circlePage.empty.secretNothing)).toHaveCount(0)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('shared.png'), fullPage: true })
    await tab('album').click()
    await expect(page.getByText(circlePage.empty.album)).toBeVisible()
    // Nothing is said twice.
    await expect(page.locator('.feed-end')).toHaveCount(0)
  })

  await test.step('where the instance fails it says so, and is asked again by a press or with the network', async () => {
    expectTrouble(noNetwork)
    expectTrouble(/listCirclePosts/)
    let isLost = true
    let lostAfterMs = 0
    await page.route(/\/listCirclePosts$/, async (route) => {
      if (!isLost) return route.continue()
      await new Promise((resolve) => setTimeout(resolve, lostAfterMs))
      await route.abort()
    })
    await page.goto(itsPage)
    await tab('posts').click()
    const failed = page.getByRole('alert')
    await expect(failed).toContainText(app.failed.text)
    await expectAccessible(page)
    const retry = page.getByRole('button', { name: app.failed.retry })
    const asked = page.waitForRequest(/\/listCirclePosts$/)
    await retry.click()
    await asked
    await expect(retry).toBeFocused()
    // The network is back before it is known that nothing came without it.
    lostAfterMs = 3000
    await context.setOffline(true)
    await expect(page.locator('.offline-line').first()).toBeVisible()
    await expect(failed).toBeVisible()
    isLost = false
    await context.setOffline(false)
    await expect(own).toBeVisible()
    await expect(failed).toHaveCount(0)
    isLost = true
    lostAfterMs = 0
    await page.goto(itsPage)
    await tab('posts').click()
    await expect(failed).toContainText(app.failed.text)
    isLost = false
    await retry.click()
    await expect(own).toBeVisible()
    await expect(failed).toHaveCount(0)
  })

  await test.step('what was looked up stays while the app is open, also without a network', async () => {
    await tab('people').click()
    await expect(own).toHaveCount(0)
    await context.setOffline(true)
    await tab('posts').click()
    await expect(own).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('and goes with its deletion', async () => {
    await own.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
    await expect(own).toHaveCount(0)
    await expect(page.getByText(circlePage.empty.secretNothing)).toBeVisible()
    await marina.call(deleteCircle, { circleId })
  })
})
