import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// On a coarse screen everybody gets small ones.
test.use({ deviceScaleFactor: 2.625 })

test('who saves data gets small photos, and only those on the screen', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { here } = words[language].settings
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path('/user/settings'))
  await page
    .getByRole('group', { name: here.saver.label })
    .getByRole('radio', { name: here.saver.on, exact: true })
    .check()

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/media\/(?!portrait|circle)/.test(pathname)) asked.push(pathname)
  })
  await page.goto(path('/user'))
  await expect(page.getByRole('article').first()).toBeVisible()
  const photos = page.locator('article .photo-open .photo')
  await comeTo(photos.first())
  await expect
    .poll(() =>
      page
        .locator('article img.photo')
        .first()
        .evaluate((img: { naturalWidth: number }) => img.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect(asked.filter((path) => !path.endsWith('/small'))).toEqual([])
  const away = await photos.evaluateAll((all: Box[]) =>
    all.flatMap((one) =>
      one.getBoundingClientRect().top > one.ownerDocument.defaultView.innerHeight ? [one.localName] : [],
    ),
  )
  expect(away.filter((name) => name === 'img')).toEqual([])

  await page.goto(path('/user/settings'))
  await page
    .getByRole('group', { name: here.saver.label })
    .getByRole('radio', { name: here.saver.off, exact: true })
    .check()
  await page.goto(path('/user'))
  await comeTo(photos.first())
  await expect.poll(() => asked.some((path) => !path.endsWith('/small'))).toBe(true)
})

/** The list may draw its rows anew meanwhile. */
const comeTo = (photo: Locator) => expect(() => photo.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()

/** What the journey asks of an element of the page. */
interface Box {
  localName: string
  ownerDocument: { defaultView: { innerHeight: number } }
  getBoundingClientRect(): { top: number }
}
