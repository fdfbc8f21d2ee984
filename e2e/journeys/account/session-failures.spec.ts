import { paths } from '@varanda/domain/paths'
import { expect, type Page, type Route } from 'playwright/test'
import { test } from '../../office.ts'
import { sendSignIn } from '../../steps.ts'
import { words } from '../../words.ts'

/**
 * Each way in which a browser keeps nothing, as a script that runs before the page's own. `keep`: the box that is
 * ticked.
 */
const refusals = {
  'does not open IndexedDB': {
    keep: true,
    script: `IDBFactory.prototype.open = () => {
      const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
      const request = Object.assign(new EventTarget(), { error, onerror: () => {} })
      request.addEventListener('error', (event) => request.onerror(event))
      setTimeout(() => request.dispatchEvent(new Event('error')))
      return request
    }`,
  },
  'puts nothing into IndexedDB': {
    keep: true,
    script: `IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }`,
  },
  'has a full sessionStorage': {
    keep: false,
    script: `const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === sessionStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      setItem.call(this, key, value)
    }`,
  },
  'refuses localStorage': {
    keep: true,
    script: `Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })`,
  },
} as const

/** What is logged of the `topics` while the page is at a path that ends so. */
function linesAt(page: Page, path: string, ...topics: string[]): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    const [topic = ''] = message.text().split(' ', 1)
    if (topics.includes(topic) && new URL(page.url()).pathname.endsWith(path)) lines.push(message.text())
  })
  return lines
}

for (const [what, { keep, script }] of Object.entries(refusals)) {
  test(`a browser that ${what} lets its reader in all the same, and says so once in the log`, {
    tag: '@phone',
  }, async ({ page, path, language, instance, context, expectTrouble }) => {
    // A photo that is on its way when its reader signs out.
    expectTrouble(/404.*\/media\//)
    const { app, profile } = words[language]
    await page.addInitScript(`{ ${script} }`)
    const lines = linesAt(page, '/auth', 'persistence')
    await page.goto(path('/auth'))
    await sendSignIn(page, language, instance.logins[1]!, keep)
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(lines).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The sign-in is there for the next page, too.
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
    await page.getByRole('button', { name: profile.signOut.button, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('uid')
    await page.goto(path('/user'))
    await expect(page).toHaveURL(/\/auth\?next=/)
  })
}

/** Each way in which Firestore does not say who is here. */
const silences: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is not reached': (route) => route.abort(),
  'answers that it is not available': (route) => route.fulfill({ status: 503 }),
  'never answers': () => undefined,
}

for (const [what, silence] of Object.entries(silences)) {
  test(`whoever signs in while Firestore ${what} goes on, and is known as soon as it is there`, {
    tag: '@phone',
  }, async ({ page, path, language, instance, context, expectTrouble }) => {
    // The SDK then tries whether anything is reached at all; our policy stops that.
    expectTrouble(/Firestore\/Listen|ERR_FAILED|cleardot|status of 503|Could not reach Cloud Firestore/)
    const lines = linesAt(page, '/auth', 'profile')
    const firestore = /Firestore\/Listen/
    const open: Route[] = []
    await page.route(firestore, (route) => {
      open.push(route)
      return silence(route)
    })
    await page.goto(path('/auth'))
    await sendSignIn(page, language, instance.logins[1]!, false)
    // The SDK itself waits ten seconds for an answer.
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`), { timeout: 20_000 })
    expect(lines).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    const hints = (await context.cookies()).filter(({ name }) => ['uid', 'email'].includes(name))
    expect(hints).toHaveLength(2)
    await page.unroute(firestore)
    // What never got an answer ends now; those of the page that was left have ended.
    for (const route of open) await route.abort().catch(() => {})
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
    expect((await context.cookies()).map(({ name }) => name)).toContain('role')
  })
}

test('whoever was known waits neither for ever nor in vain where the session could not begin', {
  tag: '@phone',
}, async ({ page, path, language, instance, context, expectTrouble }) => {
  const { join, welcome } = words[language]
  expectTrouble(/init\.json|ERR_FAILED/)
  await context.addCookies([{ name: 'uid', value: 'somebody', url: instance.url }])
  const config = /init\.json$/
  const failed = () => page.waitForEvent('console', (message) => message.text().startsWith('session'))
  const wayIn = page.locator('main').getByRole('link', { name: welcome.signedOut.signIn, exact: true })

  await test.step('it begins again with the network', async () => {
    await page.route(config, (route) => route.abort())
    const failing = failed()
    await page.goto(path('/welcome'))
    await failing
    await expect(wayIn).toBeHidden()
    await page.unroute(config)
    await page.evaluate("dispatchEvent(new Event('online'))")
    await expect(wayIn).toBeVisible({ timeout: 5_000 })
  })

  await test.step('without it the pages say after a while what they are', async () => {
    await context.addCookies([{ name: 'uid', value: 'somebody', url: instance.url }])
    await page.route(config, (route) => route.abort())
    await page.clock.install()
    for (const [address, shown] of [
      ['/welcome', wayIn],
      [`/join#invite=${'A'.repeat(24)}`, page.getByRole('heading', { name: join.refusal.offline.title })],
    ] as const) {
      const failing = failed()
      await page.goto(path(address))
      await failing
      await expect(shown).toBeHidden()
      await page.clock.fastForward(10_000)
      await expect(shown).toBeVisible()
    }
  })
})

