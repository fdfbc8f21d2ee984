import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NetworkFileFault } from '@varanda/domain/graph/network-file-fault'
import { openedFileDatabase } from '@varanda/domain/graph/opened-file'
import { routes } from '@varanda/domain/site/routes'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { words } from '../../words.ts'

const generator = routes.networkDataGenerator.path
const small = '?model=invites&people=60&seats=3&months=12&seed=7&names=pt'

/** All figures of the network that is shown, once they are measured. */
async function figuresOf(page: Page): Promise<string[]> {
  await expect(page.locator('.histogram')).toBeVisible()
  return page.locator('.metrics .value').allInnerTexts()
}

/** Steps from control to control until one that matches holds the focus. */
async function tabTo(page: Page, selector: string) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await page.locator(`${selector}:focus`).count()) return
  }
  throw new Error(`no way by keyboard to ${selector}`)
}

test('a network is made by keyboard alone, and its address makes the same one again', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  visit,
}) => {
  const { island } = words[language].networkGenerator
  await page.goto(path(generator))
  const first = await figuresOf(page)
  await expectAccessible(page)

  await tabTo(page, '[name=model]')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#sentence')).toHaveText(island.models.invites.sentence)
  // A quicker hand would make one entry of history of both changes.
  await expect(page).toHaveURL(/model=invites/)
  await tabTo(page, '[type=number]')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('7')
  await expect(page.locator('[type=number]:focus')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/model=invites.*people=77/)
  await expect(page.locator('.metrics .value').first()).toHaveText('77')
  const made = await figuresOf(page)
  expect(made).not.toEqual(first)

  const other = await visit()
  await other.page.goto(page.url())
  await expect(other.page.locator('.metrics .value').first()).toHaveText('77')
  expect(await figuresOf(other.page)).toEqual(made)
  expect(await other.page.locator('.scrolling').textContent()).toBe(await page.locator('.scrolling').textContent())

  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('radio', { name: island.models.families.name })).toBeChecked()
  await expect.poll(() => figuresOf(page)).toEqual(first)
})

test('a hundred thousand people come when asked for, and whoever stops them keeps what they had', {
  tag: '@desktop',
}, async ({ page, path, language }) => {
  const { presets, run } = words[language].networkGenerator.island
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let workers = 0
  await page.route(/generate\.worker/, async (route) => {
    workers++
    if (workers > 1) await held
    await route.continue().catch(() => {})
  })
  await page.goto(path(generator) + small)
  const before = await figuresOf(page)
  await page.getByRole('button', { name: presets.city }).click()
  await page.getByRole('button', { name: run.generate }).dblclick()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: run.cancel }).click()
  await expect(page.getByText(run.cancelled)).toBeVisible()
  expect(await figuresOf(page)).toEqual(before)
  release()

  const asked = Date.now()
  await page.getByRole('button', { name: run.generate }).click()
  await expect(page.locator('.metrics .value').first()).toHaveText(/100[.,]000/, { timeout: 20_000 })
  expect(Date.now() - asked).toBeLessThan(20_000)
  await expect(page.locator('.histogram')).toBeVisible({ timeout: 30_000 })
})

test('a kept file that is looked for in vain puts nothing over what was chosen meanwhile', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const { models } = words[language].networkGenerator.island
  await page.addInitScript(`{
    const { open } = IDBFactory.prototype
    const held = new Promise((resolve) => { globalThis.letIn = resolve })
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked)
      if (asked[0] !== '${openedFileDatabase}') return request
      Object.defineProperty(request, 'onsuccess', {
        set: (told) => request.addEventListener('success', () => void held.then(told)),
      })
      return request
    }
  }`)
  await page.goto(`${path(generator)}?from=file`)
  const invites = page.getByRole('radio', { name: models.invites.name })
  await invites.check()
  await page.evaluate('letIn()')
  await expect(page).toHaveURL(/model=invites/)
  await figuresOf(page)
  await expect(invites).toBeChecked()
})

