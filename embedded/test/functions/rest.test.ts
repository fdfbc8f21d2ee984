/** The functions run while there is something for them to do, and are known meanwhile. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { declaredFunctions } from '../../src/functions/declared.ts'
import type { ServerOptions } from '../../src/server.ts'
import { declaredFixture } from '../support/declared-fixture.ts'
import { openInstance, type TestInstance } from '../support/instance.ts'

const built = declaredFixture()
afterAll(() => rmSync(built.functionsDir, { recursive: true }))

const inRegion = { location: 'southamerica-east1', id: null, headers: {}, scheduleAt: null }
const day = 24 * 60 * 60 * 1000
/** They wake twice meanwhile. */
const patience = { timeout: 90_000 }

let instance: TestInstance
afterEach(() => instance.close())

const open = (options: Partial<ServerOptions> = {}) => openInstance({ ...built, functionsRestAfterMs: 300, ...options })
const running = () => instance.server.functions!.processes()
const theyRest = () => expect.poll(running).toEqual([])

/** A process that is gone answers no signal. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function signIn(): Promise<void> {
  await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'nothing to come in by' }),
  })
}

it('what a build declares is what they say themselves', async () => {
  instance = await open({ functionsDir: join(built.functionsDir, 'nothing-declared') })
  const said = await Promise.all(
    [...declaredFunctions(built.functionsDir)!].map(async ([name, endpoint]) => {
      expect(await instance.server.functions!.endpoint(name)).toEqual(endpoint)
      return name
    }),
  )
  expect(said.length).toBeGreaterThan(20)
  expect(declaredFunctions(join(built.functionsDir, 'nothing-declared'))).toBeNull()
})

it('what a parameter decides is not known before they run', () => {
  instance = { close: async () => {} } as TestInstance
  const file = join(built.functionsDir, 'functions.yaml')
  const told = readFileSync(file, 'utf8')
  writeFileSync(file, told.replace('every day 03:00', '{{ params.WHEN }}'))
  expect(declaredFunctions(built.functionsDir)).toBeNull()
  writeFileSync(file, told)
  expect(declaredFunctions(built.functionsDir)).not.toBeNull()
})

it('each cause starts them, and after a while of nothing they are let go', async () => {
  instance = await open()
  expect(running()).toEqual([])
  const { idToken } = await instance.person('ana')
  const { functions } = instance.server
  const causes: Record<string, () => Promise<unknown>> = {
    'a callable': async () =>
      expect((await instance.call('whoAmI', null, idToken)).result).toMatchObject({ uid: 'ana' }),
    'a page': async () => expect((await fetch(`${instance.server.url}/page/a`)).status).toBe(200),
    'an event': async () => {
      await instance.write('traced/a', { text: 'x' })
      await instance.server.idle()
      expect(await instance.list('traces')).toHaveLength(1)
    },
    'a task that becomes due': async () => {
      const body = JSON.stringify({ data: { n: 1 } })
      await functions!.tasks.add({ ...inRegion, queue: 'remember', body, scheduleAt: Date.now() + 300 })
      expect(running()).toEqual([])
      await instance.server.idle()
      expect(await instance.list('tasks')).toHaveLength(1)
    },
    'a schedule': async () => {
      await functions!.runSchedule('tick')
      await instance.server.idle()
      expect(await instance.list('ticks')).toHaveLength(1)
    },
    'somebody who signs in': async () => {
      await signIn()
      await expect.poll(running).toHaveLength(1)
    },
  }
  for (const [cause, happens] of Object.entries(causes)) {
    expect(running(), cause).toEqual([])
    await happens()
    const [pid] = running()
    expect(pid && isThere(pid), cause).toBe(true)
    await theyRest()
    await expect.poll(() => isThere(pid!), { message: cause }).toBe(false)
  }
  expect(functions!.deadLetters()).toEqual([])
  const said = instance.logs.filter(({ severity }) => severity !== 'INFO').map(({ message }) => message)
  expect(new Set(said).size).toBe(said.length)
})

it('nobody is cut off: neither a call nor an answer that is still read', async () => {
  instance = await open()
  const long = instance.call('wait', { ms: 1500 })
  const stream = fetch(`${instance.server.url}/__/fn/trickle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: '{"data":{"pieces":6,"pause":250}}',
  })
  expect((await long).result).toBe('waited')
  expect(await (await stream).text()).toContain('"result":"done"')
  await theyRest()
})

it('what is written while they wake and rest reaches them, once each', async () => {
  instance = await open({ functionsRestAfterMs: 1 })
  for (let n = 0; n < 12; n += 1) {
    await instance.write(`traced/${n}`, { text: 'x' })
    await sleep((n * 137) % 700)
  }
  await instance.server.idle()
  const traces = await instance.list('traces')
  expect(traces.map(({ document }) => document).sort()).toEqual(
    Array.from({ length: 12 }, (_, n) => `traced/${n}`).sort(),
  )
})

it('a schedule that would find nothing to do wakes nobody; one that is not asked about runs', async () => {
  let isDue = false
  const asked: number[] = []
  const scheduleWork = {
    tick: async ({ now }: { now: number }) => {
      asked.push(now)
      return isDue
    },
    dwell: async () => false,
    stumble: async () => false,
  }
  instance = await open({ scheduleWork })
  await sleep(300)
  await instance.restart({ now: () => Date.now() + 3 * day })
  await sleep(1000)
  expect(running()).toEqual([])
  expect(asked).toHaveLength(1)
  expect(asked[0]! - Date.now()).toBeGreaterThan(2 * day)
  isDue = true
  await instance.restart({ now: () => Date.now() + 3 * day })
  await expect.poll(() => instance.list('ticks'), patience).toHaveLength(1)
  expect(await instance.list('dwelt')).toEqual([])
  await instance.restart({
    now: () => Date.now() + 6 * day,
    scheduleWork: { dwell: async () => Promise.reject(new Error('?')) },
  })
  await expect.poll(() => instance.list('ticks'), patience).toHaveLength(2)
  await expect.poll(() => instance.list('dwelt'), patience).toHaveLength(1)
})

it('a server that stops while they wake leaves no process and loses nothing', async () => {
  instance = await open()
  for (const [n, after] of [0, 30, 120, 400].entries()) {
    await instance.write(`traced/${n}`, { text: 'x' })
    await sleep(after)
    const begun = running()
    await instance.restart()
    expect(begun.filter(isThere)).toEqual([])
  }
  await instance.server.idle()
  // One that had begun and could not say so in time is delivered again.
  const traced = new Set((await instance.list('traces')).map(({ document }) => document))
  expect([...traced].sort()).toEqual(Array.from({ length: 4 }, (_, n) => `traced/${n}`))
})

it('a server that is killed takes them along, and leaves them the signals that end a whole group', async () => {
  instance = await open()
  await instance.server.stop()
  const script = new URL('../support/instance-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, instance.dataDir, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const whichProcess = async () => {
    const answer = await fetch(`${line.toString().trim()}/__/fn/whichProcess`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":null}',
    })
    return ((await answer.json()) as { result: number }).result
  }
  const pid = await whichProcess()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal)
  await sleep(200)
  expect(await whichProcess()).toBe(pid)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isThere(pid)).toBe(false)
  await instance.start()
})

it('functions that do not load bury nothing: what waits is delivered once they do', async () => {
  instance = await open({ functionsEntry: join(built.functionsDir, 'not-there.js') })
  await instance.write('traced/a', { text: 'x' })
  expect((await instance.call('whoAmI')).status).toBe(503)
  await sleep(1500)
  expect(instance.server.functions!.deadLetters()).toEqual([])
  expect(instance.server.functions!.jobs()).toEqual({ waiting: 1, dead: 0 })
  await instance.restart({ functionsEntry: built.functionsEntry, now: () => Date.now() + 60_000 })
  await instance.server.idle()
  expect(await instance.list('traces')).toHaveLength(1)
})
