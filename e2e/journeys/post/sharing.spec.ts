import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a comment is seen live by whoever has the post open', { tag: '@floor' }, async ({
  page,
  language,
  instance,
  visit,
}) => {
  const { post } = words[language]
  const [cida, marina] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(guest.page, language, marina!)])

  const text = `Quem traz o gelo no domingo? O mapa: www.gelo.example/mapa (${language})`
  await publish(page, language, text)
  const mine = page.getByRole('article').filter({ hasText: text })
  await mine.getByRole('link', { name: post.comments(0) }).click()
  await expect(page.getByRole('heading', { name: post.thread.title })).toBeVisible()

  const waiting = guest.page.getByRole('button', { name: words[language].feed.waiting(1) })
  const theirs = guest.page.getByRole('article').filter({ hasText: text })
  // The button goes by itself when the reader is at the top: it may be gone between seeing and pressing it.
  await expect(async () => {
    if (await waiting.isVisible()) await waiting.click({ timeout: 1000 })
    await expect(theirs).toBeVisible({ timeout: 1000 })
  }).toPass()
  await theirs.getByRole('link', { name: post.comments(0) }).click()
  await guest.page.getByRole('textbox').fill('Eu levo dois sacos, de https://saco.example/d.')
  await guest.page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText('Eu levo dois sacos')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://saco.example/d' })).toBeVisible()
  await expectAccessible(page)
})

test('a post or comment that cannot be drawn says so alone', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { app, post } = words[language]
  expectTrouble(/not in this browser/)
  await page.addInitScript(`{
    const { matchAll } = String.prototype
    String.prototype.matchAll = function (...all) {
      // Where it is being written it can still be.
      if (this.includes('indesenhável') && !location.pathname.endsWith('/publish')) throw new TypeError('not in this browser')
      return matchAll.apply(this, all)
    }
  }`)
  await signIn(page, language, instance.logins[0]!)
  const others = await page.getByRole('article').first().locator('.written').textContent()
  await publish(page, language, `Um post indesenhável. (${language})`)
  await expect(page.getByText(app.rowBroken)).toBeVisible()
  await expect(page.getByText(others!).first()).toBeVisible()

  const fine = `Um post que dá para ler. (${language})`
  await publish(page, language, fine)
  const mine = page.getByRole('article').filter({ hasText: fine })
  await mine.getByRole('link', { name: post.comments(0) }).click()
  for (const text of ['Um comentário indesenhável.', 'Outro, bom.']) {
    await page.getByRole('textbox').fill(text)
    await page.getByRole('button', { name: post.thread.send }).click()
  }
  await expect(page.getByText('Outro, bom.')).toBeVisible()
  await expect(page.getByText(app.rowBroken)).toHaveCount(1)
  await expectAccessible(page)
  await page.goto(path('/user'))
  await expect(page.getByText(app.rowBroken)).toHaveCount(1)
})

