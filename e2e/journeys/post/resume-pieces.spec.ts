import type { BrowserContext } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { noisyPhoto, pickPhotos } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const pieces = /\/v0\/b\/[^/]+\/o\?.*upload_id=/
const pieceSize = 262_144

test('a tab that dies in the midst of a photo leaves only its missing bytes to send', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
}) => {
  const { app, compose } = words[language]
  const sent = watchPieces(context)
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const text = `Uma foto grande. (${language})`
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(page, [await noisyPhoto(page, 'grande.jpg', 2000, 1500)])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  // Two pieces arrive; the third gets no answer until the tab dies.
  let isDead = false
  await context.route(pieces, (route) => {
    const { 'x-goog-upload-offset': offset } = route.request().headers()
    if (isDead || offset === undefined || Number(offset) < 2 * pieceSize) return route.continue()
  })
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect.poll(() => sent.at(-1)?.offset, { timeout: 30_000 }).toBe(2 * pieceSize)
  await page.close()
  isDead = true

  const next = await context.newPage()
  await next.goto(path('/user'))
  const mine = next.getByRole('article').filter({ hasText: text })
  await expect(mine.locator('.photo-open')).toHaveCount(1, { timeout: 60_000 })
  await expect(mine).toHaveCount(1)
  // It is long enough that something was there to save. What had arrived went once; what was on its way when the tab
  // died, at most twice, as the browser let it go or not.
  const places = sent.map(({ offset }) => offset / pieceSize)
  const onItsWay = places.filter((at) => at === 2)
  const others = places.filter((at) => at !== 2)
  expect(others.length).toBeGreaterThanOrEqual(4)
  expect(others).toEqual([0, 1, ...others.slice(2).map((_, at) => at + 3)])
  expect(onItsWay.length).toBeLessThanOrEqual(2)
  expect(sent.filter(({ isLast }) => isLast)).toHaveLength(1)
})

test('a piece that nobody answers is given up after two minutes, and sent again', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  const { app, compose } = words[language]
  await page.clock.install()
  const sent = watchPieces(page.context())
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const text = `Uma foto que parou. (${language})`
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(page, [await noisyPhoto(page, 'parada.jpg', 2000, 1500)])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  let isStalled = true
  await page.route(pieces, (route) => {
    const { 'x-goog-upload-offset': offset } = route.request().headers()
    if (!isStalled || offset === undefined || Number(offset) < pieceSize) return route.continue()
  })
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect.poll(() => sent.at(-1)?.offset, { timeout: 30_000 }).toBe(pieceSize)
  isStalled = false
  await page.clock.fastForward('02:01')

  const mine = page.getByRole('article').filter({ hasText: text })
  await expect(mine.locator('.photo-open')).toHaveCount(1, { timeout: 60_000 })
  expect(sent.filter(({ offset }) => offset === 0)).toHaveLength(1)
  expect(sent.filter(({ offset }) => offset === pieceSize)).toHaveLength(2)
})

/** Pieces that went off, each time. */
function watchPieces(context: BrowserContext): { offset: number; isLast: boolean }[] {
  const sent: { offset: number; isLast: boolean }[] = []
  context.on('request', (request) => {
    const { 'x-goog-upload-offset': offset, 'x-goog-upload-command': command = '' } = request.headers()
    if (pieces.test(request.url()) && offset !== undefined)
      sent.push({ offset: Number(offset), isLast: command.includes('finalize') })
  })
  return sent
}
