import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { dashboard as dashboardEn } from '@varanda/domain/instance/messages/en/dashboard'
import { dashboard as dashboardPt } from '@varanda/domain/instance/messages/pt/dashboard'
import { changeRole } from '@varanda/domain/member/calls/change-role'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { act as actEn } from '@varanda/domain/messages/en/act'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { act as actPt } from '@varanda/domain/messages/pt/act'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { notices as noticesEn } from '@varanda/domain/notice/messages/en/notices'
import { notices as noticesPt } from '@varanda/domain/notice/messages/pt/notices'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { answerRuling } from '@varanda/domain/report/calls/answer-ruling'
import { circleReports } from '@varanda/domain/report/calls/circle-reports'
import { decideAppeal } from '@varanda/domain/report/calls/decide-appeal'
import { myRulings } from '@varanda/domain/report/calls/my-rulings'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import { appeals as appealsEn } from '@varanda/domain/report/messages/en/appeals'
import { circleReports as circleEn } from '@varanda/domain/report/messages/en/circle-reports'
import { ownReports as ownEn } from '@varanda/domain/report/messages/en/own-reports'
import { reports as reportsEn } from '@varanda/domain/report/messages/en/reports'
import { appeals as appealsPt } from '@varanda/domain/report/messages/pt/appeals'
import { circleReports as circlePt } from '@varanda/domain/report/messages/pt/circle-reports'
import { ownReports as ownPt } from '@varanda/domain/report/messages/pt/own-reports'
import { reports as reportsPt } from '@varanda/domain/report/messages/pt/reports'
import { person, uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import type { Instance } from '../../instance-process.ts'
import { sendSignIn, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const texts = {
  pt: { act: actPt, notices: noticesPt, reports: reportsPt, circle: circlePt, own: ownPt, appeals: appealsPt },
  en: { act: actEn, notices: noticesEn, reports: reportsEn, circle: circleEn, own: ownEn, appeals: appealsEn },
}

const errorWords = { pt: errorsPt, en: errorsEn }

/** A group of Marina's in which Beto has posted and Paula reads. */
async function groupWithPost(instance: Instance, name: string, text: string) {
  const [, marina, beto, paula] = instance.logins
  const [asMarina, asBeto, asPaula] = await Promise.all(
    [marina, beto, paula].map((login) => signInAsCaller(instance.url, login!)),
  )
  const circleId = newCircleId(uidOf('marina'))
  await asMarina!.call(createCircle, { circleId, kind: 'group', name, people: [uidOf('beto'), uidOf('paula')] })
  for (const one of [asBeto!, asPaula!]) await one.call(answerGroupInvitation, { circleId, answer: 'come' })
  const postId = newPostId(uidOf('beto'))
  const audience = { connections: false, circles: [circleId], people: [], except: [] }
  await asBeto!.call(createPost, { postId, text, audience })
  return { circleId, postId, asMarina: asMarina!, asPaula: asPaula! }
}

test('a report goes to whoever looks after the group, who takes the post out; its reporter reads what came of it @phone', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { act, notices, reports, circle, own } = texts[language]
  const { post } = words[language]
  const [name, text] = [`Quintal ${language}`, `Palavras que magoam no quintal. (${language})`]
  const { postId } = await groupWithPost(instance, name, text)
  const reporter = await visit()
  await Promise.all([signIn(page, language, instance.logins[1]!), signIn(reporter.page, language, instance.logins[3]!)])

  // Whoever reports chooses who reads it; what concerns a child they cannot choose for.
  await reporter.page.goto(path(`/user/post/${postId}`))
  await reporter.page.locator('.post.open .post-menu').click()
  await reporter.page.getByRole('button', { name: post.report }).click()
  const sheet = reporter.page.getByRole('dialog')
  const readers = sheet.getByRole('group', { name: reports.report.readers.label })
  const forGroup = readers.getByRole('radio', { name: reports.report.readers.circle(name) })
  await expect(forGroup).toBeVisible()
  await sheet.getByRole('radio', { name: reports.report.categories.child }).check()
  await expect(readers).toBeHidden()
  await expect(sheet.getByText(reports.report.readers.ruled)).toBeVisible()
  await sheet.getByRole('radio', { name: reports.report.categories.hurts }).check()
  await readers.getByText(reports.report.readers.circle(name)).click()
  await expect(forGroup).toBeChecked()
  await sheet.getByLabel(reports.report.words).fill('Isto me machucou.')
  await expectAccessible(reporter.page)
  await sheet.getByRole('button', { name: reports.report.yes }).click()
  await expect(reporter.page.getByText(reports.report.doneCircle).first()).toBeVisible()

  await page.goto(path('/user/notices'))
  await page.getByRole('link', { name: notices.kinds['circle-report-made'] }).first().click()
  const report = page.getByRole('listitem').filter({ hasText: text })
  await expect(report.getByText('Isto me machucou.')).toBeVisible()
  await expect(report.getByText('Paula')).toHaveCount(0)
  await expectAccessible(page)
  await report.getByRole('button', { name: circle.remove.post }).click()
  const deciding = page.getByRole('dialog')
  await deciding.getByLabel(act.reason).fill('Aqui ninguém se ofende.')
  await deciding.getByLabel(reports.answer).fill('Obrigada por contar.')
  await expectAccessible(page)
  await deciding.getByRole('button', { name: circle.acts.removed.yes, exact: true }).click()
  await expect(page.getByText(circle.empty.title)).toBeVisible()

  await reporter.page.goto(path('/user/settings'))
  await reporter.page.getByRole('link', { name: own.way }).click()
  const made = reporter.page.getByRole('list', { name: own.made.title }).getByRole('listitem').first()
  await expect(made.getByText(own.made.acted)).toBeVisible()
  await expect(made.getByText('Obrigada por contar.')).toBeVisible()
  await expectAccessible(reporter.page)
})

test('whoever lost a post reads why and answers once; an administrator gives it back @desktop', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { act, notices, own, appeals } = texts[language]
  const [name, text] = [`Terraço ${language}`, `Palavras que magoam no terraço. (${language})`]
  const { circleId, postId, asMarina, asPaula } = await groupWithPost(instance, name, text)
  const reporting = { target: { kind: 'post', postId }, category: 'hurts', circle: circleId } as const
  // The post is on its way to its readers.
  await expect(() => asPaula.call(reportContent, reporting)).toPass()
  const [given] = (await asMarina.call(circleReports, { circleId })).reports
  const why = `Aqui ninguém se ofende. (${language})`
  const decision = { circleId, reportId: given!.id, resolution: 'removed', reason: why } as const
  await asMarina.call(resolveInCircle, decision)
  const admin = await visit()
  await Promise.all([signIn(page, language, instance.logins[2]!), signIn(admin.page, language, instance.logins[0]!)])

  await page.goto(path('/user/notices'))
  const told = page.getByRole('listitem').filter({ hasText: why })
  await told.getByRole('link', { name: notices.answer }).click()
  const ruling = page.getByRole('list', { name: own.decided.title }).getByRole('listitem').first()
  await expect(ruling.getByText(why)).toBeVisible()
  await ruling.getByRole('button', { name: own.decided.answer }).click()
  const answering = page.getByRole('dialog')
  await answering.getByRole('button', { name: own.decided.sheet.yes }).click()
  await expect(answering.getByText(own.decided.sheet.missing)).toBeVisible()
  await answering.getByLabel(own.decided.sheet.label).fill('Era uma brincadeira com a Marina.')
  await expectAccessible(page)
  await answering.getByRole('button', { name: own.decided.sheet.yes }).click()
  await expect(ruling.getByText(own.decided.states.answered)).toBeVisible()
  // The button that opened the sheet is gone.
  await expect(ruling.getByRole('button', { name: own.decided.answer })).toHaveCount(0)
  await expect(ruling.getByRole('heading')).toBeFocused()

  await admin.page.goto(path('/admin'))
  const needs = { pt: dashboardPt, en: dashboardEn }[language].needs
  // Other journeys of this instance may have left some, too.
  const waiting = [1, 2].map((count) => needs.appeals(count, '\\d+')).join('|')
  await admin.page.getByRole('link', { name: new RegExp(waiting) }).click()
  await admin.page.getByRole('radio', { name: appeals.tab }).check()
  const appeal = admin.page.getByRole('listitem').filter({ hasText: text })
  await expect(appeal.getByText('Era uma brincadeira com a Marina.')).toBeVisible()
  await expectAccessible(admin.page)
  await appeal.getByRole('button', { name: appeals.undo }).click()
  const judging = admin.page.getByRole('dialog')
  await judging.getByLabel(act.reason).fill('Lemos com calma.')
  await judging.getByRole('button', { name: appeals.acts.undone.yes, exact: true }).click()
  await expect(admin.page.getByText(appeals.acts.undone.done).first()).toBeVisible()

  await page.goto(path('/user/reports'))
  await expect(ruling.getByText(own.decided.states.undone)).toBeVisible()
  await expect(ruling.getByText('Lemos com calma.')).toBeVisible()
  await page.goto(path(`/user/circles/${circleId}`))
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
})

