import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** Publishes, and opens it as its author; answers its address. */
async function share(page: Page, language: 'pt' | 'en', text: string): Promise<string> {
  const { post } = words[language]
  await publish(page, language, text)
  const mine = page.getByRole('article').filter({ hasText: text })
  await mine.getByRole('link', { name: post.comments(0) }).click()
  await expect(page.getByRole('heading', { name: post.thread.title })).toBeVisible()
  return new URL(page.url()).pathname
}

/** What a toast holds back for a while is done when the page is left. */
const settle = (page: Page) => page.evaluate("dispatchEvent(new Event('pagehide'))")

/** A phone that is put away, and taken out again. */
const putAway = (page: Page) =>
  page.evaluate(`
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  `)

const box = (page: Page) => page.locator('.comment-box textarea')
const gone = (page: Page) => page.locator('.comment-gone')
const rowOf = (page: Page, text: string) => page.locator('.comment').filter({ hasText: text })

test('an answer that calls somebody is seen live, and answers to it stand below the same comment', async ({
  page,
  language,
  instance,
  visit,
}) => {
  const { post } = words[language]
  const [cida, marina] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(guest.page, language, marina!)])
  const path = await share(page, language, `Domingo tem almoço. (${language})`)
  const send = (one: Page) => one.getByRole('button', { name: post.thread.send }).click()
  await box(page).fill('Quem leva o gelo?')
  await send(page)

  await guest.page.goto(path)
  await rowOf(guest.page, 'Quem leva o gelo?')
    .getByRole('button', { name: post.thread.replyTo('Dona Cida Andrade') })
    .click()
  await expect(guest.page.locator('.box-line')).toContainText(`${post.thread.replyingTo}Dona Cida`)
  await box(guest.page).pressSequentially('Eu, @ci')
  const offered = guest.page.getByRole('option', { name: 'Dona Cida Andrade' })
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await expect(guest.page.getByText(post.mention.note)).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.keyboard.press('Escape')
  await expect(offered).toBeHidden()
  await box(guest.page).pressSequentially('d')
  await expect(offered).toBeHidden()
  for (let letter = 0; letter < 4; letter += 1) await guest.page.keyboard.press('Backspace')
  await box(guest.page).pressSequentially('@ci')
  await guest.page.keyboard.press('Enter')
  await expect(box(guest.page)).toHaveValue('Eu, @Dona Cida ')
  await box(guest.page).pressSequentially('dois sacos.')
  await send(guest.page)
  const answer = rowOf(page, 'Eu, Dona Cida dois sacos.')
  await expect(answer).toBeVisible()
  await expect(answer.getByRole('link', { name: 'Dona Cida', exact: true })).toHaveAttribute('href', /\/user\/people\//)

  // An answer to the answer begins with whom it answers, and stands beside it.
  await answer.getByRole('button', { name: post.thread.replyTo('Marina Andrade') }).click()
  await expect(box(page)).toHaveValue('@Marina ')
  await box(page).pressSequentially('obrigada!')
  await send(page)
  const level = guest.page
    .locator('.comment-group')
    .filter({ hasText: 'Quem leva o gelo?' })
    .locator('.replies .comment')
  await expect(level).toHaveCount(2)
  await expect(level.last()).toContainText('Marina obrigada!')
  await expectAccessible(guest.page)
})

