import type { DocumentStore } from './document-store.ts'

/** Versions that are further ahead of the clock were given by one that was wrong; in microseconds. */
const wrongClock = 24 * 60 * 60 * 1_000_000

/** A commit's version, and what its rules and server timestamps are told of the time, both in microseconds. */
export interface Moment {
  version: number
  time: number
}

/**
 * Commit versions in microseconds since 1970: never two that follow each other, and strictly rising across restarts and
 * clocks that step back. Reads are stamped with the newest committed version, so that no answer is ever ahead of a
 * later commit. The time of a commit is its version, too, unless a wrong clock has led versions so far ahead that no rate
 * would ever end: then it is the clock's, rising by itself, until the clock has caught up.
 */
export class VersionClock {
  readonly #store: DocumentStore
  readonly #now: () => number
  #last: number
  #committed: number
  /** The time that was told last. */
  #told: number
  /** Whether it ever was another than the version. */
  #isApart: boolean

  constructor(store: DocumentStore, now: () => number) {
    this.#store = store
    this.#now = now
    const saved = store.state('last_version')
    // A commit of more changes than the log keeps leaves its version as the log's floor alone.
    this.#last = saved === null ? now() * 1000 : Math.max(Number(saved), store.changes.newest, store.floor)
    this.#committed = this.#last
    if (saved === null) store.setState('last_version', String(this.#last))
    const told = store.state('last_time')
    this.#told = Number(told ?? this.#last)
    this.#isApart = told !== null
  }

  /** By how many milliseconds versions are ahead of the clock, where that is so much that it was wrong; else 0. */
  get ahead(): number {
    const ahead = this.#last - this.#wall
    return ahead > wrongClock ? ahead / 1000 : 0
  }

  get #wall(): number {
    return Math.floor(this.#now()) * 1000
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

  /** The time of a request that writes nothing: the wall clock, yet never before what a write was told. */
  get requestTime(): number {
    return this.#notBefore(this.#told)
  }

  /** Only inside a database write, whose rollback merely leaves a gap. */
  next(): Moment {
    this.#last = Math.max(this.#last + 2, this.#wall)
    this.#told = this.#notBefore(this.#told + 2)
    this.#isApart ||= this.#told !== this.#last
    if (this.#isApart) this.#store.setState('last_time', String(this.#told))
    return { version: this.#last, time: this.#told }
  }

  /** Of a version that changed nothing: what changes something is in the change log, or its floor. */
  keep(version: number): void {
    this.#store.setState('last_version', String(version))
  }

  #notBefore(time: number): number {
    const wall = this.#wall
    return time > wall + wrongClock ? wall : Math.max(time, wall)
  }

  /** Called when the commit of `version` is durable. */
  advance(version: number): void {
    this.#committed = Math.max(this.#committed, version)
  }
}
