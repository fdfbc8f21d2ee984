import { expect, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const call = /\/editPost$/

test('a second edit right after the first goes on from it, whenever the first one arrives', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  const { compose, edit, post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await publish(page, language, 'Ensaio às 17h')
  const own = page.getByRole('article').filter({ hasText: 'Ensaio às' })
  const box = page.getByLabel(compose.text)
  const begin = async (said: string) => {
    await own.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('button', { name: edit.act }).click()
    await expect(box).toHaveValue(said)
  }
  let letGo: (() => void) | undefined
  await page.route(call, async (route) => {
    await new Promise<void>((go) => {
      letGo = go
    })
    await route.continue()
  })
  const isOnItsWay = () => expect.poll(() => letGo !== undefined).toBe(true)
  const save = () => page.getByRole('button', { name: edit.save }).click()
  const arrive = async () => {
    const answer = page.waitForResponse(call)
    letGo?.()
    letGo = undefined
    expect((await answer).status()).toBe(200)
  }

  await begin('Ensaio às 17h')
  await box.fill('Ensaio às 18h')
  await save()
  await isOnItsWay()
  await begin('Ensaio às 18h')
  await arrive()
  // Until its copy is here.
  await page.waitForTimeout(1500)
  await box.fill('Ensaio às 18h30')
  await expect(page.getByRole('heading', { name: edit.newer.title })).toHaveCount(0)
  await save()
  // Written on before the one before it has arrived.
  await isOnItsWay()
  await begin('Ensaio às 18h30')
  await box.fill('Ensaio às 19h')
  await save()
  await arrive()
  await isOnItsWay()
  await arrive()
  await expect(own).toContainText('19h')
  await expect(own.locator('.edit-note')).toHaveCount(0)
  await expect(own.locator('.post-edited')).toBeVisible()
})
