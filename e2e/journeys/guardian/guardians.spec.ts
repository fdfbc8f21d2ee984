import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { wardCodeFragment, wardCodeLimits } from '@varanda/domain/guardian/guardian-code'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { wardAccounts } from '@varanda/seed/wards'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const day = 86_400_000
const born = (years: number) => new Date(Date.now() - years * 365.2425 * day - 40 * day).toISOString().slice(0, 10)

test('a guardian makes a child’s account, the child comes in by the code, and a new contact waits for a yes', {
  tag: '@desktop',
}, async ({ page, language, path, instance, office, visit, expectTrouble }) => {
  expectTrouble(noNetwork)
  expectTrouble(/answerApproval/)
  const { app, compose, errors, finding, invites, wards, auth, join, people, settings, noticeSettings } =
    words[language]
  const name = `Nina ${language}`
  const first = 'Nina'
  await signIn(page, language, instance.logins[2]!)

  // The account, with nothing but a name, a birth date and a drawing.
  const ahead = page.waitForResponse(/\/assets\/ward-screen-/)
  await page.goto(path('/user/wards'))
  await ahead
  await page.getByRole('button', { name: wards.add.button }).click()
  await page.getByRole('button', { name: wards.add.submit, exact: true }).click()
  await expect(page.getByText(wards.add.errors.name)).toBeVisible()
  await page.getByLabel(wards.add.name).fill(name)
  await page.getByLabel(wards.add.birth).fill(born(17))
  await page.getByRole('button', { name: wards.add.submit, exact: true }).click()
  await expect(page.getByText(wards.add.errors.old)).toBeVisible()
  await page.getByLabel(wards.add.birth).fill(born(9))
  // Back takes the sheet away, and nothing of what was typed.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: wards.add.button }).click()
  await expect(page.getByLabel(wards.add.name)).toHaveValue(name)
  await expect(page.getByLabel(wards.add.birth)).toHaveValue(born(9))
  await expectAccessible(page)
  // A moment without a network takes no word away.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: wards.add.submit, exact: true }).click()
  await expect(page.getByText(wards.add.failed)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: wards.add.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expectAccessible(page)

  // What lacks in a correction takes the focus, the first of it.
  await page.getByRole('button', { name: wards.birth.correct }).click()
  const correction = page.getByRole('dialog')
  await page.getByRole('button', { name: wards.birth.submit, exact: true }).click()
  await expect(page.getByText(wards.birth.reasonMissing)).toBeVisible()
  await expect(correction.getByLabel(wards.birth.reason)).toBeFocused()
  await correction.getByLabel(wards.add.birth).fill('')
  await page.getByRole('button', { name: wards.birth.submit, exact: true }).click()
  await expect(correction.getByLabel(wards.add.birth)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.clock.install()
  await page.getByRole('button', { name: wards.code.button }).click()
  // What says so has been there before, or else it is not read out.
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toHaveText('')
  const said = await status.elementHandle()
  await page.clock.fastForward((wardCodeLimits.minutes + 5) * 60_000)
  await expect(page.getByText(wards.code.over)).toBeVisible()
  expect(await said?.textContent()).toBe(wards.code.over)

  // The code, typed on the child's own device. The guardian's clock is now ahead by longer than a code is good, which ends none.
  await page.getByRole('button', { name: wards.code.again }).click()
  const code = await page.getByText(/^\d{3} \d{3} \d{3}$/).textContent()
  await expectAccessible(page)
  const child = await visit()
  await child.page.goto(path('/auth'))
  await child.page.getByRole('button', { name: auth.child.offer }).click()
  await child.page.getByLabel(auth.child.code).fill(code!)
  await expectAccessible(child.page)
  await child.page.getByRole('button', { name: auth.child.submit, exact: true }).click()
  await expect(child.page).toHaveURL(new RegExp(`${path('/user')}$`))
  // The guardian, who still shows it, is told that it was used.
  await expect(status).toHaveText(wards.code.came(first))
  await expect(page.getByText(code!)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(wards.code.last)).toBeVisible()

  // Inviting comes later, wherever the child asks for it.
  await child.page.goto(path('/welcome'))
  await expect(child.page).toHaveURL(new RegExp(`${path('/user/invites')}$`))
  await expect(child.page.getByText(invites.ward.text('Beto'))).toBeVisible()
  await expectAccessible(child.page)

  // Nothing speaks to her of mail, a password, support or newcomers, none of which she has.
  await child.page.goto(path('/user/settings'))
  await expect(child.page.getByText(settings.devices.noteByCode)).toBeVisible()
  await child.page.goto(path('/user/notices/settings'))
  await expect(child.page.getByRole('heading', { name: noticeSettings.topics.invitations })).toContainText(
    noticeSettings.how.none,
  )
  await expect(child.page.getByText(noticeSettings.how.both)).toHaveCount(0)
  await expect(child.page.getByText(noticeSettings.topics.support)).toHaveCount(0)
  await child.page.goto(path('/user/automations'))
  await expect(child.page.locator('#auto-from-keep-mentions')).toBeVisible()
  await expect(child.page.locator('#auto-from-newcomers')).toHaveCount(0)
  await child.page.goto(path('/user/support'))
  await expect(child.page.getByText(errors['not-an-adult'])).toBeVisible()
  await expect(child.page.locator('#tips-given')).toHaveCount(0)
  await child.page.goto(path('/user/support/cards'))
  await expect(child.page.locator('.card-part p')).toBeVisible()
  await expect(child.page.locator('.skeleton')).toHaveCount(0)
  await child.page.goto(path('/user/wards'))
  await expect(child.page.getByRole('heading', { name: wards.profile.none })).toBeVisible()
  await expect(child.page.getByRole('button', { name: wards.add.button })).toHaveCount(0)

  // Somebody's link does not connect yet: the guardian is asked.
  const cida = await office.auth.getUserByEmail(instance.logins[0]!.email)
  const { token } = (await office.firestore.doc(paths.ownInvite(cida.uid)).get()).data() as OwnInvite
  await child.page.goto(`${path('/join')}?invite=${token}`)
  await child.page.getByRole('button', { name: join.connect.button('Dona Cida') }).click()
  await expect(child.page.getByRole('heading', { name: join.connect.waiting.title })).toBeVisible()
  // From there it goes home, and not to an invite that she does not have.
  await expect(child.page.getByRole('link', { name: join.already.feed })).toBeVisible()
  await expect(child.page.getByRole('link', { name: join.already.invite })).toHaveCount(0)
  await expectAccessible(child.page)
  await child.page.goto(path('/user/profile'))
  await expect(child.page.getByText(wards.mine.waiting('Beto'))).toBeVisible()
  await expectAccessible(child.page)

  await page.goto(path('/user/wards'))
  const question = page.getByRole('article', { name: wards.approvals.connection(first, 'Dona Cida Andrade') })
  await expectAccessible(page)
  // An answer that comes to nothing is told to whoever went on before it came.
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/answerApproval$/, async (route) => {
    await failing
    await route.abort()
  })
  await question.getByRole('button', { name: wards.approvals.yes }).click()
  await page.getByRole('link', { name }).click()
  await expect(question).toBeHidden()
  fail()
  await expect(page.locator('#status')).toHaveText(wards.approvals.failed)
  await page.unroute(/\/answerApproval$/)
  await page.goBack()
  await question.getByRole('button', { name: wards.approvals.yes }).click()
  await expect(question).toBeHidden()
  await expect(child.page.getByText(wards.mine.approved)).toBeVisible()
  await child.page.goto(path('/user/people'))
  await expect(child.page.getByRole('heading', { level: 1, name: people.title })).toBeVisible()
  await expect(child.page.getByText('Dona Cida Andrade')).toBeVisible()
  await expect(child.page.getByText(finding.linkHintWard)).toHaveCount(1)

  // The guardian sees the name there, and can take it out again.
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: wards.contacts.end('Dona Cida Andrade') }).click()
  await page.getByRole('button', { name: wards.contacts.endYes, exact: true }).click()
  await expect(page.getByRole('button', { name: wards.contacts.end('Dona Cida Andrade') })).toBeHidden()
  await expect(child.page.getByText('Dona Cida Andrade')).toBeHidden()

  // While writing rests the child is offered none, and reads why.
  await page.getByRole('button', { name: wards.care.pause }).click()
  await child.page.goto(path('/user/publish'))
  await expect(child.page.getByText(app.writingPaused)).toBeVisible()
  await expect(child.page.getByLabel(compose.text)).toHaveCount(0)
  await expectAccessible(child.page)

  // Signed out by the guardian, she reads of the code, and of no password.
  await page.getByRole('button', { name: wards.care.signOut }).click()
  await page.getByRole('button', { name: wards.care.signOutYes, exact: true }).click()
  await expect(child.page).toHaveURL(/\/auth\?next=/)
  await expect(child.page.getByText(auth.turnedOut.endedByCode)).toBeVisible()
  await expect(child.page.getByRole('button', { name: auth.child.offer })).toBeVisible()
  await expectAccessible(child.page)
})

