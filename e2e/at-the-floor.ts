import type { BrowserContext } from 'playwright/test'
import { takeAboveFloor } from '../scripts/build/above-floor.ts'

/** Playwright itself asks an element this in the page. */
const ofPlaywright = ['Element.prototype.checkVisibility']

/**
 * Makes this Chromium lack, in pages and their workers, whatever came after the oldest browsers that we are made for.
 */
export async function atTheFloor(context: BrowserContext): Promise<void> {
  const script = takeAboveFloor(ofPlaywright)
  await context.addInitScript(script)
  await context.route(/\.worker-[^/]*\.js/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: script + (await answer.text()) })
  })
}
