/** Every screen of the app as it is first seen: journeys visit it on one screen and in one language, this in both. */
import { memberScreens } from '@varanda/domain/site/member-screens'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { adminPlaces, memberPlaces, openScreen } from '../../screens.ts'
import { signIn } from '../../steps.ts'

async function expectWhole(page: Page, to: string): Promise<void> {
  // What happens to lie half under the box of comments is scrolled out from there by whoever wants to press it.
  await page.evaluate(`document.querySelector('.comment-box')?.style.setProperty('position', 'static')`)
  expect.soft(await findUnreadable(page), to).toEqual([])
  await test.step(to, () => expectAccessible(page))
}

test('every screen of the member area is whole', async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[1]!)
  for (const place of await memberPlaces(page)) {
    if (place !== memberScreens.feed) await openScreen(page, path(place))
    await expectWhole(page, place)
  }
})

test('every screen of the admin area is whole', async ({ page, path, language, instance }) => {
  await signIn(page, language, instance.logins[0]!)
  for (const place of adminPlaces) {
    await openScreen(page, path(place))
    await expectWhole(page, place)
  }
})
