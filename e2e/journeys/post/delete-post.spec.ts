import { expect, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a post is deleted for everybody, brought back by the toast, deleted again, and brought back from the feed', async ({
  page,
  language,
  instance,
  visit,
}) => {
  const { post } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Escrevi sem pensar (${language})`
  await publish(page, language, text)
  const [own, seen] = [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: text }))
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await guest.page.reload()
  await expect(seen!).toHaveCount(1)

  const remove = async () => {
    await own!.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
    await expect(own!).toHaveCount(0)
    await expect(seen!).toHaveCount(0)
  }
  await remove()
  await page.locator('.toast-undo').first().click()
  await expect(own!).toHaveCount(1)
  await guest.page.reload()
  await expect(seen!).toHaveCount(1)

  await remove()
  await page.reload()
  await expect(page.getByText(post.menu.deletedFor(10))).toBeVisible()
  await page.getByRole('button', { name: post.menu.bringBack }).click()
  await expect(own!).toHaveCount(1)
  await expect(page.getByRole('button', { name: post.menu.bringBack })).toHaveCount(0)

  // On its own page, and away from it: there is no post there any more.
  await own!.locator('.post-time a').click()
  await expect(page).toHaveURL(/\/post\//)
  await page.getByRole('button', { name: post.menu.openMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(own!).toHaveCount(0)
})
