import { uidOf } from '@varanda/seed/people'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** How many posts a list has, and their words: only those near the window are drawn, so it is read from top to end. */
async function readWhole(page: Page): Promise<{ posts: number; texts: string[] }> {
  const texts = new Set<string>()
  await page.evaluate('scrollTo(0, 0)')
  for (;;) {
    const drawn = page.getByRole('article')
    await expect(drawn.first()).toBeVisible()
    for (const text of await drawn.locator('.written').allTextContents()) texts.add(text)
    const isEnd = await page.evaluate('scrollY + innerHeight >= document.documentElement.scrollHeight - 2')
    if (isEnd) return { posts: Number(await drawn.first().getAttribute('aria-setsize')), texts: [...texts] }
    await page.evaluate('scrollBy(0, innerHeight / 2)')
    await page.waitForTimeout(100)
  }
}

test('a member looks at themselves as somebody else, who has just that', async ({
  page,
  path,
  language,
  instance,
  visit,
  context,
  expectTrouble,
}) => {
  const { app, seeAs, person } = words[language]
  const [, marina, beto] = instance.logins
  // Asked for without a network, and of somebody who is not there.
  expectTrouble(noNetwork)
  expectTrouble(/404/)
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])

  await page.goto(path('/user/profile'))
  await page.locator('#see-as').click()
  const sheet = page.getByRole('dialog')
  await expectAccessible(page)
  await sheet.getByLabel(seeAs.choose.find).fill('nobody at all')
  await expect(sheet.getByText(seeAs.choose.nobodyFound('nobody at all'))).toBeVisible()
  await sheet.getByLabel(seeAs.choose.find).fill('beto')
  await sheet.getByRole('link', { name: 'Beto Andrade' }).click()
  await expect(page.getByRole('heading', { name: seeAs.title('Beto'), level: 1 })).toBeFocused()
  await expect(page.getByText(seeAs.note('Beto'))).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  const more = page.getByRole('button', { name: seeAs.more, exact: true })
  while (await more.isVisible()) {
    const before = await page.getByRole('article').count()
    await more.click()
    // The last page may be of posts that this reader has none of.
    const isFurther = async () => (await page.getByRole('article').count()) > before || !(await more.isVisible())
    await expect.poll(isFurther).toBe(true)
  }
  await expect(page.getByText(seeAs.end)).toBeVisible()
  const shown = await page.getByRole('article').getByRole('paragraph').allTextContents()

  // What stands on Beto's own page of Marina is the same, post by post.
  await guest.page.goto(path(`/user/people/${uidOf('marina')}`))
  await expect(guest.page.getByRole('article').first()).toBeVisible()
  const older = guest.page.getByRole('button', { name: person.more, exact: true })
  const end = guest.page.getByText(person.end)
  await expect(async () => {
    await guest.page.keyboard.press('End')
    if (await older.isVisible()) await older.click({ timeout: 1000 })
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  const own = await readWhole(guest.page)
  expect(await page.getByRole('article').count()).toBe(own.posts)
  expect(own.texts.filter((text) => !shown.join('\n').includes(text))).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Andrade' })).toBeVisible()

  // From their page, too; without a network it says why there is nothing to see.
  await page.goto(path(`/user/people/${uidOf('beto')}`))
  await page.getByRole('button', { name: person.ways('Beto') }).click()
  const way = page.getByRole('link', { name: seeAs.way('Beto') })
  await expect(way).toBeVisible()
  await context.setOffline(true)
  await way.click()
  await expect(page.getByText(seeAs.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: app.back, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beto Andrade' })).toBeVisible()

  await page.goto(path('/user/people/nobody/sees'))
  await expect(page.getByRole('heading', { name: seeAs.none.title(seeAs.someone) })).toBeVisible()
})
