import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '../fixtures.ts'
import { openHouse } from '../house-process.ts'
import { signIn } from '../steps.ts'
import { words } from '../words.ts'

/** A house that can be killed and comes back at the same address with the same data. */
const test = base.extend<{ dieAndReturn: (meanwhile: () => Promise<void>) => Promise<void> }, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'varanda-mortal-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ folder }, use) => {
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, join(folder, 'data'), { recursive: true })
      const house = await openHouse(join(folder, 'data'))
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dieAndReturn: async ({ house, folder }, use) => {
    await use(async (meanwhile) => {
      await house.kill()
      await meanwhile()
      const next = await openHouse(join(folder, 'data'), Number(new URL(house.url).port))
      // Whoever stops the house means the one that lives.
      Object.assign(house, next)
    })
  },
})

// Nothing here depends on the layout: one phone and one desktop, one in each language, are enough.
test.skip(({ isMobile, language }) => Boolean(isMobile) !== (language === 'pt'))

test('a house that dies and comes back finds open pages going on, and loses no word', async ({
  page,
  language,
  house,
  visit,
  expectTrouble,
  dieAndReturn,
}) => {
  const { app, compose, feed } = words[language]
  expectTrouble(/net::ERR_(CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET)/)
  expectTrouble(/transport errored/)
  // The new process does not know the old one's streams, as Google's would not; the SDK opens others.
  expectTrouble(/(answer|status of) 400.*Listen\/channel/)
  // Cut off, Firestore's SDK asks Google whether there is a network; the content security policy stops it.
  expectTrouble(/cleardot\.gif/)
  const [cida, marina] = house.logins
  const reader = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(reader.page, language, cida!)])
  const text = `Escrita enquanto a casa caía. (${language})`
  const publish = page.getByRole('button', { name: compose.publish, exact: true })

  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await expect(publish).toHaveAttribute('aria-disabled', 'false')
  await dieAndReturn(async () => {
    await publish.click()
    await expect(page.getByText(feed.outbox.waiting)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(reader.page.getByRole('article').first()).toBeVisible()
  })

  const waiting = reader.page.getByRole('button', { name: feed.waiting(1) })
  await expect(waiting.or(reader.page.getByText(text)).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(feed.outbox.waiting)).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
})
