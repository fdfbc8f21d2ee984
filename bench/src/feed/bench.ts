/**
 * `pnpm bench feed`: a member's feed of POSTS cards on a phone four times slower than this machine: its frames while it
 * is scrolled through, when it stands beside a bare virtua list of the same cards, what moves while posts come in, what
 * is loaded for it, and what its first page reads. See README.md.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildChanged } from '../../../scripts/build.ts'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { median, report } from '../measure/figures.ts'
import { servePages } from '../measure/page-server.ts'
import { firstBytes } from './first-bytes.ts'
import { firstReads } from './first-reads.ts'
import { type Frames, framesWhile } from './frames.ts'
import { openPhone, type Phone } from './phone.ts'
import { openFeed, plantFeed, writeEntry } from './world.ts'

const posts = Number(process.env.POSTS ?? 2000)
const runs = Number(process.env.RUNS ?? 5)
const slower = 4
/** How far it is scrolled, in CSS pixels: all of it, or less for a first impression. */
const pixels = Number(process.env.PIXELS ?? Number.POSITIVE_INFINITY)
/** CSS pixels a second, and for how many of them the browser's trace is kept at once. */
const speed = 5_000
const section = 50_000
/** Milliseconds: a frame of thirty a second. */
const frameMs = 33
/** Posts of the page whose reads are counted. */
const inView = 4
const limits = { mount: 1.2, cachedScript: 90, script: 220, reads: 35 }

const folder = mkdtempSync(join(tmpdir(), 'bench-feed-'))
const data = join(folder, 'data')
await buildChanged(console.error)
const world = await plantFeed(data, posts)
const server = await openFeed(data)
const sdk = await adminSdk(server, data)
const [phone, reads] = await firstReads(server.outboxUrl ?? '', () => openPhone(server.url, world.reader))
try {
  const bytes = await firstBytes(phone)

  await phone.askFor(posts)
  const { page, devtools } = phone
  const heights = await page.evaluate<number[]>('heightsOfPosts()')
  const kinds = await page.evaluate<unknown[]>('kindsOfPosts()')
  console.error(`${posts} posts, ${Math.round(heights.reduce((sum, one) => sum + one, 0))} pixels`)

  const bare = await openBare({ kinds, heights: heights.length === posts ? heights : spread(heights, posts) })
  await phone.slow(slower)
  const mounts = { ours: [] as number[], bare: [] as number[], oursWork: [] as number[], bareWork: [] as number[] }
  for (let run = 0; run < runs; run++) {
    await page.bringToFront()
    await page.locator('nav a[href$="/circles"]').first().dispatchEvent('click')
    await page.waitForTimeout(1_500)
    mounts.oursWork.push(await phone.workOf(async () => void mounts.ours.push(await page.evaluate('openFeed()'))))
    await page.waitForTimeout(1_000)
    await bare.page.bringToFront()
    await bare.page.evaluate('window.show(false)')
    await bare.page.waitForTimeout(500)
    mounts.bareWork.push(await bare.workOf(async () => void mounts.bare.push(await bare.page.evaluate('showCards()'))))
  }

  await page.bringToFront()
  const ours = await scrolledThrough(phone)
  await bare.page.bringToFront()
  const others = await scrolledThrough(bare)

  await page.bringToFront()
  const shift = await shiftWhile(async () => {
    for (let at = 0; at < 5; at++) {
      await writeEntry(sdk, world, `live ${at}`)
      await page.waitForTimeout(600)
      await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -900, speed: 3_000 })
    }
  })

  const percentile = (values: readonly number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
  const { page: ofPage, followed, ofFollowed } = reads
  const readsOfFour = ofPage + (inView - followed) * (ofFollowed / followed)
  const longest = Math.max(...ours.work)
  report(
    'feed',
    {
      'longest frame ÷ 33 ms': { value: longest / frameMs, goal: 1 },
      'mount ÷ bare virtua': { value: median(mounts.oursWork) / median(mounts.bareWork), goal: limits.mount },
      'layout shift with live posts': { value: shift, goal: 0 },
      'script to the cached feed ÷ 90 kB': { value: bytes.untilFirst / limits.cachedScript, goal: 1 },
      'script of the feed ÷ 220 kB': { value: bytes.all / limits.script, goal: 1 },
      'reads of the first page with four posts ÷ 35': { value: readsOfFour / limits.reads, goal: 1 },
    },
    {
      posts,
      'longest frame, ms': longest,
      'frames, p99 ms': percentile(ours.work, 0.99),
      'frames, median ms': median(ours.work),
      'frames over 33 ms': ours.work.filter((ms) => ms > frameMs).length,
      frames: ours.work.length,
      'bare virtua: longest frame, ms': Math.max(...others.work),
      'bare virtua: frames, p99 ms': percentile(others.work, 0.99),
      'bare virtua: frames over 33 ms': others.work.filter((ms) => ms > frameMs).length,
      'work of the way ÷ bare virtua': sum(ours.work) / sum(others.work),
      'mount, ms of its thread': median(mounts.oursWork),
      'bare virtua: mount, ms of its thread': median(mounts.bareWork),
      'mount, ms': median(mounts.ours),
      'bare virtua: mount, ms': median(mounts.bare),
      'script to the cached feed, kB': bytes.untilFirst,
      'cached feed, s': bytes.firstAt / 1000,
      'script to the feed that acts, kB': bytes.untilOwn,
      'feed that acts, s': bytes.ownAt / 1000,
      'script of the feed, kB': bytes.all,
      'reads of the first page': ofPage,
      'posts in view then': followed,
      'reads of sign-in, notices and invitations besides': reads.besides,
      load: loadavg()[0]!,
    },
  )
  bare.stop()
} finally {
  await phone.close()
  await sdk.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0)
}

