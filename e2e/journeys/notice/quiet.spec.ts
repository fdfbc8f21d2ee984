import { paths } from '@varanda/domain/paths'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const demoGroup = 'Família Andrade'

test('older notices are there to look at, each act says what was felt, and what is quiet is listed with its way back', {
  tag: '@phone',
}, async ({ page, path, language, instance, office }) => {
  const { circlePage, mutes, notices, noticeSettings: wishes, reactions } = words[language]
  const [cida] = instance.logins
  const { uid } = await office.auth.getUserByEmail(cida!.email)
  await signIn(page, language, cida!)
  await page.goto(path('/user/notices'))
  const rows = page.locator('.notice-day > ul > li')

  await test.step('one by one', async () => {
    const bundle = rows.filter({ has: page.locator('.notice-felt svg') }).filter({ hasText: notices.oneByOne })
    await bundle.first().getByText(notices.oneByOne).click()
    const kinds = new RegExp(Object.values(reactions.kinds).join('|'))
    await expect(bundle.first().locator('.notice-one').filter({ hasText: kinds }).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('to the end', async () => {
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const more = page.getByRole('button', { name: notices.more })
    while (await more.isVisible()) {
      await more.click()
      await expect(more.or(page.getByText(notices.end))).toBeEnabled()
    }
    await expect(page.getByText(notices.end)).toBeVisible()
    expect(await rows.count()).toBeGreaterThan(before)
  })

  const row = (name: string) =>
    page.getByRole('button', { name, expanded: false }).or(page.getByRole('button', { name, expanded: true }))

  await test.step('a post that tells no more, and tells again', async () => {
    // What one's own automation tells has no menu.
    const open = page.getByRole('button', { name: notices.menu.open })
    await rows.filter({ has: open }).first().getByRole('button', { name: notices.menu.open }).click()
    await page.getByRole('button', { name: mutes.post.mute.act }).click()
    await expect(page.getByText(mutes.post.mute.done).first()).toBeVisible()
    await page.getByRole('link', { name: notices.menu.settings }).click()
    const { mutedPosts } = wishes
    await expect(row(mutedPosts.title)).toContainText(mutedPosts.count(1))
    await row(mutedPosts.title).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: mutedPosts.take('') }).click()
    await expect(row(mutedPosts.title)).toContainText(mutedPosts.none)
    await expect(page.getByText(mutedPosts.noneText)).toBeVisible()
    await expect(row(mutedPosts.title)).toBeFocused()
  })

  await test.step('a group in which nothing rings, and rings again', async () => {
    await page.goto(path('/user/circles'))
    await page.getByRole('link', { name: demoGroup }).first().click()
    await page.getByRole('button', { name: circlePage.more(demoGroup) }).click()
    await page.getByRole('button', { name: wishes.circles.quiet }).click()
    await expect(page.getByText(wishes.circles.quieted(demoGroup)).first()).toBeVisible()
    await page.getByRole('button', { name: circlePage.more(demoGroup) }).click()
    await expect(page.getByRole('button', { name: wishes.circles.loud })).toBeVisible()
    await page.goto(path('/user/notices/settings'))
    await expect(row(wishes.circles.title)).toContainText(demoGroup)
    await row(wishes.circles.title).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: wishes.circles.take(demoGroup) }).click()
    await expect(row(wishes.circles.title)).toContainText(wishes.circles.none)
  })

  await test.step('what a locked screen shows, kept over a new load', async () => {
    const { locked } = wishes
    // As an instance answers that others can reach: nothing rings without.
    await page.route(/\/pushKey$/, (route) => route.fulfill({ json: { result: { key: 'BA' } } }))
    await page.reload()
    await expect(row(locked.title)).toContainText(locked.without)
    await row(locked.title).click()
    await page.getByRole('radio', { name: locked.with }).check()
    await expect(row(locked.title)).toContainText(locked.with)
    await expectAccessible(page)
    // It is shown before it has left the page.
    const kept = async () => (await office.firestore.doc(paths.noticeWishes(uid)).get()).get('words')
    await expect.poll(kept).toBe(true)
    await page.reload()
    await expect(row(locked.title)).toContainText(locked.with)
    await row(locked.title).click()
    await page.getByRole('radio', { name: locked.without }).check()
    await expect(row(locked.title)).toContainText(locked.without)
  })
})
