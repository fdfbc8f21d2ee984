import { readFileSync } from 'node:fs'
import { exportLimits } from '@varanda/domain/account/export/export'
import { brand } from '@varanda/domain/brand'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { readZip } from '../../../scripts/read-zip.ts'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { mailedCode, newestCode } from '../../outbox.ts'
import { askForCode, publish, sendSignIn, signIn, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

test('a suspended member is out within five seconds, is told why, and may come back', { tag: '@takes-away' }, async ({
  page,
  path,
  language,
  instance,
  office,
  expectTrouble,
}) => {
  const { auth } = words[language]
  // Photos that were still to come are refused at once.
  expectTrouble(/404.*\/media\//)
  const marina = instance.logins[1]!
  const { uid } = await office.auth.getUserByEmail(marina.email)
  const standing = office.firestore.doc(paths.standing(uid))
  await signIn(page, language, marina)

  const reason = 'Vamos conversar antes de você voltar.'
  await standing.update({ status: 'suspended', suspension: { reason, at: Timestamp.now() } })
  await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await expect(page.getByRole('article')).toHaveCount(0)
  const told = async () => {
    await expect(page.getByText(auth.turnedOut.suspended, { exact: true })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('link', { name: brand.operator.contact }).first()).toBeVisible()
  }
  await told()
  await expectAccessible(page)
  await page.goto(path('/'))
  await page.goto(path('/auth'))

  await sendSignIn(page, language, marina)
  await expect(page.getByText(auth.errors['user-disabled'])).toBeVisible()
  await told()
  // What a slow instance is still asked for the way out, it refuses to whoever is back.
  expectTrouble(/401.*\/(copy|pays)OnWayOut/)
  await standing.update({ status: 'active' })
  await sendSignIn(page, language, marina)
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a suspended member takes their copy along and leaves for good @desktop', async ({
  page,
  path,
  language,
  instance,
  office,
  expectTrouble,
}, info) => {
  const { auth, take, leaving } = words[language]
  const { wayOut } = auth.turnedOut
  expectTrouble(/404.*\/media\//)
  // Whom no other journey needs.
  const wellington = { ...instance.logins[1]!, email: 'wellington@example.org' }
  const { uid } = await office.auth.getUserByEmail(wellington.email)
  const standing = office.firestore.doc(paths.standing(uid))
  const name: string = (await office.firestore.doc(paths.user(uid)).get()).get('name')
  await signIn(page, language, wellington)
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

  await test.step('the door offers both', async () => {
    await standing.update({ status: 'suspended', suspension: { reason: 'Conversamos?', at: Timestamp.now() } })
    await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
    await expect(page.getByRole('heading', { name: wayOut.title })).toBeVisible()
    // A slow instance does not keep them from being told why: they sign in again, and it is asked anew.
    await expect(async () => {
      if (await page.getByText(wayOut.stale).isVisible()) await sendSignIn(page, language, wellington)
      await expect(page.getByRole('button', { name: take.ask })).toBeVisible({ timeout: 8_000 })
    }).toPass()
    await expectAccessible(page)
    await picture('offered')
  })

  await test.step('the copy is made while one looks, and fetched', async () => {
    // One look comes to nothing, and what it said goes with the next.
    expectTrouble(/copyOnWayOut|ERR_FAILED/)
    let missed = false
    await page.route('**/copyOnWayOut', (route) => {
      if (missed || route.request().postDataJSON().data.act !== 'look') return route.continue()
      missed = true
      return route.abort()
    })
    await page.getByRole('button', { name: take.ask }).click()
    await expect(page.getByText(wayOut.while(exportLimits.keptMs / day))).toBeVisible()
    await picture('making')
    const fetching = page.getByRole('button', { name: /^(Baixar|Download) \(/ })
    await expect(fetching).toBeVisible({ timeout: 60_000 })
    expect(missed).toBe(true)
    await expect(page.locator('.error[role="alert"]')).toHaveCount(0)
    await expectAccessible(page)
    await picture('ready')
    const coming = page.waitForEvent('download')
    await fetching.click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(take.inside.file(1))
    const entries = await readZip(readFileSync(await download.path()))
    expect(entries.get(`${take.inside.folder}/${take.inside.readMe}`)!.bytes.toString()).toContain(name)
  })

  await test.step('one that failed says so, and is asked for again', async () => {
    await office.firestore.doc(paths.ownExport(uid)).update({ state: 'failed' })
    await page.reload()
    await expect(page.getByText(take.failedText)).toBeVisible()
    await expect(page.getByRole('button', { name: take.again })).toBeVisible()
    await expectAccessible(page)
    await picture('failed')
  })

  await test.step('leaving asks once more, and says what goes', async () => {
    await page.getByRole('button', { name: wayOut.leave }).click()
    const asked = page.getByRole('dialog', { name: leaving.sure.nowTitle })
    await expect(asked.getByText(leaving.goes.text)).toBeVisible()
    await expect(asked.getByText(wayOut.ends)).toBeVisible()
    await expectAccessible(page)
    await picture('asked')
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(page.getByRole('button', { name: wayOut.leave })).toBeFocused()
    expect((await standing.get()).get('status')).toBe('suspended')
    await page.getByRole('button', { name: wayOut.leave }).click()
    await asked.getByRole('button', { name: leaving.now }).click()
    await expect(page.getByText(wayOut.left)).toBeVisible()
    await expectAccessible(page)
    await picture('left')
    expect((await standing.get()).get('status') ?? 'erasing').toBe('erasing')
  })

  await test.step('and nothing of it is told again', async () => {
    await page.goto(path('/auth'))
    await expect(page.getByLabel(auth.signIn.email)).toBeVisible()
    await expect(page.getByRole('heading', { name: wayOut.title })).toHaveCount(0)
  })
})

test('signing out everywhere ends every open page; a new sign-in is welcome', {
  tag: '@takes-away',
}, async ({ page, language, instance, office, expectTrouble }) => {
  expectTrouble(/404.*\/media\//)
  const beto = instance.logins[2]!
  const { uid } = await office.auth.getUserByEmail(beto.email)
  await signIn(page, language, beto)
  // Tokens count whole seconds.
  const next = Math.floor(Date.now() / 1000) + 1
  await office.firestore.doc(paths.standing(uid)).update({ validSince: Timestamp.fromMillis(next * 1000) })
  await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await expect.poll(() => Date.now()).toBeGreaterThan(next * 1000)
  await signInByForm(page, language, beto)
})

test('who is slowed may read; what they post waits with a reason', { tag: '@takes-away' }, async ({
  page,
  context,
  language,
  instance,
  office,
  expectTrouble,
}) => {
  const { app, compose, feed, errors, post } = words[language]
  expectTrouble(/(answer|status of) 403.*(createPost|previewAudience|deletePost)/)
  expectTrouble(noNetwork)
  const paula = instance.logins[3]!
  const { uid } = await office.auth.getUserByEmail(paula.email)
  await signIn(page, language, paula)
  const text = `Falei demais. (${language})`
  await publish(page, language, text)
  const own = page.getByRole('article').filter({ hasText: text })
  await own.getByRole('link', { name: post.comments(0) }).click()
  await page.locator('.comment-box textarea').fill('E de novo.')
  await page.getByRole('button', { name: post.thread.send }).click()
  const comment = page.locator('.comment').filter({ hasText: 'E de novo.' })
  await expect(comment).toBeVisible()
  await expect(page.getByText(post.thread.sending)).toBeHidden()
  const becomes = (status: 'active' | 'slowed') => office.firestore.doc(paths.standing(uid)).update({ status })

  await test.step('what they were about to delete goes all the same, and nothing can be felt', async () => {
    const postId = /post\/([^/?#]+)/.exec(page.url())![1]!
    await page.getByRole('button', { name: post.thread.moreMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.thread.remove }).click()
    await expect(comment).toHaveCount(0)
    await becomes('slowed')
    // What the toast holds back is done when the page is left.
    await page.evaluate("dispatchEvent(new Event('pagehide'))")
    await expect(page.getByText(app.writingPaused)).toBeVisible()
    const standing = async () => {
      const { docs } = await office.firestore.collection(paths.comments(postId)).get()
      return docs.filter((one) => !one.get('deleted')).length
    }
    await expect.poll(standing).toBe(0)
    await expect(comment).toHaveCount(0)
    await becomes('active')
    await expect(page.getByText(app.writingPaused)).toBeHidden()
    await context.setOffline(true)
    await own.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('dialog').getByRole('button', { name: post.menu.delete }).click()
    await expect(own).toHaveCount(0)
    // The page of the post is left, and with it whatever is told on it.
    await expect(page).toHaveURL(/\/user$/)
    await becomes('slowed')
    await context.setOffline(false)
    const isDeleted = async () => (await office.firestore.doc(paths.post(postId)).get()).get('deleted')
    await expect.poll(isDeleted).toBe(true)
    await expect(own).toHaveCount(0)
    // The page has heard of both before the network goes, and keeps what it knows.
    await expect(page.locator('button.react:not(.mine)')).toHaveCount(0)
    await becomes('active')
    await expect(page.locator('button.react:not(.mine)').first()).toBeVisible()
  })
  await test.step('what they wrote without a network waits with the reason, and nothing more is offered', async () => {
    await context.setOffline(true)
    await publish(page, language, 'Ainda posso?')
    await becomes('slowed')
    await context.setOffline(false)
    await expect(page.getByText(errors['not-active']).or(page.getByText(feed.outbox.refused)).first()).toBeVisible()
    // That it goes is said no longer than it is true; by itself this would stay for ten seconds.
    await expect(page.locator('.toast').getByText(compose.leavingLater)).toHaveCount(0, { timeout: 2_000 })
    await expect(page.getByRole('article').nth(1)).toBeVisible()
    await page.getByRole('link', { name: app.places.publish }).first().click()
    await expect(page.getByRole('main').getByText(app.writingPaused)).toBeVisible()
    await becomes('active')
  })
})

test('a disabled account is signed out, with its next token at the latest, and told so when it tries again', {
  tag: '@takes-away',
}, async ({ page, language, instance, office, listenerCut, expectTrouble }) => {
  const { auth } = words[language]
  expectTrouble(/40[0134].*(\/media\/|Listen\/channel|securetoken|accounts:|\/session)|status of 40[0134]/)
  const beto = instance.logins[2]!
  const { uid } = await office.auth.getUserByEmail(beto.email)
  if (listenerCut === 'token-life') await page.clock.install()
  await signIn(page, language, beto)
  await office.auth.updateUser(uid, { disabled: true })
  // Firestore believes a token as long as it lives; the SDK asks for the next one five minutes before.
  if (listenerCut === 'token-life') await page.clock.fastForward('56:00')
  await expect(page).toHaveURL(/\/auth\?next=/, { timeout: 5_000 })
  await sendSignIn(page, language, beto)
  await expect(page.getByText(auth.errors['user-disabled'])).toBeVisible()
  await office.auth.updateUser(uid, { disabled: false })
})

test('who has no password comes in by code inside the installed app, and may make one', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
  expectTrouble,
}) => {
  const { auth, settings } = words[language]
  const { newPassword, proof } = settings
  expectTrouble(/about:srcdoc/)
  const paula = instance.logins[3]!
  const { uid } = await office.auth.getUserByEmail(paula.email)
  await office.auth.updateUser(uid, { providersToUnlink: ['password'] })
  // As an installed app tells it.
  await page.addInitScript(`{
    const ask = matchMedia.bind(window)
    window.matchMedia = (query) => ask(/display-mode: *standalone/.test(query) ? 'all' : query)
  }`)

  const outbox = await (await page.context().browser()!.newContext()).newPage()
  // Whoever came in by a code before has one there.
  const before = await newestCode(outbox, instance.outbox)

  await page.goto(path('/auth'))
  await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeEnabled()
  await page.getByRole('button', { name: auth.code.offer }).click()
  await askForCode(page, language, paula.email)
  const digits = page.getByLabel(auth.code.code)
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(digits).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByLabel(auth.keep.label)).toBeChecked()
  const code = await mailedCode(outbox, instance.outbox, before)
  await digits.fill(code)
  // Neither another window nor another page: the installed app has nothing but this one.
  expect(page.context().pages()).toHaveLength(1)
  await expect(page).toHaveURL(new RegExp(`${path('/auth')}$`))
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))

  // Whether there is a password is not said before it is known.
  await page.addInitScript(`
    new MutationObserver(() => {
      if (document.body?.textContent.includes(${JSON.stringify(settings.ways.hasPassword)})) globalThis.claimed = true
    }).observe(document, { childList: true, subtree: true })
  `)
  await page.goto(path('/user/settings'))
  await expect(page.getByText(settings.here.installed)).toBeVisible()
  await expect(page.getByText(settings.ways.noPassword)).toBeVisible()
  expect(await page.evaluate('globalThis.claimed')).toBeUndefined()
  await page.getByRole('button', { name: newPassword.add }).click()
  await page.getByRole('button', { name: proof.ask }).click()
  // The pressed button went away.
  await expect(page.getByLabel(proof.code, { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: proof.again })).toBeVisible()
  await page.getByLabel(proof.code, { exact: true }).fill(await mailedCode(outbox, instance.outbox, code))
  await page.getByLabel(newPassword.field, { exact: true }).fill(paula.password)
  await page.getByRole('button', { name: newPassword.save }).click()
  await expect(page.getByText(newPassword.added).first()).toBeVisible()
  await expect(page.getByText(settings.ways.hasPassword)).toBeVisible()
  await outbox.context().close()
})
