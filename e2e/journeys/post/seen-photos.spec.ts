/** What a device keeps of photos goes with the right to see them. */
import { paths } from '@varanda/domain/paths'
import { type MediaSize, mediaUrl } from '@varanda/domain/post/media'
import { uidOf } from '@varanda/seed/people'
import type { Page } from 'playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'

test.use({ serviceWorkers: 'allow' })

test('photos of a post that is lost are kept no more, whether a list or the door says so', {
  // A phone stays signed in, and only there photos are kept.
  tag: '@phone',
}, async ({ page, context, path, language, instance, office, expectTrouble }) => {
  expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Could not reach Cloud Firestore|cleardot\.gif/)
  // The door says of what is lost that there is no such thing.
  expectTrouble(/404.*\/media\/|\/media\/.*404/)
  const me = uidOf('marina')
  await signIn(page, language, instance.logins[1]!)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => page.evaluate("caches.has('varanda-photos')")).toBe(true)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await office.idle()
  const feed = await office.firestore.collection(paths.feed(me)).orderBy('createdAt', 'desc').limit(20).get()
  const withPhotos = feed.docs.map((one) => one.data()).filter(({ photos }) => photos?.length > 0)
  const [first, second, third] = withPhotos.map(({ postId, photos }) => ({ postId, photo: photos[0].id as string }))
  const see = (of: typeof first, size: MediaSize = 'small') =>
    page.evaluate<string>(`new Promise((resolve) => {
      const img = new Image()
      img.onload = () => resolve('seen')
      img.onerror = () => resolve('refused')
      img.src = '${mediaUrl(of!.postId, of!.photo, size)}'
    })`)
  for (const one of [first, second, third]) {
    expect(await see(one)).toBe('seen')
    await expect.poll(() => isKept(page, one!.postId)).toBe(true)
  }

  await test.step('a post that leaves the feed takes its photos along, and no other', async () => {
    await office.firestore.doc(paths.entry(me, first!.postId)).delete()
    await expect.poll(() => isKept(page, first!.postId)).toBe(false)
    expect(await isKept(page, second!.postId)).toBe(true)
  })

  await test.step('so does one that was lost while the app was closed, as soon as it is open again', async () => {
    await page.goto('/__/firebase/init.json')
    await office.firestore.doc(paths.entry(me, second!.postId)).delete()
    expect(await isKept(page, second!.postId)).toBe(true)
    await page.goto(path('/user'))
    await expect.poll(() => isKept(page, second!.postId)).toBe(false)
    expect(await isKept(page, third!.postId)).toBe(true)
  })

  await test.step('without a network the others are there, and what was lost is not', async () => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await context.setOffline(true)
    expect(await see(third)).toBe('seen')
    expect(await see(second)).toBe('refused')
    await context.setOffline(false)
  })

  await test.step('of one that is asked for before a new pass has come nothing goes, and it comes with that', async () => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    const photo = `${third!.postId}/${third!.photo}`
    const passes = await context.cookies()
    await context.clearCookies()
    expect(await see(third)).toBe('seen')
    expect(await isKept(page, photo)).toBe(true)
    // Nothing stands in for one that was never seen: it waits for the pass.
    await page.evaluate(
      "caches.open('varanda-photos').then(async (cache) => { for (const one of await cache.keys()) await cache.delete(one) })",
    )
    const waiting = see(third, 'large')
    await page.waitForTimeout(500)
    await context.addCookies(passes)
    expect(await waiting).toBe('seen')
    await expect.poll(() => isKept(page, photo)).toBe(true)
  })

  await test.step('what the door refuses is kept no more', async () => {
    await page.goto(path('/user/settings'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await office.firestore.doc(paths.entry(me, third!.postId)).delete()
    const photo = `${third!.postId}/${third!.photo}`
    expect(await isKept(page, photo)).toBe(true)
    expect(await see(third)).toBe('refused')
    await expect.poll(() => isKept(page, photo)).toBe(false)
  })
})

/** Whether anything is kept of a post, or of a photo of one. */
function isKept(page: Page, of: string): Promise<boolean> {
  return page.evaluate<boolean>(`caches.open('varanda-photos').then(async (cache) => {
    const kept = await cache.keys()
    return kept.some(({ url }) => new URL(url).pathname.startsWith('/media/${of}/'))
  })`)
}