test('without a network what is said below a post is unknown, not nothing', { tag: '@phone' }, async ({
  page,
  context,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { app, post } = words[language]
  expectTrouble(noNetwork)
  const [cida, marina] = instance.logins
  const author = await visit()
  await signIn(author.page, language, cida!)
  const quiet = `Nada foi dito. (${language})`
  const text = `Muito foi dito. (${language})`
  await share(author.page, language, quiet)
  await author.page.goBack()
  await share(author.page, language, text)
  await box(author.page).fill('Eu disse.')
  await author.page.getByRole('button', { name: post.thread.send }).click()

  await signIn(page, language, marina!)
  const link = (text: string, comments: number) =>
    page
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('link', { name: post.comments(comments) })
  // Brings the screen of a post to this device, and of this post that nobody commented.
  await link(quiet, 0).click()
  await expect(page.getByText(post.thread.empty)).toBeVisible()
  await page.getByRole('button', { name: app.back }).click()
  await expect(link(text, 1)).toBeVisible()
  await context.setOffline(true)
  await link(text, 1).click()
  await expect(page.getByText(post.thread.offline)).toBeVisible()
  await expect(page.getByText(post.thread.empty)).toBeHidden()
  await expectAccessible(page)
  // What I say meanwhile does not stand there as if it were all.
  await box(page).fill('E eu também.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(page, 'E eu também.')).toBeVisible()
  await expect(page.getByText(post.thread.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(rowOf(page, 'Eu disse.')).toBeVisible()
  await expect(page.getByText(post.thread.offline)).toBeHidden()
})

test('changed words wait for the network with their mark; what was deleted elsewhere gives them back', {
  tag: '@phone',
}, async ({ page, context, language, instance, visit, expectTrouble }) => {
  const { post } = words[language]
  expectTrouble(noNetwork)
  const [, marina] = instance.logins
  const [other, witness] = [await visit(), await visit()]
  await Promise.all([page, other.page, witness.page].map((one) => signIn(one, language, marina!)))
  const path = await share(page, language, `A que horas? (${language})`)
  await box(page).fill('Chego às oito.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText(post.thread.sending)).toBeHidden()
  await other.page.goto(path)
  await expect(rowOf(other.page, 'Chego às oito.')).toBeVisible()

  const change = async (text: string) => {
    await page.getByRole('button', { name: post.thread.moreMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
    const editor = page.getByRole('textbox', { name: post.thread.editing })
    await expect(editor).toBeFocused()
    await editor.fill(text)
    await expectAccessible(page)
    await page.getByRole('button', { name: post.thread.save, exact: true }).click()
    await expect(page.getByRole('button', { name: post.thread.moreMine })).toBeFocused()
  }
  await context.setOffline(true)
  await change('Chego às nove.')
  const row = rowOf(page, 'Chego às nove.')
  await expect(row).toContainText(post.thread.sending)
  await expect(row).toContainText(post.thread.edited)
  await context.setOffline(false)
  await expect(rowOf(other.page, 'Chego às nove.')).toContainText(post.thread.edited)
  await expect(page.getByText(post.thread.sending)).toBeHidden()

  await context.setOffline(true)
  await change('Chego às dez.')
  await expect(rowOf(page, 'Chego às dez.')).toBeVisible()
  await other.page.getByRole('button', { name: post.thread.moreMine }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await expect(other.page.locator('.comment')).toHaveCount(0)
  await settle(other.page)
  await expect(other.page.locator('.toast')).toHaveCount(0)
  // The instance has it before the changed words arrive: a page shows it that did not delete it.
  await witness.page.goto(path)
  await expect(witness.page.getByText(post.thread.empty)).toBeVisible()
  await context.setOffline(false)
  await expect(box(page)).toHaveValue('Chego às dez.')
  await expect(page.getByText(post.thread.editOfGone).first()).toBeVisible()
  await expect(page.locator('.comment')).toHaveCount(0)

  // So do words that are still being written when their comment goes.
  await box(page).fill('Levo o bolo.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(other.page, 'Levo o bolo.')).toBeVisible()
  await page.getByRole('button', { name: post.thread.moreMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
  await page.getByRole('textbox', { name: post.thread.editing }).fill('Levo dois bolos.')
  await other.page.getByRole('button', { name: post.thread.moreMine }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await settle(other.page)
  await expect(page.locator('.comment')).toHaveCount(0)
  await expect(box(page)).toHaveValue('Levo dois bolos.')

  // And where the thread was left meanwhile, the box that stands there by then shows all that was refused.
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(other.page, 'Levo dois bolos.')).toBeVisible()
  await expect(page.getByText(post.thread.sending)).toBeHidden()
  await context.setOffline(true)
  await change('Levo três bolos.')
  await box(page).fill('E um pudim.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText(post.thread.sending)).toHaveCount(2)
  await other.page.getByRole('button', { name: post.thread.moreMine }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await settle(other.page)
  await expect(witness.page.locator('.comment')).toHaveCount(0)
  await other.page.getByRole('article').getByRole('button', { name: post.menu.openMine }).click()
  const closed = other.page.waitForResponse(/\/closeComments$/)
  await other.page.getByRole('dialog').getByRole('button', { name: post.closing.close }).click()
  await closed
  await expect(other.page.getByText(post.thread.closedByMe)).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveCount(0)
  await page.goForward()
  await expect(box(page)).toHaveValue('')
  await context.setOffline(false)
  await expect(box(page)).toHaveValue(/Levo três bolos\./)
  await expect(box(page)).toHaveValue(/E um pudim\./)
})

test('words that were refused while the app was closed come back to where they were written', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, visit, expectTrouble }) => {
  const { feed, post } = words[language]
  expectTrouble(noNetwork)
  const [cida, marina] = instance.logins
  const author = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(author.page, language, cida!)])
  const open = await share(author.page, language, `Tem alguém aí? (${language})`)
  await page.goto(open)
  await box(page).fill('Tem.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(author.page, 'Tem.')).toBeVisible()
  await expect(page.getByText(post.thread.sending)).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('button', { name: post.thread.moreMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
  await page.getByRole('textbox', { name: post.thread.editing }).fill('Tem, e com fome.')
  await page.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(page.getByText(post.thread.sending)).toBeVisible()
  await rowOf(page, 'Tem, e com fome.').getByRole('button', { name: post.thread.reply }).click()
  await box(page).fill('Chego já.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText(post.thread.sending)).toHaveCount(2)
  // The author's own page shows it before the instance has it.
  const turn = async (name: string) => {
    await author.page.getByRole('article').getByRole('button', { name: post.menu.openMine }).click()
    const turned = author.page.waitForResponse(/\/closeComments$/)
    await author.page.getByRole('dialog').getByRole('button', { name }).click()
    await turned
  }
  await turn(post.closing.close)
  await expect(author.page.getByText(post.thread.closedByMe)).toBeVisible()
  // The page goes, and with it whoever would have been told.
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(path('/user'))
  const refused = again.locator('.unsent.refused')
  await expect(refused).toHaveCount(2)
  await expectAccessible(again)
  await turn(post.closing.open)
  await expect(box(author.page)).toBeVisible()
  const changed = refused.filter({ hasText: feed.comment.editRefused })
  await expect(changed).toContainText('Tem, e com fome.')
  await changed.getByRole('button', { name: feed.outbox.edit }).click()
  const editor = again.getByRole('textbox', { name: post.thread.editing })
  await expect(editor).toHaveValue('Tem, e com fome.')
  await again.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(rowOf(author.page, 'Tem, e com fome.')).toBeVisible()
  await again.goto(path('/user'))
  await refused.filter({ hasText: 'Chego já.' }).getByRole('button', { name: feed.outbox.edit }).click()
  await expect(box(again)).toHaveValue('Chego já.')
  await again.getByRole('button', { name: post.thread.send }).click()
  await expect(author.page.locator('.replies .comment')).toContainText('Chego já.')
})

test('a change that is refused once its thread was left is told of as such', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { app, post } = words[language]
  expectTrouble(noNetwork)
  const [cida, marina] = instance.logins
  const author = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(author.page, language, cida!)])
  await page.goto(await share(author.page, language, `Quem vem? (${language})`))
  await box(page).fill('Eu.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(author.page, 'Eu.')).toBeVisible()
  await expect(page.getByText(post.thread.sending)).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('button', { name: post.thread.moreMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
  await page.getByRole('textbox', { name: post.thread.editing }).fill('Eu e mais dois.')
  await page.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(page.getByText(post.thread.sending)).toBeVisible()
  await author.page.getByRole('article').getByRole('button', { name: post.menu.openMine }).click()
  const closed = author.page.waitForResponse(/\/closeComments$/)
  await author.page.getByRole('dialog').getByRole('button', { name: post.closing.close }).click()
  await closed
  await page.getByRole('button', { name: app.back }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await context.setOffline(false)
  await expect(page.locator('.toast').getByText(post.thread.editRefusedThere)).toBeVisible()
})

test('two tabs write one comment: neither writes over what it does not show, and it goes once @desktop', async ({
  page,
  context,
  language,
  instance,
}) => {
  const { post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  const at = await share(page, language, `Quem traz o bolo? (${language})`)
  const other = await context.newPage()
  await signIn(other, language, instance.logins[1]!)
  await other.goto(at)
  await expect(box(other)).toHaveValue('')
  await box(page).fill('Eu trago')
  await expect(box(other)).toHaveValue('Eu trago')
  await box(other).pressSequentially(' o de fubá')
  await expect(box(page)).toHaveValue('Eu trago o de fubá')
  // Longer than words take to the disk, where those of both are.
  await page.waitForTimeout(400)
  await other.reload()
  await expect(box(other)).toHaveValue('Eu trago o de fubá')
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(other, 'Eu trago o de fubá')).toBeVisible()
  await expect(box(other)).toHaveValue('')
  await expect(page.getByText(post.thread.sending)).toBeHidden()

  // So do two that change it; what the one keeps is what the other goes on from.
  const editor = (tab: Page) => tab.getByRole('textbox', { name: post.thread.editing })
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: post.thread.moreMine }).click()
    await tab.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
    await expect(editor(tab)).toHaveValue('Eu trago o de fubá')
  }
  await editor(page).fill('Eu trago o de milho')
  await expect(editor(other)).toHaveValue('Eu trago o de milho')
  await editor(other).press('End')
  await editor(other).pressSequentially(' e café')
  await expect(editor(page)).toHaveValue('Eu trago o de milho e café')
  await other.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(rowOf(other, 'Eu trago o de milho e café')).toContainText(post.thread.edited)
  await expect(editor(page)).toHaveValue('Eu trago o de milho e café')
  await page.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(rowOf(page, 'Eu trago o de milho e café')).toContainText(post.thread.edited)
})

test('a comment that was deleted as the app was closed goes once it is opened again', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { post } = words[language]
  expectTrouble(noNetwork)
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const address = await share(page, language, `Quem vai à feira? (${language})`)
  await box(page).fill('Eu não vou.')
  await page.getByRole('button', { name: post.thread.send }).click()
  await guest.page.goto(address)
  await expect(rowOf(guest.page, 'Eu não vou.')).toBeVisible()

  await page.getByRole('button', { name: post.thread.moreMine }).click()
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await expect(rowOf(page, 'Eu não vou.')).toHaveCount(0)
  await page.waitForTimeout(300)
  await page.close()
  await context.setOffline(false)
  await expect(rowOf(guest.page, 'Eu não vou.')).toBeVisible()

  const next = await context.newPage()
  await next.goto(path('/user'))
  await expect(guest.page.getByText(post.thread.empty)).toBeVisible({ timeout: 40_000 })
})

test('a deleted comment keeps its place for its answers, and an author closes what is said below a post', {
  tag: '@desktop',
}, async ({ page, language, instance, visit }) => {
  const { post } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const text = `Qual dos dois bolos? (${language})`
  const path = await share(page, language, text)
  await guest.page.goto(path)
  await box(guest.page).fill('O torto.')
  await guest.page.getByRole('button', { name: post.thread.send }).click()
  await rowOf(page, 'O torto.').getByRole('button', { name: post.thread.reply }).click()
  await box(page).fill('Era o que faltava.')
  await page.keyboard.press('Control+Enter')
  await expect(rowOf(guest.page, 'Era o que faltava.')).toBeVisible()

  await guest.page.getByRole('button', { name: post.thread.moreMine }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await expect(gone(guest.page)).toBeVisible()
  await putAway(guest.page)
  await expect(gone(page)).toBeVisible()
  await expect(rowOf(page, 'Era o que faltava.')).toBeVisible()
  await expectAccessible(page)

  await box(guest.page).fill('Ou nenhum')
  await guest.page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(page, 'Ou nenhum')).toBeVisible()
  await expect(guest.page.getByText(post.thread.sending)).toBeHidden()
  await guest.page.getByRole('button', { name: post.thread.moreMine }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: post.thread.edit }).click()
  const editor = guest.page.locator('.comment-editor')
  await editor.getByRole('textbox').fill('Ou os dois')
  await box(guest.page).fill('Então o outro')
  const turn = async (name: string) => {
    await page.getByRole('article').getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await turn(post.closing.close)
  const barred = guest.page.locator('.comment-box .box-line')
  await expect(barred).toContainText(post.thread.closed)
  await expect(barred).toContainText(post.thread.closedKept)
  // Words that were being changed stay as well, and cannot be kept.
  await expect(editor).toContainText(post.thread.closed)
  await expect(editor.getByRole('button', { name: post.thread.save, exact: true })).toBeHidden()
  await editor.getByRole('textbox').press('Control+Enter')
  await expect(editor.getByRole('textbox')).toHaveValue('Ou os dois')
  await expectAccessible(guest.page)
  await expect(guest.page.getByRole('button', { name: post.thread.send })).toBeHidden()
  await expect(guest.page.getByRole('button', { name: post.thread.replyTo('Marina Andrade') })).toBeHidden()
  await expect(page.getByText(post.thread.closedByMe)).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessible(guest.page)
  await turn(post.closing.open)
  await editor.getByRole('button', { name: post.thread.save, exact: true }).click()
  await expect(rowOf(page, 'Ou os dois')).toBeVisible()
  await guest.page.getByRole('button', { name: post.thread.moreMine }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await settle(guest.page)
  await expect(rowOf(page, 'Ou os dois')).toHaveCount(0)
  await guest.page.getByRole('button', { name: post.thread.send }).click()
  await expect(rowOf(page, 'Então o outro')).toBeVisible()

  // The last answer goes, and with it the place that stood for it.
  await page.getByRole('button', { name: post.thread.moreMine }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await settle(page)
  await expect(guest.page.locator('.comment-group')).toHaveCount(1)
  // Whoever wrote the post deletes others' words below it, too.
  await page.getByRole('button', { name: post.thread.more('Beto Andrade') }).click()
  await page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
  await settle(page)
  await expect(guest.page.getByText(post.thread.empty)).toBeVisible()
})
