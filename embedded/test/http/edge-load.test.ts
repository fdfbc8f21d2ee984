/** Bad neighbours in small numbers; `pnpm bench edge` sends them in large ones. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crowd, membersFor, membersWhile, percentile, storm } from '../support/edge-load.ts'
import { fixtureRoot } from '../support/instance.ts'

const folder = mkdtempSync(join(tmpdir(), 'varanda-load-'))
const script = new URL('../support/edge-server.ts', import.meta.url).pathname
const server = spawn(process.execPath, [script, join(folder, 'data'), fixtureRoot], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
let url = ''
beforeAll(async () => {
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    url += chunk
    if (/ready \S+ \./.test(url)) break
  }
  url = /ready (\S+)/.exec(url)?.[1] ?? ''
})
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

/** What members may wait (95 of 100), in ms: longer where they wait without bad neighbours, for other work's sake. */
async function patience(): Promise<number> {
  return 500 + 5 * percentile(await membersFor(url, 500), 0.95)
}

it('a hundred sign-ins at once leave the others their turn, and each is answered', async () => {
  const most = await patience()
  let isOver = false
  const [counts, times] = await Promise.all([
    storm(url, 100).finally(() => {
      isOver = true
    }),
    membersWhile(url, () => isOver),
  ])
  expect(counts.signedIn).toBeGreaterThanOrEqual(20)
  expect(counts.signedIn + counts.putOff).toBe(100)
  expect(percentile(times, 0.95)).toBeLessThan(most)
})

it('so do 300 idle sockets and 300 slow ones', async () => {
  const most = await patience()
  const crowds = [await crowd(url, 300, 'idle'), await crowd(url, 300, 'slow')]
  const times = await membersFor(url, 1_500)
  expect(crowds.map(({ open }) => open)).toEqual([300, 300])
  for (const one of crowds) one.close()
  expect(percentile(times, 0.95)).toBeLessThan(most)
})
