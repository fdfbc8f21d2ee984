import { randomBytes } from 'node:crypto'
import type { Caller } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import { type Claim, LockTable } from './locks.ts'
import { askerOf } from './query/run-query.ts'
import { ReadClaims } from './read-claims.ts'
import type { Turns } from './turns.ts'
import { parseVersion } from './values/time.ts'
import { isObject } from './values/value-check.ts'
import type { VersionClock } from './version-clock.ts'

/** Milliseconds; Firestore's own are 60 s idle and 270 s in all. */
export interface TransactionLimits {
  idleMs: number
  totalMs: number
  lockWaitMs: number
}

export const firestoreLimits: TransactionLimits = { idleMs: 60_000, totalMs: 270_000, lockWaitMs: 20_000 }

/** How many transactions one client, or all strangers together, may have open. */
const mostOfClient = 100
/** Of collections and groups that one transaction of a client has queried: each is compared with each change. */
const mostScopes = 100
/** What one transaction of a client may hold of what it has read, and all of one client's together. In bytes. */
const mostBytes = 1024 * 1024
const mostBytesOfClient = 4 * 1024 * 1024

interface Transaction {
  id: string
  caller: Caller
  /** Set for a read-only transaction: everything is read as of this version. */
  snapshot: number | null
  /** Of an optimistic transaction; checked when it commits. */
  reads: ReadClaims
  idle: NodeJS.Timeout
  total: NodeJS.Timeout
  /** From where its commit has its locks until `committed`: only that ends it now. */
  isCommitting: boolean
}

/**
 * Server transactions lock what they read; those of clients never do, since a stranger must not be able to hold a lock:
 * their reads are checked at commit instead. Both are serialisable. Read-only ones read one version of the past.
 */
export class Transactions {
  readonly locks: LockTable
  readonly #active = new Map<string, Transaction>()
  readonly #clock: VersionClock
  readonly #store: DocumentStore
  readonly #limits: TransactionLimits
  readonly #turns: Turns

  constructor(clock: VersionClock, store: DocumentStore, limits: TransactionLimits, turns: Turns) {
    this.#clock = clock
    this.#store = store
    this.#limits = limits
    this.#turns = turns
    this.locks = new LockTable(limits.lockWaitMs)
  }

  /** Begins one with TransactionOptions from the wire, and answers its id. */
  begin(caller: Caller, options: unknown): string {
    if (options !== undefined && !isObject(options)) throw bad('transaction options must be an object')
    const readOnly = options?.readOnly
    if (readOnly !== undefined && (!isObject(readOnly) || options?.readWrite !== undefined)) {
      throw bad('a transaction is either readOnly or readWrite')
    }
    if (caller.kind === 'client') this.#requireRoom(caller)
    const id = randomBytes(18).toString('base64')
    const end = () => this.end(id)
    this.#active.set(id, {
      id,
      caller,
      snapshot: readOnly ? this.snapshot(caller, readOnly.readTime) : null,
      reads: new ReadClaims(),
      idle: setTimeout(end, this.#limits.idleMs).unref(),
      total: setTimeout(end, this.#limits.totalMs).unref(),
      isCommitting: false,
    })
    return id
  }

