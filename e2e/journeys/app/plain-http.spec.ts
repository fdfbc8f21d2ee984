/** An instance that is opened to a network over plain http, by a name: no secure context, so none of what needs one. */
import { expect, test } from '../../fixtures.ts'
import { insecureHost } from '../../insecure-host.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { sendSignIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ baseURL: ({ instance }, use) => use(instance.url.replace('localhost', insecureHost)) })

test('a member signs in, posts with a photo, and copies a link where there is no secure context', {
  tag: '@phone',
}, async ({ page, path, language, instance, expectTrouble }) => {
  expectTrouble(new RegExp(`^left the machine: http://${insecureHost}`))
  // The header is for instances with https.
  expectTrouble(/Cross-Origin-Opener-Policy header has been ignored/)
  const { app, compose, feed, post } = words[language]
  await page.goto(path('/auth'))
  expect(await page.evaluate<boolean>('isSecureContext')).toBe(false)
  expect(await page.evaluate<string>('typeof navigator.locks')).toBe('undefined')
  await sendSignIn(page, language, instance.logins[0]!, true)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('img.photo').first()).not.toHaveJSProperty('naturalWidth', 0)

  const text = `Pela rede de casa. (${language})`
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(page, [await photoFile(page, 'rede.jpg', 900, 1200, '#c63')])
  await expect(page.getByRole('button', { name: compose.photos.named(1, 1, undefined) })).toBeVisible()
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  const mine = page.getByRole('article').filter({ hasText: text })
  await expect(mine.getByRole('link', { name: post.comments(0) })).toBeVisible()
  await expect(mine.locator('.photo-open img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText(feed.outbox.sent)).toHaveCount(0)

  const { ownLink } = words[language]
  await page.getByRole('link', { name: app.places.profile, exact: true }).first().click()
  await page.locator('#my-invites').click()
  await page.getByRole('button', { name: ownLink.copy }).click()
  await expect(page.getByRole('button', { name: ownLink.copied })).toBeVisible()
})
