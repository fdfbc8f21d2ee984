/** Runs scheduled functions in time, and once on start when a run was missed while the process was down. */
import type { Log } from '../../log.ts'
import type { Database } from '../../sqlite/database.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Jobs } from '../jobs.ts'
import { parseSchedule, type Schedule } from './schedule.ts'

export interface SchedulerOptions {
  database: Database
  jobs: Jobs
  now: () => number
  log: Log
  /** Called after a run has been put among the jobs. */
  added: () => void
  /** Whether a run would find anything to do. */
  hasWork: (functionName: string) => Promise<boolean>
}

export interface Scheduler {
  know(endpoints: Iterable<Endpoint>): void
  /** Runs one now, besides its schedule. */
  runNow(functionName: string): Promise<void>
  stop(): void
}

/** Timers drift and machines sleep: look at the clock at least this often. */
const LONGEST_SLEEP_MS = 60_000
/** A clock that goes back further than this was wrong before: what it made of the future does not count. */
const WRONG_CLOCK_MS = 24 * 60 * 60 * 1000

export function scheduler({ database, jobs, now, log, added, hasWork }: SchedulerOptions): Scheduler {
  let planned: { functionName: string; schedule: Schedule; nextAt: number }[] = []
  let timer: NodeJS.Timeout | undefined
  let lastLook = Number.NEGATIVE_INFINITY

  function lastRun(functionName: string): number | null {
    const row = database.statement('SELECT last_run_at FROM functions_schedules WHERE function = ?').get(functionName)
    return row ? Number(row.last_run_at) : null
  }

  /** Part of the caller's transaction. */
  function remember(functionName: string): void {
    database
      .statement(
        `INSERT INTO functions_schedules (function, last_run_at) VALUES (?, ?)
         ON CONFLICT (function) DO UPDATE SET last_run_at = excluded.last_run_at`,
      )
      .run(functionName, Math.floor(now()))
  }

  async function run(functionName: string, scheduledAt: number): Promise<void> {
    await database.write(() => {
      remember(functionName)
      const headers = {
        'x-cloudscheduler-jobname': functionName,
        'x-cloudscheduler-scheduletime': new Date(scheduledAt).toISOString(),
      }
      jobs.add({ kind: 'schedule', functionName, body: '', headers, dueAt: now() })
    })
    added()
  }

  /** Nothing is written of a run that is not needed: after a restart it is one that was missed, and is looked at again. */
  async function runIfNeeded(functionName: string, scheduledAt: number): Promise<void> {
    const isNeeded = await hasWork(functionName).catch((error: unknown) => {
      log({ severity: 'ERROR', message: `It cannot be told whether ${functionName} has work; it runs`, error })
      return true
    })
    if (isNeeded) await run(functionName, scheduledAt)
  }

  const logFailure = (functionName: string) => (error: unknown) =>
    log({ severity: 'ERROR', message: `A scheduled run of ${functionName} could not be recorded`, error })

  function tick(): void {
    const time = now()
    if (time < lastLook - WRONG_CLOCK_MS) {
      for (const entry of planned) entry.nextAt = entry.schedule.next(time) ?? Number.POSITIVE_INFINITY
    }
    lastLook = time
    for (const entry of planned) {
      // A clock that went back a little leaves it a step away, not a step and the way back.
      if (entry.schedule.isInterval) entry.nextAt = Math.min(entry.nextAt, entry.schedule.next(time)!)
      if (entry.nextAt > time) continue
      const { functionName, nextAt } = entry
      entry.nextAt = entry.schedule.next(time) ?? Number.POSITIVE_INFINITY
      runIfNeeded(functionName, nextAt).catch((error: unknown) => {
        // Not on disk, so it has not been: it comes at the next look at the clock.
        entry.nextAt = Math.min(entry.nextAt, nextAt)
        logFailure(functionName)(error)
      })
    }
    const next = Math.min(...planned.map((entry) => entry.nextAt))
    if (next === Number.POSITIVE_INFINITY) return
    clearTimeout(timer)
    timer = setTimeout(tick, Math.min(Math.max(next - now(), 1), LONGEST_SLEEP_MS))
  }

  return {
    know(endpoints) {
      clearTimeout(timer)
      planned = []
      for (const { name, scheduleTrigger } of endpoints) {
        if (!scheduleTrigger) continue
        const schedule = parseSchedule(scheduleTrigger.schedule, scheduleTrigger.timeZone)
        if (!schedule) {
          const message = `The schedule "${scheduleTrigger.schedule}" of ${name} is not supported; it will not run`
          log({ severity: 'ERROR', message })
          continue
        }
        const last = lastRun(name)
        const since = last === null || last > now() + WRONG_CLOCK_MS ? null : last
        // A function that is seen for the first time has missed nothing; from now on it could.
        if (since === null) database.write(() => remember(name)).catch(logFailure(name))
        // What a clock that was ahead wrote would hold up an interval until then; a time of day would come twice.
        const nextAt = schedule.next(schedule.isInterval ? Math.min(since ?? now(), now()) : (since ?? now()))
        if (nextAt !== null) planned.push({ functionName: name, schedule, nextAt })
      }
      tick()
    },
    runNow: (functionName) => run(functionName, now()),
    stop: () => clearTimeout(timer),
  }
}
