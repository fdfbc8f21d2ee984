import type { Page } from 'playwright/test'

type Point = readonly [x: number, y: number]

/** A finger that goes from one point to another in some steps, in so many milliseconds. */
export async function drag(page: Page, from: Point, to: Point, ms: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x: from[0], y: from[1] }])
  const steps = 8
  for (let n = 1; n <= steps; n += 1) {
    await page.waitForTimeout(ms / steps)
    const at = n / steps
    await touch('touchMove', [{ x: from[0] + (to[0] - from[0]) * at, y: from[1] + (to[1] - from[1]) * at }])
  }
  await touch('touchEnd', [])
  await client.detach()
}
