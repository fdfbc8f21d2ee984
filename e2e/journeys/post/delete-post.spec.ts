import type { Locator } from 'playwright/test'
import { expect, noNetwork, test } from '../../fixtures.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { hold, publish, reloadUntilThere, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// Photos of a post that goes are refused to whoever has it in view.
test.use({ instanceOf: 'deletions' })

/** What lies in the app's own database on a device: posts on their way, drafts, edits and their pictures. */
const keptToSend = `new Promise((resolve) => {
  indexedDB.open('varanda').onsuccess = ({ target: { result } }) => {
    const stores = [...result.objectStoreNames]
    const reading = result.transaction(stores)
    const asked = stores.map((name) => reading.objectStore(name).getAll())
    reading.oncomplete = () => {
      result.close()
      resolve(JSON.stringify(asked.map((one) => one.result)))
    }
  }
})`

test('a post is deleted for everybody, brought back by the toast, deleted again, and brought back from the feed', async ({
  page,
  context,
  language,
  instance,
  visit,
}) => {
  const { app, compose, post } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Escrevi sem pensar (${language})`
  await publish(page, language, text)
  const [own, seen] = [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: text }))
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await reloadUntilThere(guest.page, seen!)
  await expect(seen!).toHaveCount(1)

  // A menu that is closed gives the focus back to what opened it, whichever was opened before.
  for (const at of [1, 0]) {
    const menu = page.locator('.post-menu').nth(at)
    await menu.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
  const isFocusLost = () => page.evaluate('document.activeElement === document.body')

  const remove = async () => {
    await own!.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
    await expect(own!).toHaveCount(0)
    await expect(seen!).toHaveCount(0)
    // Its sheet goes by a step back, once the instance has answered: whoever loads the page anew meanwhile loses that.
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await remove()
  await expect.poll(isFocusLost).toBe(false)
  await page.locator('.toast-undo').last().press('Enter')
  await expect(own!).toHaveCount(1)
  await expect.poll(isFocusLost).toBe(false)
  await reloadUntilThere(guest.page, seen!)
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
  // The feed stays until the page of the post is there.
  await expect(page.getByRole('article')).toHaveCount(1)
  await own!.getByRole('button', { name: post.menu.openMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(own!).toHaveCount(0)
  // Nor is it in what this device keeps to send.
  await expect.poll(() => page.evaluate<string>(keptToSend)).not.toContain(text)

  // An answer that comes late leads nobody away from where they went meanwhile.
  await page.locator('.toast-undo').last().click()
  await own!.locator('.post-time a').click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('article')).toHaveCount(1)
  await own!.getByRole('button', { name: post.menu.openMine }).click()
  const late = await hold(context, /\/deletePost$/)
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await late.came
  await page.getByRole('dialog').getByRole('button', { name: app.close, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // On a phone there are no places below a post.
  await page.goBack()
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByLabel(compose.text)).toBeVisible()
  await late.letGo()
  await expect(page.locator('.toast').getByText(post.menu.deleted)).toBeVisible()
  await expect(page).toHaveURL(/\/publish/)
  await expect(page.getByLabel(compose.text)).toBeVisible()
})

test('a comment that is refused when nobody looks any more is shown with its words', { tag: '@phone' }, async ({
  context,
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { feed, post } = words[language]
  expectTrouble(noNetwork)
  expectTrouble(/Missing or insufficient permissions|403/)
  const [cida, marina] = instance.logins
  const author = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(author.page, language, cida!)])
  const text = `Some daqui a pouco (${language})`
  await publish(author.page, language, text)
  const theirs = page.getByRole('article').filter({ hasText: text })
  await reloadUntilThere(page, theirs)
  await theirs.getByRole('link', { name: post.comments(0) }).click()
  await page.getByRole('textbox').fill('Que pena.')
  await context.setOffline(true)
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText(post.thread.sending)).toBeVisible()
  const own = author.page.getByRole('article').filter({ hasText: text })
  await own.getByRole('button', { name: post.menu.openMine }).click()
  await author.page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await expect(own).toHaveCount(0)
  // The page goes, and with it whoever would have been told.
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(path('/user'))
  const refused = again.getByRole('article').filter({ hasText: feed.comment.refused })
  await expect(refused).toContainText('Que pena.')
  await expect(refused).toContainText(feed.comment.postGone)
  await refused.getByRole('button', { name: feed.outbox.remove }).click()
  await expect(refused).toHaveCount(0)
})

test('a post just published is taken back into the composer; without a network a deletion waits for it', {
  tag: ['@phone', '@in-time'],
}, async ({ page, context, language, instance, visit, expectTrouble }) => {
  const { compose, post } = words[language]
  expectTrouble(noNetwork)
  // Photos that come into view while their post is going are refused already.
  expectTrouble(/404.*\/media\//)
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Cedo demais (${language})`
  await page.getByRole('link', { name: words[language].app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(page, [await photoFile(page, 'foto.jpg', 900, 600, '#4a8')])
  const photo = page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })
  await expect(photo).toBeVisible()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const [own, seen] = [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: text }))
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await page.locator('.toast-undo').click()
  await expect(page.getByLabel(compose.text)).toHaveValue(text)
  await expect(photo).toBeVisible()
  await guest.page.reload()
  await expect(guest.page.getByRole('article').first()).toBeVisible()
  await expect(seen!).toHaveCount(0)

  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await expect(own!.locator('.photo-open img')).toHaveCount(1)
  // Nothing of the first is offered back: its words went out again.
  await expect(page.getByRole('button', { name: post.menu.bringBack })).toHaveCount(0)
  await reloadUntilThere(guest.page, seen!)
  await expect(seen!).toHaveCount(1)

  await context.setOffline(true)
  await own!.getByRole('button', { name: post.menu.openMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await expect(own!).toHaveCount(0)
  await expect(page.locator('.deleted-post').getByText(post.menu.deletedLater)).toBeVisible()
  await expect(seen!).toHaveCount(1)
  await context.setOffline(false)
  await expect(seen!).toHaveCount(0)
  await expect(page.getByText(post.menu.deletedFor(10))).toBeVisible()
  await expect(own!).toHaveCount(0)
})

