import { expect } from '../../fixtures.ts'
import { test } from '../../mortal-instance.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('an instance that dies and comes back finds open pages going on, and loses no word', { tag: '@phone' }, async ({
  page,
  language,
  instance,
  visit,
  expectTrouble,
  dieAndReturn,
}) => {
  const { app, compose, feed } = words[language]
  expectTrouble(/net::ERR_(CONNECTION|INCOMPLETE|EMPTY|NETWORK|SOCKET)/)
  expectTrouble(/transport errored/)
  // The new process does not know the old one's streams, as Google's would not; the SDK opens others.
  expectTrouble(/(answer|status of) 400.*(Listen|Write)\/channel/)
  // Cut off, Firestore's SDK asks Google whether there is a network; the content security policy stops it.
  expectTrouble(/cleardot\.gif/)
  const [cida, marina] = instance.logins
  const reader = await visit()
  await Promise.all([signIn(page, language, marina!), signIn(reader.page, language, cida!)])
  const text = `Escrita enquanto a casa caía. (${language})`
  const publish = page.getByRole('button', { name: compose.publish, exact: true })

  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByLabel(compose.text).fill(text)
  await expect(publish).toHaveAttribute('aria-disabled', 'false')
  await dieAndReturn(async () => {
    await publish.click()
    await expect(page.getByText(feed.outbox.unanswered)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(reader.page.getByRole('article').first()).toBeVisible()
  })

  const waiting = reader.page.getByRole('button', { name: feed.waiting(1) })
  await expect(waiting.or(reader.page.getByText(text)).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(feed.outbox.unanswered)).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
})
