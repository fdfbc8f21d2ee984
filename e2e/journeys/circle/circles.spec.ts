import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { newCircleId } from '@varanda/domain/ids'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { derivedId } from '@varanda/seed/derived-id'
import { uidOf } from '@varanda/seed/people'
import type { Locator, Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a family group: made in three taps, entered, and closed at once to who is taken out', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, circles, circlePage, making, managing } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const name = `Almoço de domingo ${language}`

  await page.getByRole('link', { name: app.places.circles }).click()
  await page.locator('#make-circle').click()
  await page.locator('#template-family').click()
  await expect(page.getByRole('heading', { name: making.people.title })).toBeVisible()
  await page.getByRole('searchbox').fill('Beto')
  const tile = page.getByRole('checkbox', { name: 'Beto' })
  await tile.check()
  // Its picture stands for it, also in focus.
  await tile.focus()
  expect((await tile.boundingBox())!.width).toBeLessThanOrEqual(1)
  await page.locator('#make-people-done').click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: making.finish.name }).fill('')
  await page.getByRole('button', { name: making.finish.make }).click()
  await expect(page.getByText(making.finish.nameMissing)).toBeVisible()
  await page.getByRole('textbox', { name: making.finish.name }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const group = new URL(page.url()).pathname

  // Whoever was asked waits among its people, for those who look after it.
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await expect(page.getByRole('button', { name: circlePage.people.takeBackOf('Beto Andrade') })).toBeVisible()
  await expectAccessible(page)

  // Looked at once more, and the answer of now comes late.
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = page.waitForRequest(/\/invitedToGroup$/)
  await page.route(
    /\/invitedToGroup$/,
    async (route) => {
      const response = await route.fetch()
      await late
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: circlePage.tabs.posts, exact: true }).click()
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await asked

  // The invitation comes by itself, and says how many wait.
  const place = guest.page.getByRole('link', { name: app.places.circles })
  await expect(place).toContainText(app.places.waiting(1))
  await place.click()
  await expect(guest.page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: circles.invitation.enter }).first().click()
  await guest.page.getByRole('link', { name }).click()
  await expect(guest.page.getByRole('heading', { name, level: 1 })).toBeVisible()

  // Who comes in is there at once, and waits no more, whatever an older answer says.
  await expect(page.locator(`#in-circle-${uidOf('beto')}`)).toBeVisible()
  const told = page.waitForResponse(/\/invitedToGroup$/)
  answer()
  await told
  await page.waitForTimeout(500)
  await expect(page.getByRole('button', { name: circlePage.people.takeBackOf('Beto Andrade') })).toBeHidden()
  await page.getByRole('button', { name: circlePage.tabs.posts, exact: true }).click()
  await expect(page.getByRole('link', { name: circlePage.tell('Beto') })).toBeVisible()

  await page.goto(group)
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.getByRole('button', { name: circlePage.people.acts('Beto Andrade') }).click()
  await page.getByRole('button', { name: managing.person.remove }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: managing.remove.yes, exact: true }).click()
  await expect(guest.page.getByText(circlePage.gone.title(name))).toBeVisible({ timeout: 5000 })
  await expectAccessible(guest.page)
  // Whoever comes by its address learns no more than of a group that never was.
  await guest.page.goto(group)
  await expect(guest.page.getByText(circlePage.missing.title)).toBeVisible()
  await expect(guest.page.getByText(name)).toHaveCount(0)

  // Its owner, alone in it now, ends it.
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.deleteGroup }).click()
  await page.getByRole('button', { name: managing.delete.yes, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a public circle is looked at, followed, and followed no more', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { circles, circlePage, managing } = words[language]
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path('/user/circles'))
  await expect(page.getByRole('button', { name: circles.open.followName('Bolos da Paula') })).toBeVisible()
  await page.getByRole('link', { name: 'Bolos da Paula' }).click()
  await expect(page.getByRole('heading', { name: 'Bolos da Paula' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: circles.open.follow, exact: true }).click()
  await expect(page.getByRole('button', { name: circlePage.tabs.album })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.unfollow }).click()
  await page.getByRole('button', { name: managing.unfollow.yes, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
})

test('what is posted to a group before anybody is in it waits for whoever comes', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { audience, circlePage, compose } = words[language]
  const [, marina, beto] = instance.logins
  const [asMarina, asBeto] = [await signInAsCaller(instance.url, marina!), await signInAsCaller(instance.url, beto!)]
  const [circleId, name] = [newCircleId(uidOf('marina')), `Horta da rua ${language}`]
  await asMarina.call(createCircle, { circleId, kind: 'group', name, people: [] })
  await signIn(page, language, marina!)
  const group = path(`/user/circles/${circleId}`)
  await page.goto(group)
  await page.getByRole('link', { name: circlePage.tellAlone }).click()
  const line = page.getByRole('button', { name: compose.change })
  await expect(line).toContainText(audience.onlyYou)
  await line.click()
  await expect(page.getByRole('heading', { name: audience.onlyYou })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: audience.done(0), exact: true }).click()
  const text = `As mudas chegaram. (${language})`
  await page.getByLabel(compose.text).fill(text)
  const sent = page.waitForResponse(/createPost/)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await sent

  await asMarina.call(inviteToGroup, { circleId, people: [uidOf('beto')] })
  await asBeto.call(answerGroupInvitation, { circleId, answer: 'come' })
  const guest = await visit()
  await signIn(guest.page, language, beto!)
  await guest.page.goto(group)
  await expect(guest.page.getByRole('article').filter({ hasText: text })).toBeVisible()
  // Whoever looks at it while it goes asks what is not there any more.
  await Promise.all([page, guest.page].map((one) => one.goto('about:blank')))
  await asBeto.call(leaveCircle, { circleId })
  await asMarina.call(deleteCircle, { circleId })
})

