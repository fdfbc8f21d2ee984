import { expect, type Page } from 'playwright/test'
import { test } from '../fixtures.ts'
import { words } from '../words.ts'

/** Each way in which a browser keeps nothing, as a script that runs before the page's own. `keep`: the box that is ticked. */
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

/** What the page on the way in logged of `topic`. */
function linesAtTheDoor(page: Page, topic: string): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(`${topic} `) && new URL(page.url()).pathname.endsWith('/auth'))
      lines.push(message.text())
  })
  return lines
}

async function fillAndEnter(page: Page, auth: (typeof words)['pt']['auth'], login: Login, keep: boolean) {
  await page.getByLabel(auth.signIn.email).fill(login.email)
  await page.getByLabel(auth.signIn.password, { exact: true }).fill(login.password)
  await page.getByLabel(auth.keep.label).setChecked(keep)
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
}

type Login = { email: string; password: string }

for (const [what, { keep, script }] of Object.entries(refusals)) {
  test(`a browser that ${what} lets its reader in all the same, and says so once in the log`, async ({
    page,
    path,
    language,
    house,
    context,
  }) => {
    const { auth, app, profile } = words[language]
    await page.addInitScript(`{ ${script} }`)
    const lines = linesAtTheDoor(page, 'persistence')
    await page.goto(path('/auth'))
    await fillAndEnter(page, auth, house.logins[1]!, keep)
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

test('whoever signs in while Firestore is not reached goes on, and is known as soon as it is', async ({
  page,
  path,
  language,
  house,
  context,
  expectTrouble,
}) => {
  // The SDK then tries whether anything is reached at all; our policy stops that.
  expectTrouble(/Firestore\/Listen|ERR_FAILED|cleardot|Could not reach Cloud Firestore/)
  const { auth } = words[language]
  const lines = linesAtTheDoor(page, 'profile')
  const firestore = /Firestore\/Listen/
  await page.route(firestore, (route) => route.abort())
  await page.goto(path('/auth'))
  await fillAndEnter(page, auth, house.logins[1]!, false)
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  expect(lines).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const hints = (await context.cookies()).filter(({ name }) => ['uid', 'email'].includes(name))
  expect(hints).toHaveLength(2)
  await page.unroute(firestore)
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
  expect((await context.cookies()).map(({ name }) => name)).toContain('role')
})

test('whoever signs out while nothing can be taken away leaves all the same', async ({
  page,
  path,
  language,
  house,
  context,
  expectTrouble,
}) => {
  expectTrouble(/\/session|ERR_FAILED/)
  const { auth, app, profile } = words[language]
  const lines: string[] = []
  await page.goto(path('/auth'))
  await fillAndEnter(page, auth, house.logins[2]!, true)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.route(/\/session$/, (route) => route.abort())
  await page.evaluate(`{
    const refuse = () => {
      throw new DOMException('The database is closing.', 'InvalidStateError')
    }
    const { delete: take } = IDBObjectStore.prototype
    IDBObjectStore.prototype.delete = function (key) {
      return this.name === 'firebaseLocalStorage' ? refuse() : take.call(this, key)
    }
    IDBFactory.prototype.deleteDatabase = refuse
  }`)
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  page.on('console', (message) => {
    if (/^(persistence|sign-out) /.test(message.text())) lines.push(message.text())
  })
  await page.getByRole('button', { name: profile.signOut.button, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  expect(lines.length).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('uid')
})
