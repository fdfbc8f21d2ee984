/** Every screen of the app, for tests that look at all of them. */
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { automationIdOf } from '@varanda/seed/automations'
import { derivedId } from '@varanda/seed/derived-id'
import { uidOf } from '@varanda/seed/people'
import { wardAccounts } from '@varanda/seed/wards'
import { expect, type Page } from 'playwright/test'

/** Paths of the member area for whoever is at the feed; the post is the feed's first. */
export async function memberPlaces(page: Page): Promise<string[]> {
  const post = await page.getByRole('article').first().locator('.post-time a').getAttribute('href')
  // Of an order that one has; the journey of cards looks at it.
  const { paying: _, ...screens } = memberScreens
  const places = {
    ...screens,
    post: memberScreens.post.replace('$postId', post!.split('/').at(-1)!),
    editPost: memberScreens.editPost.replace('$postId', post!.split('/').at(-1)!),
    person: memberScreens.person.replace('$uid', uidOf('cida')),
    supportOf: memberScreens.supportOf.replace('$uid', uidOf('paula')),
    sees: memberScreens.sees.replace('$uid', uidOf('cida')),
    write: memberScreens.write.replace('$uid', uidOf('cida')),
    circle: memberScreens.circle.replace('$id', derivedId('circle Família Andrade', 20)),
    // Which whoever looks at it helps to look after.
    circleReports: memberScreens.circleReports.replace('$id', derivedId('circle Casamento Marina e Rafa', 20)),
    tag: memberScreens.tag.replace('$tag', 'bolo'),
    automation: memberScreens.automation.replace('$id', automationIdOf('marina', 'photos')),
    automationRuns: memberScreens.automationRuns.replace('$id', automationIdOf('marina', 'keepsakes')),
    cardTip: memberScreens.cardTip.replace('$postId', post!.split('/').at(-1)!),
    tiersOf: memberScreens.tiersOf.replace('$uid', uidOf('cida')),
    ward: memberScreens.ward.replace('$uid', wardAccounts[1]!.uid),
  }
  for (const place of Object.values(places)) expect(place).not.toContain('$')
  return Object.values(places)
}

export const adminPlaces: readonly string[] = Object.values(routes).flatMap((route) => {
  if (route.layout !== 'admin') return []
  return route === routes.adminUser ? [`${route.path}?uid=${uidOf('marina')}`] : [route.path]
})

/** Goes there as a link of the app does, and waits for what the screen shows. */
export async function openScreen(page: Page, to: string): Promise<void> {
  await page.evaluate(`{
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState({}, '', ${JSON.stringify(to)})
  }`)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}