  /**
   * A version of the past that can still be read; the newest when no time is asked for. Never for a client: what has
   * been taken from it since, it would still see there.
   */
  snapshot(caller: Caller, readTime: unknown): number {
    if (caller.kind === 'client') {
      throw new FirestoreError('UNIMPLEMENTED', 'readTime and read-only transactions are for the Admin SDK only.')
    }
    if (readTime === undefined) return this.#clock.committed
    const version = parseVersion(readTime, 'readTime')
    this.#requireKept(version)
    return Math.min(version, this.#clock.committed)
  }

  #requireKept(version: number): void {
    if (version >= this.#store.floor) return
    throw new FirestoreError('FAILED_PRECONDITION', 'The requested readTime is older than what is kept.')
  }

  /** The read-only transaction's version; for others null, once the claims are locked. Of a client none is: see `note`. */
  async read(caller: Caller, id: unknown, claims: Claim[]): Promise<number | null> {
    const transaction = this.#find(caller, id)
    if (transaction.snapshot !== null) {
      this.#requireKept(transaction.snapshot)
      return transaction.snapshot
    }
    if (transaction.caller.kind === 'admin') await this.#lock(transaction, claims)
    return null
  }

  /**
   * Keeps what a client has just been answered, in the same turn of the event loop; what was refused is never kept, since
   * nobody asked a rule about it.
   */
  note(caller: Caller, id: unknown, claims: Claim[]): void {
    if (caller.kind === 'admin') return
    const { reads } = this.#find(caller, id)
    for (const claim of claims) reads.note(claim, this.#clock.committed)
    const isTooMuch = reads.scopes > mostScopes || reads.bytes > mostBytes || this.#bytesOf(caller) > mostBytesOfClient
    if (!isTooMuch) return
    this.end(id as string)
    throw new FirestoreError('RESOURCE_EXHAUSTED', 'The transaction reads too much. Please read less in one.')
  }

  /**
   * What a commit needs: for the Admin SDK its locks, for a client the check that nothing it read has changed since. A
   * client's commit takes its locks itself, once it is judged. Once this has resolved, only `committed` ends the
   * transaction, and whoever asked must call it.
   */
  async prepareCommit(caller: Caller, id: unknown, claims: Claim[]): Promise<{ owner: string; verify: () => void }> {
    const transaction = this.#find(caller, id)
    if (transaction.snapshot !== null) throw bad('a read-only transaction cannot write')
    // Neither limit may strike between here and the commit, which ends the transaction either way.
    clearTimeout(transaction.idle)
    clearTimeout(transaction.total)
    const owner = transaction.id
    if (caller.kind === 'admin') {
      await this.#lock(transaction, claims)
      this.#beginCommit(transaction)
      return { owner, verify: () => {} }
    }
    const verified = await this.#verifyInTurns(transaction)
    this.#beginCommit(transaction)
    return { owner, verify: () => this.#verify(transaction, verified) }
  }

  /** Until here the transaction could end while its commit waited; two commits of it may have waited side by side. */
  #beginCommit(transaction: Transaction): void {
    if (!this.#active.has(transaction.id) || transaction.isCommitting) throw gone()
    transaction.isCommitting = true
  }

  /**
   * Looks through what has changed until now, of which there may be much, before the commit has its turn, in which everybody
   * waits for it. Answers the version up to which nothing that was read has changed.
   */
  async #verifyInTurns({ id, caller, reads }: Transaction): Promise<number> {
    const until = this.#clock.committed
    const { earliest } = reads
    const owner = askerOf(caller)
    if (owner === null || earliest === null || earliest >= until) return until
    const changes = this.#store.changes.changedSince(earliest)
    const step = () => {
      const portion = changes.next()
      if (!portion.done) requireUnchanged(reads, portion.value)
      return portion.done === true
    }
    try {
      while (!(await this.#turns.take(owner, step)));
    } catch (error) {
      this.end(id)
      throw error
    }
    return until
  }

  async #lock(transaction: Transaction, claims: Claim[]): Promise<void> {
    try {
      await this.locks.acquire(transaction.id, claims)
    } catch (error) {
      this.end(transaction.id)
      throw error
    }
    if (!this.#active.has(transaction.id)) {
      this.locks.release(transaction.id)
      throw gone()
    }
    transaction.idle.refresh()
  }

  /** Inside the commit: what has changed since it was looked at in turns. */
  #verify({ reads }: Transaction, verified: number): void {
    if (reads.earliest === null) return
    // What changed before the floor is forgotten.
    if (reads.earliest < this.#store.floor) throw overtaken()
    for (const portion of this.#store.changes.changedSince(verified)) requireUnchanged(reads, portion)
  }

  /**
   * Ends it and gives up its locks. Unknown ids are ignored, as a rollback may come late, and so is one whose commit is
   * under way: without its locks another would read what that is about to replace, and neither change see the other.
   */
  end(id: string): void {
    const transaction = this.#active.get(id)
    if (transaction && !transaction.isCommitting) this.#remove(transaction)
  }

  /** After its commit, whatever came of it. */
  committed(id: string): void {
    const transaction = this.#active.get(id)
    if (transaction) this.#remove(transaction)
  }

  #remove(transaction: Transaction): void {
    const { id } = transaction
    clearTimeout(transaction.idle)
    clearTimeout(transaction.total)
    this.#active.delete(id)
    this.locks.release(id)
  }

  /** What a worker that is no more had begun: nobody will ever commit it. What it was committing still becomes true. */
  abandon(worker: string): void {
    for (const { id, caller } of [...this.#active.values()]) {
      if (caller.kind === 'admin' && caller.worker === worker) this.end(id)
    }
  }

  #bytesOf(caller: Caller): number {
    let bytes = 0
    for (const one of this.#active.values()) if (sameCaller(one.caller, caller)) bytes += one.reads.bytes
    return bytes
  }

  #requireRoom(caller: Caller): void {
    let open = 0
    for (const one of this.#active.values()) if (sameCaller(one.caller, caller)) open++
    if (open >= mostOfClient) {
      throw new FirestoreError('RESOURCE_EXHAUSTED', `One client has at most ${mostOfClient} transactions open.`)
    }
  }

  /** Of one whose commit is under way it does nothing: an SDK looks at no answer, and may have lost the commit's. */
  rollback(caller: Caller, id: unknown): void {
    if (typeof id !== 'string') throw bad('transaction must be an id')
    const transaction = this.#active.get(id)
    if (transaction && sameCaller(transaction.caller, caller)) this.end(id)
  }

  close(): void {
    for (const id of [...this.#active.keys()]) this.end(id)
  }

  #find(caller: Caller, id: unknown): Transaction {
    const transaction = typeof id === 'string' ? this.#active.get(id) : undefined
    if (!transaction || transaction.isCommitting || !sameCaller(transaction.caller, caller)) throw gone()
    transaction.idle.refresh()
    return transaction
  }
}

function sameCaller(a: Caller, b: Caller): boolean {
  if (a.kind === 'admin' || b.kind === 'admin') return a.kind === b.kind
  return a.auth?.uid === b.auth?.uid
}

function requireUnchanged(reads: ReadClaims, changes: { version: number; path: string }[]): void {
  for (const { version, path } of changes) if (reads.includes(path, version)) throw overtaken()
}

function overtaken(): FirestoreError {
  return new FirestoreError('ABORTED', 'The data that this transaction read has changed. Please try again.')
}

function gone(): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.')
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid transaction: ${problem}.`)
}
