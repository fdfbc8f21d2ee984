/** The explorer of a network on its public page: by hand, by keyboard, as a table, and in an address. */
import { routes } from '@varanda/domain/site/routes'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { atRest } from '../../motion/at-rest.ts'
import { findUnreadable } from '../../pages.ts'
import { words } from '../../words.ts'

const address = routes.networkGraph.path
const wordsOf = (language: 'pt' | 'en') => words[language].networkGraph.explorer

/** Few people and always the same ones, so that a software rasteriser has little to do. */
const small = '?model=families&seed=7&people=60&months=12'

const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

const picture = (page: Page) => page.getByRole('application')
const settled = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible({ timeout: 20_000 })

/** Opens it with those few people, arranged; answers what the page says. */
async function openSmall(page: Page, at: string, language: 'pt' | 'en') {
  const words = wordsOf(language)
  await page.goto(at + small)
  await settled(page, words.status.settled)
  return words
}

test('somebody is found, chosen and followed; Back takes each step back', async ({ page, path, language }) => {
  const words = await openSmall(page, path(address), language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await search.press('ArrowDown')
  const name = (await page.getByRole('option', { selected: true }).locator('span').textContent())!
  await search.press('Enter')
  const card = page.getByRole('region', { name, exact: true })
  await expect(card).toBeVisible()
  await expect(page).toHaveURL(/[?&]person=\d+/)
  // On a phone it was out of sight.
  await expect(picture(page)).toBeInViewport({ ratio: 0.5 })

  await card.getByText('2', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]hops=2/)
  await card.getByRole('button', { name: words.person.from }).click()
  await expect(page).toHaveURL(/from-person=/)
  await expectAccessible(page)

  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/hops/)
  await page.goBack()
  await expect(card).toBeHidden()
})

test('the months go by hand, and only who had joined by then is there', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = wordsOf(language)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path(address) + small)
  await settled(page, words.status.settled)
  const months = page.getByRole('slider', { name: words.time.cursor })
  const all = await months.getAttribute('aria-valuetext')
  const way = page.locator('.path-card')
  const legend = page.getByRole('region', { name: words.legend.group, exact: true })
  const [wholeWay, wholeLegend] = [await way.textContent(), await legend.textContent()]
  // Nothing moves of itself: the button goes on by one month.
  await page.getByRole('button', { name: words.time.step }).click()
  const first = await months.getAttribute('aria-valuetext')
  expect(first).not.toBe(all)
  await expect(way.getByRole('status')).toContainText(words.path.notYet.split('}')[1]!)
  await expect(legend).not.toHaveText(wholeLegend!)
  await page.getByRole('button', { name: words.time.step }).click()
  await expect(months).not.toHaveAttribute('aria-valuetext', first!)
  await months.press('End')
  await expect(months).toHaveAttribute('aria-valuetext', all!)
  await expect(way).toHaveText(wholeWay!)
  await expect(legend).toHaveText(wholeLegend!)
})

test('a keyboard walks from person to person, chooses, and marks a path', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  await openSmall(page, path(address), language)
  const told = picture(page).locator('xpath=..').getByRole('status').last()
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(told).not.toBeEmpty()
  const first = await told.textContent()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    if ((await told.textContent()) !== first) break
  }
  expect(await told.textContent()).not.toBe(first)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/from-person=\d+/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]person=\d+/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/[?&]person=/)
})

