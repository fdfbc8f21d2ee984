/**
 * Deliveries that must happen: events, tasks and scheduled runs, in SQLite, so that they stand or fall with the commit
 * that caused them and outlive the process. What failed too often stays as a dead letter.
 */
import type { SQLOutputValue } from 'node:sqlite'
import type { Database } from '../sqlite/database.ts'

/** `change` is a commit's change whose triggers are not known yet, because the functions are still loading. */
export type JobKind = 'change' | 'event' | 'task' | 'schedule'

export interface NewJob {
  kind: JobKind
  /** Name of the function; '' for a change. */
  functionName: string
  /** Full name of a task, by which it is refused a second time. */
  taskName?: string
  body: string
  headers?: Record<string, string>
  /** Milliseconds since 1970. */
  dueAt: number
  /** Milliseconds that one delivery may take, where its function may take longer. */
  deadlineMs?: number
}

export interface Job extends NewJob {
  /** No other job has it while the process lives, not even after this one is gone. */
  id: number
  createdAt: number
  attempts: number
  headers: Record<string, string>
  lastError: string | null
}

export interface Jobs {
  /** Part of the caller's transaction. */
  add(job: NewJob): void
  /** Part of the caller's transaction. False when a task of that name exists or ended in the last hour. */
  isFree(taskName: string): boolean
  /** Functions for which something waits, due or not. */
  waitingFunctions(): string[]
  /** What is due of one function, oldest first. */
  due(functionName: string, now: number, limit: number): number[]
  get(id: number): Job | null
  /** Changes that were kept, oldest first. */
  changes(limit: number): Job[]
  /** When the next job becomes due that is not yet, or null. */
  nextDueAt(now: number): number | null
  /** How many jobs are due within so many milliseconds; of new ones of these functions, those that are about to be. */
  countDue(at: number, withinMs: number, unhurried: readonly string[]): number
  /** Makes new jobs of these functions due that are not yet; how many. */
  hasten(functions: readonly string[]): number
  dead(): Job[]
  counts(): { waiting: number; dead: number }
  finish(job: Job): void
  postpone(job: Job, dueAt: number, error: string): void
  /** The same, for one that could not even be tried. */
  putOff(job: Job, dueAt: number, error: string): void
  bury(job: Job, error: string): void
  /** Makes a dead letter due again, as if it had never been tried. False when there is none. */
  revive(id: number): boolean
  /** False when there is no such waiting task. */
  removeTask(taskName: string): boolean
}

const aboutToBeMs = 1000
const NAME_KEPT_MS = 60 * 60 * 1000
/** Dead letters are for reading; after this long nobody will. */
const DEAD_KEPT_MS = 30 * 24 * 60 * 60 * 1000

