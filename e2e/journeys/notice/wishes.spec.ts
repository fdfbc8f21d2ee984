import { newPostId } from '@varanda/domain/ids'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { removalLimits } from '@varanda/domain/post/removal'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { hold, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('somebody of whom one wants to be told, and what rings, when, and what is quiet, are chosen and kept', {
  tag: '@desktop',
}, async ({ page, path, language, instance, visit }) => {
  const { app, digest: digestWords, noticeSettings: wishes, notices, person, said } = words[language]
  const [, marina, beto] = instance.logins
  const asBeto = await signInAsCaller(instance.url, beto!)
  await signIn(page, language, marina!)
  // As an instance answers that others can reach.
  await page.route(/\/pushKey$/, (route) => route.fulfill({ json: { result: { key: 'BA' } } }))

  await test.step('told of each of somebody’s posts', async () => {
    await page.goto(path(`/user/people/${uidOf('beto')}`))
    await page.getByRole('button', { name: person.ways('Beto') }).click()
    await page.getByRole('button', { name: wishes.watching.tell('Beto') }).click()
    await expect(page.getByText(wishes.watching.told('Beto')).first()).toBeVisible()
    const text = `Churrasco no sábado. (${language})`
    const audience = { connections: true, circles: [], people: [], except: [] }
    await asBeto.call(createPost, { postId: newPostId(uidOf('beto')), text, audience, together: true })
    await page.getByRole('link', { name: new RegExp(`^${app.places.notices}, `) }).click()
    const row = page.getByRole('listitem').filter({ hasText: text })
    // Nobody is told while it can be taken back.
    await expect(row).toContainText(`Beto ${said.did.post()}`, { timeout: removalLimits.undo + 20_000 })
    await row.getByRole('button', { name: notices.menu.open }).click()
    await page.getByRole('dialog').getByRole('link', { name: notices.menu.settings }).click()
  })

  const row = (name: string) =>
    page.getByRole('button', { name, expanded: false }).or(page.getByRole('button', { name, expanded: true }))
  await test.step('its kind is open where the notice led, and nobody is told of any more', async () => {
    const posts = row(wishes.topics.posts)
    await expect(posts).toHaveAttribute('aria-expanded', 'true')
    await expect(posts).toContainText(wishes.watching.of('Beto', wishes.how.push))
    await expectAccessible(page)
    await page.getByRole('button', { name: wishes.watching.take('Beto') }).click()
    await expect(posts).toContainText(wishes.watching.none)
    await expect(posts).toBeFocused()
  })

  await test.step('kinds, quiet hours and mails', async () => {
    const comments = row(wishes.topics.comments)
    await expect(comments).toContainText(wishes.how.push)
    await comments.click()
    await page.getByRole('checkbox', { name: wishes.channels.mail }).check()
    await expect(comments).toContainText(wishes.how.both)
    await page.getByRole('checkbox', { name: wishes.channels.push }).uncheck()
    await expect(comments).toContainText(wishes.how.mail)
    await row(wishes.quiet.title).click()
    await page.getByLabel(wishes.quiet.from).fill('21:30')
    await expect(row(wishes.quiet.title)).toContainText(wishes.quiet.since(21, 30))
    await page.getByRole('switch', { name: wishes.quiet.on }).uncheck()
    await expect(row(wishes.quiet.noneTitle)).toContainText(wishes.quiet.none)
    await page.getByRole('switch', { name: wishes.mail.label }).uncheck()
    await expect(page.getByText(wishes.mail.off)).toBeVisible()
    await expectAccessible(page)
    await expect(row(wishes.topics.comments)).toContainText(wishes.how.none)
    await page.reload()
    await expect(row(wishes.topics.comments)).toContainText(wishes.how.none)
    await expect(row(wishes.quiet.noneTitle)).toBeVisible()
    await expect(page.getByRole('switch', { name: wishes.mail.label })).not.toBeChecked()
  })

  await test.step('where the instance cannot push, nothing is said to ring', async () => {
    const answers = row(wishes.topics.answers)
    await expect(answers).toContainText(wishes.how.push)
    await page.unroute(/\/pushKey$/)
    const late = await hold(page.context(), /\/pushKey$/)
    await page.reload()
    await late.came
    // Nothing is claimed while the instance is asked.
    await expect(page.locator('.how > .skeleton')).toBeVisible()
    await expect(answers).toHaveCount(0)
    await late.letGo()
    await expect(answers).toContainText(wishes.how.none)
    await answers.click()
    await expect(page.getByRole('checkbox', { name: wishes.channels.mail })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: wishes.channels.push })).toHaveCount(0)
    await expect(row(wishes.quiet.noneTitle)).toHaveCount(0)
    await expect(row(wishes.locked.title)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('and two devices in different time zones do not write against each other', async () => {
    const devices = await Promise.all(['Asia/Tokyo', 'Asia/Calcutta'].map((timezoneId) => visit({ timezoneId })))
    let written = 0
    for (const device of devices) {
      await signIn(device.page, language, marina!)
      device.page.on('request', (request) => {
        if (!/Firestore\/Write/.test(request.url())) return
        const body = decodeURIComponent(request.postData() ?? '')
        written += body.match(/"name":"[^"]*\/private\/notices"/g)?.length ?? 0
      })
    }
    await Promise.all(devices.map((device) => device.page.goto(path('/user/notices/settings'))))
    for (const device of devices)
      await expect(device.page.getByRole('heading', { name: wishes.mail.title })).toBeVisible()
    await expect.poll(() => written).toBeGreaterThan(0)
    await page.waitForTimeout(1500)
    // Each may write its zone once.
    expect(written).toBeLessThanOrEqual(2)
  })

  await test.step('one mail a week with all that is new', async () => {
    const digest = row(digestWords.settings.title)
    await expect(digest).toContainText(digestWords.settings.none)
    await digest.click()
    await page.getByRole('radio', { name: digestWords.settings.rhythms.weekly }).check()
    await page.getByLabel(digestWords.settings.hour).selectOption('20')
    await page.getByRole('radio', { name: digestWords.settings.shows.names }).check()
    const chosen = digestWords.settings.comes('weekly', 7, 20)
    await expect(digest).toContainText(
      digestWords.settings.held(digestWords.settings.how(chosen, digestWords.settings.withShow.names)),
    )
    await expect(page.getByText(digestWords.settings.off)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(digest).toContainText(digestWords.settings.comes('weekly', 7, 20))
  })

  await test.step('peace until morning, and no longer', async () => {
    await page.goto(path('/user/notices'))
    await page.getByRole('button', { name: wishes.snooze.open }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: wishes.snooze.ways.morning }).click()
    const quiet = page.locator('.snoozed')
    await expect(quiet).toBeVisible()
    await expectAccessible(page)
    await quiet.getByRole('button', { name: wishes.snooze.end }).click()
    await expect(quiet).toBeHidden()
    await expect(page.getByRole('button', { name: wishes.snooze.open })).toBeFocused()
  })
})
