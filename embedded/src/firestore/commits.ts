import { LookupPool } from '../rules/lookup-pool.ts'
import type { Database } from '../sqlite/database.ts'
import { UnwritableError } from '../unwritable.ts'
import { Batch, type Step } from './batch.ts'
import type { Caller, CommitHook, CommitResult } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import type { Gate } from './gate.ts'
import type { Claim } from './locks.ts'
import type { Bill, Meter } from './meter.ts'
import type { Names } from './names.ts'
import { askerOf } from './query/run-query.ts'
import { type StoredDocument, toWireDocument } from './stored-document.ts'
import type { Transactions } from './transactions.ts'
import { inSlices, type Turns } from './turns.ts'
import { checkDocumentLimits } from './values/size.ts'
import { formatVersion } from './values/time.ts'
import type { VersionClock } from './version-clock.ts'
import type { WriteResult } from './wire.ts'
import { type CheckedWrite, checkCondition, checkTogether, parseWrite } from './write.ts'

/** What a commit did to one document. */
export interface Change {
  path: string
  before: StoredDocument | null
  after: StoredDocument | null
}

export interface Committed {
  version: number
  changes: Change[]
  results: WriteResult[]
}

/** A commit after its checks. */
interface Work {
  caller: Caller
  writes: readonly CheckedWrite[]
  claims: Claim[]
  /** Of its locks. */
  owner: string
  /** Throws when what its transaction read has changed. */
  verify: () => void
  isLong: boolean
  /** Opened when rules are first asked; what they read counts once, however often they are asked. */
  bill?: Bill | undefined
}

const pruneEvery = 500

/** Of one commit of a client, as Firestore had it for long; the Admin SDK may bring more. */
const mostWritesOfClient = 500

/** A commit of more writes than this is worked on in slices, so that others need not wait for it. */
const longCommit = 100

/** Firestore gives up on a client's commit after a while, too; for an administrator there is no such limit. */
const clientCommitMs = 5_000

/** Writes of a long commit that are judged ahead in one turn, and how often that begins anew when others wrote meanwhile. */
const judgedAtOnce = 20
const judgedAnew = 3

/** Inside a commit that is judged: it has to wait for locks. */
class Contended extends Error {}

/** UNAVAILABLE makes clients keep the write and send it again later. */
function refuseWhileUnwritable(error: unknown): never {
  throw error instanceof UnwritableError ? new FirestoreError('UNAVAILABLE', error.message) : error
}

/** The engine's writing half: commits are checked, judged, applied and logged in one SQLite savepoint. */
export class Commits {
  readonly hooks: CommitHook[] = []
  readonly #names: Names
  readonly #database: Database
  readonly #store: DocumentStore
  readonly #clock: VersionClock
  readonly #gate: Gate
  readonly #transactions: Transactions
  readonly #turns: Turns
  readonly #meter: Meter | null
  readonly #published: (committed: Committed) => void
  #sincePrune = 0
  #plainCommits = 0
  /** The last long commit of each client that has one. */
  readonly #longOf = new Map<string, Promise<unknown>>()

  constructor(parts: {
    names: Names
    database: Database
    store: DocumentStore
    clock: VersionClock
    gate: Gate
    transactions: Transactions
    turns: Turns
    meter: Meter | null
    /** Called right after COMMIT, in commit order, before any answer leaves. */
    published: (committed: Committed) => void
  }) {
    this.#names = parts.names
    this.#database = parts.database
    this.#store = parts.store
    this.#clock = parts.clock
    this.#gate = parts.gate
    this.#transactions = parts.transactions
    this.#turns = parts.turns
    this.#meter = parts.meter
    this.#published = parts.published
  }

