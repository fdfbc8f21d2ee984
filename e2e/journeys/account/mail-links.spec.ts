import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { askIdentity, enterByPassword } from '../../identity.ts'
import type { Instance } from '../../instance-process.ts'
import { mailedCode, openMailedLink } from '../../outbox.ts'
import { askForCode, hold } from '../../steps.ts'
import { words } from '../../words.ts'

/** Asks identity for a message in the journey's language, and opens the link that it brings. */
async function openLink(page: Page, instance: Instance, language: string, body: object): Promise<void> {
  const answer = await askIdentity(instance.url, 'sendOobCode', body, { 'X-Firebase-Locale': language })
  expect(answer.status).toBe(200)
  await openMailedLink(page, instance.outbox, 'oobCode=')
}

test('the links in messages act on the page in their language, by a button', async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { auth } = words[language]
  const tag = language === 'en' ? 'en-US' : 'pt-BR'
  const ivo = instance.logins[2]!
  const moved = `${language}-${ivo.email}`
  // The mail is shown in a frame that may run nothing, not even the recorder of this test.
  expectTrouble(/about:srcdoc/)

  const { idToken } = await enterByPassword(instance.url, ivo)
  await openLink(page, instance, tag, { requestType: 'VERIFY_EMAIL', idToken })
  await expect(page).toHaveURL(new RegExp(`${path('/auth')}$`))
  await page.getByRole('button', { name: auth.act.verifyEmail.submit }).click()
  await expect(page.getByText(auth.act.verifyEmail.done)).toBeVisible()
  // The button that had the focus is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openLink(page, instance, tag, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: moved })
  await expectAccessible(page)
  await page.getByRole('button', { name: auth.act.verifyAndChangeEmail.submit }).click()
  await expect(page.getByText(auth.act.verifyAndChangeEmail.done)).toBeVisible()
  // It asks no more whether the address is to be used.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.act.over)

  await openMailedLink(page, instance.outbox, 'recoverEmail')
  await page.getByRole('button', { name: auth.act.recoverEmail.submit }).click()
  await expect(page.getByText(auth.act.recoverEmail.done)).toBeVisible()

  // The password went with the change. Other journeys of this instance know the old one.
  await openLink(page, instance, tag, { requestType: 'PASSWORD_RESET', email: ivo.email })
  await page.getByLabel(auth.reset.password, { exact: true }).fill(ivo.password)
  await page.getByRole('button', { name: auth.reset.submit }).click()
  await expect(page.getByText(auth.reset.done)).toBeVisible()

  const request = { requestType: 'EMAIL_SIGNIN', email: ivo.email, continueUrl: new URL(instance.url).href }
  await openLink(page, instance, tag, request)
  await expectAccessible(page)
  await page.getByLabel(auth.signIn.email).fill(ivo.email)
  await page.getByRole('button', { name: auth.link.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$|${path('/user')}$`))
})

test('six digits by mail sign a member in without a password', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { auth, errors } = words[language]
  const member = instance.logins[1]!
  expectTrouble(/about:srcdoc|signInWithCode|status of 403/)
  await page.goto(path('/auth'))
  await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeEnabled()
  // Google is offered only by an instance that has a client there.
  await expect(page.getByRole('link', { name: auth.google.go })).toHaveCount(0)
  await page.getByRole('button', { name: auth.code.offer }).click()
  await expectAccessible(page)
  const email = page.getByLabel(auth.signIn.email)
  await email.fill(member.email)
  const late = await hold(page.context(), /\/requestCode$/)
  await page.getByRole('button', { name: auth.code.ask }).click()
  await late.came
  // What the answer and the digits are about stands there until then.
  await expect(email).not.toBeEditable()
  await late.letGo()
  await expect(page.getByText(auth.code.sent)).toBeVisible()

  const outbox = await page.context().newPage()
  const code = await mailedCode(outbox, instance.outbox)
  await outbox.close()

  await page.getByLabel(auth.code.code).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
  await expect(page.getByText(errors['code-wrong'])).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(auth.code.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
})

test('the link beside the digits signs in on another device, by a button and the address', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { auth } = words[language]
  const member = instance.logins[3]!
  expectTrouble(/about:srcdoc/)
  await page.goto(path('/auth'))
  await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeEnabled()
  await page.getByRole('button', { name: auth.code.offer }).click()
  await askForCode(page, language, member.email)

  const outbox = await page.context().newPage()
  let link = ''
  await expect(async () => {
    await outbox.goto(instance.outbox)
    const links = outbox.locator('article').filter({ hasText: member.email }).locator('a[href*="mode=signIn"]')
    link = (await links.first().getAttribute('href', { timeout: 1000 })) ?? ''
  }).toPass()
  await outbox.close()

  // The digits go away with what is pressed for others, and keys go on at the address.
  await page.getByRole('button', { name: auth.code.again }).press('Enter')
  await expect(page.getByLabel(auth.code.code)).toHaveCount(0)
  await expect(page.getByLabel(auth.signIn.email)).toBeFocused()

  // The message, and the page that it leads to, are in the member's own language.
  const own = words.pt.auth
  const elsewhere = await visit()
  await elsewhere.page.goto(link)
  await expect(elsewhere.page).toHaveURL(/:\d+\/auth$/)
  // Whoever types another address reads that, and not that theirs is none.
  expectTrouble(/400.*signInWithEmailLink/)
  await elsewhere.page.getByLabel(own.signIn.email).fill('outra@example.com')
  await elsewhere.page.getByRole('button', { name: own.link.submit, exact: true }).click()
  await expect(elsewhere.page.getByText(own.link.elsewhere)).toBeVisible()
  await elsewhere.page.getByLabel(own.signIn.email).fill(member.email)
  await elsewhere.page.getByRole('button', { name: own.link.submit, exact: true }).click()
  await expect(elsewhere.page).toHaveURL(/:\d+\/user$/)
  await expect(elsewhere.page.getByRole('article').first()).toBeVisible()
})
