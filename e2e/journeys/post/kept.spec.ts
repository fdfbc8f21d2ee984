import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a post is kept for later without a network, and is among what is kept until it is taken out', {
  tag: '@phone',
}, async ({ page, context, language, instance, expectTrouble }) => {
  expectTrouble(noNetwork)
  const { app, profile, saved } = words[language]
  // Nothing is kept for her by itself.
  const [, , , paula] = instance.logins
  await signIn(page, language, paula!)
  const menu = (await page.locator('.post-menu').first().getAttribute('id'))!
  const openMenu = () => page.locator(`[id="${menu}"]`).click()
  await context.setOffline(true)
  await openMenu()
  await page.getByRole('button', { name: saved.keep }).click()
  await expect(page.getByText(saved.in).first()).toBeVisible()
  await context.setOffline(false)

  await page.getByRole('link', { name: profile.title, exact: true }).first().click()
  await page.getByRole('link', { name: saved.title }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await openMenu()
  await page.getByRole('button', { name: saved.takeOut }).click()
  await expect(page.getByRole('heading', { name: saved.none })).toBeVisible()
  const told = page.getByRole('listitem').filter({ hasText: saved.out })
  await told.getByRole('button', { name: app.undo }).click()
  await expect(page.locator(`[id="${menu}"]`)).toBeVisible()
})

test('whoever is muted is out of the feed and nowhere else, until they are shown again in the settings', {
  tag: '@desktop',
}, async ({ page, path, language, instance, office }) => {
  const { mutes } = words[language]
  const marina = instance.logins[1]!
  await signIn(page, language, marina)
  const link = page.locator(`.post-author a:not([href$="${uidOf('marina')}"])`).first()
  const [name, address] = [(await link.textContent())!, (await link.getAttribute('href'))!]
  const called = firstName(name.trim())
  const ofThem = page.getByRole('article').filter({ has: page.locator(`.post-author a[href="${address}"]`) })
  await ofThem.first().locator('.post-menu').click()
  await page.getByRole('button', { name: new RegExp(`^${mutes.mute(called)}`) }).click()
  await page.getByRole('radio', { name: mutes.times.month }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: mutes.yes, exact: true }).click()
  await expect(ofThem).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  // It shows at once; the page goes only when it is kept.
  const stored = office.firestore.doc(paths.mutes(uidOf('marina')))
  await expect.poll(async () => (await stored.get()).get('people')).toBeTruthy()

  await page.goto(address)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(path('/user/settings'))
  await expect(page.getByRole('heading', { name: mutes.title })).toBeVisible()
  await page.getByRole('button', { name: mutes.unmute(called) }).click()
  await expect(page.getByText(mutes.none)).toBeVisible()
  await expect.poll(async () => Object.keys((await stored.get()).get('people') ?? {})).toEqual([])
  await page.goto(path('/user'))
  await expect(ofThem.first()).toBeVisible()
})

test('a tag leads to the posts that bear it, however it is written', {
  tag: '@phone',
}, async ({ page, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  await publish(page, language, 'Domingo tem #Quintal e #quintál.')
  const mine = page.getByRole('article').filter({ hasText: 'Domingo tem' })
  // The post itself, not what waits to be sent.
  await expect(mine.locator('.post-menu')).toBeVisible()
  await mine.getByRole('link', { name: '#quintál' }).click()
  await expect(page.getByRole('heading', { name: '#quintal' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})
