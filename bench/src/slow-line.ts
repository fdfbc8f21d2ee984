/**
 * `pnpm bench slow-line`: a member's first page on a new device with a slow line: when the first post stands, what came
 * over the line, and what moved meanwhile. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FirstLoad, firstLoad } from '../../e2e/first-load.ts'
import { openInstance } from '../../e2e/instance-process.ts'
import { median, report } from './measure/figures.ts'

const runs = Number(process.env.RUNS ?? 5)
const line = { latency: 400, throughput: 50_000, slower: 4 }
const limits = { firstPost: 6_000, script: 300, shift: 0.05 }

const folder = mkdtempSync(join(tmpdir(), 'bench-slow-line-'))
const instance = await openInstance(join(folder, 'data'))
try {
  const loads: FirstLoad[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await firstLoad(instance.url, instance.logins[1]!, line))
  const of = (what: keyof FirstLoad) => median(loads.map((load) => load[what]))
  report(
    'slow-line',
    {
      'first post ÷ 6 s': { value: of('firstPost') / limits.firstPost, goal: 1 },
      'script ÷ 300 kB': { value: of('script') / limits.script, goal: 1 },
      'layout shift ÷ 0.05': { value: of('shift') / limits.shift, goal: 1 },
    },
    {
      'first post, s': of('firstPost') / 1000,
      'script until then, kB': of('scriptBefore'),
      'script, kB': of('script'),
      'all, kB': of('all'),
      'layout shift': of('shift'),
      load: loadavg()[0]!,
    },
  )
} finally {
  await instance.stop()
  rmSync(folder, { recursive: true })
}