/** As many heights as there are posts, of those that are known. */
function spread(heights: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => heights[at % heights.length]!)
}

async function openBare(cards: { kinds: unknown[]; heights: number[] }) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'peer.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    logLevel: 'error',
  })
  const styles = await phone.styles()
  const html = `<!doctype html><html lang="pt"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${styles}</style>
<div id="stage"></div><script>window.cards=${JSON.stringify(cards).replaceAll('<', '\\u003c')}</script><script src="in-page.js"></script><script type="module" src="peer.js"></script>`
  const inPage = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8')
  const pages = await servePages({ 'bare.html': html, 'peer.js': outputFiles[0]!.text, 'in-page.js': inPage })
  const tab = await phone.another(`${pages.url}/bare.html`)
  await tab.slow(slower)
  return { ...tab, stop: () => pages.close() }
}

/** From the first card to the last, and what the page did for each frame. */
async function scrolledThrough({ page, devtools }: Pick<Phone, 'page' | 'devtools'>): Promise<Frames> {
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  await page.waitForTimeout(2_000)
  const all: Frames = { work: [], longestTask: 0 }
  for (let before = -1; ; ) {
    const at = await page.evaluate<number>('scrollY')
    if (at === before || at >= pixels) return all
    before = at
    const { work, longestTask } = await framesWhile(devtools, async () => {
      const yDistance = -section
      await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance, speed, preventFling: true })
    })
    all.work.push(...work)
    all.longestTask = Math.max(all.longestTask, longestTask)
    console.error(`${Math.round(at)} pixels, longest frame ${Math.max(...work).toFixed(1)} ms`)
  }
}

async function shiftWhile(act: () => Promise<void>): Promise<number> {
  await phone.page.evaluate('scrollBy({ top: -20_000, behavior: "instant" })')
  await phone.page.waitForTimeout(2_000)
  await phone.page.evaluate('window.shift = 0')
  await act()
  await phone.page.waitForTimeout(1_000)
  return phone.page.evaluate<number>('window.shift')
}
