import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { dispatcher } from '../../src/functions/dispatcher.ts'
import type { Endpoint } from '../../src/functions/endpoint.ts'
import { openJobs } from '../../src/functions/jobs.ts'
import { openTaskQueues } from '../../src/functions/tasks/task-queues.ts'
import { openDatabase } from '../../src/sqlite/database.ts'

const hour = 60 * 60_000

it.each(['finish', 'bury'] as const)('a name is free again an hour after its task has ended: %s', async (end) => {
  let now = Date.parse('2026-03-01T00:00:00Z')
  const database = openDatabase(':memory:')
  const jobs = openJobs(database, () => now)
  const task = { kind: 'task', functionName: 'remember', body: '', taskName: 'queues/remember/tasks/one' } as const
  jobs.add({ ...task, dueAt: now })
  const [id] = jobs.due('remember', now, 1)
  jobs[end](jobs.get(id!)!, 'HTTP 500')
  expect(jobs.isFree(task.taskName)).toBe(false)
  now += hour + 1
  expect(jobs.isFree(task.taskName)).toBe(true)
  jobs.add({ ...task, dueAt: now })
  expect(jobs.counts()).toEqual({ waiting: 1, dead: end === 'bury' ? 1 : 0 })
  await database.close()
})

it('of functions that are unhurried only what is about to be counts as due, and what is tried again', async () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  const database = openDatabase(':memory:')
  const jobs = openJobs(database, () => now)
  const add = (functionName: string, wait: number) =>
    jobs.add({ kind: 'task', functionName, body: '', dueAt: now + wait })
  const due = (unhurried: string[]) => jobs.countDue(now, 5000, unhurried)
  for (const wait of [0, 4000, 6000]) {
    add('ring', wait)
    add('send', wait)
  }
  expect([due([]), due(['ring']), due(['ring', 'send'])]).toEqual([4, 3, 2])
  const [id] = jobs.due('ring', now, 1)
  jobs.postpone(jobs.get(id!)!, now + 4000, 'HTTP 500')
  expect([due([]), due(['ring'])]).toEqual([4, 3])
  await database.close()
})

it('of functions that are hastened what is new is due at once, and what is tried again at its time', async () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  const database = openDatabase(':memory:')
  const jobs = openJobs(database, () => now)
  for (const functionName of ['count', 'count', 'send'])
    jobs.add({ kind: 'task', functionName, body: '', dueAt: now + 2000 })
  jobs.add({ kind: 'task', functionName: 'count', body: '', dueAt: now })
  const [first] = jobs.due('count', now, 1)
  jobs.postpone(jobs.get(first!)!, now + 4000, 'HTTP 500')
  expect(jobs.hasten(['count'])).toBe(2)
  expect([jobs.due('count', now, 9), jobs.due('send', now, 9)]).toEqual([[1, 2], []])
  expect(jobs.hasten(['count'])).toBe(0)
  await database.close()
})

it.each([
  ['done', 200],
  ['tried again', 500],
  ['given up', 404],
] as const)('a task that is removed while it is delivered takes no later one with it: %s', async (end, status) => {
  const database = openDatabase(':memory:')
  // The clock stands still: nothing but the id tells the two apart.
  let time = Date.parse('2026-03-01T00:00:00Z')
  const now = () => time
  const jobs = openJobs(database, now)
  const maxAttempts = end === 'given up' ? 1 : 5
  const endpoint = { name: 'ring', taskQueueTrigger: { rateLimits: {}, retryConfig: { maxAttempts } } } as Endpoint
  const delivered: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { wake, stop } = dispatcher({
    database,
    jobs,
    now,
    log: () => {},
    endpoints: () => new Map([['ring', endpoint]]),
    async deliver({ body }) {
      delivered.push(body)
      if (body !== 'removed') return { status: 200 }
      await answered
      return { status }
    },
  })
  const queues = openTaskQueues({
    database,
    jobs,
    now,
    plan: () => [0],
    projectId: 'demo',
    added: wake,
    endpoint: async () => endpoint,
  })
  const add = (body: string, scheduleAt: number | null) =>
    queues.add({ location: 'us-central1', queue: 'ring', id: body, body, headers: {}, scheduleAt })
  const arrives = async (body: string) => {
    for (let tries = 0; !delivered.includes(body) && tries < 200; tries += 1) await sleep(5)
  }
  await add('removed', null)
  await arrives('removed')
  expect(await queues.remove('us-central1', 'ring', 'removed')).toBe(true)
  await add('later', now() + 1000)
  const kept = () => database.sql.prepare('SELECT task_name, state, attempts, due_at FROM functions_jobs').all()
  const later = kept()
  answer()
  await sleep(50)
  expect(kept()).toEqual(later)
  time += 1000
  wake()
  await arrives('later')
  expect(delivered).toEqual(['removed', 'later'])
  await stop()
  expect(jobs.counts()).toEqual({ waiting: 0, dead: 0 })
  await database.close()
})

it('ids go on where an earlier start has left them', async () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  const database = openDatabase(':memory:')
  const job = { kind: 'event', functionName: 'count', body: '', dueAt: now } as const
  const ids = () =>
    database.sql
      .prepare('SELECT id FROM functions_jobs ORDER BY id')
      .all()
      .map(({ id }) => id)
  openJobs(database, () => now).add(job)
  const jobs = openJobs(database, () => now)
  jobs.add(job)
  jobs.add(job)
  jobs.finish(jobs.get(3)!)
  jobs.add(job)
  expect(ids()).toEqual([1, 2, 4])
  await database.close()
})
