/** From an invite link to the third post: what a newcomer meets, in the order in which they meet it. */
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { fillJoinForm, publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a newcomer chooses a portrait, finds somebody, and writes; then the card is gone', async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  test.slow()
  const { app, compose, finding, firstSteps, join, people, post, profile } = words[language]
  const card = page.getByRole('region', { name: firstSteps.title('Joana') })
  const step = (name: keyof typeof firstSteps.steps) => card.getByRole('link', { name: firstSteps.steps[name].title })
  const heading = page.getByRole('heading', { level: 1 })

  const login = { email: `joana.${language}@example.org`, password: 'banana da terra' }
  const host = await visit()
  await signIn(host.page, language, instance.logins[3]!)
  await host.page.goto(path('/user/invites'))
  const link = `http://${await host.page.getByText(/invite=/).textContent()}`

  await test.step('the first screen is the porch: the inviter’s posts, and who invited', async () => {
    await fillJoinForm(page, language, link, {
      name: 'Joana Prado',
      ...login,
      birthDate: '1991-04-30',
    })
    await page.getByRole('button', { name: join.form.submit }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(card).toContainText(firstSteps.invitedBy('Paula'))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a number says whose people it counts, and the list why it has no names', async () => {
    const sill = page.getByRole('button', { name: /Paula conhece|Paula knows/ }).first()
    await sill.click()
    await expect(page.getByRole('dialog')).toContainText(post.readers.noneKnown)
    await expectAccessible(page)
    await page.goBack()
    await expect(sill).toBeFocused()
  })

  await test.step('a portrait is chosen, and closing the sheet leads back', async () => {
    await step('portrait').click()
    const sheet = page.getByRole('dialog', { name: profile.portrait.title })
    await sheet.getByRole('radio', { name: profile.portrait.things.manga }).check()
    await sheet.getByRole('button', { name: app.close }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(card.getByText(firstSteps.taken, { exact: true })).toHaveCount(1)
  })

  await test.step('somebody else is found by their invite', async () => {
    await step('people').click()
    await expect(heading).toHaveText(people.title)
    await expect(page.getByText('Paula Siqueira')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(finding.link).fill('oi')
    await page.getByRole('button', { name: finding.open }).click()
    await expect(page.getByText(finding.noLink)).toBeVisible()
    await page.getByLabel(finding.link).fill(`Oi! ${instance.inviteLink}`)
    await page.getByRole('button', { name: finding.open }).click()
    await expect(heading).toHaveText(join.connect.title('Dona Cida'))
    await page.getByRole('button', { name: join.connect.button('Dona Cida') }).click()
    await expect(heading).toHaveText(join.connect.done.title)
    await page.getByRole('link', { name: join.already.feed }).click()
    await expect(card.getByText(firstSteps.taken, { exact: true })).toHaveCount(2)
  })

  await test.step('with the first post the card is gone, and the post says its readers’ names', async () => {
    for (const text of ['Cheguei.', 'Tem café?', 'Amanhã eu levo o bolo.']) {
      await publish(page, language, `${text} (${language})`)
      const mine = page.getByRole('article').filter({ hasText: text })
      await expect(mine.getByRole('link', { name: post.comments(0) })).toBeVisible()
      await expect(mine.getByText(post.sees.names(['Dona Cida', 'Paula']))).toBeVisible()
      await expect(card).toHaveCount(0)
    }
    await expect(host.page.getByRole('region', { name: words[language].invites.seats.label })).toContainText('Joana')
  })

  await test.step('whoever knows nobody any more is told so where they write; nothing is sent, and the words stay', async () => {
    await page.goto(path('/user/people'))
    const known = page.locator('main a[href*="/user/people/"]')
    await expect(known).toHaveCount(2)
    const uids = await known.evaluateAll((all) => all.map((one) => one.getAttribute('href')!.split('/').pop()!))
    const caller = await signInAsCaller(instance.url, login)
    for (const uid of uids) await caller.call(removeConnection, { uid })
    await expect(known).toHaveCount(0)
    await page.goto(path('/user/publish'))
    const text = page.getByRole('textbox', { name: compose.text })
    await text.fill('Alguém aí?')
    await expect(page.getByText(compose.alone.text)).toBeVisible()
    await expectAccessible(page)
    const button = page.getByRole('button', { name: compose.publish, exact: true })
    await expect(button).toBeDisabled()
    await button.press('Enter')
    await expect(page).toHaveURL(/publish$/)
    await expect(text).toHaveValue('Alguém aí?')
    await page.getByRole('link', { name: compose.alone.invite }).click()
    await expect(heading).toHaveText(words[language].invites.title)
  })
})
