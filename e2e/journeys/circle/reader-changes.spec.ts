import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ instanceOf: 'reader-changes' })

test('the author of a post looks up who came and who left since', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { app, post } = words[language]
  const { changes } = post.readers
  const [, marinaLogin, betoLogin] = instance.logins
  const [marina, beto] = await Promise.all([marinaLogin!, betoLogin!].map((one) => signInAsCaller(instance.url, one)))
  const [circleId, postId] = [newCircleId(marina!.uid), newPostId(marina!.uid)]
  const people = [beto!.uid]
  await marina!.call(createCircle, { circleId, kind: 'group', name: 'Truco', people, rules: usualRules('group') })
  await beto!.call(answerGroupInvitation, { circleId, answer: 'come' })
  const audience = { connections: false, circles: [circleId], people: [], except: [] }
  await marina!.call(createPost, { postId, text: 'Sábado às quatro.', audience })

  await signIn(page, language, marinaLogin!)
  await page.goto(path(`/user/post/${postId}`))
  await page.locator('.sill').first().click()
  const sheet = page.getByRole('dialog')
  const way = sheet.getByRole('button', { name: changes.open })

  await test.step('nobody, as long as nobody did', async () => {
    await way.click()
    await expect(way).toHaveAttribute('aria-expanded', 'true')
    await expect(sheet.getByText(changes.none)).toBeVisible()
    await way.click()
    await expect(sheet.getByText(changes.none)).toBeHidden()
  })

  await test.step('without a network it says why there is nothing to see', async () => {
    expectTrouble(noNetwork)
    await beto!.call(leaveCircle, { circleId })
    await context.setOffline(true)
    await way.click()
    await expect(sheet.getByText(changes.offline)).toBeVisible()
    await context.setOffline(false)
    await sheet.getByRole('button', { name: app.failed.retry }).click()
  })

  await test.step('who left is named to whoever still knows them', async () => {
    const list = sheet.getByRole('list', { name: changes.open })
    const left = list.getByRole('listitem').filter({ hasText: 'Beto Andrade' })
    await expect(left).toContainText(changes.left('Truco'))
    await expectAccessible(page)
  })
})