  async commit(caller: Caller, request: { writes: unknown; transaction?: unknown }): Promise<CommitResult> {
    this.#gate.requireLive(caller)
    const { writes: given = [], transaction } = request
    if (!Array.isArray(given)) throw new FirestoreError('INVALID_ARGUMENT', 'writes must be a list.')
    if (caller.kind === 'client' && given.length > mostWritesOfClient) {
      throw new FirestoreError('INVALID_ARGUMENT', `A commit has at most ${mostWritesOfClient} writes.`)
    }
    const isLong = given.length > longCommit
    const writes = isLong
      ? await inSlices(parsed(this.#names, given))
      : given.map((one) => parseWrite(this.#names, one))
    checkTogether(writes)
    const claims = [...new Set(writes.map((write) => write.path))].map((path): Claim => ({ kind: 'document', path }))
    const isTransaction = transaction !== undefined && transaction !== ''
    const { owner, verify } = isTransaction
      ? await this.#transactions.prepareCommit(caller, transaction, claims)
      : { owner: `commit ${++this.#plainCommits}`, verify: () => {} }
    const { locks } = this.#transactions
    const work: Work = { caller, writes, claims, owner, verify, isLong }
    try {
      if (caller.kind === 'client') return await this.#commitOfClient(work)
      if (!isTransaction) await locks.acquire(owner, claims, true)
      return await this.#write(work, true)
    } finally {
      if (isTransaction) this.#transactions.committed(owner)
      locks.release(owner)
    }
  }

  /** Nobody holds a lock by writes that no rule has allowed: a client's commit is judged before it takes its own. */
  async #commitOfClient(work: Work): Promise<CommitResult> {
    const { locks } = this.#transactions
    if (work.isLong) {
      return this.#oneLong(askerOf(work.caller)!, async () => {
        await this.#judgeAhead(work)
        await locks.acquire(work.owner, work.claims, true)
        return this.#write(work, true)
      })
    }
    // Most find nobody in their way where they are judged, which is where they are written: they need hold nothing.
    try {
      return await this.#write(work, false)
    } catch (error) {
      if (!(error instanceof Contended)) throw error
    }
    await locks.acquire(work.owner, work.claims, true)
    return this.#write(work, true)
  }

  /** Long commits of one client wait for one another, so that everybody else waits for one of them at most. */
  async #oneLong<T>(owner: string, commit: () => Promise<T>): Promise<T> {
    const before = this.#longOf.get(owner) ?? Promise.resolve()
    const mine = before.then(commit, commit)
    this.#longOf.set(owner, mine)
    try {
      return await mine
    } finally {
      if (this.#longOf.get(owner) === mine) this.#longOf.delete(owner)
    }
  }

  async #write(work: Work, isLocked: boolean): Promise<CommitResult> {
    const committed = (result: Committed) => {
      this.#store.committed(result.changes.map(({ path }) => path))
      this.#clock.advance(result.version)
      this.#published(result)
    }
    const apply = () => {
      work.verify()
      return this.#apply(work, isLocked)
    }
    const result = await (work.isLong
      ? this.#database.writeLong(apply, { committed })
      : this.#database.write(() => atOnce(apply()), { committed })
    ).catch(refuseWhileUnwritable)
    return { commitTime: formatVersion(result.version), writeResults: result.results }
  }

