import { type BrowserPlace, browserFate } from '@varanda/domain/account/browser-data'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { keepSignIn, publish, signIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

/** Firefox before 126 does not list its databases: the page has to know what the SDK calls its own. */
const listNone = `{
  const { databases } = IDBFactory.prototype
  window.listDatabases = () => databases.call(indexedDB)
  delete IDBFactory.prototype.databases
}`

/** What this browser keeps of a member, by name: Firestore's copies, drafts and posts on their way. */
const keptWords = `(async () => {
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const kept = []
  for (const { name } of await (window.listDatabases?.() ?? indexedDB.databases())) {
    if (name.startsWith('firestore/')) kept.push(name)
    if (name !== 'varanda') continue
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      if (await settled(database.transaction(store).objectStore(store).count())) kept.push(store)
    }
    database.close()
  }
  return kept
})()`

/** The names of everything that this browser keeps for the instance, by its place. */
const keptNames = `(async () => ({
  cookies: document.cookie.split('; ').filter(Boolean).map((one) => one.split('=')[0]),
  localStorage: Object.keys(localStorage),
  sessionStorage: Object.keys(sessionStorage),
  indexedDB: (await (window.listDatabases?.() ?? indexedDB.databases())).map(({ name }) => name),
  caches: await caches.keys(),
}))()`

/** Each as `place name` with what the table of personal data says becomes of it when the member signs out. */
async function fatesIn(page: Page): Promise<[kept: string, fate: 'goes' | 'stays' | undefined][]> {
  const kept: Record<BrowserPlace, string[]> = await page.evaluate(keptNames)
  const places = Object.entries(kept) as [BrowserPlace, string[]][]
  return places.flatMap(([place, names]) =>
    names.map((name): [string, 'goes' | 'stays' | undefined] => [`${place} ${name}`, browserFate(place, name)]),
  )
}

test('two tabs of one member go together: a post, and the way out', { tag: '@desktop' }, async ({
  page,
  context,
  path,
  language,
  instance,
}) => {
  const { app, compose, feed, profile } = words[language]
  // The one project is the old browser, the other one of today.
  if (language === 'pt') await context.addInitScript(listNone)
  await signInByForm(page, language, instance.logins[3]!, true)
  const second = await context.newPage()
  await second.goto(path('/user'))
  await expect(second.getByRole('article').first()).toBeVisible()

  await test.step('what is posted in one is seen in the other, once', async () => {
    const text = `De uma aba para a outra. (${language})`
    await publish(page, language, text)
    await expect(
      second
        .getByText(text)
        .or(second.getByRole('button', { name: feed.waiting(1) }))
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
  })

  await test.step('signing out in one leaves both, and nothing stays in the browser', async () => {
    await second.getByRole('link', { name: app.places.publish }).first().click()
    await second.getByLabel(compose.text).fill('Ainda não mandei isto.')
    await expect.poll(() => second.evaluate(keptWords)).toContain('drafts')
    const told = await fatesIn(second)
    expect(told.filter(([, fate]) => fate === undefined)).toEqual([])
    expect(told.filter(([, fate]) => fate === 'goes').length).toBeGreaterThan(4)
    await page.goto(path('/user/profile'))
    await page.getByRole('button', { name: profile.signOut.button, exact: true }).click()
    await expect(page.getByText(profile.signOut.drafts(1))).toBeVisible()
    await page.getByRole('button', { name: profile.signOut.leave, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    await expect(second).toHaveURL(/\/auth\?next=/)
    await expect.poll(() => page.evaluate(keptWords)).toEqual([])
    await expect.poll(async () => (await fatesIn(page)).filter(([, fate]) => fate !== 'stays')).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test('whoever leaves before it is known who is here leaves no words behind', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { app, compose } = words[language]
  // This test's own clock.
  expectTrouble(/init\.json|ERR_FAILED|update time that is in the future/)
  await signIn(page, language, instance.logins[3]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill('Ainda não mandei isto.')
  await expect.poll(() => page.evaluate(keptWords)).toContain('drafts')
  await page.route(/init\.json$/, (route) => route.abort())
  await page.clock.install()
  await page.goto(path('/user'))
  const leave = page.getByRole('button', { name: app.slow.leave })
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(leave).toBeVisible({ timeout: 500 })
  }).toPass()
  await leave.click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  expect(await page.evaluate(keptWords)).not.toContain('drafts')
})

test('what a window was sending as it was closed is taken over by another', { tag: '@phone' }, async ({
  context,
  page,
  path,
  language,
  instance,
}) => {
  const { compose, edit, post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const mine = page.getByRole('article').filter({ hasText: 'Da outra janela' })
  const menu = (one: Page) =>
    one.getByRole('article').filter({ hasText: 'Da outra janela' }).getByRole('button', { name: post.menu.openMine })
  /** Does it in a window of its own, which is closed while the instance is asked. */
  const closedWhile = async (call: RegExp, act: (window: Page) => Promise<void>) => {
    const window = await context.newPage()
    await window.goto(path('/user'))
    await expect(window.getByRole('article').first()).toBeVisible()
    await window.route(call, () => {})
    // The other window may be the first to ask, and then has it all.
    const asked = context.waitForEvent('request', (request) => call.test(request.url()))
    await act(window)
    await asked
    await window.close()
  }

  await closedWhile(/\/createPost$/, (window) => publish(window, language, 'Da outra janela, às 8h'))
  await expect(menu(page)).toBeVisible()

  await closedWhile(/\/editPost$/, async (window) => {
    await menu(window).click()
    await window.getByRole('button', { name: edit.act }).click()
    await window.getByLabel(compose.text).fill('Da outra janela, às 9h')
    await window.getByRole('button', { name: edit.save }).click()
  })
  await expect(mine).toContainText('9h')
  await expect(mine.locator('.post-edited')).toBeVisible()
  await expect(mine.locator('.edit-note')).toHaveCount(0)
})

test('a tab that finds somebody else signed in begins anew, with nothing of who was here', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { compose } = words[language]
  const [, marina, beto] = instance.logins
  // What was asked for Marina is refused to Beto.
  expectTrouble(/permission|status of 40[0134]/)
  await signIn(page, language, marina!)
  await page.goto(path('/user/publish'))
  const text = page.getByLabel(compose.text)
  await text.fill('Só da Marina.')
  const begun = page.waitForEvent('load')
  await keepSignIn(page, beto!)
  await begun
  await expect(text).toHaveValue('')
  await page.goto(path('/user/profile'))
  await expect(page.getByRole('heading', { name: /Beto/ }).first()).toBeVisible()
})