export function openJobs(database: Database, now: () => number): Jobs {
  database.migrate('functions', [
    `CREATE TABLE functions_jobs (
       id INTEGER PRIMARY KEY,
       kind TEXT NOT NULL,
       function TEXT NOT NULL,
       task_name TEXT UNIQUE,
       body TEXT NOT NULL,
       headers TEXT NOT NULL,
       created_at INTEGER NOT NULL,
       due_at INTEGER NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       state TEXT NOT NULL DEFAULT 'waiting',
       last_error TEXT
     ) STRICT;
     CREATE INDEX functions_jobs_due ON functions_jobs (state, due_at);
     CREATE TABLE functions_schedules (
       function TEXT PRIMARY KEY,
       last_run_at INTEGER NOT NULL
     ) STRICT;`,
    `CREATE INDEX functions_jobs_of_function ON functions_jobs (state, function, due_at)`,
    `ALTER TABLE functions_jobs ADD COLUMN deadline_ms INTEGER`,
  ])
  const statement = (text: string) => database.statement(text)
  /** The highest id that was given since the start. */
  let lastId = 0
  return {
    add({ kind, functionName, taskName, body, headers, dueAt, deadlineMs }) {
      // SQLite gives the highest id again once its row is gone, and a task may be removed while it is being delivered:
      // what came of that delivery would be written down of a later job.
      const { lastInsertRowid } = statement(
        `INSERT INTO functions_jobs (id, kind, function, task_name, body, headers, created_at, due_at, deadline_ms)
         VALUES (max(?, (SELECT coalesce(max(id), 0) FROM functions_jobs)) + 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        lastId,
        kind,
        functionName,
        taskName ?? null,
        body,
        JSON.stringify(headers ?? {}),
        now(),
        Math.floor(dueAt),
        deadlineMs ?? null,
      )
      lastId = Number(lastInsertRowid)
    },
    isFree(taskName) {
      const before = now() - NAME_KEPT_MS
      statement("DELETE FROM functions_jobs WHERE state = 'done' AND due_at < ?").run(before)
      // A dead letter is kept for longer, but its name is not.
      statement("UPDATE functions_jobs SET task_name = NULL WHERE task_name = ? AND state = 'dead' AND due_at < ?").run(
        taskName,
        before,
      )
      return statement('SELECT 1 FROM functions_jobs WHERE task_name = ?').get(taskName) === undefined
    },
    waitingFunctions() {
      const names: string[] = []
      // Each step is one look into the index, however many wait. A change has no function yet.
      const after = statement(
        "SELECT MIN(function) AS name FROM functions_jobs WHERE state = 'waiting' AND function > ?",
      )
      for (let name = after.get('')?.name; name; name = after.get(name)?.name) names.push(String(name))
      return names
    },
    due: (functionName, time, limit) =>
      statement(
        `SELECT id FROM functions_jobs WHERE state = 'waiting' AND function = ? AND due_at <= ?
         ORDER BY due_at, id LIMIT ?`,
      )
        .all(functionName, time, limit)
        .map((row) => Number(row.id)),
    get(id) {
      const row = statement('SELECT * FROM functions_jobs WHERE id = ?').get(id)
      return row ? toJob(row) : null
    },
    changes: (limit) =>
      statement("SELECT * FROM functions_jobs WHERE state = 'waiting' AND kind = 'change' ORDER BY id LIMIT ?")
        .all(limit)
        .map(toJob),
    nextDueAt(time) {
      const row = statement(
        "SELECT MIN(due_at) AS due_at FROM functions_jobs WHERE state = 'waiting' AND kind <> 'change' AND due_at > ?",
      ).get(time)
      return row?.due_at === null || row?.due_at === undefined ? null : Number(row.due_at)
    },
    countDue(at, withinMs, unhurried) {
      const due = statement(
        "SELECT function, due_at, attempts FROM functions_jobs WHERE state = 'waiting' AND due_at <= ?",
      ).all(at + withinMs)
      const isLeft = (row: (typeof due)[number]) =>
        unhurried.includes(String(row.function)) && row.attempts === 0 && Number(row.due_at) > at + aboutToBeMs
      return due.filter((row) => !isLeft(row)).length
    },
    hasten(functions) {
      const time = now()
      const early = statement(
        "UPDATE functions_jobs SET due_at = ? WHERE state = 'waiting' AND function = ? AND due_at > ? AND attempts = 0",
      )
      return functions.reduce((count, name) => count + Number(early.run(time, name, time).changes), 0)
    },
    counts() {
      const states = statement('SELECT state, count(*) AS count FROM functions_jobs GROUP BY state').all()
      const of = (state: string) => Number(states.find((row) => row.state === state)?.count ?? 0)
      return { waiting: of('waiting'), dead: of('dead') }
    },
    dead: () => statement("SELECT * FROM functions_jobs WHERE state = 'dead' ORDER BY id").all().map(toJob),
    finish(job) {
      if (job.taskName) {
        statement("UPDATE functions_jobs SET state = 'done', body = '', headers = '{}', due_at = ? WHERE id = ?").run(
          now(),
          job.id,
        )
      } else {
        statement('DELETE FROM functions_jobs WHERE id = ?').run(job.id)
      }
    },
    postpone(job, dueAt, error) {
      statement('UPDATE functions_jobs SET attempts = attempts + 1, due_at = ?, last_error = ? WHERE id = ?').run(
        Math.floor(dueAt),
        error,
        job.id,
      )
    },
    putOff(job, dueAt, error) {
      statement('UPDATE functions_jobs SET due_at = ?, last_error = ? WHERE id = ?').run(
        Math.floor(dueAt),
        error,
        job.id,
      )
    },
    bury(job, error) {
      statement("DELETE FROM functions_jobs WHERE state = 'dead' AND created_at < ?").run(now() - DEAD_KEPT_MS)
      statement("UPDATE functions_jobs SET attempts = attempts + 1, state = 'dead', last_error = ? WHERE id = ?").run(
        error,
        job.id,
      )
    },
    revive: (id) =>
      statement(
        `UPDATE functions_jobs SET state = 'waiting', attempts = 0, created_at = ?, due_at = ?
         WHERE id = ? AND state = 'dead'`,
      ).run(now(), now(), id).changes > 0,
    removeTask: (taskName) =>
      statement("DELETE FROM functions_jobs WHERE task_name = ? AND state = 'waiting'").run(taskName).changes > 0,
  }
}

function toJob(row: Record<string, SQLOutputValue>): Job {
  return {
    id: Number(row.id),
    kind: row.kind as JobKind,
    functionName: String(row.function),
    ...(row.task_name === null ? {} : { taskName: String(row.task_name) }),
    body: String(row.body),
    headers: JSON.parse(String(row.headers)) as Record<string, string>,
    createdAt: Number(row.created_at),
    dueAt: Number(row.due_at),
    ...(row.deadline_ms === null ? {} : { deadlineMs: Number(row.deadline_ms) }),
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? null : String(row.last_error),
  }
}
