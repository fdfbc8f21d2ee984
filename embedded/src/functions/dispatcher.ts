/**
 * Delivers what is due, a few at a time and in no promised order, and tries again what failed. A job is forgotten only
 * after its success is on disk, so a crash in between delivers it twice rather than never.
 */
import type { HttpResponse } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import type { Database } from '../sqlite/database.ts'
import type { Endpoint } from './endpoint.ts'
import { InvocationError } from './invoke.ts'
import type { Job, Jobs } from './jobs.ts'
import { backoff, isExhausted, retryPolicy } from './retry-policy.ts'

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

const AT_ONCE = 10
/** How far past blocked queues to look for work. */
const LOOK_AHEAD = 500
const LONGEST_SLEEP_MS = 60_000
const UNRECORDED_PAUSE_MS = 1000

export function dispatcher(options: DispatcherOptions): Dispatcher {
  const { database, jobs, now } = options
  const running = new Map<number, Job>()
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
      if (!stopped) pump()
    })
  }

  function pump(): void {
    const endpoints = options.endpoints()
    if (!endpoints) return
    clearTimeout(timer)
    let later = Number.POSITIVE_INFINITY
    for (const { id, functionName } of jobs.due(now(), LOOK_AHEAD)) {
      if (running.size >= AT_ONCE) break
      if (running.has(id) || settling.has(id)) continue
      const endpoint = endpoints.get(functionName)
      const opensAt = endpoint ? queueOpensAt(endpoint) : 0
      if (opensAt > now()) {
        later = Math.min(later, opensAt)
        continue
      }
      const job = jobs.get(id)
      if (job) begin(job, endpoint)
    }
    if (running.size >= AT_ONCE) return
    const next = Math.min(later, jobs.nextDueAt() ?? Number.POSITIVE_INFINITY)
    if (next === Number.POSITIVE_INFINITY) return
    // What is due and still there is under way or waits for its queue; its end wakes us.
    const sleep = Math.max(next - now(), next <= now() ? 50 : 1)
    timer = setTimeout(wake, Math.min(sleep, LONGEST_SLEEP_MS))
  }

  /** When the function's own limits let another task in; infinity until one of its tasks ends. */
  function queueOpensAt(endpoint: Endpoint): number {
    const limits = endpoint.taskQueueTrigger?.rateLimits
    const alike = limits && [...running.values()].filter((job) => job.functionName === endpoint.name).length
    if (limits?.maxConcurrentDispatches && (alike ?? 0) >= limits.maxConcurrentDispatches)
      return Number.POSITIVE_INFINITY
    return nextSlot.get(endpoint.name) ?? 0
  }

  function begin(job: Job, endpoint: Endpoint | undefined): void {
    running.set(job.id, job)
    const rate = endpoint?.taskQueueTrigger?.rateLimits.maxDispatchesPerSecond
    if (rate) nextSlot.set(job.functionName, now() + 1000 / rate)
    const work = attempt(job, endpoint).then((settle) => {
      running.delete(job.id)
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
        running.delete(job.id)
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
    isResting: () => running.size === 0 && settling.size === 0 && !scheduled,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(under)
    },
  }
}
