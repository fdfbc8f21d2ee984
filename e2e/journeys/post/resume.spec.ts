import type { BrowserContext, Request } from 'playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../../mortal-instance.ts'
import { photoFile, pickPhotos } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const uploads = /\/v0\/b\/[^/]+\/o\?/
const prepares = /\/prepareMedia$/

const isUpload = (request: Request) => request.method() === 'POST' && uploads.test(request.url())

test('a tab that dies while photos go up, and a server, lose none and send none twice', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
  dieAndReturn,
}) => {
  const { app, compose, feed } = words[language]
  expectTrouble(/net::ERR_(CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET|FAILED)/)
  expectTrouble(/transport errored|Could not reach Cloud Firestore backend/)
  // The new process does not know the old one's streams, as Google's would not; the SDK opens others.
  expectTrouble(/(answer|status of) 400.*(Listen|Write)\/channel/)
  // Cut off, Firestore's SDK asks Google whether there is a network; the content security policy stops it.
  expectTrouble(/cleardot\.gif/)
  // Bytes that went off and were lost are asked for before they go once more.
  expectTrouble(/400.*prepareMedia/)
  const { brought, prepared } = watchUploads(context)
  await signIn(page, language, instance.logins[1]!)
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await expect(page.getByRole('button', { name: compose.photos.add })).toBeVisible()
  const text = `Quatro da varanda. (${language})`
  await page.getByLabel(compose.text).fill(text)
  await pickPhotos(
    page,
    await Promise.all(['#4a8', '#c63', '#fc5', '#678'].map((one, at) => photoFile(page, `${at}.jpg`, 1600, 1200, one))),
  )
  await expect(page.getByRole('button', { name: compose.photos.named(4, 4, undefined) })).toBeVisible()
  // Two arrive. Of the others one gets no answer, and one gets nowhere, until the tab dies.
  let through = 0
  let isDead = false
  await context.route(uploads, (route) => {
    if (!isUpload(route.request()) || isDead || ++through <= 2) return route.continue()
    if (through > 3) return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: compose.publish, exact: true }).click()
  await expect(page.getByText(feed.outbox.photos(2, 4))).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => new Set(brought).size).toBe(4)
  const arrived = [...prepared]
  expect(arrived).toHaveLength(2)
  await page.close()
  isDead = true

  const next = await context.newPage()
  await dieAndReturn(async () => {})
  await next.goto(path('/user'))
  const mine = next.getByRole('article').filter({ hasText: text })
  await expect(mine.locator('.photo-open')).toHaveCount(4, { timeout: 60_000 })
  await expect(mine).toHaveCount(1)
  for (const id of arrived) {
    expect(brought.filter((one) => one === id)).toHaveLength(1)
    expect(prepared.filter((one) => one === id)).toHaveLength(1)
  }
})

/** Ids of the photos whose bytes were sent, and of those that the instance was told to prepare, each time. */
function watchUploads(context: BrowserContext): { brought: string[]; prepared: string[] } {
  const brought: string[] = []
  const prepared: string[] = []
  context.on('request', (request) => {
    if (isUpload(request)) brought.push(idOf(new URL(request.url()).searchParams.get('name') ?? ''))
    if (request.method() === 'POST' && prepares.test(request.url())) {
      const { data } = request.postDataJSON() as { data: { uploadId: string } }
      prepared.push(data.uploadId)
    }
  })
  return { brought, prepared }
}

const idOf = (name: string) => name.split('/').at(-1) ?? ''
