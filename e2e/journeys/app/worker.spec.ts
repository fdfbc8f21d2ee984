import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWatch, latestBuildPath } from '@varanda/domain/instance/build'
import type { Page } from 'playwright/test'
import { expect } from '../../fixtures.ts'
import { ownBuild, projectRoot } from '../../own-build.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const test = ownBuild()

test.use({ serviceWorkers: 'allow' })

test('a kept app learns of a new build, takes it with a tap or when it is opened anew, and may be let go', {
  tag: '@phone',
}, async ({ page: first, context, path, language, instance, dist }) => {
  const { app, compose, making, settings } = words[language]
  let page = first
  await signIn(page, language, instance.logins[1]!)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true)
  const offer = page.getByRole('region', { name: app.newVersion.title })
  const idle = await context.newPage()
  const writing = await context.newPage()
  const inForm = await context.newPage()
  const inSheet = await context.newPage()
  await idle.goto(path('/user'))
  await expect(idle.getByRole('article').first()).toBeVisible()
  await writing.goto(path('/user/publish'))
  await writing.getByLabel(compose.text).fill('Ainda escrevo')
  await inForm.goto(path('/user/circles/new?step=secret'))
  await inForm.getByRole('textbox', { name: making.finish.name }).fill('Só meu')
  await inSheet.goto(path('/user/settings'))
  await inSheet.getByRole('button', { name: settings.devices.rename }).first().click()
  const device = inSheet.getByLabel(settings.devices.name, { exact: true })
  await device.fill('Notebook da vó')

  /** Another build, whose page says so by a class, and whose name is sixteen times this letter. */
  function change(name: string, letter: string): void {
    const build = JSON.parse(read(dist, latestBuildPath)) as { member: string }
    const own = letter.repeat(16)
    const old = read(dist, 'member/index.html').replaceAll(build.member, own)
    write(dist, 'member/index.html', old.replace(/<body[^>]*>/, `<body class="${name}">`))
    write(dist, 'member/sw.js', read(dist, 'member/sw.js').replace(/name:`\w+`(?=,entry)/g, `name:\`${name}\``))
    write(dist, latestBuildPath, JSON.stringify({ ...build, member: own }))
  }

  await test.step('nothing changes by itself', async () => {
    change('new', 'a')
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('body.new')).toHaveCount(0)
  })

  await test.step('a tap brings the new one, also to a tab that only stood there', async () => {
    await expect(offer).toBeVisible({ timeout: buildWatch.firstAsk + 10_000 })
    await offer.getByRole('button', { name: app.newVersion.take }).click()
    for (const tab of [page, idle]) {
      await expect(tab.locator('body.new')).toHaveCount(1)
      await expect(tab.getByRole('article').first()).toBeVisible()
    }
    await expect.poll(() => keptNames(page)).toEqual(['varanda-app /user new', 'varanda-photos'])
  })

  await test.step('where words are being written it comes once they are left, and they are there', async () => {
    const text = writing.getByLabel(compose.text)
    await text.pressSequentially(' e mais um pouco.')
    await expect(writing.locator('body.new')).toHaveCount(0)
    await writing.getByRole('button', { name: app.close }).click()
    await expect(writing.locator('body.new')).toHaveCount(1)
    await expect(writing.getByRole('article').first()).toBeVisible()
    await writing.goto(path('/user/publish'))
    await expect(text).toHaveValue('Ainda escrevo e mais um pouco.')

    await expect(inForm.getByRole('textbox', { name: making.finish.name })).toHaveValue('Só meu')
    await inForm.getByRole('button', { name: app.close }).click()
    await expect(device).toHaveValue('Notebook da vó')
    await inSheet.getByRole('button', { name: settings.devices.save, exact: true }).click()
    for (const tab of [inForm, inSheet]) await expect(tab.locator('body.new')).toHaveCount(1)
    await inForm.goto(path('/user/circles/new?step=secret'))
    await expect(inForm.getByRole('textbox', { name: making.finish.name })).toHaveValue('Só meu')
    await expect(inSheet.getByRole('button', { name: `${settings.devices.rename}: Notebook da vó` })).toBeVisible()
    await Promise.all([idle, writing, inForm, inSheet].map((tab) => tab.close()))
  })

  await test.step('left alone, the next one is there when the app is opened anew', async () => {
    change('newer', 'b')
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)')
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))'))
      .toBe(true)
    const opened = await context.newPage()
    await page.close()
    await opened.waitForTimeout(500)
    page = opened
    await page.goto(path('/user'))
    await expect(page.locator('body.newer')).toHaveCount(1)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('a build without a worker sends it away', async () => {
    const folder = join(dist, '../retired')
    mkdirSync(folder)
    execFileSync(process.execPath, ['build.ts', folder], {
      cwd: join(projectRoot, 'member-app'),
      env: { ...process.env, VARANDA_NO_WORKER: '1' },
      stdio: 'pipe',
    })
    // A page of the build before, when it has been open for a while, keeps the app once: that must be behind it.
    await expect.poll(() => page.evaluate('performance.now()'), { timeout: 15_000 }).toBeGreaterThan(9_000)
    for (const file of ['member/sw.js', 'member/share.js'])
      write(dist, file, readFileSync(join(folder, file.slice('member/'.length)), 'utf8'))
    // What goes takes over first, and a page under which the worker changes loads anew.
    const loaded = page.waitForEvent('load')
    await page.evaluate('void navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.update()))')
    await loaded
    await expect.poll(() => keptNames(page)).toEqual([])
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)'))
      .toBe(0)
  })
})

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text)

function keptNames(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('caches.keys().then((names) => names.toSorted())')
}
