/** A part of a public page that throws says so in its place, and the rest of the page is there as before. */
import { routes } from '@varanda/domain/site/routes'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { words } from '../../words.ts'

test('a part that throws while it takes the page over says so, and is there once the page is loaded again', async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const { stuck, networkGraph } = words[language]
  expectTrouble(/broken on purpose/)
  const mend = await breakAt(page, 'network-graph-page', 'graph-about')
  await page.goto(path(routes.networkGraph.path))
  const broken = page.getByRole('alert').filter({ hasText: stuck.title })
  await expect(broken).toContainText(stuck.unsure)
  await expect(broken.getByRole('link', { name: stuck.home })).toHaveAttribute('href', path('/'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)

  await mend()
  await broken.getByRole('button', { name: stuck.again }).click()
  await expect(page.getByRole('heading', { level: 1, name: networkGraph.heading })).toBeVisible()
  // Only what has taken the page over draws.
  await expect(page.locator('.canvas-names > *').first()).toBeAttached()
  await expect(broken).toHaveCount(0)
})

test('where how to join breaks later, the form to ask for an invite is there all the same', async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const { stuck, request, join } = words[language]
  expectTrouble(/broken on purpose/)
  const mend = await breakAt(page, 'join-page', 'sheet-title')
  await page.goto(path(routes.join.path))
  await page.getByRole('button', { name: join.code.offer }).click()
  const broken = page.getByRole('alert').filter({ hasText: stuck.title })
  await expect(broken).toBeVisible()
  const form = page.locator('.request-form')
  await form.getByLabel(request.name.label, { exact: true }).fill('Rosa')
  await form.getByRole('button', { name: request.submit }).click()
  await expect(form.getByText(request.email.empty)).toBeVisible()
  await expectAccessible(page)

  await mend()
  await broken.getByRole('button', { name: stuck.again }).click()
  await expect(broken).toHaveCount(0)
  await page.getByRole('button', { name: join.code.offer }).click()
  await expect(page.getByRole('heading', { name: join.code.title })).toBeVisible()
})

/** Of a built file everything throws that is drawn with this class, until it is mended. */
async function breakAt(page: Page, file: string, className: string): Promise<() => Promise<void>> {
  const address = `**/_astro/${file}.*.js`
  const literal = new RegExp(`([\`"'])${className}\\1`, 'g')
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(literal, "(()=>{throw Error('broken on purpose')})()")
    // Without what says that it may be kept for a year.
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return () => page.unroute(address)
}
