/**
 * The functions host: the built bundle in a worker, called over HTTP, by commits, by tasks and by the clock. The worker
 * is there while it has something to do.
 *
 * ```ts
 * const functions = openFunctions({ entry, environment, firestore, database, now, log })
 * await functions.call('hello', { method: 'POST', path: '/', headers, body }) // always an HttpResponse
 * await functions.idle()
 * ```
 */
import { pathToFileURL } from 'node:url'
import type { Firestore } from '../firestore/contract.ts'
import type { HttpResponse } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import type { Database } from '../sqlite/database.ts'
import type { Storage } from '../storage/contract.ts'
import { dispatcher } from './dispatcher.ts'
import type { Endpoint } from './endpoint.ts'
import { type Delivery, deliveryPlan } from './events/delivery.ts'
import { firestoreTrigger } from './events/firestore-event.ts'
import { storageTrigger } from './events/storage-event.ts'
import { followChanges } from './events/triggers.ts'
import { InvocationError } from './invoke.ts'
import { type Job, openJobs } from './jobs.ts'
import { openPools } from './pools.ts'
import type { FunctionCall } from './runner.ts'
import { scheduler } from './schedules/scheduler.ts'
import { taskHeaders } from './tasks/task-headers.ts'
import { openTaskQueues, type TaskQueues } from './tasks/task-queues.ts'
import type { AdminPlane } from './worker/messages.ts'

export interface FunctionsOptions {
  /** Path of the built bundle's entry. */
  entry: string
  /** What the functions declare; null when only running them tells, and then they are run at the start. */
  declared: ReadonlyMap<string, Endpoint> | null
  /** How long a worker may have nothing to do, in milliseconds. */
  restAfterMs?: number | undefined
  /** By name of a schedule: whether there is anything for it to do. One that is not here always runs. */
  scheduleWork?: Readonly<Record<string, ScheduleWork>> | undefined
  /** Where the worker's Admin SDK asks, and what its requests carry there. */
  adminPlane: AdminPlane
  /** Asked at each start of the worker. */
  environment: () => Record<string, string | undefined>
  projectId: string
  /** The e-mail address in whose name tasks are sent. */
  serviceAccount: string
  firestore: Firestore
  storage: Storage
  database: Database
  now: () => number
  log: Log
  delivery?: Delivery | undefined
}

/** Asked each time before a schedule runs, of the store itself. */
export type ScheduleWork = (asked: { firestore: Firestore; now: number }) => Promise<boolean>

export interface IdleOptions {
  /** What is due within so many milliseconds is waited for (5 seconds). */
  withinMs?: number
  /** New tasks of these functions are left to their time. */
  unhurried?: readonly string[]
  /** New tasks of these functions run at once, whenever they are due: what only waits so that others join it. */
  hastened?: readonly string[]
}

export interface Functions {
  /**
   * Waits until it is known what functions there are. Null when there is no such function. Throws InvocationError
   * `unloaded`.
   */
  endpoint(name: string): Promise<Endpoint | null>
  /** Runs an https or callable function. Throws InvocationError. */
  call(endpoint: Endpoint, call: FunctionCall): Promise<HttpResponse>
  /** Somebody is there who will soon call one. */
  wake(): void
  /** Process ids of the workers that run, or are on their way. */
  processes(): number[]
  tasks: TaskQueues
  /** Runs a scheduled function now. */
  runSchedule(name: string): Promise<void>
  /** Resolves when nothing is under way and nothing is due soon. */
  idle(options?: IdleOptions): Promise<void>
  /** What was given up, oldest first. */
  deadLetters(): Job[]
  /** Delivers a dead letter again, as if for the first time. False when there is no such one. */
  replay(id: number): Promise<boolean>
  /** How many jobs wait, and how many were given up. */
  jobs(): { waiting: number; dead: number }
  stop(): Promise<void>
}

/** What is being delivered when the server stops may take this long; the rest is delivered after the next start. */
const LAST_WORK_MS = 1000
const usualRestAfterMs = 5 * 60_000

