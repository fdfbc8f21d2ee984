import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright/test'
import { readZip } from '../../../scripts/read-zip.ts'
import { findBarriers, wcag22 } from '../../axe.ts'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

// A sheet that is still rising is pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'varanda-copy-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('all that is mine is asked for, told of, fetched, read without the house, and taken away @desktop', async ({
  page,
  path,
  language,
  instance,
  browser,
  expectTrouble,
}, info) => {
  const { take, settings, notices } = words[language]
  await signIn(page, language, instance.logins[1]!)

  await test.step('it is asked for in the settings, and made while one looks', async () => {
    await page.goto(path('/user/settings'))
    await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
    await page.locator('#to-take').click()
    await expect(page.getByRole('heading', { name: take.heading })).toBeVisible()
    await expectAccessible(page)
    await picture(page, info.outputPath('asked.png'))
    await page.getByRole('button', { name: take.ask }).click()
    await expect(page.getByRole('heading', { name: take.ready })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1, name: take.title })).toBeFocused()
    await expectAccessible(page)
    await picture(page, info.outputPath('ready.png'))
  })

  await test.step('a notice leads there', async () => {
    await page.goto(path('/user/notices'))
    await page.getByRole('link', { name: notices.kinds['export-ready'] }).click()
    await expect(page.getByRole('heading', { name: take.ready })).toBeVisible()
  })

  await test.step('without a network it says so', async () => {
    expectTrouble(noNetwork)
    await page.context().setOffline(true)
    await expect(page.getByText(take.offline)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(take.offline)).toBeHidden()
  })

  const album = await test.step('it is fetched, and whole', async () => {
    return unpack(page, take.inside)
  })

  await test.step('its album opens from the disk, without a script or a network', async () => {
    await openAlbum(browser, album, info.project.use.viewport ?? { width: 1280, height: 800 }, info.outputPath('album'))
  })

  await test.step('it is taken away at once', async () => {
    await page.getByRole('button', { name: take.remove }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: take.remove }).click()
    await expect(page.getByText(take.gone)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: take.title })).toBeFocused()
    await expect(page.getByRole('button', { name: take.ask })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the album of a group is taken along, and the group sees who did @phone', async ({
  page,
  path,
  language,
  instance,
  browser,
  visit,
}, info) => {
  const { take, circlePage, managing, settings } = words[language]
  const [, marina, beto] = instance.logins
  const guest = await visit()
  await Promise.all([signIn(page, language, beto!), signIn(guest.page, language, marina!)])

  await test.step('who would rather not be in one says so', async () => {
    await guest.page.goto(path('/user/settings#albums'))
    const choice = guest.page.getByRole('switch', { name: settings.albums.label })
    await expect(choice).toBeChecked()
    await choice.click()
    await expect(guest.page.getByText(settings.saved).first()).toBeVisible()
    await expect(guest.page.getByText(settings.albums.off)).toBeVisible()
    await expectAccessible(guest.page)
    await picture(guest.page, info.outputPath('settings.png'))
  })

  const name = await test.step('it is asked for on the page of the group, which says what that means', async () => {
    await page.goto(path('/user/circles'))
    await page.getByRole('link', { name: 'Família Andrade' }).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Família Andrade')
    await page.locator('[id^="circle-ways-"]').click()
    await page.getByRole('button', { name: managing.ways.takeAlbum }).click()
    await expect(page.getByText(managing.takeAlbum.means[2]!)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('group.png') })
    await page.getByRole('button', { name: managing.takeAlbum.yes }).click()
    return 'Família Andrade'
  })

  const album = await test.step('it is made, fetched and whole', async () => {
    await expect(page.getByRole('heading', { name: take.group.ready(name) })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await picture(page, info.outputPath('group-ready.png'))
    return unpack(page, { ...take.inside, ...take.group.inside })
  })

  await test.step('it opens from the disk with the names of who wrote, and nothing of who said no', async () => {
    await openAlbum(
      browser,
      album,
      info.project.use.viewport ?? { width: 1280, height: 800 },
      info.outputPath('group-album'),
    )
    const lines = readFileSync(join(dirname(album), '..', take.inside.data, 'posts.jsonl'), 'utf8')
      .trim()
      .split('\n')
    const authors = new Set(lines.map((line) => JSON.parse(line).by))
    expect(authors.size).toBeGreaterThan(1)
    expect([...authors].filter((one) => one.startsWith('Marina'))).toEqual([])
  })

  await test.step('everybody in the group sees it', async () => {
    await guest.page.goto(path('/user/circles'))
    await guest.page.getByRole('link', { name }).first().click()
    await guest.page.getByRole('button', { name: circlePage.tabs.people, exact: true }).click()
    const took = guest.page.getByRole('region', { name: circlePage.people.took })
    await expect(took.getByRole('link', { name: 'Beto Andrade' })).toBeVisible()
    await expectAccessible(guest.page)
    await picture(guest.page, info.outputPath('people.png'))
  })
})

/** Fetches the one file of the copy that is shown, and puts what is in it on the disk; answers the album's first page. */
async function unpack(page: Page, inside: typeof words.pt.take.inside): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.locator('.take-files button').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(inside.file(1))
  const entries = await readZip(readFileSync(await download.path()))
  for (const [name, { bytes }] of entries) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const root = inside.folder
  const names = [...entries.keys()]
  expect(names).toEqual(expect.arrayContaining([`${root}/${inside.readMe}`, `${root}/album/index.html`]))
  expect(names.some((name) => name.startsWith(`${root}/${inside.photos}/`))).toBe(true)
  return join(folder, root, 'album/index.html')
}

const picture = (page: Page, to: string) => page.screenshot({ path: to, fullPage: true })

async function openAlbum(browser: Browser, file: string, viewport: { width: number; height: number }, to: string) {
  const asked: string[] = []
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, offline: true, viewport })
    context.on('request', (request) => asked.push(request.url()))
    const page = await context.newPage()
    await page.goto(pathToFileURL(file).href)
    const month = page.locator('.months a').first()
    await expect(month).toBeVisible()
    if (javaScriptEnabled) {
      expect(await findBarriers(page, wcag22)).toEqual([])
      await picture(page, `${to}-cover.png`)
    }
    await month.click()
    await expect(page.locator('article').first()).toBeVisible()
    if (javaScriptEnabled) {
      expect(await findBarriers(page, wcag22)).toEqual([])
      const faces = await page.evaluate('document.fonts.ready.then(() => [...document.fonts].map((one) => one.status))')
      expect(faces).toContain('loaded')
      const broken = `[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length`
      expect(await page.evaluate(broken)).toBe(0)
      await picture(page, `${to}-month.png`)
      await page.pdf({ path: `${to}-month.pdf`, preferCSSPageSize: true, printBackground: true })
    }
    await context.close()
  }
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([])
}