test('a deletion that waits in two windows stands once both have made it, and is offered back where it was asked for', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, visit, expectTrouble }) => {
  const { post } = words[language]
  expectTrouble(noNetwork)
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Em duas janelas (${language})`
  await publish(page, language, text)
  const other = await context.newPage()
  await other.goto(path('/user'))
  const [own, seen, there] = [page, guest.page, other].map((one) => one.getByRole('article').filter({ hasText: text }))
  await Promise.all([own!, there!].map((one) => expect(one).toHaveCount(1)))
  await reloadUntilThere(guest.page, seen!)
  await expect(seen!).toHaveCount(1)

  let asked = 0
  const restored: string[] = []
  await context.route(/\/deletePost$/, async (route) => {
    asked += route.request().method() === 'POST' ? 1 : 0
    // Long enough for whoever else would ask.
    await new Promise((resolve) => setTimeout(resolve, 500 * asked))
    await route.continue()
  })
  context.on('request', (request) => {
    if (/\/restorePost$/.test(request.url())) restored.push(request.url())
  })
  await context.setOffline(true)
  await own!.getByRole('button', { name: post.menu.openMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await Promise.all([own!, there!].map((one) => expect(one).toHaveCount(0)))
  await context.setOffline(false)
  await expect(seen!).toHaveCount(0)
  await expect(page.getByText(post.menu.deletedFor(10))).toBeVisible()
  await expect(own!).toHaveCount(0)
  await page.waitForTimeout(1500)
  expect(asked).toBe(1)
  expect(restored).toEqual([])
  await expect(seen!).toHaveCount(0)
})

test('a post that is deleted as the page is left is deleted once somebody comes back', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const text = `Apago e fecho (${language})`
  await publish(page, language, text)
  const own = page.getByRole('article').filter({ hasText: text })
  await own.getByRole('button', { name: post.menu.openMine }).click()
  // Nothing of it comes to the instance.
  await page.route(/\/deletePost$/, () => {})
  const asked = page.waitForRequest(/\/deletePost$/)
  await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
  await asked
  await expect(page.getByText(post.menu.deletedLater)).toHaveCount(0)
  await page.goto('/__/firebase/init.json')
  await page.unroute(/\/deletePost$/)
  const answer = page.waitForResponse(/\/deletePost$/)
  await page.goto(path('/user'))
  expect((await answer).status()).toBe(200)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('a post that is taken back on its way goes no further, and where it arrives all the same it is taken away', {
  tag: '@phone',
}, async ({ page, context, language, instance, visit, expectTrouble }) => {
  const { app, compose, post } = words[language]
  // What the first post had brought is there when the second brings it.
  expectTrouble(/403.*\/o\?|status of 403/)
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const created: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/createPost$/.test(request.url())) created.push(request.url())
  })
  const go = page.getByRole('button', { name: compose.publish, exact: true })
  const undo = page.locator('.toast-undo').last()
  const of = (text: string) =>
    [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: text })) as [Locator, Locator]

  await test.step('while its photo goes up', async () => {
    const text = `Ainda subindo (${language})`
    const uploads = await hold(context, /\/v0\/b\/[^/]+\/o\?/)
    await page.getByRole('link', { name: app.places.publish }).first().click()
    await page.getByLabel(compose.text).fill(text)
    await pickPhotos(page, [await photoFile(page, 'foto.jpg', 900, 600, '#4a8')])
    await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
    await go.click()
    await uploads.came
    await undo.click()
    // Nobody waits for the line.
    await expect(page.getByLabel(compose.text)).toHaveValue(text, { timeout: 5000 })
    await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
    await uploads.letGo()
    // The next one goes when nothing is left to do for the first.
    await go.click()
    const [own, seen] = of(text)
    await expect(own.getByRole('button', { name: post.menu.openMine })).toBeVisible()
    expect(created).toHaveLength(1)
    await guest.page.reload()
    await expect(seen).toHaveCount(1)
  })

  await test.step('and while the instance is asked to take it', async () => {
    // Its toast would stand beside the next one.
    await page.reload()
    const text = `Já a caminho (${language})`
    expectTrouble(/404.*deletePost|status of 404/)
    const calls = await hold(context, /\/createPost$/)
    await page.getByRole('link', { name: app.places.publish }).first().click()
    await page.getByLabel(compose.text).fill(text)
    await go.click()
    await calls.came
    const answered = (status: number) =>
      page.waitForResponse((answer) => /\/deletePost$/.test(answer.url()) && answer.status() === status)
    const unknown = answered(404)
    await undo.click()
    await expect(page.getByLabel(compose.text)).toHaveValue(text, { timeout: 5000 })
    await unknown
    const removed = answered(200)
    await calls.letGo()
    await removed
    const [, seen] = of(text)
    await guest.page.reload()
    await expect(guest.page.getByRole('article').first()).toBeVisible()
    await expect(seen).toHaveCount(0)
    await expect(page.getByLabel(compose.text)).toHaveValue(text)
  })
})

test('a post whose answer was lost is removed from the outbox and from the instance, and put back from there', {
  tag: '@phone',
}, async ({ page, context, language, instance, visit, expectTrouble }) => {
  const { app, compose, feed, post } = words[language]
  expectTrouble(noNetwork)
  expectTrouble(/ERR_FAILED/)
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Sem resposta (${language})`
  // The instance takes it, and the line is cut before it says so.
  await context.route(/\/createPost$/, async (route) => {
    await context.setOffline(true)
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const [own, seen] = [page, guest.page].map((one) => one.getByRole('article').filter({ hasText: text }))
  const remove = own!.getByRole('button', { name: feed.outbox.remove })
  await expect(remove).toBeVisible()
  await reloadUntilThere(guest.page, seen!)
  await expect(seen!).toHaveCount(1)
  await remove.click()
  await expect(own!).toHaveCount(0)
  await context.setOffline(false)
  await expect(seen!).toHaveCount(0)
  await expect(own!).toHaveCount(0)
  await page.locator('.toast-undo').last().click()
  await expect(own!.getByRole('button', { name: post.menu.openMine })).toBeVisible()
  await reloadUntilThere(guest.page, seen!)
  await expect(seen!).toHaveCount(1)
})
