/** A stranger asks for an invite on /join, with a script and without. */

import { dayInWords } from '@varanda/domain/day-words'
import { saveInstanceSettings } from '@varanda/domain/instance/calls/save-instance-settings'
import { answerBy } from '@varanda/domain/signup/answer-promise'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { type Words, words } from '../../words.ts'

let count = 0
const newEmail = () => `stranger${Date.now()}${++count}@example.org`
const usage = 'Para os almoços de domingo com minha irmã.'

const formOf = (page: Page) => page.locator('form').filter({ has: page.locator('#request-name') })
const toldOf = (page: Page) => formOf(page).getByRole('status')

async function fillIn(page: Page, { request }: Words, email: string): Promise<void> {
  const form = formOf(page)
  await form.getByLabel(request.name.label).fill('Rosa Maria da Silva')
  await form.getByLabel(request.email.label).fill(email)
  await form.getByLabel(request.smartphone.other).check()
  await form.getByLabel(request.usage.label).fill(usage)
}
const submit = (page: Page) => formOf(page).locator('button')

test('a request goes out once, with the device’s work, and says what comes next', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { request, join } = words[language]
  const calls: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST') calls.push(one.url())
  })
  await page.goto(path('/join'))
  await page.getByRole('link', { name: join.how.ask }).click()
  await expect(page).toHaveURL(/#request$/)
  await expect(page.getByRole('heading', { name: request.title })).toBeInViewport()
  await expectAccessible(page)

  const email = newEmail()
  await fillIn(page, words[language], email)
  await expect(page.getByText(request.proof.ready)).toBeVisible({ timeout: 30_000 })
  await submit(page).dblclick()
  await expect(toldOf(page)).toContainText(request.done.title)
  await expect(toldOf(page)).toContainText(request.done.text)
  const by = dayInWords(answerBy(new Date()), language)
  await expect(toldOf(page)).toContainText(request.done.by(by))
  await expect(toldOf(page)).toContainText(request.done.mail(email))
  await expect(submit(page)).toHaveText(request.submitted)
  await expect(toldOf(page)).toBeInViewport()
  await submit(page).click({ force: true })
  expect(calls.length).toBe(1)
  await expectAccessible(page)
  await expect.poll(async () => (await page.request.get(instance.outbox)).text()).toContain(email)
})

test('bad input is told beside its field, and nothing is sent', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const { request } = words[language]
  await page.goto(path('/join#request'))
  const form = formOf(page)
  await form.getByRole('textbox', { name: request.phone.label }).fill('depois das seis')
  await form.getByLabel(request.name.label).press('Enter')
  for (const text of [
    request.name.empty,
    request.email.empty,
    request.phone.malformed,
    request.smartphone.empty,
    request.usage.empty,
  ])
    await expect(form.getByText(text)).toBeVisible()
  await expect(form.getByLabel(request.name.label)).toBeFocused()
  await expect(form.getByLabel(request.email.label)).toHaveAccessibleDescription(request.email.empty)
  await expect(toldOf(page)).toBeEmpty()
  await expectAccessible(page)

  await form.getByLabel(request.name.label).fill('R')
  await expect(form.getByLabel(request.name.label)).toHaveAccessibleDescription(request.name.short)
  await form.getByLabel(request.name.label).fill('Rosa')
  await expect(form.getByLabel(request.name.label)).toHaveAccessibleDescription(request.name.hint)

  await form.getByLabel(request.email.label).fill('ana')
  await expect(form.getByText(request.email.malformed)).toBeVisible()
  await form.getByLabel(request.email.label).fill('ana@example.org')
  await expect(form.getByLabel(request.email.label)).toHaveAccessibleDescription(request.email.hint)
  await form.getByLabel(request.smartphone.iphone).check()
  await expect(form.getByText(request.smartphone.empty)).toHaveCount(0)
})

test('the keyboard is enough', { tag: '@desktop' }, async ({ page, path, language }) => {
  const { request } = words[language]
  await page.goto(path('/join#request'))
  await formOf(page).getByLabel(request.name.label).focus()
  await page.keyboard.type('Rosa')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type(usage)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toldOf(page)).toContainText(request.done.title, { timeout: 30_000 })
})

test('without a connection it says so, keeps what was typed, and goes out later', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  expectTrouble,
}) => {
  const { request } = words[language]
  expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(path('/join#request'))
  await fillIn(page, words[language], newEmail())
  await expect(page.getByText(request.proof.ready)).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submit(page).click()
  for (const text of [request.failed.title, request.failed.text, request.failed.offline])
    await expect(toldOf(page)).toContainText(text)
  await expect(formOf(page).getByLabel(request.usage.label)).toHaveValue(usage)
  await expectAccessible(page)
  await context.setOffline(false)
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.done.title)
})

test('where the house takes no requests it says so, and asks for no other try', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { request, errors } = words[language]
  expectTrouble(/requestInvite|status of 4/)
  const admin = await signInAsCaller(instance.url, instance.logins[0]!)
  await admin.call(saveInstanceSettings, { requestsOpen: false })
  try {
    await page.goto(path('/join#request'))
    await fillIn(page, words[language], newEmail())
    await submit(page).click()
    await expect(toldOf(page)).toContainText(errors['requests-closed'])
    await expect(toldOf(page)).not.toContainText(request.failed.text)
    await expect(formOf(page).getByLabel(request.usage.label)).toHaveValue(usage)
  } finally {
    await admin.call(saveInstanceSettings, { requestsOpen: true })
  }
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.done.title)
})

