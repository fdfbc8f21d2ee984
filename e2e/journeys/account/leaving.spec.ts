import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { newCircleId } from '@varanda/domain/ids'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { askSignIn } from '../../identity.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { fillJoinForm, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A sheet that is still rising is pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('somebody leaves in 14 days, reads on, and stays after all @phone', async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}, info) => {
  const { app, circlePage, circles, errors, invites, leaving, managing, people, person, post, settings } =
    words[language]
  // Groups of somebody else's: one they are asked into, and one they came into.
  const marina = await signInAsCaller(instance.url, instance.logins[1]!)
  const [asked, entered] = [`Mutirão ${language}`, `Rifa ${language}`]
  const [circleId, enteredId] = [newCircleId(uidOf('marina')), newCircleId(uidOf('marina'))]
  await marina.call(createCircle, { circleId, kind: 'group', name: asked, people: [uidOf('beto')] })
  await marina.call(createCircle, { circleId: enteredId, kind: 'group', name: entered, people: [uidOf('beto')] })
  // Who answers for nobody else, and is not the only one to run the house.
  const login = instance.logins.find(({ email }) => email.startsWith('beto@'))!
  const beto = await signInAsCaller(instance.url, login)
  await beto.call(answerGroupInvitation, { circleId: enteredId, answer: 'come' })
  // Of whom nothing is known but this.
  await beto.call(block, { uid: `nobody-${language}` })
  await signIn(page, language, login)

  await test.step('the page says what goes, what stays and what becomes of circles', async () => {
    await page.goto(path('/user/take'))
    await expect(page.getByRole('heading', { name: leaving.title })).toBeVisible()
    await expect(page.getByText(leaving.loading)).toBeHidden()
    await expect(page.getByRole('radio', { name: leaving.ways.later.text })).toBeChecked()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('ways.png'), fullPage: true })
  })

  await test.step('by keyboard: asked once more, and done', async () => {
    const last = page.getByRole('button', { name: leaving.later })
    await last.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: leaving.sure.laterTitle })).toBeVisible()
    // Back closes it and nothing else; and whoever presses twice has not said yes.
    await page.goBack()
    await expect(sheet).toBeHidden()
    await last.dblclick()
    await expect(sheet.getByRole('heading', { name: leaving.sure.laterTitle })).toBeVisible()
    await expect(sheet.getByRole('button', { name: leaving.later })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('sure.png') })
    // As by a sign-in of long ago: Back says no to the question above it, and the sheet is there as before.
    const refused = { status: 'PERMISSION_DENIED', message: 'sign-in-again', details: { code: 'sign-in-again' } }
    await page.route(/\/leave$/, (route) => route.fulfill({ status: 403, json: { error: refused } }))
    expectTrouble(/403/)
    await sheet.getByRole('button', { name: leaving.later }).click()
    const question = page.getByRole('dialog', { name: settings.again.title })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(sheet.getByText(errors['sign-in-again'])).toBeVisible()
    await page.unroute(/\/leave$/)
    await sheet.getByRole('button', { name: leaving.later }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: leaving.banner })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('leaving.png'), fullPage: true })
  })

  await test.step('the line stands above every screen, and leads back', async () => {
    await page.goto(path('/user'))
    const banner = page.getByRole('region', { name: leaving.banner })
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('feed.png') })
  })

  await test.step('nothing is offered that would be refused: the line says why', async () => {
    await expect(page.getByText(leaving.readsOnly)).toBeVisible()
    const posts = page.locator('article')
    await expect(posts.first()).toBeVisible()
    await expect(page.locator('[id^="comments-"]').first()).toBeVisible()
    // What was felt before can be taken back, and nothing new be felt.
    await expect(page.locator('button.react:not(.mine)')).toHaveCount(0)
    await page.locator('[id^="comments-"]').first().click()
    await expect(page.getByText(app.cannotWrite)).toBeVisible()
    await expect(page.locator('button.react:not(.mine), .comment-act')).toHaveCount(0)
    await page.locator('[id^="menu-"]').first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button').first()).toBeVisible()
    await expect(sheet.locator('.menu-act.takes')).toHaveCount(0)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('post.png') })
    await page.keyboard.press('Escape')
    // It leaves by going back, and what is opened at that moment would not be.
    await expect(sheet).toHaveCount(0)
    await page.goto(path('/user/profile'))
    await expect(page.locator('.profile-name')).toBeVisible()
    await expect(page.locator('#edit-profile, .portrait-choice')).toHaveCount(0)
    await page.screenshot({ path: info.outputPath('profile.png') })
    await page.goto(path('/user/automations'))
    await expect(page.locator('.auto-sentence').first()).toBeVisible()
    await expect(page.locator('a.auto-sentence, .switch, .auto-start')).toHaveCount(0)
    await page.goto(path('/user/circles'))
    await expect(page.locator('.circle-rows').first()).toBeVisible()
    await expect(page.locator('#make-circle, #make-secret')).toHaveCount(0)
    await page.screenshot({ path: info.outputPath('circles.png') })
  })

  await test.step('nor with people, in circles, or with the invite', async () => {
    const invitation = page.getByRole('region', { name: asked })
    await expect(invitation.getByText(app.cannotWrite)).toBeVisible()
    await expect(invitation.locator('button.compact')).toHaveText([circles.invitation.notNow])
    await expectAccessible(page)
    await page.locator('.light.groups .circle-row').filter({ hasText: 'Pelada de quinta' }).click()
    await expect(page.locator('.circle-name')).toBeVisible()
    await expect(page.locator('#circle-prompt')).toHaveCount(0)
    await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
    await expect(page.locator('.people-bring')).toHaveText(app.cannotWrite)
    await expect(page.locator('#circle-bring, [id^="acts-"]')).toHaveCount(0)
    await page.locator('[id^="circle-ways-"]').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(app.cannotWrite)).toBeVisible()
    // Their own is not renamed or deleted any more, and goes to somebody else where they go.
    await expect(sheet.locator('.takes')).toHaveText([managing.ways.leave])
    await expect(sheet.getByRole('button', { name: managing.ways.rename })).toHaveCount(0)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('circle.png') })
    await page.goto(path(`/user/circles/${newCircleId(uidOf('paula'))}`))
    await expect(page.locator('.empty').getByText(app.cannotWrite)).toBeVisible()
    await expect(page.getByRole('button', { name: circlePage.missing.ask })).toHaveCount(0)
    await page.goto(path('/user/circles/new'))
    await expect(page.locator('.notice').getByText(app.cannotWrite)).toBeVisible()
    await expect(page.locator('.make-screen')).toHaveCount(0)
    await page.goto(path('/user/invites'))
    await expect(page.getByText(invites.link.rests)).toBeVisible()
    await expect(page.locator('.invite-card')).toHaveCount(0)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('invite.png') })
    // Others come to this instance: nobody is left asked.
    await marina.call(deleteCircle, { circleId })
  })

  await test.step('what keeps others away goes on: reporting, parting, blocking and its end, leaving a group', async () => {
    const sheet = page.getByRole('dialog')
    await page.goto(path('/user'))
    await page.getByRole('article').filter({ hasText: 'Levei o carvão' }).locator('[id^="comments-"]').click()
    await expect(page.getByText('E o encanador, Beto?')).toBeVisible()
    await expect(page.getByText('Era isso que eu ia fazer.')).toBeVisible()
    await page.getByRole('button', { name: post.thread.moreMine }).first().click()
    await expect(sheet.locator('.menu-act')).toContainText([post.thread.remove])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: post.thread.more('Ana Ribeiro Andrade') }).click()
    // Below his own post he deletes what others wrote, as before.
    await expect(sheet.locator('.menu-act')).toContainText([
      post.thread.remove,
      post.reportComment('Ana Ribeiro Andrade'),
    ])
    await sheet.locator('.menu-act').last().click()
    await expect(sheet.getByRole('radio').first()).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('report.png') })
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.goto(path('/user/people'))
    await page.locator(`[id="remove-${uidOf('ana')}"]`).click()
    await expect(sheet.getByRole('heading', { name: people.remove.title('Ana') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.goto(path(`/user/people/${uidOf('ana')}`))
    await page.getByRole('button', { name: person.ways('Ana') }).click()
    for (const name of [person.part, person.block, person.report]) {
      await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('person.png') })
    await page.goto(path('/user/settings'))
    await page.getByRole('button', { name: people.blocked.liftName(people.blocked.someone) }).click()
    await expect(page.getByText(people.blocked.none)).toBeVisible()
    await page.goto(path(`/user/circles/${enteredId}`))
    await page.locator('[id^="circle-ways-"]').click()
    await expect(sheet.getByText(app.cannotWrite)).toHaveCount(0)
    await sheet.getByRole('button', { name: managing.ways.leave }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: managing.leave.yes, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
    await expect(page.getByRole('link', { name: entered })).toHaveCount(0)
    await marina.call(deleteCircle, { circleId: enteredId })
  })

  await test.step('back, all of it is there again', async () => {
    await page.getByRole('region', { name: leaving.banner }).getByRole('button', { name: leaving.back }).click()
    await expect(page.locator('#root').getByText(leaving.stayed)).toBeVisible()
    await expect(page.getByRole('region', { name: leaving.banner })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#make-circle')).toBeVisible()
    await page.goto(path('/user'))
    await expect(page.locator('button.react').first()).toBeVisible()
  })
})

