import { dashboard as dashboardEn } from '@varanda/domain/instance/messages/en/dashboard'
import { instance as settingsEn } from '@varanda/domain/instance/messages/en/instance'
import { dashboard as dashboardPt } from '@varanda/domain/instance/messages/pt/dashboard'
import { instance as settingsPt } from '@varanda/domain/instance/messages/pt/instance'
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { declineSeats } from '@varanda/domain/invite/calls/decline-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { adminInvites as invitesEn } from '@varanda/domain/invite/messages/en/admin-invites'
import { adminInvites as invitesPt } from '@varanda/domain/invite/messages/pt/admin-invites'
import { member as memberEn } from '@varanda/domain/member/messages/en/member'
import { member as memberPt } from '@varanda/domain/member/messages/pt/member'
import { act as actEn } from '@varanda/domain/messages/en/act'
import { act as actPt } from '@varanda/domain/messages/pt/act'
import { notices as noticesEn } from '@varanda/domain/notice/messages/en/notices'
import { notices as noticesPt } from '@varanda/domain/notice/messages/pt/notices'
import { paths } from '@varanda/domain/paths'
import { reports as reportsEn } from '@varanda/domain/report/messages/en/reports'
import { reports as reportsPt } from '@varanda/domain/report/messages/pt/reports'
import { uidOf } from '@varanda/seed/people'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { test } from '../../office.ts'
import { hold, publish, reloadUntilThere, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const texts = {
  pt: {
    act: actPt,
    invites: invitesPt,
    dashboard: dashboardPt,
    notices: noticesPt,
    reports: reportsPt,
    settings: settingsPt,
  },
  en: {
    act: actEn,
    invites: invitesEn,
    dashboard: dashboardEn,
    notices: noticesEn,
    reports: reportsEn,
    settings: settingsEn,
  },
}

test('what a member reports is taken down, and its author reads why; so do they when a sealed post is opened', {
  tag: '@phone',
}, async ({ page, path, language, instance, visit }) => {
  const { act, notices, reports } = texts[language]
  const { app, post } = words[language]
  const [cida, marina, , paula] = instance.logins
  const [author, reader] = [await visit(), await visit()]
  await Promise.all([
    signIn(page, language, cida!),
    signIn(author.page, language, paula!),
    signIn(reader.page, language, marina!),
  ])
  const text = `Palavras que magoam. (${language})`
  const sealed = `Só para os meus. (${language})`
  await publish(author.page, language, text)
  await publish(author.page, language, sealed)

  const theirs = (text: string) => reader.page.getByRole('article').filter({ hasText: text })
  await reloadUntilThere(reader.page, theirs(text))
  await theirs(text).locator('.post-time a').click()
  await reader.page.locator('.post.open .post-menu').click()
  await reader.page.getByRole('button', { name: post.report }).click()
  const sheet = reader.page.getByRole('dialog')
  await sheet.getByRole('radio', { name: reports.report.categories.hurts }).check()
  await sheet.getByLabel(reports.report.words).fill('Isto me machucou.')
  await expectAccessible(reader.page)
  await sheet.getByRole('button', { name: reports.report.yes }).click()
  await expect(reader.page.getByText(reports.report.done).first()).toBeVisible()

  await page.goto(path('/admin/reports'))
  await page
    .getByRole('button', { name: reports.of(reports.kinds.post, 'Paula Siqueira') })
    .first()
    .click()
  const report = page.getByRole('dialog')
  await expect(report.getByText(text)).toBeVisible()
  await expect(report.getByText('Isto me machucou.')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(report).toHaveCount(0)
  await page
    .getByRole('button', { name: reports.of(reports.kinds.post, 'Paula Siqueira') })
    .first()
    .click()
  await report.getByRole('button', { name: reports.detail.remove }).click()
  await report.getByLabel(act.reason).fill('Aqui ninguém se ofende.')
  await report.getByRole('button', { name: reports.acts.removed.yes }).click()
  await expect(page.getByText(reports.acts.removed.done).first()).toBeVisible()

  await page.getByRole('button', { name: reports.sealed.open }).click()
  const opening = page.getByRole('dialog')
  const address = await author.page
    .getByRole('article')
    .filter({ hasText: sealed })
    .locator('.post-time a')
    .getAttribute('href')
  await opening.getByLabel(reports.sealed.post).fill(address!)
  await opening.getByLabel(act.reason).fill('Curiosa.')
  await opening.getByRole('button', { name: reports.sealed.yes }).click()
  await expect(opening.getByText(act.reasonShort(20))).toBeVisible()
  // Back takes no reason that somebody wrote.
  await page.goBack()
  await page.getByRole('dialog', { name: act.leave.title }).getByRole('button', { name: act.leave.no }).click()
  await expect(opening.getByLabel(act.reason)).toHaveValue('Curiosa.')
  await opening.getByLabel(act.reason).fill('A família pediu ajuda para achar a Paula.')
  await opening.getByRole('button', { name: reports.sealed.yes }).click()
  await expect(opening.getByText(sealed)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(opening).toHaveCount(0)
  await expect(page.getByRole('heading', { name: reports.title, exact: true })).toBeVisible()

  await author.page.goto(path('/user'))
  await expect(author.page.getByRole('article').filter({ hasText: sealed })).toBeVisible()
  await expect(author.page.getByRole('article').filter({ hasText: text })).toHaveCount(0)
  await author.page.getByRole('link', { name: new RegExp(app.places.notices) }).click()
  const told = author.page.getByRole('listitem')
  await expect(told.filter({ hasText: notices.kinds['post-removed'] })).toContainText('Aqui ninguém se ofende.')
  const opened = told.filter({ hasText: notices.kinds['post-opened'] })
  await expect(opened).toContainText('A família pediu ajuda para achar a Paula.')
  await expect(opened).toContainText(notices.by('Dona Cida Andrade'))
  await expectAccessible(author.page)
})

test('whoever runs the instance sees how it does, makes a link of the instance and closes it', {
  tag: '@desktop',
}, async ({ page, context, path, language, instance, office, visit, expectTrouble }) => {
  const { act, dashboard, invites } = texts[language]
  const nights = office.firestore.doc(paths.instanceNights)
  await nights.delete()
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/admin'))
  await expect(page.getByRole('heading', { name: dashboard.title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: dashboard.countNow }).click()
  await expect(page.getByRole('img', { name: new RegExp(dashboard.members.week) })).toBeVisible({ timeout: 30_000 })
  // It was never copied, so nothing says that all is well.
  await expect(page.getByText(dashboard.needs.noBackup)).toBeVisible()
  await expect(page.getByText(dashboard.machine.wanting)).toBeVisible()
  await expect(page.getByText(dashboard.machine.well, { exact: true })).toHaveCount(0)
  await expect(page.getByText(dashboard.nights.never)).toBeVisible()
  await expectAccessible(page)
  const at = Timestamp.now()
  const found: InstanceNights = {
    accounts: { at, deleted: 3, withoutStanding: 0, withoutAccount: 40, suspended: 0, tooMany: true },
    entries: { at, posts: 12, missing: 2, extra: 1, named: [] },
  }
  await nights.set(found)
  await expect(page.getByText(dashboard.nights.tooMany)).toBeVisible()
  await expect(page.getByText(dashboard.nights.differ)).toBeVisible()
  await expect(page.getByRole('region', { name: dashboard.nights.title })).toContainText('40')
  await expectAccessible(page)

  await page.goto(path('/admin/invites'))
  await page.getByRole('button', { name: invites.make }).click()
  const sheet = page.getByRole('dialog')
  const note = `Festa da escola (${language})`
  const [about, seats] = [sheet.getByLabel(invites.making.note), sheet.getByLabel(invites.making.seats)]
  await seats.fill(`${inviteLimits.instanceSeats + 1}`)
  await sheet.getByRole('button', { name: invites.making.yes }).click()
  for (const [field, says] of [
    [about, invites.making.noteMissing],
    [seats, invites.making.range(inviteLimits.instanceSeats)],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(says)
  }
  await expect(sheet.getByLabel(invites.making.days)).toHaveAttribute('aria-invalid', 'false')
  await expectAccessible(page)
  await seats.fill('10')
  await about.fill(note)
  await sheet.getByRole('button', { name: invites.making.yes }).click()
  const link = await sheet.getByLabel(invites.making.link, { exact: true }).inputValue()
  expect(link).toMatch(/\/join#invite=[A-Za-z0-9]{24}$/)
  await sheet.getByRole('button', { name: invites.making.done }).click()

  const row = page.getByRole('button', { name: note })
  await row.click()
  await expect(sheet.getByText(invites.detail.noGuests)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: invites.detail.close }).click()
  await sheet.getByLabel(act.reason).fill('Foi parar num grupo aberto.')
  const late = await hold(context, /\/closeInvite$/)
  await sheet.getByRole('button', { name: invites.close.yes }).click()
  await late.came
  // Whoever looks at another link by then goes on looking at it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('list', { name: invites.title }).getByRole('button').filter({ hasNotText: note }).first().click()
  await late.letGo()
  await expect(page.locator('.toast').getByText(invites.close.done)).toBeAttached()
  await expect(row).toContainText(invites.conditions.closed)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')

  expectTrouble(/previewInvite/)
  expectTrouble(/400/)
  const guest = await visit()
  const { pathname, hash } = new URL(link)
  await guest.page.goto(pathname + hash)
  await expect(guest.page.getByText(words[language].errors['invite-revoked']).first()).toBeVisible()
})

test('Back closes what is open over the links, and leaves the list', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
}) => {
  const { invites } = texts[language]
  const request = office.firestore.doc(paths.seatRequest(uidOf('beto')))
  const reason = 'A turma do futebol quer entrar.'
  const asked = { uid: uidOf('beto'), name: 'Beto', reason, state: 'open', askedAt: Timestamp.now(), answeredAt: null }
  await request.set(asked)
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/admin'))
  await page
    .locator(`a[href$="${path('/admin/invites')}"]`)
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const list = page.getByRole('list', { name: invites.title })
  const goBack = async () => {
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(list).toBeVisible()
  }

  await test.step('a link that is shown once', async () => {
    await page.getByRole('button', { name: invites.make }).click()
    await sheet.getByLabel(invites.making.note).fill(`Almoço de domingo (${language})`)
    await sheet.getByRole('button', { name: invites.making.yes }).click()
    await expect(sheet.getByLabel(invites.making.link, { exact: true })).toBeVisible()
    await goBack()
  })
  for (const answer of ['grant', 'decline'] as const) {
    await test.step(`an answer to who asked: ${answer}`, async () => {
      const row = page.getByRole('listitem').filter({ hasText: reason })
      await row.getByRole('button', { name: invites.asked[answer], exact: true }).click()
      await expect(sheet).toBeVisible()
      await goBack()
    })
  }
  await test.step('a link, with what can be done about it', async () => {
    await list.getByRole('button').first().click()
    await sheet.getByRole('button', { name: invites.detail.close }).click()
    await expect(sheet.getByRole('button', { name: invites.close.yes })).toBeVisible()
    await goBack()
  })
  await request.delete()
})

test('a no to more seats stands with the member whom it is about, in their log and in that of the instance', {
  tag: '@desktop',
}, async ({ page, path, language, instance }) => {
  const reason = `Só depois do inverno. (${language})`
  const admin = await signInAsCaller(instance.url, instance.logins[0]!)
  await admin.call(declineSeats, { uid: uidOf('beto'), reason })
  await signIn(page, language, instance.logins[0]!)
  const { title, all } = { pt: memberPt, en: memberEn }[language].log
  await page.goto(`${path('/admin/user')}?uid=${uidOf('beto')}`)
  const log = page.getByRole('region', { name: title })
  await expect(log.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('link', { name: all }).click()
  await expect(page).toHaveURL(/about=/)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: reason })).toBeVisible()
})

test('whoever runs the instance changes what it says of itself @desktop', async ({
  page,
  path,
  language,
  instance,
}) => {
  const { settings } = texts[language]
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/admin/settings'))
  const operator = page.getByLabel(settings.operator, { exact: true })
  const before = await operator.inputValue()
  for (const said of [`A família Andrade (${language})`, before]) {
    await operator.fill(said)
    await page.getByRole('button', { name: settings.save }).click()
    const sheet = page.getByRole('dialog')
    await expectAccessible(page)
    const saved = page.waitForResponse(/\/saveInstanceSettings$/)
    await sheet.getByRole('button', { name: settings.save }).click()
    expect((await saved).ok()).toBe(true)
    await expect(sheet).toHaveCount(0)
    await page.reload()
    await expect(operator).toHaveValue(said)
  }
})

test('settings that are being typed stay when the network goes', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  expectTrouble(noNetwork)
  expectTrouble(/Could not reach Cloud Firestore/)
  const { settings } = texts[language]
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/admin/settings'))
  const operator = page.getByLabel(settings.operator, { exact: true })
  await operator.fill('A família Andrade')
  await context.setOffline(true)
  await expect(operator).toHaveValue('A família Andrade')
  // Whoever listens again has heard that the network went.
  const listening = page.waitForRequest(/Firestore\/Listen/)
  await context.setOffline(false)
  await listening
  await expect(operator).toHaveValue('A família Andrade')
})
