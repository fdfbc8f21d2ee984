import { expect, it } from 'vitest'
import { openJobs } from '../../src/functions/jobs.ts'
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