test('somebody who came in leaves at once, and nobody finds them @phone', async ({
  page,
  path,
  language,
  instance,
}, info) => {
  const { leaving, join } = words[language]
  // Both runs need a guest of their own.
  const guest = {
    name: 'Iolanda Couto',
    email: `iolanda-${language}@example.org`,
    password: 'pitanga no quintal',
    birthDate: '1961-08-19',
  }
  await fillJoinForm(page, language, instance.inviteLink, guest)
  await page.getByRole('button', { name: join.form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))

  await test.step('it is asked for once more, and the way leads out', async () => {
    await page.goto(path('/user/take'))
    await page.getByText(leaving.ways.now.text, { exact: true }).click()
    await page.getByRole('button', { name: leaving.now }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(leaving.sure.nowText)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('now.png') })
    await sheet.getByRole('button', { name: leaving.now }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  })

  await test.step('their account opens nothing any more', async () => {
    await expect.poll(async () => (await askSignIn(instance.url, guest)).status, { timeout: 30_000 }).toBe(400)
  })
})

test('a guardian ends a child’s account in 14 days, the child reads so, and the guardian goes back @desktop', async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}, info) => {
  expectTrouble(/(answer|status of) 400.*\/leave\b/)
  const { auth, errors, leaving, notices, wards } = words[language]
  const name = `Teca ${language}`
  const nineYears = new Date(Date.now() - 9.1 * 365.25 * 86_400_000).toISOString().slice(0, 10)
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/wards'))
  await page.getByRole('button', { name: wards.add.button }).click()
  await page.getByLabel(wards.add.name).fill(name)
  await page.getByLabel(wards.add.birth).fill(nineYears)
  await page.getByRole('button', { name: wards.add.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: wards.code.button }).click()
  const code = await page.getByText(/^\d{3} \d{3} \d{3}$/).textContent()
  await page.keyboard.press('Escape')
  const child = await visit()
  await child.page.goto(path('/auth'))
  await child.page.getByRole('button', { name: auth.child.offer }).click()
  await child.page.getByLabel(auth.child.code).fill(code!)
  await child.page.getByRole('button', { name: auth.child.submit, exact: true }).click()
  await expect(child.page).toHaveURL(new RegExp(`${path('/user')}$`))

  await test.step('the child cannot ask for it, and is told whom to ask', async () => {
    await child.page.goto(path('/user/take'))
    await expect(child.page.getByText(leaving.guarded)).toBeVisible()
    await expectAccessible(child.page)
  })

  await test.step('the guardian, who may not leave before, is led to the children', async () => {
    await page.goto(path('/user/take'))
    await expect(page.getByText(errors['has-wards'])).toBeVisible()
    await expectAccessible(page)
    // What could only be refused is not offered.
    await expect(page.getByRole('button', { name: leaving.later })).toHaveCount(0)
    await page.getByRole('link', { name: leaving.sure.wards }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user/wards')}$`))
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the guardian asks, is asked once more, and the child reads it', async () => {
    await expect(page.getByText(wards.care.other)).toBeVisible()
    // Nothing is under way, and nothing says so.
    const told = page.getByText(leaving.ward.lead)
    await expect(told).toBeVisible()
    await expect(told).not.toHaveRole('status')
    await expect(page.getByText(leaving.ward.text)).toHaveCount(0)
    await page.getByRole('button', { name: leaving.ward.button }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: leaving.ward.sureTitle('Teca') })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: leaving.ward.button }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: leaving.ward.keep })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('guardian.png'), fullPage: true })
    const banner = child.page.getByRole('region', { name: leaving.banner })
    await expect(banner).toBeVisible()
    await child.page.goto(path('/user/take'))
    await expect(child.page.getByText(leaving.ofGuardian).first()).toBeVisible()
    await expectAccessible(child.page)
    await child.page.screenshot({ path: info.outputPath('child.png'), fullPage: true })
    await child.page.goto(path('/user/notices'))
    const notice = child.page.getByRole('link', { name: notices.byPerson['ward-leaving'] })
    await expect(notice).toBeVisible()
    await child.page.screenshot({ path: info.outputPath('child-notice.png') })
    await notice.click()
    await expect(child.page).toHaveURL(new RegExp(`${path('/user/take')}$`))
  })

  await test.step('the guardian goes back, and the account is as it was', async () => {
    await page.getByRole('button', { name: leaving.ward.keep }).click()
    await expect(page.getByRole('button', { name: leaving.ward.button })).toBeVisible()
    await expect(child.page.getByRole('region', { name: leaving.banner })).toBeHidden()
  })
})
