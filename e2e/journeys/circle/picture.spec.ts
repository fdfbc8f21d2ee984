import { derivedId } from '@varanda/seed/derived-id'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { photoFile } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// The cut is drawn by the screen's own pixels.
test.use({ deviceScaleFactor: 2.625 })

test('a picture is hung in a group’s door, is seen by who is in it, and taken away', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { managing } = words[language]
  const { picture, ways } = managing
  const [cida, marina] = instance.logins
  const other = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(other.page, language, marina!)])
  const group = path(`/user/circles/${derivedId('circle Família Andrade', 20)}`)
  await Promise.all([page.goto(group), other.page.goto(group)])
  const inDoor = (of: typeof page) => of.locator('.door-picture')
  const menu = async () => {
    await page.locator('[id^="circle-ways-"]').click()
    await page.getByRole('button', { name: ways.picture }).click()
  }

  await menu()
  const sheet = page.getByRole('dialog', { name: picture.title })
  await expectAccessible(page)
  const broken = { name: 'porta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }
  await sheet.locator('input[type=file]').setInputFiles(broken)
  await expect(sheet.getByText(words[language].errors['not-an-image'])).toBeVisible()
  await sheet.locator('input[type=file]').setInputFiles(await photoFile(page, 'porta.jpg', 1200, 900, '#4a8'))
  const crop = page.getByRole('dialog', { name: picture.crop })
  await crop.getByRole('application').press('ArrowLeft')
  await expectAccessible(page)
  await crop.getByRole('button', { name: words[language].app.crop.use }).click()
  await expect(page.getByRole('status')).toHaveText(picture.done)
  for (const one of [page, other.page]) {
    await expect(inDoor(one)).toBeVisible()
    await expect(inDoor(one)).toHaveJSProperty('naturalWidth', 504)
  }

  await menu()
  await page.getByRole('dialog', { name: picture.title }).getByRole('button', { name: picture.takeAway }).click()
  await expect(page.getByRole('status')).toHaveText(picture.taken)
  await expect(inDoor(other.page)).toHaveCount(0)
})
