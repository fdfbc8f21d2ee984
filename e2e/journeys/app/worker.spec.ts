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

test('a kept app learns of a new build and takes it with a tap, and a build without a worker lets it go', {
  tag: '@phone',
}, async ({ page, language, instance, dist }) => {
  const { app } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true)
  const offer = page.getByRole('region', { name: app.newVersion.title })

  await test.step('nothing changes by itself', async () => {
    const old = read(dist, 'member/index.html')
    const worker = read(dist, 'member/sw.js')
    const build = JSON.parse(read(dist, latestBuildPath)) as { member: string }
    write(
      dist,
      'member/index.html',
      old.replaceAll(build.member, 'a'.repeat(16)).replace('<body>', '<body class="new">'),
    )
    write(dist, 'member/sw.js', worker.replace(/name:`\w+`/, 'name:`new`'))
    write(dist, latestBuildPath, JSON.stringify({ ...build, member: 'a'.repeat(16) }))
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('body.new')).toHaveCount(0)
  })

  await test.step('a tap brings the new one', async () => {
    await expect(offer).toBeVisible({ timeout: buildWatch.firstAsk + 10_000 })
    await offer.getByRole('button', { name: app.newVersion.take }).click()
    await expect(page.locator('body.new')).toHaveCount(1)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => keptNames(page)).toEqual(['varanda-app /user new', 'varanda-photos'])
  })

  await test.step('a build without a worker sends it away', async () => {
    const folder = join(dist, '../retired')
    mkdirSync(folder)
    execFileSync(join(projectRoot, 'member-app/node_modules/.bin/vite'), ['build', '--outDir', folder], {
      cwd: join(projectRoot, 'member-app'),
      env: { ...process.env, VARANDA_NO_WORKER: '1' },
      stdio: 'pipe',
    })
    // A page of the build before, when it has been open for a while, keeps the app once: that must be behind it.
    await expect.poll(() => page.evaluate('performance.now()'), { timeout: 15_000 }).toBeGreaterThan(9_000)
    for (const file of ['member/sw.js', 'member/share.js'])
      write(dist, file, readFileSync(join(folder, file.slice('member/'.length)), 'utf8'))
    await page.evaluate(`navigator.serviceWorker
      .getRegistrations()
      .then((all) => Promise.all(all.map((one) => one.update())))
      .then(() => undefined)`)
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