test('a group itself is reported to whoever runs the house', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { reports } = texts[language]
  const { circlePage, managing } = words[language]
  const [, marina, beto] = instance.logins
  const [asMarina, asBeto] = [await signInAsCaller(instance.url, marina!), await signInAsCaller(instance.url, beto!)]
  const [circleId, name] = [newCircleId(uidOf('marina')), `Garagem ${language}`]
  await asMarina.call(createCircle, { circleId, kind: 'group', name, people: [uidOf('beto')] })
  await asBeto.call(answerGroupInvitation, { circleId, answer: 'come' })
  await signIn(page, language, beto!)
  await page.goto(path(`/user/circles/${circleId}`))
  await page.getByRole('button', { name: circlePage.more(name) }).click()
  await page.getByRole('button', { name: managing.ways.reportGroup }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(reports.report.readers.only)).toBeVisible()
  await sheet.getByRole('button', { name: reports.report.yes }).click()
  await expect(page.getByText(reports.report.done).first()).toBeVisible()
})

test('an administrator decides what they reported only where nobody else could @phone', async ({
  page,
  path,
  language,
  instance,
}) => {
  const { reports } = texts[language]
  const [cida] = instance.logins
  const asCida = await signInAsCaller(instance.url, cida!)
  const said = `Peço que outra pessoa olhe. (${language})`
  await asCida.call(reportContent, { target: { kind: 'member', uid: uidOf('beto') }, category: 'other', words: said })
  await signIn(page, language, cida!)
  const open = async () => {
    await page.goto(path('/admin/reports'))
    await page
      .getByRole('button', { name: reports.by(person('cida').name) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(said)).toBeVisible()
  }
  // What is open opens again with its page.
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const dismiss = page.getByRole('button', { name: reports.detail.dismiss })
  await open()
  await expect(dismiss).toBeVisible()
  await close()
  await asCida.call(changeRole, { uid: uidOf('marina'), role: 'admin', reason: 'Ajuda a cuidar.' })
  await open()
  await expect(page.getByText(reports.detail.yours.by)).toBeVisible()
  await expect(dismiss).toHaveCount(0)
  await expectAccessible(page)
  await close()
  await asCida.call(changeRole, { uid: uidOf('marina'), role: 'user', reason: 'Só por hoje.' })
  await open()
  await dismiss.click()
  await page.getByRole('dialog').getByLabel(texts[language].act.reason).fill('Conversamos.')
  await page.getByRole('button', { name: reports.acts.dismissed.yes, exact: true }).click()
  await expect(page.getByText(reports.acts.dismissed.done).first()).toBeVisible()
})

test('a suspended member reads why and answers once, where they are shown out', { tag: '@takes-away' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/media\//)
  const { appeals } = texts[language]
  const { auth } = words[language]
  const [cida, , , paula] = instance.logins
  const asCida = await signInAsCaller(instance.url, cida!)
  const admin = await visit()
  await Promise.all([signIn(page, language, paula!), signIn(admin.page, language, cida!)])
  const [uid, reason] = [uidOf('paula'), `Vamos conversar antes. (${language})`]
  await asCida.call(suspendMember, { uid, reason })
  await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await expect(page.getByText(reason)).toBeVisible()
  const { answer } = auth.turnedOut
  const send = page.getByRole('button', { name: answer.send })
  const offered = () => expect(send).toBeVisible({ timeout: 8_000 })
  // A slow instance does not keep them from being told why: they sign in again, and it is asked anew.
  await offered().catch(async () => {
    await sendSignIn(page, language, paula!)
    await offered()
  })
  await send.click()
  await expect(page.getByText(answer.missing)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(answer.label).fill('Peço desculpas, não volta a acontecer.')
  await page.reload()
  await expect(page.getByLabel(answer.label)).toHaveValue('Peço desculpas, não volta a acontecer.')
  await send.click()
  await expect(page.getByText(answer.done)).toBeVisible()
  await page.reload()
  await expect(page.getByText(answer.answered)).toBeVisible()
  await expect(send).toHaveCount(0)
  await sendSignIn(page, language, paula!)
  await expect(page.getByText(answer.answered)).toBeVisible()

  await admin.page.goto(path('/admin/reports'))
  await admin.page.getByRole('radio', { name: appeals.tab }).check()
  const appeal = admin.page.getByRole('listitem').filter({ hasText: reason })
  await expect(appeal.getByText('Peço desculpas, não volta a acontecer.')).toBeVisible()
  // Cida runs this house alone, and it was her.
  await expect(appeal.getByText(appeals.waits['appeal-rests'])).toBeVisible()
  await expectAccessible(admin.page)
  // What the page at the door still asks for the way out is refused to whoever is back.
  expectTrouble(/401.*\/(copy|pays)OnWayOut/)
  await asCida.call(reinstateMember, { uid, reason: 'Conversamos.' })
})

test('a report that was decided late opens nowhere unasked', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { act, reports } = texts[language]
  const [cida, , beto] = instance.logins
  const said = `Não gostei do jeito. (${language})`
  const asBeto = await signInAsCaller(instance.url, beto!)
  await asBeto.call(reportContent, { target: { kind: 'member', uid: uidOf('paula') }, category: 'other', words: said })
  await signIn(page, language, cida!)
  await page.goto(path('/admin/reports'))
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('button', { name: reports.by(person('beto').name) })
  await row.first().click()
  await expect(dialog.getByText(said)).toBeVisible()
  await dialog.getByRole('button', { name: reports.detail.dismiss }).click()
  await dialog.getByLabel(act.reason).fill('Conversamos.')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/resolveReport$/, async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: reports.acts.dismissed.yes, exact: true }).click()
  await dialog.getByRole('button', { name: act.cancel }).click()
  await expect(dialog.getByText(said)).toBeVisible()
  release()
  await expect(page.getByText(reports.acts.dismissed.done).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('radio', { name: reports.tabs.resolved }).check()
  await expect(row.first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('what somebody else decided first goes, and says so @desktop', async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { act, appeals } = texts[language]
  const text = `Palavras que magoam no alpendre. (${language})`
  const { circleId, postId, asMarina, asPaula } = await groupWithPost(instance, `Alpendre ${language}`, text)
  const [cida, , beto] = instance.logins
  const [asCida, asBeto] = [await signInAsCaller(instance.url, cida!), await signInAsCaller(instance.url, beto!)]
  const reporting = { target: { kind: 'post', postId }, category: 'hurts', circle: circleId } as const
  await expect(() => asPaula.call(reportContent, reporting)).toPass()
  const [given] = (await asMarina.call(circleReports, { circleId })).reports
  const reason = `No alpendre ninguém se ofende. (${language})`
  await asMarina.call(resolveInCircle, { circleId, reportId: given!.id, resolution: 'removed', reason })
  const ruling = (await asBeto.call(myRulings, {})).rulings.find((one) => one.reason === reason)
  await asBeto.call(answerRuling, { rulingId: ruling!.id, words: 'Era uma brincadeira.' })

  await signIn(page, language, cida!)
  await page.goto(path('/admin/reports'))
  await page.getByRole('radio', { name: appeals.tab }).check()
  const appeal = page.getByRole('listitem').filter({ hasText: text })
  await appeal.getByRole('button', { name: appeals.uphold }).click()
  await asCida.call(decideAppeal, { rulingId: ruling!.id, outcome: 'upheld', reason: 'Lemos com calma.' })
  expectTrouble(/400|decideAppeal/)
  const judging = page.getByRole('dialog')
  await judging.getByLabel(act.reason).fill('Fica assim.')
  await judging.getByRole('button', { name: appeals.acts.upheld.yes, exact: true }).click()
  await expect(page.locator('.toast').filter({ hasText: errorWords[language]['appeal-over'] })).toBeVisible()
  await expect(appeal).toHaveCount(0)
  await expect(judging).toHaveCount(0)
  await expect(page.locator('.screen-heading')).toBeFocused()
})

test('what was decided after its sheet was left takes the focus from nobody', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { act, circle } = texts[language]
  const text = `Palavras que magoam na cozinha. (${language})`
  const { circleId, postId, asPaula } = await groupWithPost(instance, `Cozinha ${language}`, text)
  const reporting = { target: { kind: 'post', postId }, category: 'hurts', circle: circleId } as const
  await expect(() => asPaula.call(reportContent, reporting)).toPass()
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/circles/${circleId}/reports`))
  const report = page.getByRole('listitem').filter({ hasText: text })
  await report.getByRole('button', { name: circle.dismiss }).click()
  const deciding = page.getByRole('dialog')
  await deciding.getByLabel(act.reason).fill('Conversamos.')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/resolveInCircle$/, async (route) => {
    await held
    await route.continue()
  })
  await deciding.getByRole('button', { name: circle.acts.dismissed.yes, exact: true }).click()
  await deciding.getByRole('button', { name: act.cancel }).click()
  await expect(deciding).toHaveCount(0)
  const elsewhere = page.locator('.back-bar').getByRole('button').or(page.locator('.back-bar a')).first()
  await elsewhere.focus()
  release()
  await expect(report).toHaveCount(0)
  await expect(elsewhere).toBeFocused()
})