  /**
   * Judges a long commit in turns, before it takes its place in the queue: one that will be refused holds nobody up. What
   * others wrote between its turns may have made it what it never was, so that a refusal counts if nobody wrote.
   */
  async #judgeAhead(work: Work): Promise<void> {
    const { caller, writes } = work
    for (let again = 0; ; again++) {
      const { committed } = this.#clock
      const judged = new Batch(this.#store, writes, { version: committed + 1, time: this.#clock.requestTime })
      const judging = this.#judgeAll(work, judged)
      const portion = () => {
        for (let n = 0; n < judgedAtOnce; n++) if (judging.next().done) return true
        return false
      }
      try {
        if (again === judgedAnew) atOnce(judging)
        else while (!(await this.#turns.take(askerOf(caller)!, portion)));
        return
      } catch (error) {
        if (again === judgedAnew || this.#clock.committed === committed) throw error
      }
    }
  }

  *#judgeAll(work: Work, batch: Batch): Generator<void, void> {
    const pool = new LookupPool()
    const bill = this.#billOf(work)
    for (let n = 0; n < work.writes.length; n++) {
      this.#judge(work.caller, batch, batch.step(n), pool, bill)
      yield
    }
  }

  #billOf(work: Work): Bill | undefined {
    work.bill ??= this.#meter?.open(work.caller, 'commit', work.writes[0]?.path ?? '')
    return work.bill
  }

  /** Inside the SQLite transaction. Rules come first: a refused client learns nothing from preconditions. */
  *#apply(work: Work, isLocked: boolean): Generator<void, Committed> {
    const { caller, writes, claims, owner } = work
    const at = this.#clock.next()
    const { version } = at
    const batch = new Batch(this.#store, writes, at)
    const bill = this.#billOf(work)
    const until = caller.kind === 'admin' ? Number.POSITIVE_INFINITY : performance.now() + clientCommitMs
    const checkTime = () => {
      if (performance.now() < until) return
      throw new FirestoreError('INVALID_ARGUMENT', 'The commit takes too long. Send its writes in several commits.')
    }
    if (caller.kind !== 'admin') {
      for (const _ of this.#judgeAll(work, batch)) {
        yield
        checkTime()
      }
    }
    if (!isLocked && !this.#transactions.locks.isFree(owner, claims)) throw new Contended()
    for (let n = 0; n < writes.length; n++) {
      const { write, current, written } = batch.step(n)
      checkCondition(this.#names, write, current)
      if (written.after && written.after !== current) checkDocumentLimits(this.#names, write.path, written.after.fields)
      yield
      checkTime()
    }
    const changes = yield* this.#persist(caller, batch, version, checkTime)
    if (bill) {
      bill.writes = writes.filter(({ kind }) => kind === 'update').length
      bill.deletes = writes.filter(({ kind }) => kind === 'delete').length
    }
    return { version, changes, results: writes.map((_, n) => batch.step(n).written.result) }
  }

  #judge(caller: Caller, batch: Batch, { write, written }: Step, pool: LookupPool, bill: Bill | undefined): void {
    const stored = batch.stored(write.path)
    if (write.kind === 'verify') {
      this.#gate.require(this.#gate.judgeGet(caller, write.path, stored, pool), bill)
      return
    }
    const judged = { path: write.path, before: stored, after: written.after, time: batch.at.time }
    const verdict = this.#gate.judgeWrite(caller, judged, batch, pool)
    bill?.judged(verdict)
    if (verdict?.allowed) return
    // Someone was faster: a client that may see the document is told so, and tries again on its newest state.
    if (this.#gate.judgeGet(caller, write.path, stored)?.allowed) checkCondition(this.#names, write, stored)
    this.#gate.require(verdict)
  }

  *#persist(caller: Caller, batch: Batch, version: number, checkTime: () => void): Generator<void, Change[]> {
    const changes: Change[] = []
    for (const path of batch.paths()) {
      const before = batch.stored(path)
      const after = batch.get(path)
      if (after === before) continue
      this.#store.replace(path, before, after)
      this.#store.changes.add(version, path, before)
      changes.push({ path, before, after })
      this.#runHooks(caller, version, { path, before, after })
      yield
      checkTime()
    }
    if (changes.length === 0) this.#clock.keep(version)
    this.#sincePrune += changes.length
    if (this.#sincePrune >= pruneEvery) {
      this.#sincePrune = 0
      this.#store.prune(version)
    }
    return changes
  }

  #runHooks(caller: Caller, version: number, { path, before, after }: Change): void {
    if (this.hooks.length === 0) return
    const commitTime = formatVersion(version)
    const change = {
      name: this.#names.full(path),
      before: before && toWireDocument(this.#names, before),
      after: after && toWireDocument(this.#names, after),
    }
    for (const hook of this.hooks) hook({ commitTime, caller, change })
  }
}

function* parsed(names: Names, given: readonly unknown[]): Generator<void, CheckedWrite[]> {
  const writes: CheckedWrite[] = []
  for (const one of given) {
    writes.push(parseWrite(names, one))
    yield
  }
  return writes
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
