import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { publish, reloadUntilThere, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ serviceWorkers: 'allow' })

/** Chooses one feeling after the other for the post with this text. */
const tapAll = (text: string, kinds: readonly string[]) => `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const post = [...document.querySelectorAll('article')].find((one) => one.textContent.includes(${JSON.stringify(text)}))
  for (const kind of ${JSON.stringify(kinds)}) {
    while (document.querySelector('.reaction-choices')) await frame()
    post.querySelector('.react').click()
    const choice = () => [...document.querySelectorAll('.reaction-choices button')].find((one) => one.ariaLabel === kind)
    while (!choice()) await frame()
    choice().click()
  }
})()`

test('one reacts, another sees it with the name; changed, taken back, without a network, to a comment', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, visit, expectTrouble }) => {
  const { post, reactions } = words[language]
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend/)
  expectTrouble(/(answer|status of) 400.*Listen\/channel/)
  expectTrouble(/cleardot\.gif/)
  const author = await visit()
  await Promise.all([signIn(author.page, language, instance.logins[0]!), signIn(page, language, instance.logins[1]!)])
  const text = `Quem quer bolo? (${language})`
  await publish(author.page, language, text)
  const theirs = author.page.getByRole('article').filter({ hasText: text })
  const mine = page.getByRole('article').filter({ hasText: text })
  await expect(theirs).toBeVisible()
  await reloadUntilThere(page, mine)

  const { kinds } = reactions
  const choices = page.getByRole('toolbar', { name: reactions.choose })
  const choice = (name: string) => choices.getByRole('button', { name, exact: true })
  const button = (what?: string) =>
    what === undefined
      ? mine.locator('.react:not(.mine)')
      : mine.getByRole('button', { name: reactions.mine(what), exact: true })
  /** Whoever looks at the post sees who felt that. */
  const line = (what: string) =>
    theirs.getByRole('button', { name: new RegExp(`Marina: 1 ${what.toLocaleLowerCase()}`) })
  const said = (text: string) => expect(page.getByRole('status')).toHaveText(new RegExp(text))

  await test.step('by a tap, and the row is back at once, where it was', async () => {
    const before = await mine.boundingBox()
    await button().click()
    await expect(choice(kinds.love)).toBeFocused()
    expect((await mine.boundingBox())!.height).toBeCloseTo(before!.height, 0)
    for (const place of await choices.getByRole('button').all()) {
      const { width, height } = (await place.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page)
    await choice(kinds.love).click()
    await expect(button(kinds.love)).toBeVisible({ timeout: 1000 })
    await expect(button(kinds.love)).toBeFocused()
    await said(reactions.said(kinds.love))
    await expect(line(kinds.love)).toBeVisible()
    await expectAccessible(author.page)
  })

  await test.step('by keyboard, another; Escape leaves it', async () => {
    await page.keyboard.press('Enter')
    await expect(choice(kinds.love)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(button(kinds.love)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(button(kinds.hug)).toBeVisible()
    await expect(line(kinds.hug)).toBeVisible()
  })

  await test.step('who reacted stands behind the line, and leads to them', async () => {
    await line(kinds.hug).click()
    const sheet = author.page.getByRole('dialog', { name: reactions.list.title })
    await expect(sheet.getByRole('link', { name: 'Marina' })).toContainText(kinds.hug)
    await expectAccessible(author.page)
    await author.page.goBack()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('any other emoji, which the next time is at hand', async () => {
    const sheet = page.getByRole('dialog', { name: reactions.pick.title })
    await button(kinds.hug).click()
    await choice(reactions.another).click()
    await sheet.getByLabel(reactions.pick.label).fill('oi')
    await expect(sheet.getByText(reactions.pick.notOne)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel(reactions.pick.label).fill('🎂')
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(button('🎂')).toBeVisible()
    await expect(line('🎂')).toBeVisible()
    await button('🎂').click()
    await choice('🎂').click()
    await said(reactions.takenBack)
    await expect(theirs.locator('.reacted')).toHaveCount(0)
    await button().click()
    await choice(reactions.another).click()
    await sheet.getByRole('button', { name: '🎂' }).click()
    await expect(line('🎂')).toBeVisible()
  })

  await test.step('many taps end in the last one, in few writes', async () => {
    const writes = countWrites(page)
    // As fast as fingers never are, within the page: on a busy machine each way into it is as long as a rest.
    await page.evaluate(tapAll(text, [kinds.laugh, kinds.cheer, kinds.hug, kinds.moved, kinds.strength]))
    await expect(button(kinds.strength)).toBeVisible()
    await expect(line(kinds.strength)).toBeVisible()
    expect(writes()).toBeGreaterThan(0)
    expect(writes()).toBeLessThanOrEqual(2)
  })

  await test.step('without a network it shows, survives a reload, and goes out once there is one', async () => {
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await context.setOffline(true)
    await button(kinds.strength).click()
    await choice(kinds.cheer).click()
    await expect(button(kinds.cheer)).toBeVisible()
    await page.waitForTimeout(800)
    await page.goto(path('/user'))
    await expect(button(kinds.cheer)).toBeVisible()
    await expect(line(kinds.strength)).toBeVisible()
    await context.setOffline(false)
    await expect(line(kinds.cheer)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a comment', async () => {
    await theirs.getByRole('link', { name: post.comments(0) }).click()
    await author.page.getByRole('textbox').fill('Eu quero.')
    await author.page.getByRole('button', { name: post.thread.send }).click()
    await mine.getByRole('link', { name: post.comments(1) }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Eu quero.' })
    await row.locator('.react').click()
    await expectAccessible(page)
    await choice(kinds.laugh).click()
    await expect(row.getByRole('button', { name: reactions.mine(kinds.laugh) })).toBeVisible({ timeout: 1000 })
    const read = author.page.getByRole('listitem').filter({ hasText: 'Eu quero.' })
    await expect(read.getByRole('button', { name: /^Marina: 1 / })).toBeVisible()
    await expectAccessible(author.page)
    await expectAccessible(page)
  })
})

/** How many writes of a reaction the SDK sent from here on; several may go in one request. */
function countWrites(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    const body = decodeURIComponent(request.postData() ?? '')
    if (/Write\/channel/.test(request.url())) sent += body.match(/"(?:name|delete)":"[^"]*\/reactions\//g)?.length ?? 0
  })
  return () => sent
}

/** What Firestore's SDK keeps on this device in the stores whose name begins so. */
const keptIn = (beginning: string) => `(async () => {
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('firestore'))
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
  })
  const store = [...database.objectStoreNames].find((one) => one.startsWith('${beginning}'))
  const all = await new Promise((resolve) => {
    const reading = database.transaction(store).objectStore(store).getAll()
    reading.onsuccess = () => resolve(reading.result)
  })
  database.close()
  return all
})()`
const hasCount = `${keptIn('remoteDocumentsV')}.then((all) =>
  all.some(({ collectionGroup, documentId }) => collectionGroup === 'rates' && documentId === 'reaction'))`
const unsentWrites = `${keptIn('mutations')}.then((all) => all.length)`

test('the first reaction of a device, made without a network, is counted on from the others', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, visit, expectTrouble }) => {
  const { reactions } = words[language]
  expectTrouble(noNetwork)
  // Others part from one another in other journeys of this instance.
  const [cida, , beto] = instance.logins
  const [author, other] = [await visit(), await visit()]
  await Promise.all([signIn(author.page, language, cida!), signIn(other.page, language, beto!)])
  const text = `Floriu o ipê. (${language})`
  await publish(author.page, language, text)
  await expect(author.page.getByRole('article').filter({ hasText: text })).toBeVisible()
  const react = async (one: Page, kind: string) => {
    await one.getByRole('article').filter({ hasText: text }).locator('.react').click()
    await one.getByRole('toolbar', { name: reactions.choose }).getByRole('button', { name: kind, exact: true }).click()
  }
  const line = (what: string) =>
    author.page
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('button', { name: new RegExp(`Beto: 1 ${what.toLocaleLowerCase()}`) })
  await reloadUntilThere(other.page, other.page.getByRole('article').filter({ hasText: text }))
  await react(other.page, reactions.kinds.love)
  await expect(line(reactions.kinds.love)).toBeVisible()

  await signIn(page, language, beto!)
  await expect.poll(() => page.evaluate(hasCount), { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await react(page, reactions.kinds.cheer)
  await expect.poll(() => page.evaluate(unsentWrites)).toBe(1)
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(path('/user'))
  await expect(line(reactions.kinds.cheer)).toBeVisible({ timeout: 30_000 })
})

test('whoever presses elsewhere while one could react writes there', { tag: '@desktop' }, async ({
  page,
  language,
  instance,
}) => {
  const { post, reactions } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.locator('[id^="comments-"]').first().click()
  // Until the post's own page has come the feed stands there, and has such a button as well.
  await expect(page.getByRole('heading', { name: post.thread.title })).toBeVisible()
  await page.locator('.react').first().click()
  await expect(page.getByRole('toolbar', { name: reactions.choose })).toBeVisible()
  const box = page.locator('.comment-box textarea')
  await box.click()
  await expect(page.getByRole('toolbar', { name: reactions.choose })).toBeHidden()
  await page.keyboard.type('oi')
  await expect(box).toHaveValue('oi')
  await box.fill('')
})
