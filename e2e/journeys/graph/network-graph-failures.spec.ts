/** What the explorer of a network still does where a part of it does not work. */
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { findUnreadable } from '../../pages.ts'
import { chooseFirst, explorerPath, openSmall, settled, small, wordsOf } from './network-explorer.ts'

test('without WebGL the table is there, with the same search and paths', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = wordsOf(language)
  await page.addInitScript(`delete HTMLCanvasElement.prototype.transferControlToOffscreen
    HTMLCanvasElement.prototype.getContext = function (kind) { return kind === 'webgl2' ? null : undefined }`)
  await page.goto(path(explorerPath) + small)
  await expect(page.getByText(words.noPicture.title)).toBeVisible()
  const table = page.getByRole('table', { name: words.table.caption })
  await expect(table.getByRole('row')).toHaveCount(51)
  await expectAccessible(page)
  expect(await findUnreadable(page)).toEqual([])

  await page.getByRole('button', { name: words.table.knows, exact: true }).click()
  await expect(table.getByRole('columnheader', { name: words.table.knows })).toHaveAttribute('aria-sort', 'descending')
  const next = page.getByRole('button', { name: words.table.next })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(11)
  // Whoever turned to the last page still stands on what turned it.
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(11)
  await table.getByRole('row').nth(1).getByRole('button').click()
  await expect(page).toHaveURL(/[?&]person=\d+/)
  await page.getByLabel(words.table.filter).fill('zzzz')
  await expect(page.getByText(words.table.none)).toBeVisible()
})

test('choosing goes on where a browser takes no more entries of history', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  const words = await openSmall(page, language)
  await page.evaluate("history.pushState = () => { throw new DOMException('too many', 'SecurityError') }")
  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  const name = await chooseFirst(page, search)
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('a panel whose code does not come says so, and comes when it is asked for again', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const words = wordsOf(language)
  expectTrouble(/person-card/)
  await page.route(/person-card[^/]*\.js$/, (route) => route.abort())
  await page.goto(`${path(explorerPath)}${small}&person=3`)
  await expect(page.getByText(words.late.failed)).toBeVisible()
  await expect(page.getByRole('combobox', { name: words.search.label })).toBeVisible()
  await page.getByRole('button', { name: words.late.again }).click()
  await expect(page.getByRole('button', { name: words.person.from })).toBeVisible()
})

test('people whose arranging never began are arranged from the beginning when it is tried again', {
  tag: '@desktop',
}, async ({ page, path, language, expectTrouble }) => {
  const words = wordsOf(language)
  expectTrouble(/arrange\.worker/)
  await page.addInitScript(`globalThis.begun = []
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message, ...more) {
      if (message?.kind === 'begin' && 'seed' in message.input && 'people' in message.input) begun.push('start' in message.input)
      return postMessage.call(this, message, ...more)
    }`)
  await page.route(/arrange\.worker/, (route) => route.abort())
  await page.goto(path(explorerPath) + small)
  await settled(page, words.status.failed)
  await page.unroute(/arrange\.worker/)
  await page.evaluate('begun.splice(0)')
  await page.getByRole('button', { name: words.layout.retry }).click()
  await settled(page, words.status.settled)
  expect(await page.evaluate('begun')).toEqual([false])
})

test('a drawing that the device takes away leaves the table in its place', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  // The worker that draws keeps what it draws with where a test can take it away.
  await page.route(/paint\.worker/, async (route) => {
    const response = await route.fetch()
    const keep = `{ const open = OffscreenCanvas.prototype.getContext
      OffscreenCanvas.prototype.getContext = function (...kind) { return (self.drawn = open.apply(this, kind)) } };`
    await route.fulfill({ response, body: keep + (await response.text()) })
  })
  const words = await openSmall(page, language)
  const painter = () => page.workers().find((worker) => worker.url().includes('paint.worker'))
  await expect.poll(painter).toBeDefined()
  await painter()!.evaluate("self.drawn.getExtension('WEBGL_lose_context').loseContext()")
  await expect(page.getByText(words.lostPicture.title)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('table', { name: words.table.caption })).toBeVisible()
})

test('what could not be worked out is not said of what still is', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  const words = wordsOf(language)
  expectTrouble(/betweenness/)
  await page.route(/betweenness\.worker/, (route) => route.abort())
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/communities\.worker/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${path(explorerPath)}${small}&colour=betweenness&size=betweenness`)
  const legend = page.locator('.legend')
  await expect(legend.getByText(words.legend.failed)).toBeVisible()
  await page.getByText(words.filters.settings, { exact: true }).click()
  await page.getByLabel(words.colour.label).selectOption('community')
  await expect(legend.getByText(words.legend.counting)).toBeVisible()
  await expect(legend.getByText(words.legend.failed)).toBeHidden()
  release()
  await expect(legend.getByRole('button').first()).toBeVisible()
  await expect(legend.getByText(words.legend.counting)).toBeHidden()
})