export function openFunctions(options: FunctionsOptions): Functions {
  const { database, firestore, storage, now, log } = options
  const jobs = openJobs(database, now)
  const plan = deliveryPlan(options.delivery)
  const pools = openPools(
    {
      entry: pathToFileURL(options.entry).href,
      env: options.environment,
      adminPlane: options.adminPlane,
      // Releases the dead worker's locks: others would wait for them until its transactions time out.
      ended: (worker) => firestore.abandon(worker),
    },
    options.restAfterMs ?? usualRestAfterMs,
    log,
  )
  const triggers = followChanges({ firestore, storage, database, jobs, plan, now })
  let endpoints: ReadonlyMap<string, Endpoint> | null = null

  const work = dispatcher({ database, jobs, now, log, endpoints: () => endpoints, deliver })
  const clock = scheduler({ database, jobs, now, log, added: work.wake, hasWork })
  firestore.afterCommit(work.wake)
  storage.afterChange(work.wake)

  const { run } = pools
  if (options.declared) know(options.declared)
  else pools.wake()
  pools.first.onReady((instance) => know(instance.endpoints))

  function know(found: ReadonlyMap<string, Endpoint>): void {
    const isFirst = endpoints === null
    if (endpoints && (endpoints.size !== found.size || [...found.keys()].some((name) => !endpoints?.has(name)))) {
      log({ severity: 'WARNING', message: 'Other functions are there than were declared or ran before' })
    }
    endpoints = found
    if (isFirst) {
      for (const endpoint of found.values()) warnUnsupported(endpoint, storage.bucket, log)
      clock.know(found.values())
    }
    triggers
      .know(found.values())
      .then(work.wake, (error) => log({ severity: 'ERROR', message: 'Kept changes could not be sorted out', error }))
  }

  async function hasWork(functionName: string): Promise<boolean> {
    return (await options.scheduleWork?.[functionName]?.({ firestore, now: now() })) ?? true
  }

  function deliver(job: Job, endpoint: Endpoint): Promise<HttpResponse> {
    const body = Buffer.from(job.body, 'utf8')
    const headers = { 'content-type': 'application/json', ...job.headers }
    if (job.kind === 'event') return run(endpoint, 'event', { method: 'POST', path: '/', headers, body })
    const own = job.kind === 'task' ? taskHeaders(job, options.serviceAccount) : {}
    const limit = job.deadlineMs === undefined ? {} : { deadlineMs: job.deadlineMs }
    return run(endpoint, 'http', { method: 'POST', path: '/', headers: { ...headers, ...own }, body, ...limit })
  }

  async function endpointOf(name: string): Promise<Endpoint | null> {
    if (!endpoints) await pools.first.instance()
    if (!endpoints) throw new InvocationError('unloaded')
    return endpoints.get(name) ?? null
  }

  return {
    endpoint: endpointOf,
    call: (endpoint, call) => run(endpoint, 'http', call),
    wake: pools.wake,
    processes: pools.processes,
    tasks: openTaskQueues({
      database,
      jobs,
      now,
      plan,
      projectId: options.projectId,
      added: work.wake,
      endpoint: endpointOf,
    }),
    runSchedule: (name) => clock.runNow(name),
    async idle({ withinMs = 5000, unhurried = [], hastened = [] } = {}) {
      for (;;) {
        if (work.isResting()) {
          const began = hastened.length > 0 ? await database.write(() => jobs.hasten(hastened)) : 0
          if (began > 0) work.wake()
          else if (work.isResting() && jobs.countDue(now(), withinMs, unhurried) === 0) return
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    deadLetters: () => jobs.dead(),
    async replay(id) {
      const isThere = await database.write(() => jobs.revive(id))
      if (isThere) work.wake()
      return isThere
    },
    jobs: () => jobs.counts(),
    async stop() {
      clock.stop()
      const resting = work.stop()
      await Promise.race([resting, new Promise((resolve) => setTimeout(resolve, LAST_WORK_MS))])
      await pools.stop()
      await resting
    },
  }
}

function warnUnsupported(endpoint: Endpoint, bucket: string, log: Log): void {
  const type = endpoint.eventTrigger?.eventType
  if (type && !firestoreTrigger(endpoint) && !storageTrigger(endpoint, bucket)) {
    log({ severity: 'ERROR', message: `UNIMPLEMENTED: ${endpoint.name} waits for ${type}; it will not run` })
  }
}
