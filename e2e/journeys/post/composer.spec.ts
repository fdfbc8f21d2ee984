import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { drag } from '../../motion/touch.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** The worker draws a picture whenever the journey says so (`drawNext`). */
const holdDrawing = (page: Page) =>
  page.addInitScript(`{
    const post = Worker.prototype.postMessage
    const held = []
    Worker.prototype.postMessage = function (...all) {
      held.push(() => post.apply(this, all))
    }
    globalThis.drawNext = () => {
      if (held.length === 0) return false
      held.shift()()
      return true
    }
  }`)

const drawNext = (page: Page) => expect.poll(() => page.evaluate('drawNext()')).toBe(true)

test('whoever publishes before the photos are ready need not wait for them, and can hold it', {
  tag: '@phone',
}, async ({ page, language, path, instance }) => {
  const { compose } = words[language]
  await holdDrawing(page)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  const text = page.getByRole('textbox', { name: compose.text })
  await text.fill('Três de uma vez')
  await pickPhotos(page, await Promise.all([1, 2, 3].map((n) => photoFile(page, `foto-${n}.jpg`, 1200, 800, '#4a8'))))
  const publish = page.getByRole('button', { name: compose.publish, exact: true })
  const queued = page.getByRole('button', { name: compose.publishWhenReady })
  // Pressed twice in a row it is pressed once.
  await publish.dblclick()
  await expect(queued).toBeVisible()
  await page.waitForTimeout(600)
  await queued.click()
  await expect(publish).toBeVisible()
  await page.waitForTimeout(600)
  await publish.click()
  await expect(queued).toBeVisible()
  for (let n = 0; n < 3; n += 1) await drawNext(page)
  await expect(page).toHaveURL(/\/user$/)
  const own = page.getByRole('article').filter({ hasText: 'Três de uma vez' })
  await expect(own.locator('.photo-open')).toHaveCount(3, { timeout: 30_000 })
})

test('a composer that is left while photos are made ready goes on with them where it is opened again', {
  tag: '@phone',
}, async ({ page, language, path, instance }) => {
  const { app, compose, drafts } = words[language]
  await holdDrawing(page)
  await signIn(page, language, instance.logins[1]!)
  const open = () => page.getByRole('link', { name: app.places.publish }).first().click()
  const leave = async () => {
    await page.getByRole('button', { name: app.close }).click()
    await expect(page).toHaveURL(/\/user$/)
  }
  const text = page.getByRole('textbox', { name: compose.text })
  const photo = (of: number) => page.getByRole('button', { name: compose.photos.named(of, of, undefined) })
  await open()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  await pickPhotos(page, await Promise.all([1, 2, 3].map((n) => photoFile(page, `foto-${n}.jpg`, 1200, 800, '#4a8'))))
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  await leave()

  await open()
  await text.fill('Três, aos poucos')
  await drawNext(page)
  await expect(photo(1)).toBeVisible()
  await leave()
  await drawNext(page)

  await open()
  await expect(photo(2)).toBeVisible()
  await expect(text).toHaveValue('Três, aos poucos')
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('button', { name: compose.publishWhenReady })).toBeVisible()
  await drawNext(page)
  await expect(page).toHaveURL(/\/user$/)
  const own = page.getByRole('article').filter({ hasText: 'Três, aos poucos' })
  await expect(own.locator('.photo-open')).toHaveCount(3, { timeout: 30_000 })
  await page.goto(path('/user/drafts'))
  await expect(page.getByRole('heading', { name: drafts.none })).toBeVisible()
})

test('photos that were lost with the page before they were ready are told of until that was read', {
  tag: '@phone',
}, async ({ page, language, path, instance }) => {
  const { compose } = words[language]
  await holdDrawing(page)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  await pickPhotos(page, await Promise.all([1, 2, 3].map((n) => photoFile(page, `foto-${n}.jpg`, 1200, 800, '#4a8'))))
  await drawNext(page)
  await expect(page.getByText(compose.photos.preparing(2))).toBeVisible()
  const missed = page.getByText(compose.photos.missed(2))
  for (let n = 0; n < 2; n += 1) {
    await page.reload()
    await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
    await expect(missed).toBeVisible()
    // Words do not take it away.
    await page.getByRole('textbox', { name: compose.text }).fill(`Com três fotos ${n}`)
  }
  await page.getByRole('button', { name: compose.photos.understood }).click()
  await expect(missed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  await expect(missed).toHaveCount(0)
})

test('what was to go once its photos are ready, and may not by then, is open to be changed', {
  tag: '@phone',
}, async ({ page, language, path, instance }) => {
  const { audience, compose } = words[language]
  await holdDrawing(page)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  const text = page.getByRole('textbox', { name: compose.text })
  await text.fill('Para ninguém')
  await pickPhotos(page, [await photoFile(page, 'foto.jpg', 1200, 800, '#4a8')])
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('button', { name: compose.publishWhenReady })).toBeVisible()
  await expect(text).not.toBeEditable()
  await page.getByRole('button', { name: compose.change }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: audience.connections }).uncheck()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await drawNext(page)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: compose.publish, exact: true })).toBeVisible()
  await text.fill('Para todos')
})

