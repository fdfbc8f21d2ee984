import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** Comments below a post of the feed, whose page stays open. */
async function comment(page: Page, language: 'pt' | 'en', post: string, text: string): Promise<void> {
  const { post: says } = words[language]
  await page.getByRole('article').filter({ hasText: post }).locator('.post-time a').click()
  await page.locator('.comment-box textarea').fill(text)
  await page.getByRole('button', { name: says.thread.send }).click()
  await expect(page.locator('.comment:not(.pending)').filter({ hasText: text })).toBeVisible()
}

test('what others do about my post is told live, read on one device and gone on the other, also offline, and muted', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, visit, expectTrouble }) => {
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|NETWORK|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend/)
  expectTrouble(/(answer|status of) 400.*Listen\/channel/)
  expectTrouble(/cleardot\.gif/)
  const { app, mutes, notices, post, said } = words[language]
  const [cida, marina, beto] = instance.logins
  const [otherDevice, guest, host] = [await visit(), await visit(), await visit()]
  await Promise.all([
    signIn(page, language, marina!),
    signIn(otherDevice.page, language, marina!),
    signIn(guest.page, language, beto!),
    signIn(host.page, language, cida!),
  ])
  const text = `Bolo de fubá na mesa. (${language})`
  await publish(page, language, text)
  const place = (one: Page, count: number) =>
    one.getByRole('link', {
      name: count > 0 ? `${app.places.notices}, ${app.places.unread(count)}` : app.places.notices,
      exact: true,
    })
  // What the instance told her before.
  await place(page, 0)
    .or(page.getByRole('link', { name: new RegExp(`^${app.places.notices}, `) }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: notices.title })).toBeVisible()
  await expect(place(page, 0)).toBeVisible()
  await page.getByRole('link', { name: app.places.feed, exact: true }).first().click()

  await comment(guest.page, language, text, 'Quero a ponta que queimou.')
  await expect(place(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(place(otherDevice.page, 1)).toBeVisible()
  await comment(host.page, language, text, 'Guarda um pedaço para mim?')
  await expect(page).toHaveTitle(/^\(1\) /)

  await place(page, 1).click()
  const row = page.getByRole('listitem').filter({ hasText: said.people(['Dona Cida', 'Beto'], 2) })
  await expect(row).toContainText(said.did.comment(true))
  await expect(row).toContainText('Guarda um pedaço para mim?')
  await expect(row.getByText(`${notices.unread}:`)).toBeAttached()
  await expect(place(otherDevice.page, 0)).toBeVisible()
  await expect(otherDevice.page).not.toHaveTitle(/^\(/)
  await row.getByText(notices.oneByOne).click()
  await expect(row).toContainText('Quero a ponta que queimou.')
  await expectAccessible(page)

  await test.step('a line leads to the comment, and is no longer new afterwards', async () => {
    await row.getByRole('link').first().click()
    await expect(page.locator('.comment').filter({ hasText: 'Guarda um pedaço' })).toBeFocused()
    await page.goBack()
    await expect(row).toBeVisible()
    await expect(row.getByText(`${notices.unread}:`)).toHaveCount(0)
  })

  await test.step('of a muted post nothing more is told', async () => {
    await row.getByRole('button', { name: notices.menu.open }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: mutes.post.mute.act }).click()
    await expect(page.getByText(mutes.post.mute.done).first()).toBeVisible()
    const box = guest.page.locator('.comment-box textarea')
    await box.fill('Ainda tem?')
    await guest.page.getByRole('button', { name: post.thread.send }).click()
    const second = `Café na mesa. (${language})`
    await publish(page, language, second)
    // Published, the composer goes back to the list, where what comes is read.
    await page.getByRole('link', { name: app.places.feed, exact: true }).first().click()
    await guest.page.goto(path('/user'))
    await comment(guest.page, language, second, 'Chego já.')
    // The later one is told; the earlier would have been by then.
    await expect(place(page, 1)).toBeVisible()
  })

  await test.step('read without a network, which the other device learns of afterwards', async () => {
    await context.setOffline(true)
    await place(page, 1).click()
    await expect(page.getByRole('listitem').filter({ hasText: `Beto ${said.did.comment(false)}` })).toBeVisible()
    await expect(row).not.toContainText('Ainda tem?')
    await expect(page.getByText(notices.offline)).toBeVisible()
    await expectAccessible(page)
    await expect(place(page, 0)).toBeVisible()
    await expect(place(otherDevice.page, 1)).toBeVisible()
    await context.setOffline(false)
    await expect(place(otherDevice.page, 0)).toBeVisible({ timeout: 40_000 })
  })
})
