/** Task queues: each task is one call of a function, some time, at least once. */
import type { Database } from '../../sqlite/database.ts'
import type { Endpoint } from '../endpoint.ts'
import type { DeliveryPlan } from '../events/delivery.ts'
import type { Jobs } from '../jobs.ts'

export interface NewTask {
  location: string
  queue: string
  /** The last part of its name; made up when absent. */
  id: string | null
  body: string
  headers: Record<string, string>
  /** Milliseconds since 1970; null for now. */
  scheduleAt: number | null
  /**
   * An attempt that takes longer than these milliseconds has failed, and another begins, whatever the first still does.
   */
  deadlineMs?: number
}

export type TaskRefusal = 'no-queue' | 'exists'

export interface TaskQueues {
  /** The task's full name when it is on disk. Throws InvocationError `unloaded`. */
  add(task: NewTask): Promise<{ name: string } | TaskRefusal>
  remove(location: string, queue: string, id: string): Promise<boolean>
}

export interface TaskQueueOptions {
  database: Database
  jobs: Jobs
  now: () => number
  plan: DeliveryPlan
  projectId: string
  added: () => void
  endpoint: (name: string) => Promise<Endpoint | null>
}

/** Where functions run that do not name a region, and where the Admin SDK looks for queues when it is not told. */
const DEFAULT_REGION = 'us-central1'

export function openTaskQueues(options: TaskQueueOptions): TaskQueues {
  const { database, jobs, now } = options
  const nameOf = (location: string, queue: string, id: string) =>
    `projects/${options.projectId}/locations/${location}/queues/${queue}/tasks/${id}`

  return {
    async add({ location, queue, id, body, headers, scheduleAt, deadlineMs }) {
      const endpoint = await options.endpoint(queue)
      const regions = endpoint?.region?.length ? endpoint.region : [DEFAULT_REGION]
      if (!endpoint?.taskQueueTrigger || !regions.includes(location)) return 'no-queue'
      const name = nameOf(location, queue, id ?? crypto.randomUUID())
      const isAdded = await database.write(() => {
        if (id !== null && !jobs.isFree(name)) return false
        const delays = options.plan({ kind: 'task', functionName: queue })
        for (const [copy, delay] of delays.entries()) {
          const dueAt = Math.max(scheduleAt ?? 0, now()) + delay
          const named = id !== null && copy === 0 ? { taskName: name } : {}
          jobs.add({
            kind: 'task',
            functionName: queue,
            body,
            headers,
            dueAt,
            ...named,
            ...(deadlineMs && { deadlineMs }),
          })
        }
        return true
      })
      if (!isAdded) return 'exists'
      options.added()
      return { name }
    },
    remove: (location, queue, id) => database.write(() => jobs.removeTask(nameOf(location, queue, id))),
  }
}
