import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { writeFailure } from '../unwritable.ts'

export interface WriteOptions<T> {
  /**
   * Called synchronously right after COMMIT has returned, in the order of the units, before any promise is settled and
   * before anything else can read: the place to tell others what is now true. Must not throw.
   */
  committed?: (result: T) => void
}

interface Job {
  /** Whole at once, or for a long one a slice at each call of `next`. */
  run: () => void
  slices: (() => Generator<void, void>) | null
  committed: () => void
  resolve: () => void
  reject: (error: unknown) => void
}

/** One transaction, from its begin to the return of its COMMIT. */
export interface CommitObserved {
  ms: number
  units: number
  failed: boolean
}

/** A connection that only long units write on, and how to work on it: nobody else sees what is not committed. */
export interface LongWriter {
  sql: DatabaseSync
  within<T>(step: () => T): T
}

/**
 * How long the event loop may be held: by the units of one transaction, and by a slice of a long one. In milliseconds.
 */
const perTransactionMs = 50
const perSliceMs = 10

/**
 * How long units wait for further ones, in milliseconds. Half of many clients send again while the other half's transaction
 * runs; without this they would be two groups for ever, each with an fsync of its own.
 */
const gatheringMs = 2

/**
 * Group commit: units that arrive in the same turn of the event loop share one transaction and one fsync. Where there are
 * several, further turns are waited for as long as each brings more; one by itself is written at once.
 */
export class CommitQueue {
  readonly #sql: DatabaseSync
  readonly #savepoint: StatementSync
  readonly #release: StatementSync
  readonly #long: (() => LongWriter) | null
  #jobs: Job[] = []
  #scheduled = false
  #working: Promise<void> | null = null
  #closed = false
  #observer: (commit: CommitObserved) => void = () => {}

  /**
   * `long` gives the connection for long units; null where there can be no second one. It may open that connection,
   * which waits for writers: it is never asked while a transaction is open, for that would be waiting for ourselves.
   */
  constructor(sql: DatabaseSync, long: (() => LongWriter) | null) {
    this.#sql = sql
    this.#savepoint = sql.prepare('SAVEPOINT unit')
    this.#release = sql.prepare('RELEASE unit')
    this.#long = long
  }

  add<T>(unit: () => T, options: WriteOptions<T> = {}): Promise<T> {
    return this.#add<T>(options, (keep) => ({ run: () => keep(unit()), slices: null }))
  }

  addLong<T>(unit: () => Generator<void, T>, options: WriteOptions<T> = {}): Promise<T> {
    return this.#add<T>(options, (keep) => {
      const slices = function* () {
        keep(yield* unit())
      }
      return { run: () => drain(slices()), slices }
    })
  }

  #add<T>(options: WriteOptions<T>, work: (keep: (result: T) => void) => Pick<Job, 'run' | 'slices'>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.#jobs.push({
        ...work((made) => {
          result = made
        }),
        committed: () => options.committed?.(result),
        resolve: () => resolve(result),
        reject,
      })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled || this.#working) return
    this.#scheduled = true
    this.#gather(1, performance.now() + gatheringMs)
  }

  #gather(known: number, until: number): void {
    setImmediate(() => {
      const waiting = this.#jobs.length
      if (waiting > known && performance.now() < until) return this.#gather(waiting, until)
      this.#scheduled = false
      this.#flush()
    })
  }

  get waiting(): number {
    return this.#jobs.length
  }

  /** Called after each transaction, before anybody hears of it. Must not throw. */
  observe(observer: (commit: CommitObserved) => void): void {
    this.#observer = observer
  }

  async close(): Promise<void> {
    this.#closed = true
    while (this.#working || this.#jobs.length > 0) {
      await this.#working
      if (!this.#working) this.#flush()
    }
  }

  #flush(): void {
    if (this.#working || this.#jobs.length === 0) return
    const first = this.#jobs[0]!
    if (this.#long && first.slices) {
      this.#jobs.shift()
      this.#working = this.#flushLong(first, first.slices(), this.#long).finally(() => {
        this.#working = null
        if (this.#jobs.length > 0) this.#schedule()
      })
      return
    }
    this.#flushTogether()
    if (this.#jobs.length > 0) this.#schedule()
  }

  /** As many as one turn has time for; what comes after a long unit waits for it. */
  #flushTogether(): void {
    const taken: Job[] = []
    const done: Job[] = []
    const begun = performance.now()
    const observed = (failed: boolean) => this.#observer({ ms: performance.now() - begun, units: taken.length, failed })
    const refuse = (error: unknown) => {
      observed(true)
      // A promise that is settled already ignores this: a unit that failed by itself keeps its own reason.
      for (const job of taken) job.reject(writeFailure(error))
    }
    try {
      this.#sql.exec('BEGIN IMMEDIATE')
    } catch (error) {
      // Whoever waits hears of it and may come back: each further try would hold the event loop for as long as this one.
      while (this.#jobs.length > 0 && !this.#isLong(this.#jobs[0]!)) taken.push(this.#jobs.shift()!)
      refuse(error)
      return
    }
    try {
      do {
        const job = this.#jobs.shift()!
        taken.push(job)
        if (this.#runAlone(job)) done.push(job)
      } while (this.#jobs.length > 0 && !this.#isLong(this.#jobs[0]!) && performance.now() - begun < perTransactionMs)
      this.#sql.exec('COMMIT')
    } catch (error) {
      abandon(this.#sql)
      refuse(error)
      return
    }
    observed(false)
    for (const job of done) job.committed()
    for (const job of done) job.resolve()
  }

  #isLong(job: Job): boolean {
    return job.slices !== null && this.#long !== null
  }

  /** In a transaction of its own, with a pause after each slice in which everybody else reads what was before. */
  async #flushLong(job: Job, slices: Generator<void, void>, long: () => LongWriter): Promise<void> {
    const begun = performance.now()
    const observed = (failed: boolean) => this.#observer({ ms: performance.now() - begun, units: 1, failed })
    let opened: LongWriter | undefined
    try {
      opened = long()
      const { sql, within } = opened
      sql.exec('BEGIN IMMEDIATE')
      const step = () => {
        const until = performance.now() + perSliceMs
        do if (slices.next().done) return true
        while (performance.now() < until)
        return false
      }
      while (!within(step)) await new Promise((resolve) => setImmediate(resolve))
      sql.exec('COMMIT')
    } catch (error) {
      if (opened) abandon(opened.sql)
      const failure = writeFailure(error)
      observed(failure !== error)
      job.reject(failure)
      return
    }
    observed(false)
    job.committed()
    job.resolve()
  }

  /** False when the unit threw and was undone; throws when SQLite gave up the whole transaction. */
  #runAlone(job: Job): boolean {
    this.#savepoint.run()
    try {
      job.run()
      this.#release.run()
      return true
    } catch (error) {
      if (!this.#sql.isTransaction) throw error
      this.#sql.exec('ROLLBACK TO unit; RELEASE unit')
      job.reject(writeFailure(error))
      return false
    }
  }
}

function drain(work: Generator<void, void>): void {
  while (!work.next().done);
}

function abandon(sql: DatabaseSync): void {
  try {
    if (sql.isTransaction) sql.exec('ROLLBACK')
  } catch {
    // SQLite has already rolled back by itself after an I/O error; the reason goes to the waiting units.
  }
}