test('a refusal is the same sentence, whatever its reason', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const { request } = words[language]
  expectTrouble(/requestInvite|status of 429/)
  await page.route('**/requestInvite', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'x', details: { code: 'too-many-tries' } } },
    }),
  )
  await page.goto(path('/join#request'))
  await fillIn(page, words[language], newEmail())
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.failed.text, { timeout: 30_000 })
  await expect(toldOf(page)).not.toContainText(request.failed.offline)
  await expect(submit(page)).toHaveText(request.submit)
  await page.unroute('**/requestInvite')
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.done.title)
})

test('a request that an instance in trouble does not take is sent once more, under the same key', {
  tag: '@phone',
}, async ({ page, path, language, expectTrouble }) => {
  const { request } = words[language]
  expectTrouble(/requestInvite|status of 503/)
  const keys: unknown[] = []
  await page.route('**/requestInvite', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto(path('/join#request'))
  await fillIn(page, words[language], newEmail())
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.done.title, { timeout: 30_000 })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{20}$/)
  expect(keys[1]).toBe(keys[0])
})

test('what was typed outlives a page that is loaded anew, until it is sent', { tag: '@phone' }, async ({
  page,
  path,
  language,
}) => {
  const { request } = words[language]
  await page.goto(path('/join#request'))
  await fillIn(page, words[language], newEmail())
  await page.reload()
  const form = formOf(page)
  await expect(form.getByLabel(request.usage.label)).toHaveValue(usage)
  await expect(form.getByLabel(request.smartphone.other)).toBeChecked()
  await submit(page).click()
  await expect(toldOf(page)).toContainText(request.done.title, { timeout: 30_000 })
  await page.reload()
  await expect(form.getByLabel(request.usage.label)).toHaveValue('')
})

test('who opens an invite is not asked to ask for one', { tag: '@desktop' }, async ({ page, path, instance }) => {
  await page.goto(path('/join'))
  // The page is open already: the link only changes what stands after `#`.
  await page.goto(path('/join') + new URL(instance.inviteLink).hash)
  await expect(page.locator('.accept')).toBeVisible()
  await expect(formOf(page)).toBeHidden()
})

test('a browser that cannot work sends the plain form', { tag: '@desktop' }, async ({ page, path, language }) => {
  const { request } = words[language]
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await page.goto(path('/join#request'))
  await expect(page.getByText(request.noScript)).toBeVisible()
  await fillIn(page, words[language], newEmail())
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${path('/request-invite/asked')}$`))
  await expectAccessible(page)
})

test('a form that went out plain can be sent again by whoever comes back to it', { tag: '@phone' }, async ({
  page,
  path,
  language,
}) => {
  const { request } = words[language]
  await page.addInitScript(`globalThis.Worker = class {
    constructor() { setTimeout(() => this.onerror()) }
    postMessage() {}
  }`)
  await page.goto(path('/join#request'))
  await fillIn(page, words[language], newEmail())
  const leaving = page.evaluate('new Promise((left) => { HTMLFormElement.prototype.submit = left })')
  await submit(page).click()
  await leaving
  await expect(submit(page)).toHaveText(request.submitting)
  // As the browser shows a page that it kept when it was left.
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
  await expect(submit(page)).toHaveText(request.submit)
  await expect(submit(page)).toBeEnabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form is confirmed by a link in the mailbox', { tag: '@phone' }, async ({
    page,
    path,
    language,
    instance,

    expectTrouble,
  }) => {
    const { request } = words[language]
    const email = newEmail()
    expectTrouble(/422/)
    await page.goto(path('/join#request'))
    await expect(page.getByText(request.noScript)).toBeVisible()
    await fillIn(page, words[language], email)
    await formOf(page).getByRole('textbox', { name: request.phone.label }).fill('abc')
    await submit(page).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.check.title)
    await expect(page.getByText(request.phone.malformed)).toBeVisible()
    await expect(formOf(page).getByLabel(request.usage.label)).toHaveValue(usage)
    await expect(formOf(page).getByLabel(request.smartphone.other)).toBeChecked()
    await formOf(page).getByRole('textbox', { name: request.phone.label }).fill('71 99999-0000')
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.asked.title)

    const linkIn = async () => {
      const text = await (await page.request.get(instance.outbox)).text()
      return new RegExp(`${email}[\\s\\S]*?(http\\S+?confirm\\?token=\\w+)`).exec(text)?.[1] ?? ''
    }
    await expect.poll(linkIn).toContain(path('/request-invite/confirm'))
    const link = await linkIn()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.confirm.title)
    await expect(page.getByText(usage)).toBeVisible()
    await page.getByRole('button', { name: request.confirm.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.done.title)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.done.title)
  })
})

test('the pages without a script are as accessible as the others', async ({ page, path, language, expectTrouble }) => {
  const { request } = words[language]
  expectTrouble(/422|404/)
  await page.goto(path('/join#request'))
  // As a browser without a script would send it.
  await page.locator('[data-request]').evaluate((form: { submit(): void }) => form.submit())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.check.title)
  await expect(formOf(page).getByLabel(request.name.label)).toBeFocused()
  await expect(formOf(page).getByLabel(request.name.label)).toHaveAccessibleDescription(request.name.empty)
  await expectAccessible(page)
  for (const [page_, title] of [
    ['received', request.done.title],
    ['confirm?token=AAAAAAAAAAAAAAAAAAAAAAAA', request.broken.title],
  ] as const) {
    await page.goto(path(`/request-invite/${page_}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
  }
})
