import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A sheet that is still rising is pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('somebody leaves in 14 days, reads on, and stays after all', async ({ page, path, language, instance }, info) => {
  const { leaving } = words[language]
  // Who answers for nobody else, and is not the only one to run the house.
  const login = instance.logins.find(({ email }) => email.startsWith('beto@'))!
  await signIn(page, language, login)

  await test.step('the page says what goes, what stays and what becomes of circles', async () => {
    await page.goto(path('/user/take'))
    await expect(page.getByRole('heading', { name: leaving.title })).toBeVisible()
    await expect(page.getByText(leaving.loading)).toBeHidden()
    await expect(page.getByRole('radio', { name: leaving.ways.later.text })).toBeChecked()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('ways.png'), fullPage: true })
  })

  await test.step('by keyboard: asked once more, and done', async () => {
    const last = page.getByRole('button', { name: leaving.later })
    await last.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: leaving.sure.laterTitle })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('sure.png') })
    await sheet.getByRole('button', { name: leaving.later }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: leaving.banner })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('leaving.png'), fullPage: true })
  })

  await test.step('the line stands above every screen, and leads back', async () => {
    await page.goto(path('/user/feed'))
    const banner = page.getByRole('region', { name: leaving.banner })
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('feed.png') })
    await banner.getByRole('button', { name: leaving.back }).click()
    await expect(page.locator('#root').getByText(leaving.stayed)).toBeVisible()
    await expect(banner).toBeHidden()
  })
})
