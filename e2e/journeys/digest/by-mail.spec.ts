/** A grandmother who reads mail and nothing else: from the link that somebody opens with her to an answer seen live. */
import { join } from 'node:path'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { answer as answerEn } from '@varanda/domain/digest/messages/en/answer'
import { answer as answerPt } from '@varanda/domain/digest/messages/pt/answer'
import { mailForm as formEn } from '@varanda/domain/invite/by-mail/messages/en/mail-form'
import { mailLetters as lettersEn } from '@varanda/domain/invite/by-mail/messages/en/mail-letters'
import { mailTold as toldEn } from '@varanda/domain/invite/by-mail/messages/en/mail-told'
import { mailForm as formPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-form'
import { mailLetters as lettersPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-letters'
import { mailTold as toldPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-told'
import type { Locale } from '@varanda/domain/locale'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { Timestamp } from 'firebase-admin/firestore'
import type { Page, TestInfo } from 'playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { type Office, test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const of = {
  pt: { form: formPt, letters: lettersPt, told: toldPt, answer: answerPt },
  en: { form: formEn, letters: lettersEn, told: toldEn, answer: answerEn },
}

async function keepPicture(page: Page, name: string, { project }: TestInfo): Promise<void> {
  if (process.env.PICTURES !== '1') return
  await page.screenshot({ path: join(project.outputDir, 'by-mail', `${name}.${project.name}.png`), fullPage: true })
}

/** What would reach that mailbox, the newest last; what waits for its time is sent now. */
async function mailsTo(email: string, { firestore, idle, claimAlarms }: Office) {
  const found = await firestore.collection(paths.mailQueue).where('to', '==', email).get()
  const past = Timestamp.fromMillis(Date.now() - 1)
  for (const { ref } of found.docs.filter((one) => one.get('state') === 'waiting')) await ref.update({ dueAt: past })
  const alarms = await firestore.collection(paths.alarms).where('kind', '==', 'send-mail').get()
  await Promise.allSettled(alarms.docs.map(({ ref }) => ref.update({ at: past })))
  await claimAlarms()
  await idle()
  const { docs } = await firestore.collection(paths.mailQueue).where('to', '==', email).get()
  const at = (one: (typeof docs)[number]) => one.get('createdAt').toMillis()
  return docs.toSorted((one, other) => at(one) - at(other)).flatMap((one) => (one.data() as MailDocument).message ?? [])
}

/** The token of somebody's own link. */
async function linkOf(login: { email: string }, { firestore, auth }: Office): Promise<string> {
  const { uid } = await auth.getUserByEmail(login.email)
  return (await firestore.doc(paths.ownInvite(uid)).get()).get('token')
}

async function askByMail(page: Page, language: Locale, token: string, email: string, birth = '1941-03-02') {
  const { join: texts } = words[language]
  await page.goto(capabilityLink('join', language, token))
  await page.getByLabel(texts.form.name).fill('Lurdes')
  await page.getByRole('button', { name: texts.form.byMail }).click()
  const { form } = of[language]
  const sheet = page.locator('form').filter({ has: page.getByRole('button', { name: form.submit }) })
  await expect(sheet.getByRole('heading', { name: form.title })).toBeFocused()
  // What was typed in the other form came along.
  await expect(sheet.getByLabel(texts.form.name)).toHaveValue('Lurdes')
  await sheet.getByLabel(texts.form.name).fill('Vó Lurdes')
  await sheet.getByLabel(texts.form.email).fill(email)
  await sheet.getByLabel(texts.form.birth).fill(birth)
  return sheet
}

test('somebody who only reads mail comes in by a link, reads what came before, and answers from the mailbox @desktop', async ({
  page,
  path,
  language,
  instance,
  office,
  visit,
  expectTrouble,
}, info) => {
  const { form, letters, told, answer } = of[language]
  const { notices, post } = words[language]
  const email = `lurdes-${language}@example.org`
  const [cida] = instance.logins
  const host = await visit()
  await signIn(host.page, language, cida!)

  await test.step('the inviter reads what it means before the link goes out', async () => {
    await host.page.goto(path(memberScreens.invites))
    await host.page.getByText(told.inviter.title).click()
    await expect(host.page.getByText(told.inviter.text)).toBeVisible()
    await expectAccessible(host.page)
    await keepPicture(host.page, 'inviter', info)
  })

  await test.step('a form that does not come takes nothing along, and the way back is where one left', async () => {
    const { join } = words[language]
    await page.goto(capabilityLink('join', language, await linkOf(cida!, office)))
    await page.getByLabel(join.form.name).fill('Lurdes')
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const byMail = page.getByRole('button', { name: join.form.byMail })
    await byMail.click()
    await expect(page.getByText(join.offlineText)).toBeVisible()
    await expect(page.getByLabel(join.form.name)).toHaveValue('Lurdes')
    await expect(byMail).toBeFocused()
    await page.context().setOffline(false)
    await page.reload()
    await byMail.click()
    await page.getByRole('button', { name: form.back }).click()
    await expect(byMail).toBeFocused()
  })

  await test.step('the link’s page asks name, address, birth date and when', async () => {
    const sheet = await askByMail(page, language, await linkOf(cida!, office), email)
    await sheet.getByLabel(form.hour).selectOption('18')
    await expectAccessible(page)
    await keepPicture(page, 'form', info)
    await sheet.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('heading', { name: form.sent.title })).toBeFocused()
    await expect(page.getByText(form.sent.text(email))).toBeVisible()
    await expectAccessible(page)
    await keepPicture(page, 'sent', info)
    // Who mistyped it writes another one, and nothing else anew.
    await page.getByRole('button', { name: form.sent.other }).click()
    await expect(sheet.getByLabel(words[language].join.form.name)).toHaveValue('Vó Lurdes')
    await expect(sheet.getByLabel(form.hour)).toHaveValue('18')
  })

  const { page: away } = await visit({ javaScriptEnabled: false })
  const heading = away.getByRole('heading', { level: 1 })
  await test.step('the mail’s page, without script, asks her whether it was she', async () => {
    const [letter] = await mailsTo(email, office)
    expect(letter?.subject).toBe(letters.mail.subject)
    const link = /\S+\/by-mail\?token=\w+/.exec(letter?.text ?? '')?.[0] ?? ''
    await away.goto(link)
    await expect(heading).toHaveText(letters.page.title)
    await expect(away.getByText('Vó Lurdes')).toBeVisible()
    await expect(away.getByText(email)).toBeVisible()
    // The checker is a script of its own.
    await page.goto(link)
    await expectAccessible(page)
    await keepPicture(away, 'page', info)
    await away.getByText(letters.page.yes, { exact: true }).click()
    await away.getByRole('button', { name: letters.page.confirm }).click()
    await expect(heading).toHaveText(letters.page.done.title)
    await keepPicture(away, 'done', info)
  })

  await test.step('the inviter is told, in words, and sees how she reads', async () => {
    await host.page.goto(path(memberScreens.notices))
    const row = host.page.locator('.notice-item').filter({ hasText: notices.byPerson['link-joined-by-mail'] })
    await expect(row).toContainText(told.notice)
    await expectAccessible(host.page)
    await keepPicture(host.page, 'notice', info)
    await host.page.goto(path(memberScreens.people))
    const person = host.page.locator('.person').filter({ hasText: 'Vó Lurdes' })
    await expect(person).toContainText(told.mark)
    await expectAccessible(host.page)
    await keepPicture(host.page, 'people', info)
    await person.getByRole('link').click()
    await expect(host.page.getByText(told.mark)).toBeVisible()
    await expectAccessible(host.page)
    await keepPicture(host.page, 'person', info)
  })

  await test.step('her first mail brings the latest, and an answer from it is seen live', async () => {
    const welcome = (await mailsTo(email, office)).at(-1)!
    expect(welcome.subject).toMatch(new RegExp(`^${letters.welcome.subject('')}`))
    expect(welcome.text).toContain(letters.welcome.heading('Vó Lurdes'))
    await page.goto('about:blank')
    await page.setContent(welcome.html)
    await keepPicture(page, 'welcome', info)
    await expectAccessible(page)
    const token = /answer\?token=(\w+\.0)/.exec(welcome.text)?.[1] ?? ''
    const { thing, place } = await shownBy(token, office)
    await host.page.goto(path(memberScreens.post.replace('$postId', thing[place]!)))
    await expect(host.page.getByRole('heading', { name: post.thread.title })).toBeVisible()
    await away.goto(path(`/answer?token=${token}`))
    const said = `Que saudade! (${language})`
    await away.getByLabel(answer.label).fill(said)
    await away.getByRole('button', { name: answer.send, exact: true }).click()
    await expect(away.getByText(`“${said}”`)).toBeVisible()
    const comment = host.page.locator('.comment').filter({ hasText: said })
    await expect(comment.locator('.comment-head')).toContainText(post.thread.byMail)
  })
})

/** The posts that a button's mail told of. */
async function shownBy(token: string, { firestore }: Office) {
  const [secret = '', place = '0'] = token.split('.')
  const capability = await firestore.doc(paths.capability(await capabilityIdOf(secret))).get()
  const digest = await firestore.doc(capability.get('thing')).get()
  return { thing: digest.get('posts') as string[], place: Number(place) }
}

test('what is refused says so beside the form, and the way back keeps the invite', { tag: '@phone' }, async ({
  page,
  language,
  instance,
  office,
}) => {
  const { form } = of[language]
  const { join: texts } = words[language]
  const email = `neto-${language}@example.org`
  const token = await linkOf(instance.logins[0]!, office)
  const sheet = await askByMail(page, language, token, email, `${new Date().getFullYear() - 17}-01-01`)
  await sheet.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.adults.title)).toBeVisible()
  await sheet.getByLabel(texts.form.birth).fill('2015-01-01')
  await sheet.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(texts.form.guardian.title)).toBeVisible()
  await sheet.getByLabel(texts.form.email).fill('x')
  await sheet.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(texts.form.errors.email)).toBeVisible()
  await expect(sheet.getByLabel(texts.form.email)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: form.back }).click()
  await expect(page.getByRole('button', { name: texts.form.submit })).toBeVisible()
})