test('a picture that cannot be opened holds back what was to go with it', { tag: '@phone' }, async ({
  page,
  language,
  path,
  instance,
}) => {
  const { compose } = words[language]
  await holdDrawing(page)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  await page.getByRole('textbox', { name: compose.text }).fill('Só com a foto')
  const slow = await photoFile(page, 'grande.jpg', 1200, 800, '#c63')
  await pickPhotos(page, [slow, { name: 'texto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nenhuma imagem') }])
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('button', { name: compose.publishWhenReady })).toBeVisible()
  for (let n = 0; n < 2; n += 1) await drawNext(page)
  await expect(page.getByText(compose.photos.notAPicture('texto.jpg'))).toBeVisible()
  await expect(page.getByRole('button', { name: compose.publish, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/publish$/)
})

test('a sheet is pulled down and away, what scrolls in it scrolls first, and a toast leaves the foot free', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  const { app, audience, compose } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByRole('textbox', { name: compose.text }).fill('Para quem?')
  const line = page.getByRole('button', { name: compose.change })
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await line.click()
    await sheet.evaluate(async (element: { getAnimations(): { finished: Promise<unknown> }[] }) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
    })
    return (await sheet.boundingBox())!
  }
  const { x, y, width, height } = await open()
  const middle = x + width / 2

  // A finger in the list scrolls it, down and back up; only from its top does it pull.
  const body = sheet.locator('.sheet-body')
  const top = () => body.evaluate((element: { scrollTop: number }) => element.scrollTop)
  await drag(page, [middle, y + height * 0.6], [middle, y + height * 0.6 - 120], 200)
  await expect.poll(top).toBeGreaterThan(20)
  await drag(page, [middle, y + height * 0.5], [middle, y + height * 0.5 + 40], 600)
  await expect(sheet).toBeVisible()
  await body.evaluate((element: { scrollTop: number }) => {
    element.scrollTop = 0
  })

  // A little comes back, far goes.
  await drag(page, [middle, y + 12], [middle, y + 60], 600)
  await expect.poll(async () => Math.round((await sheet.boundingBox())!.y)).toBe(Math.round(y))
  await drag(page, [middle, y + 12], [middle, y + 12 + height * 0.4], 500)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/publish$/)
  // The sheet's step of the history went along: the screen itself is what is left next.
  await open()
  // Nobody is no audience to go on with.
  const everyone = sheet.getByRole('checkbox', { name: audience.connections })
  await everyone.uncheck()
  const done = sheet.getByRole('button', { name: audience.chooseSomebody, exact: true })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await done.tap({ force: true })
  await expect(sheet).toBeVisible()
  await everyone.check()
  await drag(page, [middle, y + height * 0.4], [middle, y + height * 0.9], 400)
  await expect(sheet).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: compose.clear }).click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  // Undone, it stands before what was written since.
  const field = page.getByLabel(compose.text)
  await field.fill('Outra coisa')
  await page.locator('.toast-undo').click()
  await expect(field).toHaveValue('Para quem?\n\nOutra coisa')
  await page.reload()
  await page.getByRole('button', { name: compose.clear }).click()
  await expect(toast).toBeVisible()
  const [told, foot] = [(await toast.boundingBox())!, (await page.locator('.compose-foot').boundingBox())!]
  expect(told.y + told.height).toBeLessThanOrEqual(foot.y)
  // What can be taken back goes along.
  await page.goBack()
  await expect(page).toHaveURL(/\/user$/)
  await expect(toast).toBeVisible()
  // On the smallest phone no sill ends in a word alone.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.sill-words').nth(2)).toBeAttached()
  const lines = await page.evaluate<number[][]>(`[...document.querySelectorAll('.sill-words')].map((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return [...range.getClientRects()].map(({ width }) => width)
  })`)
  expect(lines.length).toBeGreaterThan(2)
  for (const widths of lines) expect(Math.min(...widths), widths.join('/')).toBeGreaterThan(Math.max(...widths) * 0.4)
})

test('above a keyboard there is room for words, and the button stays in sight', { tag: '@phone' }, async ({
  page,
  language,
  path,
  instance,
}) => {
  const { compose } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  await pickPhotos(page, [await photoFile(page, 'foto.jpg', 1200, 800, '#4a8')])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  // What is left of a phone's page above its keyboard.
  await page.setViewportSize({ width: 390, height: 430 })
  const text = page.getByRole('textbox', { name: compose.text })
  await text.fill('uma\nduas\ntrês')
  await expect(page.getByRole('button', { name: compose.publish, exact: true })).toBeInViewport({ ratio: 1 })
  const [written, foot] = [await text.boundingBox(), await page.locator('.compose-foot').boundingBox()]
  expect(written!.y).toBeGreaterThanOrEqual(0)
  expect(foot!.y - written!.y).toBeGreaterThan(3 * 28)

  // Where the keyboard lies over the page instead, what is stuck to the bottom stands above it.
  await page.setViewportSize({ width: 390, height: 844 })
  const before = (await page.locator('.compose-foot').boundingBox())!
  await page.evaluate(`{
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - 300 })
    visualViewport.dispatchEvent(new Event('resize'))
  }`)
  await expect.poll(async () => (await page.locator('.compose-foot').boundingBox())!.y).toBe(before.y - 300)
})

test('words that the disk did not take at first are kept as the page is left', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { compose } = words[language]
  expectTrouble(/draft.*no room/)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/publish'))
  const box = page.getByLabel(compose.text)
  await box.fill('Chegou')
  await page.evaluate(`{
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...all) {
      if (this.name === 'drafts') throw new Error('no room')
      return put.apply(this, all)
    }
    window.giveRoom = () => { IDBObjectStore.prototype.put = put }
  }`)
  await box.fill('Chegou a chuva')
  await page.waitForTimeout(500)
  await page.evaluate('giveRoom()')
  await page.reload()
  await expect(box).toHaveValue('Chegou a chuva')
})