test('what is posted to a group is seen there live; when its owner leaves, it goes to who was named @phone', async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED/)
  const { app, circlePage, compose, managing, notices, post } = words[language]
  const [, marina, beto] = instance.logins
  const [asMarina, asBeto] = [await signInAsCaller(instance.url, marina!), await signInAsCaller(instance.url, beto!)]
  const [circleId, name] = [newCircleId(uidOf('marina')), `Festa junina ${language}`]
  await asMarina.call(createCircle, { circleId, kind: 'group', name, people: [uidOf('beto')] })
  await asBeto.call(answerGroupInvitation, { circleId, answer: 'come' })
  const guest = await visit()
  // The files of one sheet do not come, whenever they are asked for.
  await guest.page.route(/\/assets\/(take-out|readers)-sheet-/, (route) => route.abort())
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const group = path(`/user/circles/${circleId}`)
  await Promise.all([page.goto(group), guest.page.goto(group)])
  await expect(guest.page.getByText(circlePage.empty.posts)).toBeVisible()

  await page.locator('#circle-prompt').click()
  const text = `Quem leva a fogueira? (${language})`
  await page.getByLabel(compose.text).fill(text)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(guest.page.getByRole('article').filter({ hasText: text })).toBeVisible()

  await page.goto(group)
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  const nameBeto = async () => {
    await page.getByRole('button', { name: circlePage.people.acts('Beto Andrade') }).click()
    await page.getByRole('button', { name: managing.person.succeeds }).click()
    await expect(page.getByText(circlePage.people.successor, { exact: true })).toBeVisible()
  }
  await nameBeto()

  // Whoever was named is told, may decline, and goes from there to the group.
  await guest.page.goto(path('/user/notices'))
  await guest.page.getByRole('button', { name: notices.succession.decline }).click()
  await expect(guest.page.getByText(notices.succession.declined).first()).toBeVisible()
  await expect(page.getByText(circlePage.people.successor, { exact: true })).toBeHidden()
  await expectAccessible(guest.page)
  await guest.page.getByRole('link', { name }).first().click()
  await expect(guest.page).toHaveURL(new RegExp(`${group}$`))
  await nameBeto()
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.leave }).click()
  await expect(page.getByText(managing.leave.handsOver('Beto'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: managing.leave.yes, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user/circles')}$`))
  await expect(page.locator('.screen-heading')).toBeFocused()

  // Who was named has its owner's acts, and looks after what is posted there.
  const menu = guest.page.getByRole('article').filter({ hasText: text }).locator('[id^="menu-"]')
  await menu.click()
  const takeOut = guest.page.getByRole('button', { name: post.menu.takeOut.of(name) })
  await expect(takeOut).toBeVisible()
  // Its files did not come, and nobody answers: it is said. Chromium fails them until the page is loaded anew, which
  // happens once somebody does.
  await guest.page.route(guest.page.url(), (route) => route.abort())
  await takeOut.click()
  await expect(guest.page.locator('.toast').getByText(app.unanswered)).toBeVisible()
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
  await expect(guest.page.locator('.toast')).toHaveCount(0)
  await guest.page.getByRole('article').filter({ hasText: text }).locator('[id^="sill-"]').click()
  await expect(guest.page.locator('.toast').getByText(app.unanswered)).toBeVisible()
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
  await guest.page.unrouteAll()
  await menu.click()
  const anew = guest.page.waitForEvent('load')
  await takeOut.click()
  await anew
  await takeOut.click()
  const takesOut = guest.page.getByRole('button', { name: post.menu.takeOut.yes, exact: true })
  await expect(takesOut).toBeVisible()
  await expectAccessible(guest.page)
  await takesOut.click()
  await expect(guest.page.getByRole('article').filter({ hasText: text })).toBeHidden()
  await guest.page.locator('[id^="circle-ways-"]').click()
  await guest.page.getByRole('button', { name: managing.ways.rename }).click()
  await guest.page.getByRole('textbox', { name: managing.rename.name }).fill(`${name}!`)
  await guest.page.getByRole('button', { name: managing.rename.yes, exact: true }).click()
  await expect(guest.page.getByRole('heading', { name: `${name}!`, level: 1 })).toBeVisible()
})

test('while its owner cannot, the oldest of a group looks after it', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { circlePage, compose, managing } = words[language]
  const [cida, marina, beto, paula] = await Promise.all(
    instance.logins.map((login) => signInAsCaller(instance.url, login)),
  )
  const [circleId, name] = [newCircleId(uidOf('marina')), 'Coral da rua']
  const rules = { ...usualRules('group'), requests: true, whoPosts: 'moderators' as const }
  await marina!.call(createCircle, { circleId, kind: 'group', name, people: [uidOf('beto')], rules })
  await beto!.call(answerGroupInvitation, { circleId, answer: 'come' })
  await paula!.call(askToJoin, { circleId })
  await signIn(page, language, instance.logins[2]!)
  const group = path(`/user/circles/${circleId}`)
  await page.goto(group)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText(circlePage.standIn)).toBeHidden()
  await expect(page.getByText(circlePage.empty.readOnly)).toBeVisible()

  await cida!.call(suspendMember, { uid: uidOf('marina'), reason: 'Vamos conversar antes.' })
  // Where only those who look after it post, so does whoever acts for its owner: also where nobody said so before.
  const said = 'Ensaio na quinta, às oito.'
  await page.goto(path(`/user/publish?circle=${circleId}`))
  await page.getByLabel(compose.text).fill(said)
  // Whoever presses before it is known who sees it is asked.
  await expect(page.locator('.audience-line')).toContainText('Marina')
  await expect(page.locator('.audience-line')).toContainText(compose.change)
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: said })).toBeVisible()
  await page.goto(group)
  await expect(page.getByText(circlePage.standIn)).toBeVisible()
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.locator('#circle-prompt')).toBeVisible()
  await expectAccessible(page)
  await page.locator('[id^="circle-ways-"]').click()
  await page.getByRole('button', { name: managing.ways.rename }).click()
  await page.getByRole('textbox', { name: managing.rename.name }).fill(`${name}!`)
  await page.getByRole('button', { name: managing.rename.yes, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${name}!`, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await page.getByRole('button', { name: `${circlePage.people.admit}: Paula` }).click()
  await expect(page.getByRole('heading', { name: circlePage.people.asking })).toBeHidden()
  await expect(page.getByRole('heading', { name: `${name}!`, level: 1 })).toBeFocused()
  // What is the owner's to give is not theirs.
  await page.getByRole('button', { name: circlePage.people.acts('Paula') }).click()
  await expect(page.getByRole('button', { name: managing.person.makeModerator })).toBeVisible()
  await expect(page.getByRole('button', { name: managing.person.makeOwner })).toBeHidden()
  await expectAccessible(page)

  await cida!.call(reinstateMember, { uid: uidOf('marina'), reason: 'Conversamos.' })
  await page.goto(group)
  await expect(page.getByRole('heading', { name: `${name}!`, level: 1 })).toBeVisible()
  await expect(page.getByText(circlePage.standIn)).toBeHidden()
})

test('whoever was taken out of a public circle is let back by its owner', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { circlePage, managing } = words[language]
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path(`/user/circles/${derivedId('circle Bolos da Paula', 20)}`))
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  const acts = page.getByRole('button', { name: circlePage.people.acts('Kátia da Padaria') })
  await acts.click()
  await page.getByRole('button', { name: managing.person.remove }).click()
  await page.getByRole('button', { name: managing.remove.yes, exact: true }).click()
  await expect(acts).toBeHidden()
  const back = page.getByRole('button', { name: circlePage.people.letBackOf('Kátia da Padaria') })
  await expect(back).toBeVisible()
  await expectAccessible(page)
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/liftBar$/, async (route) => {
    const response = await route.fetch()
    await late
    await route.fulfill({ response })
  })
  await back.click()
  await expect(back).toBeHidden()
  // The row that had the focus hands it on; an answer that comes late takes it from nobody.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const tab = page.getByRole('button', { name: circlePage.tabs.posts, exact: true })
  await tab.focus()
  answer()
  await expect(page.locator('#status')).toHaveText(circlePage.people.isLetBack('Kátia'))
  await expect(tab).toBeFocused()
})

test('a group is made, and a rule of it changed, without a pointer', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { making, rules } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/circles'))
  await goTo(page, page.locator('#make-circle'))
  await page.keyboard.press('Enter')
  await goTo(page, page.locator('#template-scratch'))
  await page.keyboard.press('Enter')
  await goTo(page, page.getByRole('checkbox', { name: 'Beto' }))
  await page.keyboard.press('Space')
  await goTo(page, page.locator('#make-people-done'))
  await page.keyboard.press('Enter')
  // The heading has the focus, and stays unseen with it.
  const heading = page.getByRole('heading', { name: making.finish.title })
  await expect(heading).toBeFocused()
  expect((await heading.locator('..').boundingBox())?.height).toBeLessThan(2)
  await goTo(page, page.locator('#rule-history'))
  await page.keyboard.press('Enter')
  await goTo(page, page.getByRole('radio', { name: rules.ask.history.all }))
  await page.keyboard.press('ArrowDown')
  await goTo(page, page.getByRole('button', { name: rules.ask.done }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#rule-history')).toHaveText(rules.history.month)
  await expect(page.locator('#rule-history')).toBeFocused()
  const name = `Sem mouse ${language}`
  await goTo(page, page.getByRole('textbox', { name: making.finish.name }), 'Shift+Tab')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

/** Presses Tab until there. */
async function goTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  for (let press = 0; press < 80; press++) {
    if ((await place.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press(key)
  }
  await expect(place).toBeFocused()
}

test('who looks after a group reads what a refusal says of others, and looks again for what did not come', {
  tag: '@phone',
}, async ({ page, path, language, instance, expectTrouble }) => {
  expectTrouble(/invitedToGroup|net::ERR_FAILED/)
  expectTrouble(/400|404|nameSuccessor|changeCircleRole/)
  const { circlePage, managing } = words[language]
  const [cida, marina, beto, paula] = await Promise.all(
    instance.logins.slice(0, 4).map((login) => signInAsCaller(instance.url, login)),
  )
  const circleId = newCircleId(uidOf('marina'))
  const people = [uidOf('beto'), uidOf('paula'), uidOf('ana')]
  await marina!.call(createCircle, { circleId, kind: 'group', name: `Calçada ${language}`, people })
  for (const one of [beto!, paula!]) await one.call(answerGroupInvitation, { circleId, answer: 'come' })
  await signIn(page, language, instance.logins[1]!)
  await page.route(/\/invitedToGroup$/, (route) => route.abort())
  await page.goto(path(`/user/circles/${circleId}`))
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  const missing = page.getByText(circlePage.people.waitingFailed)
  await expect(missing).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/invitedToGroup$/)
  // Looked for again by hand, what came takes the focus from what went.
  await missing.getByRole('button').click()
  await expect(missing).toBeHidden()
  await expect(page.locator('#people-invited :focus')).toHaveCount(1)
  await page.route(/\/invitedToGroup$/, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
  await expect(missing).toBeVisible()
  await page.unroute(/\/invitedToGroup$/)
  await page.evaluate("dispatchEvent(new Event('online'))")
  await expect(missing).toBeHidden()
  await expect(page.getByRole('heading', { name: circlePage.people.waiting })).toBeVisible()

  await cida!.call(suspendMember, { uid: uidOf('paula'), reason: 'Vamos conversar antes.' })
  const acts = (name: string) => page.getByRole('button', { name: circlePage.people.acts(name) }).click()
  await acts('Paula')
  await page.getByRole('button', { name: managing.person.makeOwner }).click()
  await page.getByRole('button', { name: managing.handOver.yes, exact: true }).click()
  await expect(page.getByRole('dialog').getByText(managing.person.cannotOwn('Paula'))).toBeVisible()
  await page.keyboard.press('Escape')
  await cida!.call(reinstateMember, { uid: uidOf('paula'), reason: 'Conversamos.' })

  await acts('Beto Andrade')
  await beto!.call(leaveCircle, { circleId })
  await page.getByRole('button', { name: managing.person.makeModerator }).click()
  await expect(page.locator('.toast').getByText(managing.person.gone('Beto'))).toBeVisible()
})

test('without internet a door is not called closed', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(noNetwork)
  const { app, circlePage } = words[language]
  const missing = page.getByText(circlePage.missing.title)
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/circles/nowhere'))
  await expect(missing).toBeVisible()
  await page.getByRole('link', { name: circlePage.missing.back }).click()
  await context.setOffline(true)
  const elsewhere = path('/user/circles/nowhere-else')
  await page.evaluate(`history.pushState({}, '', '${elsewhere}'); dispatchEvent(new PopStateEvent('popstate'))`)
  await expect(page.locator('.page-body .offline-line').getByText(app.offline)).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(page.getByRole('button', { name: circlePage.missing.ask })).toHaveCount(0)
  await context.setOffline(false)
  await expect(missing).toBeVisible()
})
