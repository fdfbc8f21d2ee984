/** Networks that are opened from a file in the explorer, and the picture that it saves. */
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { words } from '../../words.ts'
import { chooseFirst, explorerPath, openSmall, settled } from './network-explorer.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

test('a file that cannot be read says why and leaves the network; a whole one takes its place', {
  tag: '@phone',
}, async ({ page, language }) => {
  const { networkGraph: all, networkFiles } = words[language]
  // Somebody is chosen whom a smaller network does not have.
  await openSmall(page, language, '&person=50')
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
  await openSmall(page, language, '&person=3')
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
  await openSmall(page, language)
  await chooser.setInputFiles(file('a.csv', 'source,target\nAna,Beto\nCaio,Duda\n'))
  await expect(page.getByText('a.csv')).toBeVisible()
  const search = page.getByRole('combobox', { name: all.explorer.search.label })
  await search.fill('Duda')
  await expect(page.getByRole('option')).toHaveCount(1)
  await chooseFirst(page, search)
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
  await page.goto(`${path(explorerPath)}?from=file`)
  await expect(lost).toBeVisible()
  await expect(page.getByText('b.csv')).toHaveCount(0)
})

test('a picture that cannot be drawn for a file is said to have failed, and is saved when it can', {
  tag: '@phone',
}, async ({ page, language }) => {
  const words = await openSmall(page, language)
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