test('the way to what was made makes nothing again, and leaves an opened file that the browser could not keep', {
  tag: '@phone',
}, async ({ page, path, language }) => {
  const { files, run } = words[language].networkGenerator.island
  await page.addInitScript('IDBFactory.prototype.open = () => { throw new Error("nothing is kept") }')
  await page.goto(path(generator) + small)
  const made = await figuresOf(page)
  let makers = 0
  page.on('request', (request) => request.url().includes('generate.worker') && makers++)
  const see = page.getByRole('link', { name: run.see })
  await see.click()
  await expect(page).toHaveURL(/#network$/)
  const people = 'id,name,inviter\na,Ana,\nb,Beto,a\n'
  const file = { name: 'a-dois.csv', mimeType: 'text/csv', buffer: Buffer.from(people) }
  await page.getByLabel(files.choose).setInputFiles(file)
  await expect(page.locator('.origin')).toContainText(file.name)
  await expect(page.locator('.metrics .value').first()).toHaveText('2')
  await see.click()
  await expect(page).toHaveURL(/from=file#network$/)
  // Whatever the address asks for shows by the time a file is looked for and read.
  await page.getByLabel(files.choose).setInputFiles({ ...file, name: 'b-dois.csv' })
  await expect(page.locator('.origin')).toContainText('b-dois.csv')
  expect(makers).toBe(0)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => figuresOf(page)).toEqual(made)
  expect(makers).toBe(1)
})

test('what is downloaded opens again as the same network, here and in the graph', { tag: '@floor' }, async ({
  page,
  path,
  language,
}) => {
  const { files, result } = words[language].networkGenerator.island
  await page.goto(path(generator) + small)
  const made = await figuresOf(page)
  const people = await page.locator('.scrolling').textContent()
  for (const format of ['JSON', 'CSV', 'GEXF', 'GraphML']) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    const download = await coming
    await page.getByLabel(files.choose).setInputFiles(await download.path())
    await expect(page).toHaveURL(/from=file/)
    await expect(page.locator('.origin')).toContainText(result.opened.split('{')[0]!)
    // Of a file nobody knows how many seats there were.
    expect((await figuresOf(page)).slice(0, -1), format).toEqual(made.slice(0, -1))
    expect(await page.locator('.scrolling').textContent(), format).toBe(people)
    await page.goBack()
    await expect(page.locator('.origin')).not.toContainText(result.opened.split('{')[0]!)
  }
  await expect(page.getByRole('link', { name: result.open })).toHaveAttribute('href', /network-graph\?model=invites/)
  await page.goForward()
  await page.getByRole('link', { name: result.open }).click()
  await expect(page).toHaveURL(/network-graph\?from=file/)
  await expect(page.getByText(/(^|\D)60 (pessoas|people)/).first()).toBeVisible()

  // What was made here is not made again there.
  await page.goto(path(generator) + small)
  await figuresOf(page)
  let makers = 0
  page.on('request', (request) => request.url().includes('generate.worker') && makers++)
  await page.getByRole('link', { name: result.open }).click()
  await expect(page).toHaveURL(/network-graph\?model=invites[^#]*$/)
  await expect(page.getByText(/(^|\D)60 (pessoas|people)/).first()).toBeVisible()
  expect(makers).toBe(0)
})

test('a file that a visitor opened stays theirs, and goes where a member was', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  context,
}) => {
  const { files, result } = words[language].networkGenerator.island
  await page.goto(path(generator) + small)
  await figuresOf(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  await page.getByLabel(files.choose).setInputFiles(await (await coming).path())
  await expect(page).toHaveURL(/from=file/)
  const opened = page.locator('.origin').filter({ hasText: result.opened.split('{')[0]! })
  await expect(opened).toBeVisible()

  /** Opens a page that asks who is here, and waits until what nobody has anymore is forgotten, of which this goes last. */
  const lookWhoIsHere = async () => {
    await page.evaluate("localStorage.setItem('firestore_mutations_', 'here')")
    await page.goto(path('/auth'))
    await expect.poll(() => page.evaluate("localStorage.getItem('firestore_mutations_')")).toBe(null)
    await page.goto(`${path(generator)}?from=file`)
    await figuresOf(page)
  }
  await lookWhoIsHere()
  await expect(opened).toBeVisible()
  await context.addCookies([{ name: 'uid', value: 'somebody', url: instance.url }])
  await lookWhoIsHere()
  await expect(opened).toHaveCount(0)
})

test('a bad file says what is wrong with it, and the network stays', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const { networkFiles, networkGenerator } = words[language]
  const folder = mkdtempSync(join(tmpdir(), 'varanda-files-'))
  const huge = join(folder, 'huge.json')
  writeFileSync(huge, '{')
  const [mostMegabytes] = networkFiles.faults['too-large'].match(/\d+/)!
  truncateSync(huge, (Number(mostMegabytes) + 1) * 1024 * 1024)
  const bad: [NetworkFileFault, string | Buffer][] = [
    ['cut-short', '{"nodes":[{"id":'],
    [
      'doctype',
      '<?xml version="1.0"?><!DOCTYPE g [<!ENTITY a "b">]><graphml><graph><node id="&a;"/></graph></graphml>',
    ],
    ['encoding', Buffer.from([0x69, 0x64, 0x0a, 0xe3, 0x0a])],
    ['cycle', 'id,name,inviter\na,Ana,b\nb,Beto,a\n'],
    ['too-large', huge],
  ]
  await page.goto(path(generator) + small)
  const made = await figuresOf(page)
  for (const [fault, content] of bad) {
    const file = fault === 'too-large' ? huge : { name: 'rede.txt', mimeType: '', buffer: Buffer.from(content) }
    await page.getByLabel(networkGenerator.island.files.choose).setInputFiles(file)
    const told = networkFiles.faults[fault].split('{')[0]!
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
    expect(await figuresOf(page)).toEqual(made)
    await expect(page).toHaveURL(/model=invites/)
  }
  await expectAccessible(page)
  rmSync(folder, { recursive: true })
})
