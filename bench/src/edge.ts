/**
 * `pnpm bench edge`: what members wait for their pages and documents while 500 people sign in at once, and while 2,000
 * idle and 2,000 slow sockets are open. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { crowd, membersFor, membersWhile, percentile, storm } from '../../embedded/test/support/edge-load.ts'
import { report } from './measure/figures.ts'
import { cpuMicros, launch, type Running, residentBytes } from './measure/process.ts'

const logins = Number(process.env.LOGINS ?? 500)
const sockets = Number(process.env.SOCKETS ?? 2_000)
const seconds = Number(process.env.SECONDS ?? 40)
const goalMs = 500

const support = join(import.meta.dirname, '../../embedded/test')
const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'))
let url = ''
const server: Running = await launch(
  process.execPath,
  [join(support, 'support/edge-server.ts'), join(folder, 'data'), join(support, 'fixtures/project')],
  async (output) => {
    url = /ready (\S+) /.exec(output)?.[1] ?? ''
    return url !== ''
  },
)
const figures: Record<string, number> = { 'load average before': loadavg()[0]! }
const shares = { p50: 0.5, p95: 0.95, p99: 0.99 }
function keep(name: string, times: number[]): number {
  for (const [share, value] of Object.entries(shares)) figures[`${name}: ${share} ms`] = percentile(times, value)
  return percentile(times, 0.95)
}

try {
  await membersFor(url, 2_000)
  keep('alone', await membersFor(url, 5_000))
  figures['idle MB'] = residentBytes(server.pid) / 2 ** 20

  let isOver = false
  const began = performance.now()
  const [counts, stormed] = await Promise.all([
    storm(url, logins).finally(() => {
      isOver = true
    }),
    membersWhile(url, () => isOver),
  ])
  figures[`${logins} sign-ins: seconds`] = (performance.now() - began) / 1000
  figures[`${logins} sign-ins: signed in`] = counts.signedIn
  figures[`${logins} sign-ins: put off`] = counts.putOff
  const storming = keep(`${logins} sign-ins`, stormed)

  const crowds = [await crowd(url, sockets, 'idle'), await crowd(url, sockets, 'slow')]
  figures['sockets at first'] = crowds.reduce((sum, { open }) => sum + open, 0)
  figures['sockets: MB'] = residentBytes(server.pid) / 2 ** 20
  const crowded = keep('sockets', await membersFor(url, seconds * 1000))
  figures['sockets at last'] = crowds.reduce((sum, { open }) => sum + open, 0)
  for (const one of crowds) one.close()
  figures['CPU seconds'] = cpuMicros(server.pid) / 1e6
  figures['load average after'] = loadavg()[0]!
  report(
    'edge',
    {
      'p95 ms during the storm': { value: storming, goal: goalMs },
      'p95 ms among the sockets': { value: crowded, goal: goalMs },
      'sockets left at last': { value: figures['sockets at last'], goal: 0 },
      'sign-ins without an answer': { value: logins - counts.signedIn - counts.putOff, goal: 0 },
    },
    figures,
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
process.exit(0)
