import { expect, expectAccessible, test } from '../../fixtures.ts'
import { photoFile } from '../../photo-file.ts'
import { hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A sheet that is still rising is pale. The cut is drawn by the screen's own pixels.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2.625 })

test('a member chooses a portrait, keeps it, and is seen with it', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, profile } = words[language]
  const [administrator, marina] = instance.logins
  const { portrait } = profile
  const guitar = page.getByRole('radio', { name: portrait.things.violao })
  const picture = (of: typeof page) => of.locator('.profile-head .portrait').innerHTML()

  const host = await visit()
  await signIn(host.page, language, administrator!)
  await host.page.goto(path('/user/people'))
  const seen = host.page.getByRole('listitem').filter({ hasText: 'Marina Andrade' }).locator('.portrait')
  await expect(seen).toBeVisible()

  await signIn(page, language, marina!)
  await page.goto(path('/user/profile'))
  const before = await picture(page)

  await test.step('the sheet has a name for every drawing, and begins at the present one', async () => {
    await page.getByRole('button', { name: portrait.change }).click()
    const sheet = page.getByRole('dialog', { name: portrait.title })
    await expect(sheet.getByRole('radio').nth(55)).toBeAttached()
    await expect(sheet.getByRole('radio', { checked: true })).toBeInViewport()
    await expectAccessible(page)
  })

  await test.step('arrow keys choose; closing keeps the choice, and those who know this member see it live', async () => {
    await guitar.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: portrait.things.lua })).toBeChecked()
    await guitar.check()
    await page.getByRole('button', { name: app.close }).click()
    // What the arrow passed over may have been written before: it is the last choice that the instance has to have.
    await page.getByRole('button', { name: portrait.change }).click()
    await expect(guitar).toBeChecked()
    await page.getByRole('button', { name: app.close }).click()
    const chosen = await picture(page)
    expect(chosen).not.toBe(before)
    await expect.poll(() => seen.innerHTML()).toBe(chosen)
    await page.reload()
    await page.getByRole('button', { name: portrait.change }).click()
    await expect(guitar).toBeChecked()
  })

  await test.step('a file that is no picture is told from one, and a photo is cut by keys and brought', async () => {
    const sheet = page.getByRole('dialog', { name: portrait.title })
    const broken = { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }
    await sheet.locator('input[type=file]').setInputFiles(broken)
    await expect(sheet.getByText(words[language].errors['not-an-image'])).toBeVisible()
    await sheet.locator('input[type=file]').setInputFiles(await photoFile(page, 'eu.jpg', 900, 1200, '#4a8'))
    const crop = page.getByRole('dialog', { name: portrait.crop })
    await expect(crop.getByRole('slider')).toBeVisible()
    await expectAccessible(page)
    await crop.getByRole('slider', { name: app.crop.zoom }).fill('2')
    await crop.getByRole('application').press('ArrowRight')
    await crop.getByRole('button', { name: app.crop.use }).click()
    await expect(page.getByRole('status')).toHaveText(portrait.changed)
    await expect(crop).toBeHidden()
  })

  await test.step('one that arrives late closes no sheet that was opened since', async () => {
    const sheet = page.getByRole('dialog', { name: portrait.title })
    const crop = page.getByRole('dialog', { name: portrait.crop })
    const late = await hold(context, /\/setPortrait$/)
    await page.getByRole('button', { name: portrait.change }).click()
    await sheet.locator('input[type=file]').setInputFiles(await photoFile(page, 'eu.jpg', 900, 1200, '#48a'))
    await crop.getByRole('button', { name: app.crop.use }).click()
    await late.came
    await page.keyboard.press('Escape')
    await expect(crop).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: portrait.change }).click()
    await expect(sheet).toBeVisible()
    const answered = page.waitForResponse(/\/setPortrait$/)
    await late.letGo()
    await (await answered).finished()
    await page.waitForTimeout(500)
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it is seen by those who know them, and a drawing takes its place again', async () => {
    const photo = seen.locator('img')
    await expect(photo).toBeVisible()
    await expect(photo).toHaveJSProperty('naturalWidth', 150)
    await page.getByRole('button', { name: portrait.change }).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await guitar.check()
    await page.getByRole('button', { name: app.close }).click()
    await expect(photo).toHaveCount(0)
  })
})