test('a ward’s own group and one it is asked into wait for the guardian, who takes it out again @phone', async ({
  page,
  language,
  path,
  instance,
  office,
  visit,
}) => {
  const { app, circles, circlePage, compose, making, wards, auth } = words[language]
  const marina = await office.auth.getUserByEmail(instance.logins[1]!.email)
  const [lia] = wardAccounts
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/wards/${lia!.uid}`))
  await page.getByRole('button', { name: wards.code.button }).click()
  const code = (await page.getByText(/^\d{3} \d{3} \d{3}$/).textContent())!.replaceAll(' ', '')
  const child = await visit()
  await child.page.goto(`${path('/auth')}#${wardCodeFragment}=${code}`)
  await child.page.getByRole('button', { name: auth.child.submit, exact: true }).click()
  await expect(child.page).toHaveURL(new RegExp(`${path('/user')}$`))

  // A group of her own: whose yes it takes is said before she asks, and nothing is there until then.
  const own = `Bicicletas ${language}`
  await child.page.goto(path('/user/circles/new'))
  await child.page.locator('#template-family').click()
  await expect(child.page.getByRole('heading', { name: making.people.title })).toBeVisible()
  await child.page.locator('#make-people-done').click()
  await expect(child.page.getByText(making.finish.guardian('Marina'))).toBeVisible()
  await expectAccessible(child.page)
  await child.page.getByRole('textbox', { name: making.finish.name }).fill(own)
  await child.page.getByRole('button', { name: making.finish.ask }).click()
  await expect(child.page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
  await expect(child.page.getByText(circles.asked.by('Marina'))).toBeVisible()
  await expect(child.page.getByRole('link', { name: own })).toHaveCount(0)
  await expectAccessible(child.page)
  await page.goto(path('/user/wards'))
  const opening = page.getByRole('article', { name: wards.approvals.openCircle('Lia', own) })
  await expectAccessible(page)
  await opening.getByRole('button', { name: wards.approvals.agree, exact: true }).click()
  await expect(opening).toBeHidden()
  await expect(child.page.getByRole('link', { name: own })).toBeVisible()
  await expect(child.page.getByText(circles.asked.by('Marina'))).toHaveCount(0)

  // One that somebody asks her into.
  const name = `Tardes no quintal ${language}`
  const caller = await signInAsCaller(instance.url, instance.logins[1]!)
  const circleId = newCircleId(marina.uid)
  const purpose = 'Para combinar a piscina'
  await caller.call(createCircle, { circleId, kind: 'group', name, purpose, template: 'playdates', people: [lia!.uid] })
  const text = `Sábado tem mangueira ${language}`
  const audience = { connections: false, circles: [circleId], people: [], except: [] }
  await caller.call(createPost, { postId: newPostId(marina.uid), text, audience })
  const card = child.page.getByRole('region', { name })
  await card.getByRole('button', { name: circles.invitation.enter }).click()
  await expect(card.getByText(circles.asked.by('Marina'))).toBeVisible()
  // It is the guardian's turn now, and doors that are open to adults are none of hers.
  await expect(child.page.getByRole('link', { name: app.places.circles })).not.toContainText(app.places.waiting(1))
  await expect(child.page.getByRole('heading', { name: circles.open.title })).toHaveCount(0)
  await expect(card.getByRole('button', { name: circles.invitation.enter })).toHaveCount(0)
  await expectAccessible(child.page)

  const question = page.getByRole('article', { name: wards.approvals.joinGroup('Lia', name) })
  await expect(question.getByText(purpose)).toBeVisible()
  await expect(question.getByText(wards.approvals.joinGroupPeople(1))).toBeVisible()
  await expect(question.getByText(wards.approvals.template(making.templates.playdates.name))).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: wards.approvals.agree, exact: true }).click()
  await expect(question).toBeHidden()
  await child.page.getByRole('link', { name }).click()
  await expect(child.page.getByRole('article').getByText(text)).toBeVisible()

  // What she writes there goes to that group alone, and says so before.
  await child.page.goto(path(`/user/publish?circle=${circleId}`))
  await child.page.getByRole('textbox', { name: compose.text }).fill(`Levo a boia ${language}`)
  await expect(child.page.getByRole('button', { name: name })).toBeVisible()
  await expectAccessible(child.page)
  await child.page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(child.page.getByRole('article').getByText(`Levo a boia ${language}`)).toBeVisible()
  await page.goto(path(`/user/circles/${circleId}`))
  await expect(page.getByRole('article').getByText(`Levo a boia ${language}`)).toBeVisible()
  await child.page.goto(path(`/user/circles/${circleId}`))
  await expect(child.page.getByRole('article').getByText(text)).toBeVisible()

  // The guardian sees the group, nothing of what is said there, and takes her out; she is told.
  await page.goto(path(`/user/wards/${lia!.uid}`))
  await page.getByRole('button', { name: wards.groups.takeOut(name) }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: wards.groups.yes, exact: true }).click()
  await expect(page.getByRole('button', { name: wards.groups.takeOut(name) })).toBeHidden()
  await expect(child.page.getByText(text)).toBeHidden({ timeout: 5000 })
  await expect(child.page.getByText(circlePage.gone.title(name))).toBeVisible()
  await child.page.goto(path('/user/notices'))
  await expect(child.page.getByText(name).first()).toBeVisible()
})