test('what is written offline waits, survives a reload, and is sent once', { tag: '@phone' }, async ({
  page,
  context,
  language,
  instance,
  expectTrouble,
}) => {
  const { feed, post } = words[language]
  expectTrouble(noNetwork)
  await signIn(page, language, instance.logins[1]!)
  const text = `Sem sinal na serra, mas a vista é boa. (${language})`
  await page.getByRole('link', { name: words[language].app.places.publish }).first().click()
  await page.getByLabel(words[language].compose.text).fill(text)
  const send = page.getByRole('button', { name: words[language].compose.publish, exact: true })
  // Without a network nobody can say yet who would see it, and nothing is sent to unknown readers.
  await expect(send).toBeEnabled()
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText(feed.outbox.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
  await expect(page.getByText(feed.outbox.offline)).toBeHidden()
  await page.reload()
  const sent = page.getByRole('article').filter({ hasText: text })
  await expect(sent).toHaveCount(1)

  await sent.getByRole('link', { name: post.comments(0) }).click()
  await page.getByRole('textbox').fill('Dá para ver o mar.')
  await context.setOffline(true)
  await page.getByRole('button', { name: post.thread.send }).click()
  await expect(page.getByText(post.thread.sending)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(post.thread.sending)).toBeHidden()
  await expect(page.getByText('Dá para ver o mar.')).toBeVisible()
})

test('whoever is taken out of the audience does not get the post', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  visit,
}) => {
  const { app, audience, compose, feed } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(guest.page, language, beto!)])
  const secret = `O presente do Beto chegou. (${language})`
  const open = `O portão ficou pronto. (${language})`

  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(secret)
  await page.getByRole('button', { name: compose.change }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: audience.dropName('Beto') }).click()
  await expect(sheet.getByText(audience.outNote, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button').last().click()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: secret })).toBeVisible()

  // What was chosen last is chosen again, and said.
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(open)
  const line = page.getByRole('button', { name: compose.change })
  await expect(line).toContainText(`${audience.sum.connections}${audience.sum.minus}Beto`)
  await line.click()
  await sheet.getByRole('button', { name: audience.includeName('Beto') }).click()
  await sheet.getByRole('button').last().click()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: open })).toBeVisible()

  // The later post has come, so the earlier one would have come too.
  await guest.page.reload()
  await expect(guest.page.getByRole('article').filter({ hasText: open })).toBeVisible()
  await expect(guest.page.getByText(secret)).toHaveCount(0)

  // Two whom Beto never puts together, a couple of once: nothing goes before it is decided who of them sees it.
  const cake = `O bolo ficou torto. (${language})`
  await guest.page.getByRole('link', { name: app.places.publish }).first().click()
  await guest.page.getByLabel(compose.text).fill(cake)
  await guest.page.getByRole('button', { name: feed.outbox.decide }).click()
  const asked = guest.page.getByRole('dialog')
  await expect(asked.getByText(audience.apart.title('Bruno', 'Camila'))).toBeVisible()
  const missing = asked.getByRole('button', { name: audience.apart.missing('Bruno', 'Camila') })
  await expect(missing).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(guest.page)
  await asked.getByRole('button', { name: audience.apart.takeOut('Bruno') }).click()
  await expect(asked.getByRole('button', { name: audience.includeName('Bruno') })).toBeVisible()
  await asked.getByRole('button').last().click()
  await guest.page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(guest.page.getByRole('article').filter({ hasText: cake })).toBeVisible()

  // The pair is his alone to keep, to end, and to keep anew.
  const { neverTogether } = words[language]
  await guest.page.goto(path('/user/settings'))
  const drop = guest.page.getByRole('button', { name: neverTogether.dropPair('Bruno', 'Camila') })
  await drop.click()
  await expect(guest.page.getByText(neverTogether.none)).toBeVisible()
  await guest.page.getByRole('button', { name: neverTogether.add }).click()
  await asked.getByLabel(neverTogether.find).fill('bruno')
  await asked.getByRole('checkbox', { name: 'Bruno' }).check()
  await asked.getByLabel(neverTogether.find).fill('camila')
  await asked.getByRole('checkbox', { name: 'Camila' }).check()
  await expectAccessible(guest.page)
  await asked.getByRole('button', { name: neverTogether.save('Bruno', 'Camila') }).click()
  await expect(drop).toBeVisible()
})

test('two people who part lose each other’s posts', { tag: '@takes-away' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { people } = words[language]
  // Photos that come into view while their posts are going are refused already.
  expectTrouble(/404.*\/media\//)
  // In no group together, by which one would still read the other.
  const [cida, , , paula] = instance.logins
  const other = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(other.page, language, paula!)])
  await page.goto(path('/user/people'))
  await page.getByRole('button', { name: people.remove.open('Paula Siqueira') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: people.remove.yes, exact: true }).click()
  await expect(page.getByRole('button', { name: people.remove.open('Paula Siqueira') })).toHaveCount(0)
  await page.getByRole('link', { name: words[language].app.places.feed, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Paula Siqueira' })).toHaveCount(0)
  await expect(other.page.getByRole('article').filter({ hasText: 'Dona Cida Andrade' })).toHaveCount(0)
})

test('a profile is changed, checked and kept', { tag: '@desktop' }, async ({ page, path, language, instance }) => {
  const { profile } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/profile'))
  await page.getByRole('button', { name: profile.edit }).click()
  const name = page.getByLabel(profile.name)
  await name.fill(' ')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Marina Andrade Moreira')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(profile.saved).first()).toBeVisible()
  await expect(page.getByText(profile.unsaved)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Andrade Moreira' })).toBeVisible()
  await expectAccessible(page)
})

test('what is not there says so, with a way back', { tag: '@phone' }, async ({ page, path, language, instance }) => {
  const { app, post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  for (const nowhere of ['/user/nowhere', '/admin']) {
    await page.goto(path(nowhere))
    await expect(page.getByRole('heading', { name: app.notFound.title }).first()).toBeVisible()
  }
  await page.goto(path('/user/post/someone_AAAAAAAAAAAAAAAAAAAA'))
  await expect(page.getByRole('heading', { name: post.missing.title }).first()).toBeVisible()
  await expectAccessible(page)
})
