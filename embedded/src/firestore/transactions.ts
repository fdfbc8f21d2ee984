import { randomBytes } from 'node:crypto'
import type { Caller } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import { type Claim, LockTable, touches } from './locks.ts'
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

/** How many transactions one client, or all strangers together, may have open, and how many reads each may hold. */
const mostOfClient = 100
const mostReads = 20_000

interface Transaction {
  id: string
  caller: Caller
  /** Set for a read-only transaction: everything is read as of this version. */
  snapshot: number | null
  /** What an optimistic transaction has read, and when; checked when it commits. */
  reads: { claim: Claim; version: number }[]
  idle: NodeJS.Timeout
  total: NodeJS.Timeout
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

  constructor(clock: VersionClock, store: DocumentStore, limits: TransactionLimits) {
    this.#clock = clock
    this.#store = store
    this.#limits = limits
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
      reads: [],
      idle: setTimeout(end, this.#limits.idleMs).unref(),
      total: setTimeout(end, this.#limits.totalMs).unref(),
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

  /** The read-only transaction's version; for others, null after the claims are locked or noted. */
  async read(caller: Caller, id: unknown, claims: Claim[]): Promise<number | null> {
    const transaction = this.#find(caller, id)
    if (transaction.snapshot !== null) {
      this.#requireKept(transaction.snapshot)
      return transaction.snapshot
    }
    if (transaction.caller.kind === 'client') {
      if (transaction.reads.length + claims.length > mostReads) throw bad(`it reads more than ${mostReads} times`)
      for (const claim of claims) transaction.reads.push({ claim, version: this.#clock.committed })
      return null
    }
    await this.#lock(transaction, claims)
    return null
  }

  /** Takes what a commit needs: its locks, or for a client the check that nothing it read has changed since. */
  async prepareCommit(caller: Caller, id: unknown, claims: Claim[]): Promise<{ owner: string; verify: () => void }> {
    const transaction = this.#find(caller, id)
    if (transaction.snapshot !== null) throw bad('a read-only transaction cannot write')
    // Neither limit may strike between here and the commit, which ends the transaction either way.
    clearTimeout(transaction.idle)
    clearTimeout(transaction.total)
    await this.#lock(transaction, claims, caller.kind === 'client')
    return { owner: transaction.id, verify: () => this.#verify(transaction) }
  }

  async #lock(transaction: Transaction, claims: Claim[], shared = false): Promise<void> {
    try {
      await this.locks.acquire(transaction.id, claims, shared)
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

  #verify({ reads }: Transaction): void {
    const { floor } = this.#store
    for (const { claim, version } of reads) {
      const changed =
        claim.kind === 'document'
          ? this.#store.changes.hasChanged(claim.path, version)
          : this.#store.changes.changedSince(version, claim).some((path) => touches(claim, path))
      // What changed before the floor is forgotten.
      if (changed || version < floor) {
        throw new FirestoreError('ABORTED', 'The data that this transaction read has changed. Please try again.')
      }
    }
  }

  /** Ends it and gives up its locks; unknown ids are ignored, as a rollback may come late. */
  end(id: string): void {
    const transaction = this.#active.get(id)
    if (!transaction) return
    clearTimeout(transaction.idle)
    clearTimeout(transaction.total)
    this.#active.delete(id)
    this.locks.release(id)
  }

  /** What a worker that is no more had begun: nobody will ever commit it. */
  abandon(worker: string): void {
    for (const { id, caller } of [...this.#active.values()]) {
      if (caller.kind === 'admin' && caller.worker === worker) this.end(id)
    }
  }

  #requireRoom(caller: Caller): void {
    let open = 0
    for (const one of this.#active.values()) if (sameCaller(one.caller, caller)) open++
    if (open >= mostOfClient) {
      throw new FirestoreError('RESOURCE_EXHAUSTED', `One client has at most ${mostOfClient} transactions open.`)
    }
  }

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
    if (!transaction || !sameCaller(transaction.caller, caller)) throw gone()
    transaction.idle.refresh()
    return transaction
  }
}

function sameCaller(a: Caller, b: Caller): boolean {
  if (a.kind === 'admin' || b.kind === 'admin') return a.kind === b.kind
  return a.auth?.uid === b.auth?.uid
}

function gone(): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.')
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid transaction: ${problem}.`)
}