test('a member whose profile is not there goes by the name of the account', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
  context,
}) => {
  const { app } = words[language]
  const login = instance.logins[3]!
  const { uid, displayName } = await office.auth.getUserByEmail(login.email)
  const profile = office.firestore.doc(paths.user(uid))
  const held = (await profile.get()).data()!
  await profile.delete()
  const lines = linesAt(page, '/auth', 'profile')
  await page.goto(path('/auth'))
  await sendSignIn(page, language, login, false)
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(lines).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).toContain('role')
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: displayName ?? login.email })).toBeVisible()
  await profile.set(held)
  await expect(page.getByRole('heading', { level: 1, name: held.name })).toBeVisible()
})

/**
 * Each way in which signing out fails: what the browser refuses, as a script, or where the instance does not answer.
 */
const hindrances = {
  'the sign-in cannot be taken away': {
    script: `const { delete: take } = IDBObjectStore.prototype
    IDBObjectStore.prototype.delete = function (key) {
      if (this.name === 'firebaseLocalStorage') throw new DOMException('The database is closing.', 'InvalidStateError')
      return take.call(this, key)
    }`,
  },
  'what was kept cannot be deleted': {
    script: `IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException('Internal error deleting database.', 'UnknownError')
    }`,
  },
  'the instance is not reached': { away: (route: Route) => route.abort() },
  'the instance answers that it failed': { away: (route: Route) => route.fulfill({ status: 500 }) },
}

for (const [what, { script, away }] of Object.entries<{ script?: string; away?: (route: Route) => Promise<void> }>(
  hindrances,
)) {
  test(`whoever signs out while ${what} leaves all the same`, { tag: '@phone' }, async ({
    page,
    path,
    language,
    instance,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/\/session|Firestore\/|ERR_FAILED|status of 500|cleardot|Could not reach Cloud Firestore/)
    const { app, profile } = words[language]
    await page.goto(path('/auth'))
    await sendSignIn(page, language, instance.logins[2]!, true)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
    const button = page.getByRole('button', { name: profile.signOut.button, exact: true })
    await expect(button).toBeVisible()
    if (script) await page.evaluate(`{ ${script} }`)
    if (away) await page.route(/\/session$|Firestore\/(Listen|Write)/, away)
    const lines = linesAt(page, '/user/profile', 'persistence', 'sign-out', 'photos', 'device')
    await button.click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    // What the instance did not hear of is known only if its refusal comes before the page is gone.
    if (script) expect(lines).toHaveLength(1)
    else expect(lines.length).toBeLessThanOrEqual(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('uid')
  })
}
