import type { DatabaseSync } from 'node:sqlite'
import { writeFailure } from '../unwritable.ts'

export interface WriteOptions<T> {
  /**
   * Called synchronously right after COMMIT has returned, in the order of the units, before any promise is settled and
   * before anything else can read: the place to tell others what is now true. Must not throw.
   */
  committed?: (result: T) => void
}

interface Job {
  run: () => void
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

/** Group commit: units that arrive in the same turn of the event loop share one transaction and one fsync. */
export class CommitQueue {
  readonly #sql: DatabaseSync
  #jobs: Job[] = []
  #scheduled = false
  #closed = false
  #observer: (commit: CommitObserved) => void = () => {}

  constructor(sql: DatabaseSync) {
    this.#sql = sql
  }

  add<T>(unit: () => T, options: WriteOptions<T> = {}): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.#jobs.push({
        run: () => {
          result = unit()
        },
        committed: () => options.committed?.(result),
        resolve: () => resolve(result),
        reject,
      })
      if (this.#scheduled) return
      this.#scheduled = true
      setImmediate(() => this.#flush())
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
    this.#flush()
  }

  #flush(): void {
    this.#scheduled = false
    const jobs = this.#jobs
    if (jobs.length === 0) return
    this.#jobs = []
    const done: Job[] = []
    const begun = performance.now()
    const observed = (failed: boolean) => this.#observer({ ms: performance.now() - begun, units: jobs.length, failed })
    try {
      this.#sql.exec('BEGIN IMMEDIATE')
      for (const job of jobs) if (this.#runAlone(job)) done.push(job)
      this.#sql.exec('COMMIT')
    } catch (error) {
      this.#abandon()
      observed(true)
      // A promise that is settled already ignores this: a unit that failed by itself keeps its own reason.
      for (const job of jobs) job.reject(writeFailure(error))
      return
    }
    observed(false)
    for (const job of done) job.committed()
    for (const job of done) job.resolve()
  }

  /** False when the unit threw and was undone; throws when SQLite gave up the whole transaction. */
  #runAlone(job: Job): boolean {
    this.#sql.exec('SAVEPOINT unit')
    try {
      job.run()
      this.#sql.exec('RELEASE unit')
      return true
    } catch (error) {
      if (!this.#sql.isTransaction) throw error
      this.#sql.exec('ROLLBACK TO unit; RELEASE unit')
      job.reject(writeFailure(error))
      return false
    }
  }

  #abandon(): void {
    try {
      if (this.#sql.isTransaction) this.#sql.exec('ROLLBACK')
    } catch {
      // SQLite has already rolled back by itself after an I/O error; the reason goes to the waiting units.
    }
  }
}
