/** What becomes of a request for an invite: reviewed, approved, joined by link and by code; refused and taken back. */

import type { Locale } from '@varanda/domain/locale'
import { changeRole } from '@varanda/domain/member/calls/change-role'
import { declineRequest } from '@varanda/domain/signup/calls/decline-request'
import { reopenRequest } from '@varanda/domain/signup/calls/reopen-request'
import { saveAnswerTemplates } from '@varanda/domain/signup/calls/save-answer-templates'
import { answers as answersEn } from '@varanda/domain/signup/messages/en/answers'
import { signupRequests as en } from '@varanda/domain/signup/messages/en/signup-requests'
import { answers as answersPt } from '@varanda/domain/signup/messages/pt/answers'
import { signupRequests as pt } from '@varanda/domain/signup/messages/pt/signup-requests'
import { uidOf } from '@varanda/seed/people'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { fillJoinForm, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const reviewWords = { pt, en }

/** The newest message of a kind to an address, as plain text. */
async function letter(page: Page, outbox: string, to: string, kind: string): Promise<string> {
  const text = async () => {
    const html = await (await page.request.get(outbox)).text()
    const letters = html.split('<article').filter((one) => one.includes(to) && one.includes(`"${kind}"`))
    return (/<pre>([\s\S]*?)<\/pre>/.exec(letters[0] ?? '')?.[1] ?? '').replace(/<[^>]*>/g, '')
  }
  await expect.poll(text).not.toBe('')
  return text()
}
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? ''

const rowOf = (page: Page, name: string) => page.locator('.request-row').filter({ hasText: name }).getByRole('link')

/** Chooses a list; the address holds which, so the choice is there once the address is. */
async function choose(page: Page, list: string): Promise<void> {
  const tab = page.getByRole('radio', { name: list })
  await tab.click()
  await expect(tab).toBeChecked()
}

/** Opens a request, which on a phone takes the list's place. */
async function open(page: Page, name: string): Promise<void> {
  await rowOf(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function review(
  page: Page,
  language: Locale,
  path: (to: string) => string,
  login: { email: string; password: string },
): Promise<void> {
  await signIn(page, language, login)
  await page.goto(path('/admin/signup-requests'))
  await expect(page.locator('.request-row').first()).toBeVisible()
}

async function approve(page: Page, language: Locale): Promise<void> {
  const { approve } = reviewWords[language]
  await page.getByRole('button', { name: approve.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: approve.yes }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a request is followed on its page, approved, and its link leads to the porch', {
  tag: '@desktop',
}, async ({ page, path, language, instance, visit }) => {
  const { request, join, firstSteps } = words[language]
  const texts = reviewWords[language]
  const email = `lia.moura.${language}@example.org`
  const name = 'Lia Moura Prates'

  await test.step('somebody asks, and gets the link of their page', async () => {
    await page.goto(path('/join#request'))
    const form = page.locator('form').filter({ has: page.locator('#request-name') })
    await form.getByLabel(request.name.label).fill(name)
    await form.getByLabel(request.email.label).fill(email)
    await form.getByLabel(request.smartphone.other).check()
    await form.getByLabel(request.usage.label).fill('Ensaios do coral, só para nós.')
    await form.getByLabel(request.knows.label).fill('Marina')
    await form.locator('button').click()
    await expect(form.getByRole('status')).toContainText(request.done.title, { timeout: 30_000 })
  })
  const mine = linkIn(await letter(page, instance.outbox, email, 'request-received'))
  await page.goto(mine)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.status.received.title)
  await expectAccessible(page)

  const host = await visit()
  await test.step('an administrator reads it and lets them in', async () => {
    await review(host.page, language, path, instance.logins[0]!)
    await expectAccessible(host.page)
    await open(host.page, name)
    await expect(host.page.getByText(texts.vouch.says('Marina'))).toBeVisible()
    await expectAccessible(host.page)
    await host.page.getByRole('button', { name: texts.approve.open }).click()
    const sheet = host.page.getByRole('dialog')
    await expect(sheet.getByText(email)).toBeVisible()
    await expectAccessible(host.page)
    await host.page.keyboard.press('Escape')
    await approve(host.page, language)
    await expect(rowOf(host.page, name)).toHaveCount(0)
  })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.status.approved.title)
  const invite = linkIn(await letter(page, instance.outbox, email, 'invite')).replace('/en/join', '/join')
  await fillJoinForm(page, language, invite, { name, email, password: 'uma frase boa', birthDate: '1961-03-09' })
  await page.getByRole('button', { name: join.form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(page.getByRole('heading', { name: firstSteps.title('Lia') })).toBeVisible()
  await page.goto(mine)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.status.joined.title)
})

test('another joins in a fresh browser by the code alone', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { join, auth, firstSteps } = words[language]
  const [name, email] = ['Helena Duarte', 'helena.duarte@correio.example']
  await review(page, language, path, instance.logins[0]!)
  await open(page, name)
  await approve(page, language)
  const code = /\b\d{6}\b/.exec(await letter(page, instance.outbox, email, 'invite'))?.[0] ?? ''

  const guest = await visit()
  await guest.page.goto(path('/join'))
  await guest.page.getByText(join.code.offer).click()
  await expect(guest.page.getByRole('heading', { name: join.code.title })).toBeFocused()
  const form = guest.page.locator('form').filter({ has: guest.page.getByRole('button', { name: join.code.button }) })
  await form.getByLabel(auth.signIn.email).fill(email)
  await form.getByLabel(auth.code.code).fill(code)
  await form.getByRole('button', { name: join.code.button }).click()
  const sheet = guest.page.locator('form').filter({ has: guest.page.getByRole('button', { name: join.form.submit }) })
  await sheet.getByLabel(join.form.name).fill(name)
  await sheet.getByLabel(join.form.birth).fill('1958-11-02')
  await sheet.getByRole('button', { name: join.form.submit }).click()
  await expect(guest.page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(guest.page.getByRole('heading', { name: firstSteps.title('Helena') })).toBeVisible()
})

test('a refusal shows its message first, and is taken back', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const texts = reviewWords[language]
  const name = 'Tatiane Reis'
  // A busy phone goes back in its own time; the list must be shown all the same.
  await page.addInitScript('const back = history.back.bind(history); history.back = () => setTimeout(back, 300)')
  await review(page, language, path, instance.logins[0]!)
  await open(page, name)
  await page.getByRole('button', { name: texts.decline.open, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: texts.decline.templates.own }).check()
  await sheet.getByRole('button', { name: texts.decline.yes, exact: true }).click()
  await expect(sheet.getByText(texts.decline.empty)).toBeVisible()
  await expectAccessible(page)
  // She asked in Portuguese, whoever reads it.
  await sheet.getByLabel(texts.decline.reason('pt')).fill('Desta vez não dá.')
  // Whoever reads the request once more loses nothing.
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: texts.decline.open, exact: true }).click()
  await expect(sheet.locator('.mail-preview')).toContainText('Desta vez não dá.')
  await sheet.getByRole('button', { name: texts.decline.yes, exact: true }).click()
  await expect(page.locator('.toast')).toContainText(texts.decline.done('Tatiane'))

  await choose(page, texts.tabs.declined)
  await open(page, name)
  await expect(page.getByText('Desta vez não dá.')).toBeVisible()
  await page.locator('.request-answers').getByRole('button', { name: texts.undo.open, exact: true }).click()
  await expect(page.locator('.toast').last()).toContainText(texts.undo.done)
  await choose(page, texts.tabs.waiting)
  await expect(rowOf(page, name)).toBeVisible()

  // What a search finds is said, too.
  const find = page.getByRole('searchbox', { name: texts.find })
  await find.fill(name)
  await expect(page.locator('#status')).toHaveText(texts.found(1))
  await find.fill('zzz')
  await expect(page.locator('#status')).toHaveText(texts.found(0))
})

