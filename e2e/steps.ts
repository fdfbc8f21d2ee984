/** What people do again and again. */
import { readFileSync } from 'node:fs'
import { type Locale, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { type BrowserContext, expect, type Locator, type Page, type Route } from 'playwright/test'
import { enterByPassword, type Login } from './identity.ts'
import { words } from './words.ts'

const keeping = readFileSync(new URL('./in-page/keep-sign-in.js', import.meta.url), 'utf8')

/** Signs in without the form, whose page costs more than the app's own, opens the feed and waits for it. */
export async function signIn(page: Page, language: Locale, login: Login): Promise<void> {
  // Any small page of this origin.
  await page.goto('/__/firebase/init.json')
  await keepSignIn(page, login)
  await page.goto(localizedPath(language, '/user'))
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Puts a sign-in where the SDK keeps its own, from a page of the instance, which may be the app. */
export async function keepSignIn(page: Page, login: Login): Promise<void> {
  const config = await page.request.get('/__/firebase/init.json')
  const { apiKey } = (await config.json()) as { apiKey: string }
  const answer = await enterByPassword(page.url(), login)
  const { localId: uid, idToken: accessToken, refreshToken, expiresIn } = answer
  const expirationTime = Date.now() + Number(expiresIn) * 1000
  const stsTokenManager = { accessToken, refreshToken, expirationTime }
  // What else is known of the account, the SDK asks the server.
  const user = { uid, email: login.email, emailVerified: false, isAnonymous: false, stsTokenManager, apiKey }
  await page.evaluate(keeping)
  await page.evaluate(`keepSignIn(${JSON.stringify(user)})`)
}

const forgetting = `(async () => {
  for (const { name } of await indexedDB.databases()) if (name.startsWith('firestore')) indexedDB.deleteDatabase(name)
  localStorage.removeItem('member:last-view')
})()`

/** Leaves the app and takes away all documents that it kept, and how the feed looked; the sign-in stays. */
export async function forgetDocuments(page: Page): Promise<void> {
  await page.goto('/__/firebase/init.json')
  await page.evaluate(forgetting)
}

/** Fills the form of /auth, which is open, and sends it; `keep` sets the box that keeps somebody signed in. */
export async function sendSignIn(page: Page, language: Locale, login: Login, keep?: boolean): Promise<void> {
  const { signIn, keep: box } = words[language].auth
  await page.getByLabel(signIn.email).fill(login.email)
  await page.getByLabel(signIn.password, { exact: true }).fill(login.password)
  if (keep !== undefined) await page.getByLabel(box.label).setChecked(keep)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
}

/** Asks for the six digits by mail, where the form of /auth offers them already. */
export async function askForCode(page: Page, language: Locale, email: string): Promise<void> {
  const { signIn, code } = words[language].auth
  await page.getByLabel(signIn.email).fill(email)
  await page.getByRole('button', { name: code.ask }).click()
  await expect(page.getByText(code.sent)).toBeVisible()
}

/** Signs in on /auth and waits for the feed: for journeys that are about signing in, or measure it. */
export async function signInByForm(page: Page, language: Locale, login: Login, keep?: boolean): Promise<void> {
  await page.goto(localizedPath(language, '/auth'))
  await sendSignIn(page, language, login, keep)
  await expect(page).toHaveURL(new RegExp(`${localizedPath(language, '/user')}$`))
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Opens an invite link in the page's language and fills the form, up to the button. */
export async function fillJoinForm(
  page: Page,
  language: Locale,
  inviteLink: string,
  guest: { name: string; email: string; password: string; birthDate: string },
): Promise<void> {
  const { form } = words[language].join
  const { pathname, hash } = new URL(inviteLink)
  await page.goto(localizedPath(language, unlocalizedPath(pathname)) + hash)
  // The request for an invite, which this page hides now, asks for an address as well.
  const sheet = page.locator('form').filter({ has: page.getByRole('button', { name: form.submit }) })
  await sheet.getByLabel(form.name).fill(guest.name)
  await sheet.getByLabel(form.email).fill(guest.email)
  await sheet.getByLabel(form.password, { exact: true }).fill(guest.password)
  await sheet.getByLabel(form.birth).fill(guest.birthDate)
}

/** Writes a post to all connections and sends it. */
export async function publish(page: Page, language: Locale, text: string): Promise<void> {
  const { app, compose } = words[language]
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
}

/** Loads a list anew until the post stands in it: what arrives after the first look waits behind "new posts". */
export async function reloadUntilThere(page: Page, post: Locator): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(post).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Holds what is asked of these addresses until it is let go; `came`: the first of it is there. */
export async function hold(
  context: BrowserContext,
  addresses: RegExp,
): Promise<{ came: Promise<void>; letGo(): Promise<void> }> {
  const held: Route[] = []
  let isFree = false
  let first = () => {}
  const came = new Promise<void>((resolve) => {
    first = resolve
  })
  await context.route(addresses, (route) => {
    if (isFree || route.request().method() !== 'POST') return route.continue()
    held.push(route)
    first()
  })
  const letGo = async () => {
    isFree = true
    await Promise.all(held.map((route) => route.continue()))
  }
  return { came, letGo }
}
