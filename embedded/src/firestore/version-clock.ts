import type { DocumentStore } from './document-store.ts'

/**
 * Commit versions in microseconds since 1970: never two that follow each other, and strictly rising across restarts and
 * clocks that step back. Reads are stamped with the newest committed version, so that no answer is ever ahead of a
 * later commit.
 */
export class VersionClock {
  readonly #store: DocumentStore
  readonly #now: () => number
  #last: number
  #committed: number

  constructor(store: DocumentStore, now: () => number) {
    this.#store = store
    this.#now = now
    const saved = store.state('last_version')
    this.#last = saved === null ? now() * 1000 : Number(saved)
    this.#committed = this.#last
    if (saved === null) store.setState('last_version', String(this.#last))
  }

  /** The newest version that is on disk. */
  get committed(): number {
    return this.#committed
  }

  /**
   * The read time of what listeners have: later than the newest commit, before any other. A tab of the web SDK that
   * follows another tab looks for documents read later than the last one it knows, so a snapshot that is no later than
   * the commit in it stays a pending write there for ever.
   */
  get listened(): number {
    return this.#committed + 1
  }

  /** The time of a request that writes nothing: the wall clock, yet never before what is committed. */
  get requestTime(): number {
    return Math.max(this.#committed, this.#now() * 1000)
  }

  /** A new version; only inside a database write, whose rollback merely leaves a gap. */
  next(): number {
    this.#last = Math.max(this.#last + 2, Math.floor(this.#now()) * 1000)
    this.#store.setState('last_version', String(this.#last))
    return this.#last
  }

  /** Called when the commit of `version` is durable. */
  advance(version: number): void {
    this.#committed = Math.max(this.#committed, version)
  }
}