test('the words for refusals are changed only as the instance has them', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  expectTrouble(noNetwork)
  expectTrouble(/Could not reach Cloud Firestore/)
  const { templates, tabs } = reviewWords[language]
  const { app } = words[language]
  const administrator = await signInAsCaller(instance.url, instance.logins[0]!)
  const product = { pt: answersPt, en: answersEn }
  const inBoth = (name: 'unknown-here' | 'not-what-we-are' | 'full') => ({
    pt: product.pt[name],
    en: product.en[name],
  })
  const before = { 'unknown-here': inBoth('unknown-here'), 'not-what-we-are': inBoth('not-what-we-are') }
  const ours = 'A nossa casa está cheia, e a rede também.'
  await administrator.call(saveAnswerTemplates, { ...before, full: { pt: ours, en: ours } })
  await review(page, language, path, instance.logins[0]!)
  await context.setOffline(true)
  await choose(page, tabs.declined)
  await page.getByRole('button', { name: templates.open }).click()
  const sheet = page.getByRole('dialog', { name: templates.title })
  await expect(sheet.getByText(app.formWaits)).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(sheet.getByLabel(templates.languages[language]).last()).toHaveValue(ours)
  await administrator.call(saveAnswerTemplates, { ...before, full: inBoth('full') })
})

test('what one administrator has in hand, another sees at once', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const texts = reviewWords[language]
  const name = 'Ivo Kaingang'
  const [cida, marina] = instance.logins
  const administrator = await signInAsCaller(instance.url, cida!)
  await administrator.call(changeRole, { uid: uidOf('marina'), role: 'admin', reason: 'Férias de julho' })
  await review(page, language, path, cida!)
  await open(page, name)
  const other = await visit()
  await review(other.page, language, path, marina!)
  await open(other.page, name)
  await other.page.getByRole('button', { name: texts.taken.take }).click()
  await expect(page.getByText(texts.taken.other('Marina')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: texts.approve.open })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: texts.taken.takeOver }).click()
  await expect(other.page.getByText(texts.taken.other('Dona Cida')).first()).toBeVisible()
})

test('a refusal that is being written turns to nobody else when another administrator was faster', {
  tag: '@desktop',
}, async ({ page, path, language, instance }) => {
  const texts = reviewWords[language]
  const administrator = await signInAsCaller(instance.url, instance.logins[0]!)
  await review(page, language, path, instance.logins[0]!)
  // Nobody was chosen: who waits longest stands beside the list.
  const first = page.locator('.request-row').first()
  const name = (await first.locator('.request-name').textContent()) ?? ''
  const id = (await first.getByRole('link').getAttribute('id'))?.replace('request-', '') ?? ''
  const beside = page.locator('.request-detail')
  await expect(beside.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: texts.decline.open, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await administrator.call(declineRequest, { id, template: 'own', reason: 'Desta vez não dá.' })
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(beside.getByRole('heading', { name })).toBeVisible()
  await expect(beside.getByText('Desta vez não dá.')).toBeVisible()
  await administrator.call(reopenRequest, { id })
})
