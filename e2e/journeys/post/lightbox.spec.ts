import { paths } from '@varanda/domain/paths'
import { uidOf } from '@varanda/seed/people'
import { expect } from '../../fixtures.ts'
import { drag } from '../../motion/touch.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a photo alone: a double tap enlarges it, controls go and come back, it is saved, and pulled away', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  const { photos } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const opener = page.locator('.photo-open').first()
  await opener.click()
  const viewer = page.getByRole('dialog', { name: photos.viewer })
  const picture = viewer.locator('.lightbox-photo:not([inert]) img')
  await expect(picture).toBeVisible()
  const whole = (await picture.boundingBox())!
  const [x, y] = [whole.x + whole.width / 4, whole.y + whole.height / 2]

  // In one go: two taps that wait for the page between them may be no double tap any more.
  const devtools = await page.context().newCDPSession(page)
  const doubleTap = () =>
    Promise.all(
      (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] }),
      ),
    )
  await doubleTap()
  await expect.poll(async () => Math.round((await picture.boundingBox())!.width / whole.width)).toBe(3)
  // What was tapped stays under the finger.
  const large = (await picture.boundingBox())!
  expect(Math.abs((x - large.x) / large.width - 0.25)).toBeLessThan(0.05)
  await doubleTap()
  await expect.poll(async () => Math.round((await picture.boundingBox())!.width)).toBe(Math.round(whole.width))

  const save = viewer.getByRole('button', { name: photos.save })
  await expect(viewer).toHaveClass(/bare/, { timeout: 6_000 })
  await expect(save).toHaveCSS('pointer-events', 'none')
  await page.touchscreen.tap(x, y)
  await expect(viewer).not.toHaveClass(/bare/)
  const download = page.waitForEvent('download')
  await save.click()
  expect((await download).suggestedFilename()).toMatch(/\.(webp|jpeg|jpg)$/)

  // A little is not enough; far is.
  await drag(page, [x, y], [x, y + 40], 400)
  await expect(viewer).toBeVisible()
  await drag(page, [x, y], [x, y + 300], 400)
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/user$/)
})

test('a photo that goes while it is looked at: the viewer closes with a word, and the focus goes to the next one', {
  tag: '@desktop',
}, async ({ page, path, language, instance, office, expectTrouble }) => {
  expectTrouble(/404.*\/media\/|\/media\/.*404/)
  const { firestore } = office
  const { photos, person } = words[language]
  const feed = firestore.collection(paths.feed(uidOf('marina')))
  const held = await feed.where('author.uid', '==', uidOf('beto')).orderBy('createdAt', 'desc').limit(20).get()
  const [first, second] = held.docs.filter((one) => one.get('photos')?.length > 0)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/people/${uidOf('beto')}`))
  await page.getByRole('button', { name: person.views.photos, exact: true }).click()
  const buttonOf = (entry: typeof first, at: number) => page.locator(`#photo-of-${entry!.get('photos')[at].id}`)
  await buttonOf(first, 0).click()
  const viewer = page.getByRole('dialog', { name: photos.viewer })
  await expect(viewer).toBeVisible()
  const before = first!.data()
  await first!.ref.delete()
  await expect(viewer).toHaveCount(0)
  await expect(page.locator('.toast').filter({ hasText: photos.gone })).toBeVisible()
  await expect(buttonOf(second, 0)).toBeFocused()
  await first!.ref.set(before)
})

test('my own comment comes into view above the box, and two lines of typing move nothing', {
  tag: '@phone',
}, async ({ page, path, language, instance, office }) => {
  const { firestore } = office
  const newest = firestore
    .collection(paths.feed(uidOf('marina')))
    .orderBy('createdAt', 'desc')
    .limit(20)
  const told = await firestore.getAll(...(await newest.get()).docs.map(({ id }) => firestore.doc(paths.activity(id))))
  const commentsOf = (of: (typeof told)[number]) => Number(of.get('comments') ?? 0)
  const talked = told.sort((a, b) => commentsOf(b) - commentsOf(a))[0]!
  await signIn(page, language, instance.logins[1]!)
  // So many comments that the last is below the window.
  expect(commentsOf(talked)).toBeGreaterThan(3)
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto(path(`/user/post/${talked.ref.parent.parent!.id}`))
  const box = page.locator('#comment')
  await box.click()
  const head = page.locator('.post.open .post-head')
  const before = (await head.boundingBox())!.y
  await box.pressSequentially('um dois')
  await box.press('Enter')
  await box.pressSequentially('três')
  expect(Math.abs((await head.boundingBox())!.y - before)).toBeLessThanOrEqual(1)
  for (const text of ['Primeiro', 'Segundo', 'Terceiro', 'Quarto']) {
    await box.fill(text)
    await page.locator('.comment-box .send').click()
    const own = page.locator('.comment').filter({ hasText: text })
    await expect
      .poll(async () => {
        const [row, form] = [await own.boundingBox(), await page.locator('.comment-box').boundingBox()]
        return row && form ? row.y + row.height <= form.y + 1 : false
      })
      .toBe(true)
  }
})
