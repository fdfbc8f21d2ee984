/** The clock of scheduled functions across restarts, steps of the machine's clock, and sleep. */
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Endpoint } from '../../src/functions/endpoint.ts'
import { openJobs } from '../../src/functions/jobs.ts'
import { scheduler } from '../../src/functions/schedules/scheduler.ts'
import { openDatabase } from '../../src/sqlite/database.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-03-01T00:00:00Z')
const nightly: Endpoint = {
  name: 'nightly',
  scheduleTrigger: { schedule: 'every day 03:00', timeZone: 'UTC', retryConfig: {} },
}
const often: Endpoint = {
  name: 'often',
  scheduleTrigger: { schedule: 'every 5 minutes', timeZone: 'UTC', retryConfig: {} },
}

/** An instance whose clock the test moves; timers follow it. */
async function instance<T>(work: (instance: ReturnType<typeof parts>) => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
  const opened = parts()
  try {
    return await work(opened)
  } finally {
    opened.clock.stop()
    await opened.database.close()
    vi.useRealTimers()
  }
}

function parts() {
  const database = openDatabase(':memory:')
  const jobs = openJobs(database, Date.now)
  const open = () => {
    const clock = scheduler({
      database,
      jobs,
      now: Date.now,
      log: () => {},
      added: () => {},
      hasWork: async () => true,
    })
    clock.know([nightly, often])
    return clock
  }
  const self = {
    database,
    clock: open(),
    /** When runs were meant to be, in order. */
    runs: (name = 'nightly') =>
      jobs
        .due(name, Number.MAX_SAFE_INTEGER, 10_000)
        .map((id) => jobs.get(id)!.headers['x-cloudscheduler-scheduletime']!),
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    },
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      await self.settle()
    },
    async restart(after = 0, before = () => {}) {
      self.clock.stop()
      vi.setSystemTime(Date.now() + after)
      before()
      self.clock = open()
      await self.settle()
    },
  }
  return self
}

it('runs each night once, whatever the restarts', () =>
  instance(async (one) => {
    await one.settle()
    for (let night = 0; night < 3; night += 1) {
      await one.pass(3 * hour - 1)
      await one.restart()
      await one.pass(1)
      await one.restart()
      await one.pass(10 * hour)
      await one.restart()
      await one.pass(11 * hour)
    }
    expect(one.runs()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'].map((date) => `${date}T03:00:00.000Z`))
  }))

it('makes up for many missed nights once', () =>
  instance(async (one) => {
    await one.pass(4 * hour)
    await one.restart(10 * day)
    await one.restart()
    expect(one.runs()).toHaveLength(2)
    await one.pass(day)
    expect(one.runs()).toHaveLength(3)
  }))

it('does not run twice when the clock is set back behind a run', () =>
  instance(async (one) => {
    await one.pass(3 * hour + minute)
    expect(one.runs()).toHaveLength(1)
    vi.setSystemTime(Date.now() - hour)
    await one.pass(2 * hour)
    await one.restart(-2 * hour)
    await one.pass(3 * hour)
    expect(one.runs()).toHaveLength(1)
    await one.pass(day)
    expect(one.runs()).toHaveLength(2)
  }))

it('goes on after a clock that was wrong by years is put right, running or not', () =>
  instance(async (one) => {
    await one.pass(minute)
    vi.setSystemTime(start + 3650 * day)
    await one.pass(2 * minute)
    const wrong = one.runs().length
    expect(wrong).toBe(1)
    vi.setSystemTime(start + day)
    await one.pass(4 * hour)
    expect(one.runs()).toHaveLength(wrong + 1)
    await one.restart(3650 * day)
    await one.pass(day)
    const again = one.runs().length
    await one.restart(-3650 * day)
    await one.pass(day)
    expect(one.runs()).toHaveLength(again + 1)
  }))

it.each([
  ['running', async (_: ReturnType<typeof parts>, back: number) => void vi.setSystemTime(Date.now() - back)],
  ['across a restart', (one: ReturnType<typeof parts>, back: number) => one.restart(-back)],
])('runs every five minutes again within as long after a clock that was put back by hours, %s', (_how, putBack) =>
  instance(async (one) => {
    await one.pass(hour)
    expect(one.runs('often')).toHaveLength(12)
    for (const back of [30 * minute, 20 * hour]) {
      const before = one.runs('often').length
      await putBack(one, back)
      await one.pass(6 * minute)
      expect(one.runs('often').length - before).toBeGreaterThanOrEqual(1)
      await one.pass(hour - 6 * minute)
      expect(one.runs('often').length - before).toBe(12)
    }
  }),
)

it('never runs twice for one time, for any steps of up to a few hours and any restarts', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 20 * hour }) }),
    fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -5 * hour, max: 5 * hour }) }),
    fc.record({ kind: fc.constant('restart' as const), ms: fc.integer({ min: -5 * hour, max: 40 * hour }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), (steps) =>
      instance(async (one) => {
        for (const { kind, ms } of steps) {
          if (kind === 'pass') await one.pass(ms)
          else if (kind === 'set') vi.setSystemTime(Date.now() + ms)
          else await one.restart(ms)
        }
        const runs = one.runs()
        expect(new Set(runs).size).toBe(runs.length)
      }),
    ),
    { numRuns: 40 },
  )
})
