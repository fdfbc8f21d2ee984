/** Every screen of the app as it is first seen: journeys visit it on one screen and in one language, this in both. */
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { uidOf } from '@varanda/seed/people'
import { wardAccounts } from '@varanda/seed/wards'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { signIn } from '../../steps.ts'

/** Goes there as a link of the app does, and waits for what the screen shows. */
async function openScreen(page: Page, to: string): Promise<void> {
  await page.evaluate(`{
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState({}, '', ${JSON.stringify(to)})
  }`)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

async function expectWhole(page: Page, to: string): Promise<void> {
  expect.soft(await findUnreadable(page), to).toEqual([])
  await test.step(to, () => expectAccessible(page))
}

test('every screen of the member area is whole', async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  const post = await page.getByRole('article').first().locator('.post-time a').getAttribute('href')
  const places = {
    ...memberScreens,
    post: memberScreens.post.replace('$postId', post!.split('/').at(-1)!),
    ward: memberScreens.ward.replace('$uid', wardAccounts[1]!.uid),
  }
  for (const place of Object.values(places)) {
    expect(place).not.toContain('$')
    if (place !== memberScreens.feed) await openScreen(page, path(place))
    await expectWhole(page, place)
  }
})

test('every screen of the admin area is whole', async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[0]!)
  const places = Object.values(routes).flatMap((route) => {
    if (route.layout !== 'admin') return []
    return route === routes.adminUser ? [`${route.path}?uid=${uidOf('marina')}`] : [route.path]
  })
  for (const place of places) {
    await openScreen(page, path(place))
    await expectWhole(page, place)
  }
})
