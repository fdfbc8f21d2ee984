/**
 * Delivers what is due, a few of each function at a time and in no promised order, and tries again what failed. A job
 * is forgotten only after its success is on disk, so a crash in between delivers it twice rather than never.
 */
import type { HttpResponse } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import type { Database } from '../sqlite/database.ts'
import type { Endpoint } from './endpoint.ts'
import { InvocationError } from './invoke.ts'
import type { Job, Jobs } from './jobs.ts'
import { backoff, isExhausted, retryPolicy } from './tasks/retry-policy.ts'
import { type Queue, takeTurns } from './turns.ts'

export interface DispatcherOptions {
  database: Database
  jobs: Jobs
  now: () => number
  log: Log
  /** Null as long as the functions are not there. */
  endpoints: () => ReadonlyMap<string, Endpoint> | null
  /** Throws InvocationError. */
  deliver: (job: Job, endpoint: Endpoint) => Promise<HttpResponse>
}

export interface Dispatcher {
  /** Something may be due. */
  wake(): void
  /** Nothing is being delivered. */
  isResting(): boolean
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>
}

/** Of one function that declares no limit of its own. */
const AT_ONCE = 10
const LONGEST_SLEEP_MS = 60_000
const UNRECORDED_PAUSE_MS = 1000
const UNREAD_PAUSE_MS = 1000
/** Functions that do not load now may load later; how long that takes is no failure of what waits for them. */
const UNLOADED_PAUSE_MS = 10_000

export function dispatcher(options: DispatcherOptions): Dispatcher {
  const { database, jobs, now } = options
  /** Of each function, what is being delivered. */
  const running = new Map<string, Set<number>>()
  /** Delivered, and its row not yet changed. */
  const settling = new Set<number>()
  const nextSlot = new Map<string, number>()
  const under = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let scheduled = false
  let stopped = false

  function wake(): void {
    if (scheduled || stopped) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      if (stopped) return
      try {
        pump()
      } catch (error) {
        options.log({ severity: 'ERROR', message: 'What is to be delivered could not be read', error })
        clearTimeout(timer)
        timer = setTimeout(wake, UNREAD_PAUSE_MS)
      }
    })
  }

  function pump(): void {
    const endpoints = options.endpoints()
    if (!endpoints) return
    clearTimeout(timer)
    const time = now()
    const names = jobs.waitingFunctions()
    for (const id of takeTurns(names.map((name) => queueOf(name, endpoints.get(name), time)))) {
      const job = jobs.get(id)
      if (job) begin(job, endpoints.get(job.functionName))
    }
    // What is due and did not begin waits for an end, which wakes us, or for its queue's next moment.
    const opens = names.map((name) => nextSlot.get(name) ?? 0).filter((at) => at > time)
    const next = Math.min(jobs.nextDueAt(time) ?? Number.POSITIVE_INFINITY, ...opens)
    if (next !== Number.POSITIVE_INFINITY) timer = setTimeout(wake, Math.min(next - time, LONGEST_SLEEP_MS))
  }

  function queueOf(name: string, endpoint: Endpoint | undefined, time: number): Queue {
    const underWay = running.get(name)?.size ?? 0
    const limits = endpoint?.taskQueueTrigger?.rateLimits
    // No run of a schedule begins beside another, which after a stop in the midst of one would be there as well.
    const most = limits?.maxConcurrentDispatches ?? (endpoint?.scheduleTrigger ? 1 : (endpoint?.concurrency ?? AT_ONCE))
    const isOpen = (nextSlot.get(name) ?? 0) <= time
    const room = limits?.maxDispatchesPerSecond ? Math.min(1, most - underWay) : most - underWay
    if (!isOpen || room <= 0) return { due: [], running: underWay, most }
    // The rows of those under way are there until they have ended.
    const rows = jobs.due(name, time, room + underWay + settling.size)
    const due = rows.filter((id) => !running.get(name)?.has(id) && !settling.has(id)).slice(0, room)
    return { due, running: underWay, most }
  }

  function begin(job: Job, endpoint: Endpoint | undefined): void {
    const alike = running.get(job.functionName) ?? new Set()
    running.set(job.functionName, alike.add(job.id))
    const rate = endpoint?.taskQueueTrigger?.rateLimits.maxDispatchesPerSecond
    if (rate) nextSlot.set(job.functionName, now() + 1000 / rate)
    const work = attempt(job, endpoint).then((settle) => {
      alike.delete(job.id)
      settling.add(job.id)
      wake()
      return database.write(settle)
    })
    const done: Promise<void> = work
      .catch(async (error) => {
        options.log({ severity: 'ERROR', message: 'A delivery could not be recorded', error })
        // It will be delivered again; not in a tight loop while the disk is full.
        if (!stopped) await new Promise((resolve) => setTimeout(resolve, UNRECORDED_PAUSE_MS))
      })
      .then(() => {
        alike.delete(job.id)
        settling.delete(job.id)
        under.delete(done)
        wake()
      })
    under.add(done)
  }

  /** Gives what is to be written about the job. */
  async function attempt(job: Job, endpoint: Endpoint | undefined): Promise<() => void> {
    if (!endpoint) return () => jobs.bury(job, `There is no function ${job.functionName}`)
    let error: string
    let crashed = false
    try {
      const response = await options.deliver(job, endpoint)
      if (response.status < 300) return () => jobs.finish(job)
      error = `${response.status} ${String(response.body ?? '').slice(0, 500)}`
    } catch (reason) {
      if (stopped) return () => {}
      if (reason instanceof InvocationError && reason.reason === 'unloaded') {
        return () => jobs.putOff(job, now() + UNLOADED_PAUSE_MS, reason.message)
      }
      crashed = reason instanceof InvocationError && reason.reason !== 'timeout'
      error = reason instanceof Error ? reason.message : String(reason)
    }
    const failures = job.attempts + 1
    const policy = retryPolicy(job, endpoint, crashed)
    if (!isExhausted(policy, failures, now() - job.createdAt)) {
      return () => jobs.postpone(job, now() + backoff(policy, failures), error)
    }
    options.log({
      severity: 'ERROR',
      message: `Gave up a ${job.kind} for ${job.functionName} after ${failures} attempts`,
      job: job.id,
    })
    return () => jobs.bury(job, error)
  }

  return {
    wake,
    isResting: () => under.size === 0 && !scheduled,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(under)
    },
  }
}
