import { newPostId } from '@varanda/domain/ids'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const desktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 }

test('a post is edited on a phone, seen live on a desktop with its mark, and says what it was to its author alone', {
  tag: '@phone',
}, async ({ page, language, instance, visit, expectTrouble }) => {
  const { app, compose, edit, post } = words[language]
  // The picture that was taken out is asked for once more by who still sees it.
  expectTrouble(/404.*\/media\//)
  const [, marina, beto] = instance.logins
  const reader = await visit(desktop)
  await Promise.all([signIn(page, language, marina!), signIn(reader.page, language, beto!)])
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill('Bolo de maracujá às 16h')
  const files = [
    await photoFile(page, 'bolo.jpg', 900, 600, '#c84'),
    await photoFile(page, 'rede.jpg', 600, 900, '#48c'),
  ]
  await pickPhotos(page, files)
  await expect(page.getByRole('button', { name: compose.photos.named(2, 2, undefined) })).toBeVisible()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const [own, seen] = [page, reader.page].map((one) => one.getByRole('article').filter({ hasText: 'Bolo de maracujá' }))
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await reader.page.reload()
  await expect(seen!).toContainText('16h')

  await test.step('the form has what the post says', async () => {
    await own!.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('button', { name: edit.act }).click()
    await expect(page.getByLabel(compose.text)).toHaveValue('Bolo de maracujá às 16h')
    await expect(page.getByLabel(compose.text)).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(compose.text).fill('Bolo de maracujá às 17h #lanche')
    await page.getByRole('button', { name: compose.photos.removeAt(1) }).click()
    await page.getByRole('button', { name: compose.photos.named(1, 1, undefined) }).click()
    await page.getByLabel(compose.photos.alt).fill('A rede')
    await page.getByRole('button', { name: compose.photos.done }).click()
    await page.getByRole('button', { name: edit.save }).click()
  })

  await test.step('who reads it sees it while they look at it, with a mark that opens nothing', async () => {
    await expect(seen!).toContainText('17h')
    await expect(seen!.locator('.post-edited')).toBeVisible()
    await expect(seen!.getByRole('img', { name: 'A rede' })).toBeVisible()
    await expect(seen!.locator('.post-head').getByRole('button')).toHaveCount(1)
  })

  await test.step('its author sees what it was, by a mark that stands clear of the time where there is no room beside it', async () => {
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: 320, height })
    await expectAccessible(page)
    // No line begins with the dot that stands between them.
    const mark = own!.locator('.post-edited')
    const [whole, told] = [await mark.boundingBox(), await mark.locator('time').boundingBox()]
    expect(told!.x).toBeCloseTo(whole!.x, 0)
    await page.setViewportSize({ width, height })
    await own!.locator('.post-edited').click()
    const versions = page.getByRole('dialog', { name: edit.versions.title })
    await expect(versions.locator('del')).toContainText('16h')
    await expect(versions.locator('ins')).toContainText('17h #lanche')
    // The last word that went had no space after it.
    const apart = await page.evaluate<number>(`(() => {
      const [gone, come] = ['del', 'ins'].map((one) => [...document.querySelector('.version-text ' + one).getClientRects()])
      return come[0].left - gone.at(-1).right
    })()`)
    expect(apart).toBeGreaterThan(2)
    await expect(versions.getByRole('img')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what a post said before is told with the names of whom it called', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { edit } = words[language]
  const login = instance.logins[1]!
  const { uid, call } = await signInAsCaller(instance.url, login)
  const postId = newPostId(uid)
  const called = `@{${uidOf('beto')}}`
  await call(createPost, { postId, text: `Bolo com ${called}`, audience: forConnections() })
  await call(editPost, { postId, rev: 1, text: `Torta com ${called}`, photos: [] })
  await signIn(page, language, login)
  await page.goto(path(`/user/post/${postId}`))
  await page.getByRole('article').locator('.post-edited').click()
  const versions = page.getByRole('dialog', { name: edit.versions.title })
  await expect(versions.locator('del')).toContainText('Bolo')
  await expect(versions).toContainText('com Beto')
  await expect(versions).not.toContainText('@{')
})

test('an edit without a network waits on its post, and where another device was first, both words are there', {
  tag: '@phone',
}, async ({ page, context, language, instance, visit, expectTrouble }) => {
  const { compose, edit, errors, post } = words[language]
  expectTrouble(noNetwork)
  expectTrouble(/(answer|status of) (404|409).*editPost/)
  const [, marina] = instance.logins
  const other = await visit(desktop)
  await Promise.all([signIn(page, language, marina!), signIn(other.page, language, marina!)])
  const text = `Amanhã tem ensaio (${language})`
  await publish(page, language, text)
  const of = (one: typeof page) => one.getByRole('article').filter({ hasText: 'tem ensaio' })
  const begin = async (one: typeof page) => {
    await of(one).getByRole('button', { name: post.menu.openMine }).click()
    await one.getByRole('button', { name: edit.act }).click()
    await expect(one.getByLabel(compose.text)).toHaveValue(/tem ensaio/)
  }
  const write = async (one: typeof page, wanted: string) => {
    await begin(one)
    await one.getByLabel(compose.text).fill(wanted)
    await one.getByRole('button', { name: edit.save }).click()
  }
  await expect(of(page).getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await other.page.reload()
  await expect(of(other.page)).toContainText(text)

  await test.step('what is begun and left is kept', async () => {
    await begin(page)
    await page.getByLabel(compose.text).fill('Sábado tem ensaio')
    await page.goBack()
    await expect(of(page)).toContainText(edit.notes.open)
    await expect(of(page)).toContainText(text)
    await of(page).getByRole('link', { name: edit.notes.go }).click()
    await expect(page.getByLabel(compose.text)).toHaveValue('Sábado tem ensaio')
  })

  await test.step('it waits for the network and goes by itself', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: edit.save }).click()
    await expect(of(page)).toContainText('Sábado tem ensaio')
    await expect(of(page)).toContainText(edit.notes.waiting)
    await expect(of(other.page)).toContainText(text)
    // Looked at once more, and left as it is.
    await begin(page)
    await page.goBack()
    await expect(of(page)).toContainText(edit.notes.waiting)
    await context.setOffline(false)
    await expect(of(other.page)).toContainText('Sábado tem ensaio')
    await expect(of(page).locator('.edit-note')).toHaveCount(0)
  })

  await test.step('the next one goes at once, however soon it comes', async () => {
    await write(page, 'Sexta tem ensaio')
    await expect(of(other.page)).toContainText('Sexta tem ensaio')
    await write(page, 'Quinta tem ensaio')
    await expect(of(other.page)).toContainText('Quinta tem ensaio')
    await expect(of(page).locator('.edit-note')).toHaveCount(0)
  })

  await test.step('of two edits the later one is shown beside the other, and nothing is lost', async () => {
    await context.setOffline(true)
    await write(page, 'Domingo tem ensaio')
    await Promise.all([
      other.page.waitForResponse((answer) => answer.url().endsWith('/editPost')),
      write(other.page, 'Segunda tem ensaio'),
    ])
    await context.setOffline(false)
    await expect(of(page)).toContainText(errors['edited-meanwhile'])
    await of(page).getByRole('link', { name: edit.notes.see }).click()
    await expect(page.getByRole('heading', { name: edit.newer.title })).toBeVisible()
    await expect(page.getByText('Segunda tem ensaio')).toBeVisible()
    await expect(page.getByLabel(compose.text)).toHaveValue('Domingo tem ensaio')
    await expectAccessible(page)
    await page.getByRole('button', { name: edit.newer.mine }).click()
    await page.getByRole('button', { name: edit.save }).click()
    await expect(of(other.page)).toContainText('Domingo tem ensaio')
  })

  await test.step('deleted on one device, what is written on the other is kept for a new post', async () => {
    await begin(page)
    await page.getByLabel(compose.text).fill('Nunca mais tem ensaio')
    await of(other.page).getByRole('button', { name: post.menu.openMine }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
    await expect(of(other.page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: post.missing.title, level: 1 })).toBeAttached()
    await expect(page.getByText('Nunca mais tem ensaio')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: edit.lost.useAnew }).click()
    await expect(page).toHaveURL(/\/user\/publish\?draft=/)
    await expect(page.getByLabel(compose.text)).toHaveValue('Nunca mais tem ensaio')
  })
})
