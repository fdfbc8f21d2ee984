/**
 * `pnpm bench lighthouse [--runs 5] [--only /about,/en/blog]`: Lighthouse's slow phone on every public page in both
 * languages, served by an instance with the demo world. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locales, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { openInstance } from '../../../e2e/instance-process.ts'
import { median, report } from '../measure/figures.ts'
import { audit, categories, type Result } from './audit.ts'
import { openChrome } from './chrome.ts'
import { buildPeer, servePeer } from './peer.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
const runs = Number(values.runs)
const goals = { content: 99, living: 95, lcpMs: 1_000 }
/** These are alive: React and Firebase run in them. */
const living: readonly string[] = [routes.auth.path, routes.join.path, routes.welcome.path, routes.networkGraph.path]

const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
await buildPeer()
const [instance, peer, chrome] = [
  await openInstance(join(folder, 'data')),
  await servePeer(),
  await openChrome('pt-BR'),
]

interface Page {
  name: string
  url: string
  isLiving: boolean
}

/** Each public route, and the newest post, in both languages. */
async function findPages(): Promise<Page[]> {
  const own = Object.values(routes).filter(({ access }) => access === 'none')
  const blog = await (await fetch(instance.url + routes.blog.path)).text()
  const post = /href="(\/blog\/(?!page\/|tag\/|media\/|rss)[\w-]+)"/.exec(blog)?.[1]
  const paths = [...own.map(({ path }) => path), ...(post ? [post] : [])]
  return paths.flatMap((path) =>
    locales.map((locale) => {
      const name = localizedPath(locale, path)
      return { name, url: instance.url + name, isLiving: living.includes(path) }
    }),
  )
}

const only = values.only?.split(',')
const pages = (await findPages()).filter(({ name }) => !only || only.includes(name))
const peerPage: Page = { name: 'peer', url: `${peer.url}/`, isLiving: false }
const results = new Map<string, Result[]>()
const loadBefore = loadavg()[0]!

try {
  // By turns, so that a noisy minute is spread over all.
  for (let run = 0; run < runs; run++) {
    for (const { name, url } of [peerPage, ...pages]) {
      const wanted = run === 0 ? categories : (['performance'] as const)
      results.set(name, [...(results.get(name) ?? []), await audit(url, chrome.port, wanted)])
    }
    console.error(`run ${run + 1} of ${runs} is done`)
  }
} finally {
  chrome.close()
  await instance.stop()
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
}

const middle = (name: string, of: (result: Result) => number) => median(results.get(name)!.map(of))
const figures: Record<string, number> = { 'load average before': loadBefore, 'load average after': loadavg()[0]! }
const missed: string[] = []

console.log('performance (median), LCP, FCP, TBT ms, CLS, kB; accessibility, best practices, SEO\n')
for (const { name, isLiving } of [peerPage, ...pages]) {
  const [first] = results.get(name)!
  const performance = middle(name, ({ scores }) => scores.performance!)
  const [lcp, fcp, tbt] = [middle(name, (r) => r.lcp), middle(name, (r) => r.fcp), middle(name, (r) => r.tbt)]
  const { accessibility = 0, 'best-practices': practices = 0, seo = 0 } = first!.scores
  const cells = [
    performance,
    ...[lcp, fcp, tbt].map(Math.round),
    middle(name, (r) => r.cls).toFixed(3),
    (first!.bytes / 1000).toFixed(0),
    accessibility,
    practices,
    seo,
  ]
  console.log(`${name.padEnd(40)}${cells.map((cell) => String(cell).padStart(7)).join('')}  ${first!.faults.join(' ')}`)
  if (name === peerPage.name) continue
  figures[`${name}: performance`] = performance
  figures[`${name}: LCP ms`] = lcp
  if (performance < (isLiving ? goals.living : goals.content)) missed.push(`${name}: performance ${performance}`)
  if (lcp > goals.lcpMs) missed.push(`${name}: LCP ${Math.round(lcp)} ms`)
  for (const [what, score] of Object.entries({ accessibility, practices, seo }))
    if (score < 100) missed.push(`${name}: ${what} ${score} (${first!.faults.join(' ')})`)
}
for (const line of missed) console.log(`missed  ${line}`)
console.log()

const peerLcp = middle(peerPage.name, ({ lcp }) => lcp)
figures['peer: LCP ms'] = peerLcp
figures['goals missed'] = missed.length
const content = pages.filter(({ isLiving }) => !isLiving).map(({ name }) => middle(name, ({ lcp }) => lcp) / peerLcp)
report(
  'lighthouse',
  content.length === 0
    ? {}
    : {
        'LCP, median content page to peer': { value: median(content), goal: 0.8 },
        'LCP, slowest content page to peer': { value: Math.max(...content), goal: 1 },
      },
  figures,
)
process.exit(0)