test('without WebGL the table is there, with the same search and paths', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = wordsOf(language)
  await page.addInitScript(`delete HTMLCanvasElement.prototype.transferControlToOffscreen
    HTMLCanvasElement.prototype.getContext = function (kind) { return kind === 'webgl2' ? null : undefined }`)
  await page.goto(path(address) + small)
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

test('a file that cannot be read says why and leaves the network; a whole one takes its place', {
  tag: '@phone',
}, async ({ page, path, language }) => {
  const { networkGraph: all, networkFiles } = words[language]
  // Somebody is chosen whom a smaller network does not have.
  await page.goto(`${path(address)}${small}&person=50`)
  await settled(page, all.explorer.status.settled)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(file('x.json', 'nothing of the kind'))
  await expect(page.getByText(all.open.stays)).toBeVisible()
  const long = `${'x'.repeat(60)}.csv`
  await chooser.setInputFiles(file(long, 'source,target\nAna,Beto\nBeto,Ana\n'))
  await expect(page.getByText(long)).toBeVisible()
  expect(await page.locator('.graph-heading').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await expect(page).toHaveURL(/from=file$/)
  await expect(page.getByText(networkFiles.report.merged.one.replace('{n}', '1'))).toBeVisible()
  await settled(page, all.explorer.status.settled)
  await expectAccessible(page)
  // What is wrong with a file is not said of what one goes to.
  await chooser.setInputFiles(file('x.json', 'nothing of the kind'))
  await expect(page.getByText(all.open.stays)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(long)).toBeHidden()
  await settled(page, all.explorer.status.settled)
  await expect(page.getByText(all.open.stays)).toBeHidden()
})

test('of two files the last one stays, and whoever goes back wants neither', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const all = words[language].networkGraph
  const chooser = page.locator('input[type=file]')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let readers = 0
  await page.route(/read-file\.worker/, async (route) => {
    if (++readers !== 2) await held
    await route.continue().catch(() => {})
  })
  await page.goto(`${path(address)}${small}&person=3`)
  await settled(page, all.explorer.status.settled)
  await chooser.setInputFiles(file('slow.csv', 'source,target\nAna,Beto\nBeto,Caio\n'))
  await expect.poll(() => readers).toBe(1)
  await chooser.setInputFiles(file('two.csv', 'source,target\nAna,Beto\n'))
  await expect(page.getByText('two.csv')).toBeVisible()

  await chooser.setInputFiles(file('late.csv', 'source,target\nAna,Beto\n'))
  await expect.poll(() => readers).toBe(3)
  await page.goBack()
  await expect(page).toHaveURL(/person=3$/)
  await expect(page.getByText(all.reading)).toBeHidden()
  release()
  await settled(page, all.explorer.status.settled)
  await expect(page).toHaveURL(/person=3$/)
  await expect(page.getByText(/(slow|late)\.csv/)).toBeHidden()
})

test('an entry of the history is of its own file: no other one is shown as it', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const all = words[language].networkGraph
  const chooser = page.locator('input[type=file]')
  const lost = page.getByText(all.lostFile.title)
  // A browser that has no room left for the third one.
  await page.addInitScript(`{
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, ...more) {
      if (value.file === 'c.csv') this.transaction.commit = this.transaction.abort
      return put.call(this, value, ...more)
    }
  }`)
  await page.goto(path(address) + small)
  await settled(page, all.explorer.status.settled)
  await chooser.setInputFiles(file('a.csv', 'source,target\nAna,Beto\nCaio,Duda\n'))
  await expect(page.getByText('a.csv')).toBeVisible()
  const search = page.getByRole('combobox', { name: all.explorer.search.label })
  await search.fill('Duda')
  await expect(page.getByRole('option')).toHaveCount(1)
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/from=file&person=3/)

  await chooser.setInputFiles(file('b.csv', 'source,target\nEva,Fabio\nGil,Hugo\n'))
  await expect(page.getByText('b.csv')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/person=3/)
  await expect(lost).toBeVisible()
  await expect(page.getByText('Hugo')).toHaveCount(0)
  await page.reload()
  await expect(lost).toBeVisible()
  await page.goForward()
  await expect(page.getByText('b.csv')).toBeVisible()
  await page.reload()
  await expect(page.getByText('b.csv')).toBeVisible()

  await chooser.setInputFiles(file('c.csv', 'source,target\nIda,Jonas\n'))
  await expect(page.getByText('c.csv')).toBeVisible()
  // Who goes to a place on the page stays with the file.
  await page.evaluate("location.hash = '#content'")
  await expect(page).toHaveURL(/from=file#content$/)
  await expect.poll(() => page.evaluate('history.state?.file')).toBeGreaterThan(0)
  await expect(page.getByText('c.csv')).toBeVisible()
  await page.reload()
  await expect(lost).toBeVisible()
  await page.goto(`${path(address)}?from=file`)
  await expect(lost).toBeVisible()
  await expect(page.getByText('b.csv')).toHaveCount(0)
})

test('a link to very many people asks before this device makes them', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const all = words[language].networkGraph
  let makers = 0
  page.on('request', (request) => request.url().includes('generate.worker') && makers++)
  await page.goto(`${path(address)}?model=random&people=5001&degree=2&colour=betweenness`)
  const make = page.getByRole('button', { name: all.large.make })
  await expect(make).toBeInViewport()
  await expect(page.getByText(/5[.,]001/)).toBeInViewport()
  await expectAccessible(page)
  expect(makers).toBe(0)
  await make.click()
  await expect(picture(page)).toBeVisible({ timeout: 20_000 })
  await expect(make).toBeHidden()
  // So many begin as groups, each with its name and how many they are.
  await expect(page.locator('.canvas-names .group').first()).toHaveText(/ · \d/, { timeout: 20_000 })
})

test('choosing goes on where a browser takes no more entries of history', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = await openSmall(page, path(address), language)
  await page.evaluate("history.pushState = () => { throw new DOMException('too many', 'SecurityError') }")
  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  await search.press('ArrowDown')
  const name = (await page.getByRole('option', { selected: true }).locator('span').textContent())!
  await search.press('Enter')
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('the language switch keeps what is looked at', { tag: '@phone' }, async ({ page, path, language }) => {
  await page.goto(`${path(address)}${small}&person=3`)
  await settled(page, wordsOf(language).status.settled)
  await page
    .getByRole('link', { name: language === 'pt' ? 'English' : 'Português' })
    .first()
    .click()
  await expect(page).toHaveURL(/network-graph\?.*person=3/)
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
  await page.goto(`${path(address)}${small}&person=3`)
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
  await page.goto(path(address) + small)
  await settled(page, words.status.failed)
  await page.unroute(/arrange\.worker/)
  await page.evaluate('begun.splice(0)')
  await page.getByRole('button', { name: words.layout.retry }).click()
  await settled(page, words.status.settled)
  expect(await page.evaluate('begun')).toEqual([false])
})

test('a drawing that the device takes away leaves the table in its place', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = wordsOf(language)
  // The worker that draws keeps what it draws with where a test can take it away.
  await page.route(/paint\.worker/, async (route) => {
    const response = await route.fetch()
    const keep = `{ const open = OffscreenCanvas.prototype.getContext
      OffscreenCanvas.prototype.getContext = function (...kind) { return (self.drawn = open.apply(this, kind)) } };`
    await route.fulfill({ response, body: keep + (await response.text()) })
  })
  await page.goto(path(address) + small)
  await settled(page, words.status.settled)
  const painter = () => page.workers().find((worker) => worker.url().includes('paint.worker'))
  await expect.poll(painter).toBeDefined()
  await painter()!.evaluate("self.drawn.getExtension('WEBGL_lose_context').loseContext()")
  await expect(page.getByText(words.lostPicture.title)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('table', { name: words.table.caption })).toBeVisible()
})