test('at 16 the account is taken over, and the guardian agrees', { tag: '@phone' }, async ({
  page,
  language,
  path,
  instance,
  office,
  visit,
  expectTrouble,
}) => {
  // His sign-in ends with the hand-over: what was under way is refused, and so is its renewal.
  expectTrouble(/40[0134].*(\/media\/|Listen\/channel|\/session|securetoken)/)
  expectTrouble(/status of 40[0134]/)
  const { wards, auth } = words[language]
  const marina = await office.auth.getUserByEmail(instance.logins[1]!.email)
  const [davi] = (await office.firestore.collection(paths.wards(marina.uid)).where('ageBand', '==', 'teen').get()).docs
  await office.firestore.doc(paths.standing(davi!.id)).update({ ageBand: 'youth' })
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/wards/${davi!.id}`))
  // Some press everything twice.
  await page.getByRole('button', { name: wards.code.button }).dblclick()
  const code = (await page.getByText(/^\d{3} \d{3} \d{3}$/).textContent())!.replaceAll(' ', '')

  // As the camera of his own phone would open it.
  const own = await visit()
  await own.page.goto(`${path('/auth')}#${wardCodeFragment}=${code}`)
  await own.page.getByRole('button', { name: auth.child.submit, exact: true }).click()
  await expect(own.page).toHaveURL(new RegExp(`${path('/user')}$`))
  await own.page.goto(path('/user/profile'))
  await own.page.getByRole('button', { name: wards.mine.handOver }).click()
  const sheet = own.page.getByRole('dialog')
  const address = own.page.getByLabel(wards.takeOver.email)
  await own.page.getByRole('button', { name: wards.takeOver.send }).click()
  await expect(own.page.getByText(wards.takeOver.emailWrong)).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('davo@example.org')
  await own.page.getByLabel(wards.takeOver.overseen('Marina')).check()
  await expectAccessible(own.page)
  await own.page.getByRole('button', { name: wards.takeOver.send }).click()
  // The address that was mistyped is read there, and can be put right.
  await expect(sheet.getByText(wards.takeOver.sent('davo@example.org'))).toBeVisible()
  await sheet.getByRole('button', { name: wards.takeOver.otherAddress }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('davo@example.org')
  await expect(own.page.getByLabel(wards.takeOver.overseen('Marina'))).toBeChecked()
  await address.fill('davi@example.org')
  await own.page.getByRole('button', { name: wards.takeOver.send }).click()
  const first = await mailedCode()
  await own.page.getByRole('button', { name: wards.takeOver.submit }).click()
  await expect(own.page.getByText(wards.takeOver.codeWrong)).toBeVisible()
  await expect(own.page.getByLabel(wards.takeOver.code)).toBeFocused()
  await own.page.getByLabel(wards.takeOver.code).fill(first)
  await sheet.getByRole('button', { name: wards.takeOver.again }).click()
  await expect(sheet.getByText(wards.takeOver.sentAgain('davi@example.org'))).toBeVisible()
  await expect(own.page.getByLabel(wards.takeOver.code)).toHaveValue('')
  await own.page.getByLabel(wards.takeOver.code).fill(await mailedCode(first))
  await expectAccessible(own.page)
  await own.page.getByRole('button', { name: wards.takeOver.submit }).click()
  await expect(own.page.getByText(wards.mine.waiting('Marina'))).toBeVisible()

  await page.goto(path('/user/wards'))
  const question = page.getByRole('article', { name: wards.approvals.handOver('Davi') })
  await expect(question.getByText(wards.approvals.handOverSeen('Davi'))).toBeVisible()
  await question.getByRole('button', { name: wards.approvals.agree, exact: true }).click()
  await expect(question).toBeHidden()
  // Whoever was in before is out, he too: from now on his address is the way in.
  await expect(own.page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await expect(own.page.getByText(auth.turnedOut.endedGrown)).toBeVisible()
  expect((await office.auth.getUser(davi!.id)).email).toBe('davi@example.org')

  /** The digits in a message to him, other ones than these. */
  async function mailedCode(before?: string): Promise<string> {
    let found = ''
    await expect(async () => {
      const mails = await office.firestore.collection(paths.mailQueue).get()
      const mine = mails.docs.map((one) => one.data() as MailDocument).filter(({ to }) => to === 'davi@example.org')
      const codes = mine.map(({ message }) => /\d{6}/.exec(message?.subject ?? '')?.[0])
      found = codes.find((code) => code && code !== before) ?? ''
      expect(found).not.toBe('')
    }).toPass()
    return found
  }
})
