import { mediaUrl } from '@varanda/domain/post/media'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { photoFile, pickPhotos, pngHead, withExif } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('three photos are posted, described, seen by a connection and looked at alone', { tag: '@floor' }, async ({
  page,
  language,
  instance,
  visit,
}) => {
  const { app, compose } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  await pickPhotos(page, [
    await photoFile(page, 'quintal.jpg', 3000, 2000, '#4a8'),
    await photoFile(page, 'rede.jpg', 900, 1200, '#c63'),
    await photoFile(page, 'bolo.jpg', 1200, 900, '#fc5'),
  ])
  await page.getByRole('button', { name: compose.photos.named(2, 3, undefined) }).click()
  await page.getByLabel(compose.photos.alt).fill('A rede nova')
  // What matters is up on the left: touched, and moved by a key.
  const point = (across: number, down: number) =>
    page.getByRole('button', { name: compose.photos.focus(across, down), exact: true })
  const { width, height } = (await point(50, 50).boundingBox())!
  await point(50, 50).click({ position: { x: width * 0.2, y: height * 0.3 } })
  await point(20, 30).press('ArrowDown')
  await expect(point(20, 35)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: compose.photos.done }).click()
  await expectAccessible(page)

  // A tab that dies loses nothing.
  await page.reload()
  await expect(page.getByRole('button', { name: compose.photos.named(2, 3, 'A rede nova') })).toBeVisible()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()

  const own = page.getByRole('article').filter({ has: page.getByRole('img', { name: 'A rede nova' }) })
  // The server draws all three anew first, in several sizes.
  await expect(own.locator('.photo-open')).toHaveCount(3, { timeout: 30_000 })
  await guest.page.reload()
  const seen = guest.page.getByRole('article').filter({ has: guest.page.getByRole('img', { name: 'A rede nova' }) })
  const rede = seen.getByRole('img', { name: 'A rede nova' })
  await expect(rede).toHaveJSProperty('complete', true)
  await expect(rede).not.toHaveJSProperty('naturalWidth', 0)
  await expect(rede).toHaveCSS('object-position', '20% 35%')
  await expectAccessible(guest.page)

  await rede.click()
  const viewer = guest.page.getByRole('dialog')
  await expect(viewer.getByText(/^2 \S+ 3$/)).toBeVisible()
  await guest.page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^3 \S+ 3$/)).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(seen.locator('.photo-open').nth(1)).toBeFocused()

  // A page that is loaded anew shows the photo that was opened, and knows whence.
  await rede.click()
  await expect(viewer.getByText(/^2 \S+ 3$/)).toBeVisible()
  await guest.page.reload()
  await expect(viewer.getByText(/^2 \S+ 3$/)).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(seen.locator('.photo-open').nth(1)).toBeFocused()
})

test('photos that were posted without a network go when it is back, once', { tag: '@phone' }, async ({
  page,
  context,
  language,
  instance,
  expectTrouble,
}) => {
  const { app, compose, feed } = words[language]
  expectTrouble(noNetwork)
  // Bytes that went off and were lost are asked for before they go once more.
  expectTrouble(/400.*prepareMedia/)
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const text = `Sem sinal na estrada. (${language})`
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(page, [await photoFile(page, 'estrada.jpg', 1600, 900, '#678')])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const mine = page.getByRole('article').filter({ hasText: text })
  await expect(mine.getByRole('img', { name: feed.outbox.photo(1, 1) })).toBeVisible()
  await context.setOffline(false)
  await expect(mine.locator('.photo-open img')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(mine).toHaveCount(1)
})

test('what is no photo, or none that this browser opens, is refused with a sentence', { tag: '@desktop' }, async ({
  page,
  language,
  instance,
}) => {
  const { app, compose } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  await pickPhotos(page, [{ name: 'bolo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawing) }])
  await expect(page.getByRole('alert')).toContainText(compose.photos.notAPicture('bolo.jpg'))
  const whole = (await photoFile(page, 'inteira.jpg', 1200, 900, '#4a8')).buffer
  await pickPhotos(page, [
    {
      name: 'IMG_2024.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    { name: 'telhado.png', mimeType: 'image/png', buffer: pngHead(12_000, 9_000) },
    { name: 'metade.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 200) },
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(compose.photos.notAPicture('metade.jpg'))
  await expect(alert).toContainText(compose.photos.heic('IMG_2024.HEIC'))
  await expect(alert).toContainText(compose.photos.tooManyPixels('telhado.png', 64))
  await expect(page.getByRole('list', { name: compose.photos.label })).toHaveCount(0)
  await expectAccessible(page)
})

test('a phone’s photo is turned upright, and its place stays where it was', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  const { app, compose } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const { buffer, ...file } = await photoFile(page, 'praia.jpg', 3000, 2000, '#48a')
  await pickPhotos(page, [{ ...file, buffer: withExif(buffer, { orientation: 6, words: '23.5505 S 46.6333 W' }) }])
  const picture = page.locator('.strip-picture')
  await expect(picture).toHaveJSProperty('naturalWidth', 1365)
  await expect(picture).toHaveJSProperty('naturalHeight', 2048)
  const kept = await page.evaluate<string>(`new Promise((resolve) => {
    indexedDB.open('varanda').onsuccess = ({ target: { result } }) => {
      result.transaction('photos').objectStore('photos').getAll().onsuccess = ({ target: { result: [photo] } }) => {
        resolve(new TextDecoder('latin1').decode(photo.bytes))
      }
    }
  })`)
  expect(kept).toContain('JFIF')
  expect(kept).not.toContain('Exif')
  expect(kept).not.toContain('23.5505')

  // What is taken out hands the focus to the picture beside it, and the last one to what comes after them.
  await pickPhotos(page, [await photoFile(page, 'mar.jpg', 400, 300, '#8a4')])
  await page.getByRole('button', { name: compose.photos.named(2, 2, undefined) }).click()
  await page.getByRole('button', { name: compose.photos.remove, exact: true }).click()
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeFocused()
  await page.getByRole('button', { name: compose.photos.removeAt(1) }).click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeFocused()
})

test('a former reader’s address of a photo leads nowhere', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { app, compose, people } = words[language]
  // The others part and write in other journeys of this instance.
  const [cida, , , paula] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(guest.page, language, paula!)])
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  await page.getByLabel(compose.text).fill(`Só para quem é de perto. (${language})`)
  await pickPhotos(page, [await photoFile(page, 'perto.jpg', 800, 600, '#a36')])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const image = page.getByRole('article').filter({ hasText: 'Só para quem é de perto.' }).locator('.photo-open img')
  const [, , postId = '', photoId = ''] = ((await image.first().getAttribute('src')) ?? '').split('/')
  const asked = () => guest.context.request.get(mediaUrl(postId, photoId, 'small'))
  await expect.poll(async () => (await asked()).status()).toBe(200)

  expectTrouble(/404/)
  await page.goto(path('/user/people'))
  await page.getByRole('button', { name: people.remove.open('Paula Siqueira') }).click()
  await page.getByRole('button', { name: people.remove.yes, exact: true }).click()
  await expect.poll(async () => (await asked()).status()).toBe(404)
})
