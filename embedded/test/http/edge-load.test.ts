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
}, 30_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

/** A machine that also runs other tests is not measured; one whose server stands still is found all the same. */
const HALF_A_SECOND = 500

it('a hundred sign-ins at once leave the others their turn, and each is answered', async () => {
  let isOver = false
  const [counts, times] = await Promise.all([
    storm(url, 100).finally(() => {
      isOver = true
    }),
    membersWhile(url, () => isOver),
  ])
  expect(counts.signedIn).toBeGreaterThanOrEqual(20)
  expect(counts.signedIn + counts.putOff).toBe(100)
  expect(percentile(times, 0.95)).toBeLessThan(HALF_A_SECOND)
}, 30_000)

it('so do 300 idle sockets and 300 slow ones', async () => {
  const crowds = [await crowd(url, 300, 'idle'), await crowd(url, 300, 'slow')]
  const times = await membersFor(url, 1_500)
  expect(crowds.map(({ open }) => open)).toEqual([300, 300])
  for (const one of crowds) one.close()
  expect(percentile(times, 0.95)).toBeLessThan(HALF_A_SECOND)
}, 30_000)
