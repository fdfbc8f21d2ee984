/**
 * `pnpm bench photo`: a photo of 12 megapixels from the file that was picked to its place in the draft, kept on the
 * device, against what the browser alone needs to open, shrink and write it; and the longest task of the page meanwhile.
 * See README.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInstance } from '../../../e2e/instance-process.ts'
import { openBrowser } from '../../../e2e/open-browser.ts'
import { withExif } from '../../../e2e/photo-file.ts'
import { signIn } from '../../../e2e/steps.ts'
import { words } from '../../../e2e/words.ts'
import { buildChanged } from '../../../scripts/build.ts'
import { framesWhile } from '../feed/frames.ts'
import { median, report } from '../measure/figures.ts'
import { servePages } from '../measure/page-server.ts'

const runs = Number(process.env.RUNS ?? 9)
/** Pixels of the photo, and the longest side and quality of what is made of it (as member-app/src/data/draw-small.ts). */
const [width, height] = [4032, 3024]
const [side, quality] = [2048, 0.85]
/** Milliseconds of a task that is felt (https://web.dev/articles/optimize-long-tasks). */
const mostTask = 50

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
await buildChanged(console.error)
const folder = mkdtempSync(join(tmpdir(), 'bench-photo-'))
const instance = await openInstance(join(folder, 'data'))
const bare = await servePages({
  'floor.html': '<!doctype html><script src="camera.js"></script>',
  'camera.js': file('camera.js'),
  'floor.js': file('floor.js'),
})
const browser = await openBrowser()
try {
  const context = await browser.newContext({ baseURL: instance.url, locale: 'pt-BR', serviceWorkers: 'block' })
  const floor = await context.newPage()
  await floor.goto(`${bare.url}/floor.html`)
  const base64 = await floor.evaluate<string>(`takePhoto(${width}, ${height})`)
  const photo = Buffer.from(base64, 'base64')

  const page = await context.newPage()
  await page.addInitScript({ content: file('in-page.js') })
  await signIn(page, 'pt', instance.logins[1]!)
  const { app, compose } = words.pt
  await page.getByRole('link', { name: app.places.publish }).first().click()
  await page.getByRole('button', { name: compose.photos.add }).waitFor()
  const devtools = await context.newCDPSession(page)

  const ours: number[] = []
  const turned: number[] = []
  const floors: number[] = []
  let longest = 0
  // By its path: a buffer would be decoded by the page itself.
  const kept = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const upright = kept('upright.jpg', photo)
  const held = kept('held.jpg', withExif(photo, { orientation: 6, words: 'Praia' }))
  const pick = async (path: string, into: number[]) => {
    await page.bringToFront()
    const { longestTask } = await framesWhile(devtools, async () => {
      await page.locator('input[type=file]').setInputFiles(path)
      await page.locator('.strip-photo').waitFor()
    })
    longest = Math.max(longest, longestTask)
    into.push(...(await page.evaluate<number[]>('window.picked.splice(0)')))
    await page.getByRole('button', { name: compose.photos.removeAt(1) }).click()
  }
  // The first ones load what they need.
  await pick(upright, [])
  await floor.evaluate(`floorOf(${JSON.stringify(base64)}, ${side}, ${quality})`)
  longest = 0
  for (let run = 0; run < runs; run++) {
    await pick(upright, ours)
    await pick(held, turned)
    await floor.bringToFront()
    floors.push(await floor.evaluate<number>(`floorOf(${JSON.stringify(base64)}, ${side}, ${quality})`))
  }
  report(
    'photo',
    {
      'picked to ready ÷ canvas floor': { value: median(ours) / median(floors), goal: 1 },
      'longest task of the page ÷ 50 ms': { value: longest / mostTask, goal: 1 },
    },
    {
      'the photo, MB': photo.length / 1_000_000,
      'picked to ready, ms': median(ours),
      'canvas floor, ms': median(floors),
      'held upright by its EXIF: picked to ready, ms': median(turned),
      'the same ÷ canvas floor': median(turned) / median(floors),
      'longest task of the page, ms': longest,
      load: loadavg()[0]!,
    },
  )
} finally {
  await browser.close()
  bare.close()
  await instance.stop()
  rmSync(folder, { recursive: true, force: true })
}
