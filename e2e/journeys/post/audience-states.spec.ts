/** What changes under somebody's hands while they write: who is in the circle, and whether there is one. */
import { removeAutomation } from '@varanda/domain/automation/calls/remove-automation'
import { saveAutomation } from '@varanda/domain/automation/calls/save-automation'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forPeople } from '@varanda/domain/post/audience'
import { derivedId } from '@varanda/seed/derived-id'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { test } from '../../office.ts'
import { hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const idOf = (name: string) => derivedId(`circle ${name}`, 20)

test('a group that freezes, and a circle that goes, hold back what was being written to them @phone', async ({
  page,
  path,
  language,
  instance,
  office,
  expectTrouble,
}) => {
  const { audience, compose, errors, feed } = words[language]
  // The instance refuses to count them, too.
  expectTrouble(/previewAudience/)
  await signIn(page, language, instance.logins[1]!)
  const sheet = page.getByRole('dialog')
  const text = page.getByLabel(compose.text)
  const publish = page.getByRole('button', { name: compose.publish, exact: true })

  await test.step('frozen: said before anything is sent, with the way out, and the words stay', async () => {
    const group = 'Caderno da Nair'
    await page.goto(path(`/user/publish?circle=${idOf(group)}`))
    await text.fill('Página doze: pão de queijo.')
    await expect(page.getByRole('button', { name: compose.change })).toContainText(group)
    await office.firestore.doc(paths.circle(idOf(group))).update({ frozen: true })
    await expect(page.getByRole('button', { name: feed.outbox.decide })).toBeVisible()
    await publish.click()
    await expect(sheet.getByText(errors['circle-frozen'])).toBeVisible()
    await expect(sheet.getByRole('button', { name: audience.shut(group) })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: audience.wholeConflict.drop(group), exact: true }).click()
    await expect(sheet.getByText(errors['circle-frozen'])).toHaveCount(0)
    await sheet.getByRole('checkbox', { name: audience.connections }).check()
    await sheet.getByRole('button').last().click()
    await expect(text).toHaveValue('Página doze: pão de queijo.')
    await expect(page.getByRole('button', { name: feed.outbox.decide })).toHaveCount(0)
  })

  await test.step('frozen: its posts are read, and nothing is said to them', async () => {
    await page.goto(path(`/user/circles/${idOf('Caderno da Nair')}`))
    const post = page.getByRole('article').first()
    const toReact = post.getByRole('button', { name: /^(Reagir|React)/ })
    await expect(post).toBeVisible()
    await expect(toReact).toHaveCount(0)
    // Rules for what nobody can do any more would gainsay it.
    await expect(page.locator('.circle-rules')).toHaveCount(0)
    const tops = await page
      .locator('.circle-tabs .view')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size]).toEqual([3, 1])
    // What was felt is taken back, and its button hands on the focus that goes with it.
    await post.locator('.react.mine').click()
    await expect(post.locator('.react')).toHaveCount(0)
    await expect(post.locator(':focus')).toHaveCount(1)
    await post.locator('.to-comments').click()
    await expect(page.getByText(words[language].post.thread.frozen)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(toReact).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('frozen: where no group is asked for, a reaction that is refused is told why', async () => {
    const { reactions, post: postWords } = words[language]
    expectTrouble(/reaction/)
    await page.goto(path(`/user/people/${uidOf('lucia')}`))
    const post = page.getByRole('article').filter({ hasText: 'Página onze: rosca de canela' })
    await post.locator('.react').click()
    const choices = page.getByRole('toolbar', { name: reactions.choose })
    await choices.getByRole('button', { name: reactions.kinds.love, exact: true }).click()
    await expect(page.locator('.toast').getByText(postWords.thread.frozen)).toBeVisible()
    await expect(post.locator('.react.mine')).toHaveCount(0)
  })

  await test.step('frozen: no automation is said to bring anything there, and its own page says why', async () => {
    const group = 'Caderno da Nair'
    const { edit, ask } = words[language].automations
    const asMarina = await signInAsCaller(instance.url, instance.logins[1]!)
    const automationId = newId()
    const actions = [{ kind: 'share' as const, circles: [idOf(group)] }]
    const parts = { trigger: { kind: 'i-post' as const }, match: 'all' as const, conditions: [], actions }
    await asMarina.call(saveAutomation, { automationId, parts, zone: 'America/Sao_Paulo', on: true })
    await page.goto(path('/user/publish'))
    await text.fill('Página treze: bolo de fubá.')
    const why = compose.takesNothing['circle-frozen'](group)
    await expect(page.getByText(compose.carriesNot([group], why))).toBeVisible()
    await expect(page.getByText(compose.carriesOn([group]))).toHaveCount(0)
    await page.goto(path(`/user/automations/${automationId}`))
    await page.getByRole('button', { name: ask.circles }).click()
    const chosen = page.getByRole('checkbox', { name: group })
    await expect(chosen).toBeChecked()
    await expect(page.getByText(edit.shut.frozen)).toBeVisible()
    await page.getByRole('checkbox').first().check()
    await expect(chosen).toBeChecked()
    await expectAccessible(page)
    await chosen.uncheck()
    await expect(chosen).not.toBeChecked()
    await asMarina.call(removeAutomation, { automationId })
  })

  await test.step('gone: said, for nobody now, and the words stay', async () => {
    const circle = 'Quem gosta de bolo'
    await page.goto(path(`/user/publish?circle=${idOf(circle)}`))
    await text.fill('Fatia de número cinco.')
    await expect(page.getByRole('button', { name: compose.change })).toContainText(circle)
    await office.firestore.doc(paths.circle(idOf(circle))).delete()
    await expect(page.getByText(audience.lost)).toBeVisible()
    await expect(page.getByRole('button', { name: compose.change })).toContainText(audience.chooseSomebody)
    await publish.click()
    await expect(sheet.getByRole('heading', { name: audience.nobody })).toBeVisible()
    await expect(text).toHaveValue('Fatia de número cinco.')
    await expectAccessible(page)
  })
})

test('who came into the group since the names were read is named before it goes', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { audience, compose } = words[language]
  expectTrouble(noNetwork)
  // Refused by the instance, since the audience has grown.
  expectTrouble(/status of 4\d\d/)
  const [, marina, , paula] = instance.logins
  const news = `Página treze: broa. (${language})`
  const circleId = idOf('Família Andrade')
  await signIn(page, language, marina!)
  const told = page.waitForResponse(/previewAudience/)
  await page.goto(path(`/user/publish?circle=${circleId}`))
  await page.getByLabel(compose.text).fill(news)
  const publish = page.getByRole('button', { name: compose.publish, exact: true })
  await expect(publish).toBeEnabled()
  await told
  await context.setOffline(true)
  await publish.click()

  // Paula came by the invitation of Marina herself, on another device of hers.
  const [other, guest] = await Promise.all([
    signInAsCaller(instance.url, marina!),
    signInAsCaller(instance.url, paula!),
  ])
  await other.call(inviteToGroup, { circleId, people: [uidOf('paula')] })
  await guest.call(answerGroupInvitation, { circleId, answer: 'come' })

  await context.setOffline(false)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: audience.enteredTitle(['Paula'], 0, 13) })).toBeVisible()
  await expect(sheet.getByText(audience.grownNote)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: audience.send(13) }).click()
  await expect(page.getByRole('article').filter({ hasText: news })).toBeVisible()
})

test('what is written before it is known whom posts are for goes to those, not to whom the last one went', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, office }) => {
  const { app, audience, compose } = words[language]
  const beto = instance.logins[2]!
  const { uid } = await office.auth.getUserByEmail(beto.email)
  await office.firestore.doc(paths.settings(uid)).update({ postsFor: 'connections' })
  await signIn(page, language, beto)
  await page.evaluate(
    ([key, last]) => localStorage.setItem(key!, last!),
    ['member:audience', JSON.stringify(forPeople([uidOf('marina')]))],
  )
  // Nothing on this screen asks for what the member has set.
  await page.goto(path('/user/circles'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const listening = await hold(context, /Listen\/channel/)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill('Cheguei.')
  await listening.came
  await page.waitForTimeout(300)
  await listening.letGo()
  await expect(page.getByRole('button').filter({ hasText: audience.sum.connections })).toBeVisible()
  await expect(page.getByLabel(compose.text)).toHaveValue('Cheguei.')
})
