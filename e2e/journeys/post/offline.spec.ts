import type { Page } from 'playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../mortal-instance.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ serviceWorkers: 'allow' })

test('the app opens, reads and writes with no network and with no instance, and sends afterwards', {
  tag: '@phone',
}, async ({ page, context, path, language, instance, expectTrouble, dieAndReturn }) => {
  const { app, compose, feed, post } = words[language]
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend/)
  // The new process does not know the old one's streams, as Google's would not; the SDK opens others.
  expectTrouble(/(answer|status of) 400.*Listen\/channel/)
  // Cut off, Firestore's SDK asks Google whether there is a network; the content security policy stops it.
  expectTrouble(/cleardot\.gif/)
  await signIn(page, language, instance.logins[1]!)
  // Its words, not its age, which may be another in a minute.
  const newest = await page.getByRole('article').first().locator('.written').textContent()
  await keptOnDevice(page)

  await test.step('no page of the public has a worker, what is shared has one, and nothing personal is kept by it', async () => {
    const scopes = await page.evaluate<string[]>(
      'navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => new URL(scope).pathname))',
    )
    expect(scopes.toSorted()).toEqual(['/share', path('/user')].toSorted())
    const kept = await page.evaluate<string[]>(`(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('varanda-app'))
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })()`)
    const others = kept.filter((file) => !file.startsWith('/member/assets/'))
    expect(others.toSorted()).toEqual([path('/user'), '/__/firebase/init.json'].toSorted())
  })

  const offline = `Escrita sem rede. (${language})`
  await test.step('without a network', async () => {
    await context.setOffline(true)
    await page.goto(path('/user'))
    await expect(page.getByRole('article').first()).toContainText(newest!)
    // Where the device's own ends, it is not said that this is all.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.getByText(app.keptEnd)).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(page.getByText(feed.end)).toHaveCount(0)
    await page.goto(path('/user/people'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(path('/user'))
    await publish(page, language, offline)
    await expect(page.getByText(feed.outbox.offline)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(offline)).toBeVisible()
    await context.setOffline(false)
    await expectArrived(offline)
  })

  const houseless = `Escrita sem casa. (${language})`
  await dieAndReturn(async () => {
    await page.goto(path('/user'))
    await expect(page.getByRole('article').filter({ hasText: offline })).toBeVisible()
    await page.getByRole('link', { name: app.places.publish }).first().click()
    await page.getByLabel(compose.text).fill(houseless)
    const send = page.getByRole('button', { name: compose.publish, exact: true })
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await send.click()
    await expect(page.getByText(feed.outbox.unanswered)).toBeVisible()
    await expect(page.getByText(app.noAnswer)).toBeVisible({ timeout: 30_000 })
  })
  await expect(page.getByText(app.noAnswer)).toHaveCount(0, { timeout: 60_000 })
  await expectArrived(houseless)

  /** Only what the instance has can be commented on. */
  async function expectArrived(text: string): Promise<void> {
    const mine = page.getByRole('article').filter({ hasText: text })
    await expect(mine.getByRole('link', { name: post.comments(0) })).toBeVisible({ timeout: 30_000 })
    await expect(mine).toHaveCount(1)
  }
})

/** Waits until the worker has everything that the app needs. */
async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}
