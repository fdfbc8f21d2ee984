import type { Page } from 'playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../../lasting-browser.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('started anew without a network, or without the instance, the app shows what was last seen and goes on', {
  tag: '@phone',
}, async ({ startBrowser, path, language, instance, expectTrouble, dieAndReturn }) => {
  const { compose, feed } = words[language]
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend|cleardot\.gif/)
  expectTrouble(/(answer|status of) 400.*Listen\/channel/)
  const [page] = (await startBrowser()).pages() as [Page]
  await signIn(page, language, instance.logins[1]!)
  const newest = (await page.getByRole('article').first().locator('.written').textContent()) ?? ''
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => page.evaluate("caches.has('varanda-photos')")).toBe(true)
  // From here on the worker sees what is shown.
  await page.reload()
  await expectPhoto(page)
  await page.goto(path('/user/publish'))
  await page.getByLabel(compose.text).fill('Rascunho de ontem')
  await page.goto('/__/firebase/init.json')
  await letTokenRunOut(page)
  // What the browser itself may show again for ten minutes, it would not the next day.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')

  /** The app of somebody who opens it the next day. */
  async function expectKept(page: Page, sent: string): Promise<void> {
    await page.goto(path('/user'))
    await expect(page.getByRole('article').filter({ hasText: newest }).first()).toBeVisible()
    await expectPhoto(page)
    await page.goto(path('/user/publish'))
    await expect(page.getByLabel(compose.text)).toHaveValue('Rascunho de ontem')
    await page.goto(path('/user/publish'))
    await page.getByLabel(compose.text).fill(sent)
    const send = page.getByRole('button', { name: compose.publish, exact: true })
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await send.click()
    await expect(page.getByText(sent)).toBeVisible()
    await page.goto(path('/user/publish'))
    await page.getByLabel(compose.text).fill('Rascunho de ontem')
    await page.goto(path('/user'))
  }

  await test.step('no network', async () => {
    const context = await startBrowser()
    await context.setOffline(true)
    const [page] = context.pages() as [Page]
    await expectKept(page, 'Sem rede, no dia seguinte.')
    await expect(page.getByText(feed.outbox.offline)).toBeVisible()
  })
  await dieAndReturn(async () => {
    const [page] = (await startBrowser()).pages() as [Page]
    await expectKept(page, 'Sem casa, no dia seguinte.')
  })
  await test.step('all is sent once the instance is back', async () => {
    const [page] = (await startBrowser()).pages() as [Page]
    await page.goto(path('/user'))
    for (const text of ['Sem rede, no dia seguinte.', 'Sem casa, no dia seguinte.']) {
      const mine = page.getByRole('article').filter({ hasText: text })
      await expect(mine.getByRole('link', { name: words[language].post.comments(0) })).toBeVisible({ timeout: 60_000 })
    }
  })
})

/** The first photo of the feed is drawn. */
async function expectPhoto(page: Page): Promise<void> {
  const photo = page.locator('article img.photo').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBeGreaterThan(0)
}

/** Tokens last an hour: as it is for whoever opens the app the next day. */
async function letTokenRunOut(page: Page): Promise<void> {
  const moved = await page.evaluate<boolean>(`(async () => {
    const settled = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const database = await settled(indexedDB.open('firebaseLocalStorageDb'))
    const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
    const all = await settled(store.getAll())
    const kept = all.filter(({ value }) => value?.stsTokenManager)
    for (const one of kept) {
      one.value.stsTokenManager.expirationTime = Date.now() - 1000
      await settled(store.put(one))
    }
    database.close()
    return kept.length === 1
  })()`)
  expect(moved).toBe(true)
}