test('Enter chooses by what stands in the field, before the list has come to it', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = await openSmall(page, path(address), language)
  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  const name = (await page.getByRole('option').nth(5).locator('span').textContent())!
  // The page shows what is typed at once, and searches by it a moment later: Enter comes between the two.
  await page.evaluate(`(async () => {
    const field = document.activeElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(name)})
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    for (let turn = 0; turn < 5; turn++) await undefined
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })()`)
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
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
  await page.goto(`${path(address)}${small}&colour=betweenness&size=betweenness`)
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

test('a picture that cannot be drawn for a file is said to have failed, and is saved when it can', {
  tag: '@phone',
}, async ({ page, path, language }) => {
  const words = await openSmall(page, path(address), language)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await page.evaluate(`globalThis.given = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
      return kind === 'webgl2' ? null : given.call(this, kind, ...more)
    }`)
  const save = page.getByRole('button', { name: words.export.png })
  await save.click()
  await expect(page.getByText(words.export.failed)).toBeVisible()
  await page.evaluate('HTMLCanvasElement.prototype.getContext = given')
  await save.click()
  await expect.poll(() => files).toEqual([`${words.export.file}.png`])
  await expect(page.getByText(words.export.failed)).toBeHidden()
})

test('whoever presses a button that goes away still stands somewhere, and time runs once', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const words = wordsOf(language)
  await page.goto(`${path(address)}${small}&person=3&from-person=3&to-person=9`)
  await settled(page, words.status.settled)
  const again = page.getByRole('button', { name: words.layout.again })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.status-line button').first()).toBeFocused()

  await page.getByText(words.path.steps, { exact: true }).click()
  const clear = page.getByRole('button', { name: words.path.clear })
  await clear.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: words.path.ask })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: words.person.close, exact: true }).click()
  await expect(heading).toBeFocused()

  await page.getByRole('button', { name: words.table.open }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('.time-bar')).toHaveCount(1)
})

test('one finger scrolls the page, two move the drawing, and the keyboard gets to it and past it', {
  tag: '@phone',
}, async ({ page, path, language }) => {
  const words = await openSmall(page, path(address), language)
  const name = page.locator('.canvas-names .plate').first()
  const box = (await picture(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // People are where they stay; the camera comes after them.
  const before = await atRest(async () => (await name.boundingBox())!)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [[x, y]])
  for (const up of [15, 40, 80, 120, 160]) await touch('touchMove', [[x, y - up]])
  await touch('touchEnd', [])
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(80)
  await expect(page.getByText(words.fingers)).toBeAttached()
  // Again and again, for what was let go of glides on.
  const restAtTop = async () => {
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
    return atRest(() => page.evaluate<number>('scrollY'))
  }
  await expect.poll(restAtTop).toBe(0)
  await expect.poll(async () => (await name.boundingBox())!.y).toBeCloseTo(before.y, 0)

  await touch('touchStart', [
    [x - 40, y],
    [x + 40, y],
  ])
  for (const apart of [50, 70, 90])
    await touch('touchMove', [
      [x - apart, y],
      [x + apart, y],
    ])
  await touch('touchEnd', [])
  expect(await page.evaluate<number>('scrollY')).toBe(0)
  await expect.poll(async () => Math.abs((await name.boundingBox())!.y - before.y)).toBeGreaterThan(20)

  const skip = page.getByRole('link', { name: words.skip.to })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(picture(page)).toBeFocused()
  await page.getByRole('link', { name: words.skip.past }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate<boolean>('document.querySelector(".explorer-stage").contains(document.activeElement)'),
  ).toBe(false)
})

test('a low screen leaves room to scroll by', { tag: '@phone' }, async ({ page, path }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(path(address) + small)
  const box = async (of: string) => (await page.locator(of).boundingBox())!
  await page.locator('.time-bar').waitFor()
  expect((await box('.explorer-picture')).height).toBeLessThanOrEqual(0.65 * 390)
  const buttons = await box('.stage-buttons')
  expect(buttons.y + buttons.height).toBeLessThanOrEqual((await box('.time-bar')).y)
})
