import { who as whoEn } from '@varanda/domain/account/messages/en/who'
import { who as whoPt } from '@varanda/domain/account/messages/pt/who'
import { newPostId } from '@varanda/domain/ids'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { openSealed } from '@varanda/domain/report/calls/open-sealed'
import { uidOf } from '@varanda/seed/people'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const texts = { pt: whoPt, en: whoEn }

test('who may do what: one page says it, changes what is chosen there, and leads to the rest', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const who = texts[language]
  const { compose } = words[language]
  const [cida, marina] = instance.logins
  const [asCida, asMarina] = [await signInAsCaller(instance.url, cida!), await signInAsCaller(instance.url, marina!)]
  const [postId, text] = [newPostId(uidOf('marina')), `Carta de ${language} que só os meus leem.`]
  await asMarina.call(createPost, { postId, text, audience: forConnections() })
  const reason = `Pedido da família, por causa da enchente. (${language})`
  await asCida.call(openSealed, { postId, reason })

  await signIn(page, language, marina!)
  await page.goto(path('/user/settings'))
  await page.getByRole('link', { name: who.way }).click()
  await expect(page.getByText(who.called.means.readers)).toBeVisible()
  // What an administrator opened, who and why.
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText(who.opened.by('Dona Cida Andrade')).first()).toBeVisible()
  await expect(page.getByText('…', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  for (const choice of [who.called, who.posts]) {
    await page.getByText(choice.options.connections, { exact: true }).click()
    await expect(page.getByText(words[language].settings.saved).first()).toBeVisible()
    await page.reload()
    const group = page.getByRole('group', { name: choice.title })
    await expect(group.getByRole('radio', { name: choice.options.connections })).toBeChecked()
  }

  await test.step('what another device chooses later is shown here, where something else was chosen before', async () => {
    const { connections, last } = who.posts.options
    const chosen = (one: Page, name: string) =>
      one.getByRole('group', { name: who.posts.title }).getByRole('radio', { name })
    const other = await visit()
    await signIn(other.page, language, marina!)
    await other.page.goto(path('/user/settings/who'))
    for (const [one, seen, name] of [
      [page, other.page, last],
      [other.page, page, connections],
    ] as const) {
      await one.getByText(name, { exact: true }).last().click()
      await expect(chosen(seen, name)).toBeChecked()
    }
  })

  await page.getByRole('link', { name: who.changeOf(who.graph.title) }).click()
  await expect(page).toHaveURL(/settings#graph$/)
  await page.goBack()
  // Another journey of this instance may have said no.
  await expect(page.getByText(who.albums.on).or(page.getByText(who.albums.off))).toBeVisible()
  await page.goto(path('/user/publish'))
  await expect(page.getByLabel(compose.text)).toBeVisible()

  // What the other journeys of this instance begin with.
  await page.goto(path('/user/settings/who'))
  for (const [choice, first] of [
    [who.called, who.called.options.readers],
    [who.posts, who.posts.options.last],
  ] as const) {
    await page.getByText(first, { exact: true }).click()
    await expect(page.getByText(words[language].settings.saved).first()).toBeVisible()
    await page.reload()
    const group = page.getByRole('group', { name: choice.title })
    await expect(group.getByRole('radio', { name: first })).toBeChecked()
  }
})
