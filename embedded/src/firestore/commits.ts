import { LookupPool } from '../rules/lookup-pool.ts'
import type { Database } from '../sqlite/database.ts'
import { UnwritableError } from '../unwritable.ts'
import type { Caller, CommitHook, CommitResult } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import type { Gate } from './gate.ts'
import type { Claim } from './locks.ts'
import type { Bill, Meter } from './meter.ts'
import type { Names } from './names.ts'
import { checkDocumentLimits } from './size.ts'
import { type StoredDocument, toWireDocument } from './stored-document.ts'
import { formatVersion } from './time.ts'
import type { Transactions } from './transactions.ts'
import type { VersionClock } from './version-clock.ts'
import type { WriteResult } from './wire.ts'
import { applyWrite, type CheckedWrite, checkCondition, parseWrite } from './write.ts'

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

const pruneEvery = 500

/** Clients keep what they were told this of, and try again. */
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
  readonly #meter: Meter | null
  readonly #published: (committed: Committed) => void
  #sincePrune = 0
  #plainCommits = 0

  constructor(parts: {
    names: Names
    database: Database
    store: DocumentStore
    clock: VersionClock
    gate: Gate
    transactions: Transactions
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
    this.#meter = parts.meter
    this.#published = parts.published
  }

  async commit(caller: Caller, request: { writes: unknown; transaction?: unknown }): Promise<CommitResult> {
    this.#gate.requireLive(caller)
    const { writes: given = [], transaction } = request
    if (!Array.isArray(given)) throw new FirestoreError('INVALID_ARGUMENT', 'writes must be a list.')
    const writes = given.map((write) => parseWrite(this.#names, write))
    const claims = [...new Set(writes.map((write) => write.path))].map((path): Claim => ({ kind: 'document', path }))
    const isTransaction = transaction !== undefined && transaction !== ''
    const { owner, verify } = isTransaction
      ? await this.#transactions.prepareCommit(caller, transaction, claims)
      : { owner: await this.#lockPlain(claims), verify: () => {} }
    try {
      const committed = await this.#database
        .write(
          () => {
            verify()
            return this.#apply(caller, writes)
          },
          {
            committed: (result) => {
              this.#clock.advance(result.version)
              this.#published(result)
            },
          },
        )
        .catch(refuseWhileUnwritable)
      return { commitTime: formatVersion(committed.version), writeResults: committed.results }
    } finally {
      if (isTransaction) this.#transactions.end(owner)
      else this.#transactions.locks.release(owner)
    }
  }

  async #lockPlain(claims: Claim[]): Promise<string> {
    const owner = `commit ${++this.#plainCommits}`
    await this.#transactions.locks.acquire(owner, claims, true)
    return owner
  }

  /** Inside the SQLite transaction. Rules come first: a refused client learns nothing from preconditions. */
  #apply(caller: Caller, writes: CheckedWrite[]): Committed {
    const version = this.#clock.next()
    const before = new Map<string, StoredDocument | null>()
    const after = new Map<string, StoredDocument | null>()
    const steps = writes.map((write) => {
      if (!before.has(write.path)) before.set(write.path, this.#store.get(write.path))
      const current = after.has(write.path) ? after.get(write.path)! : before.get(write.path)!
      const written = applyWrite(write, current, version)
      after.set(write.path, written.after)
      return { write, current, written }
    })
    const pool = new LookupPool()
    const bill = this.#meter?.open(caller, 'commit', writes[0]?.path ?? '')
    for (const { write, written } of steps) {
      this.#judge(caller, write, before, written.after, after, version, pool, bill)
    }
    for (const { write, current, written } of steps) {
      if (write.condition.exists === true && !current && deletedEarlier(steps, write)) {
        throw new FirestoreError(
          'INVALID_ARGUMENT',
          `A write updates what an earlier one deletes: ${this.#names.full(write.path)}`,
        )
      }
      checkCondition(this.#names, write, current)
      if (written.after && written.after !== current) checkDocumentLimits(this.#names, write.path, written.after.fields)
    }
    const changes = this.#persist(before, after, version)
    if (bill) {
      bill.writes = writes.filter(({ kind }) => kind === 'update').length
      bill.deletes = writes.filter(({ kind }) => kind === 'delete').length
    }
    if (changes.length > 0) this.#runHooks(caller, version, changes)
    return { version, changes, results: steps.map(({ written }) => written.result) }
  }

  #judge(
    caller: Caller,
    write: CheckedWrite,
    before: Map<string, StoredDocument | null>,
    written: StoredDocument | null,
    after: Map<string, StoredDocument | null>,
    version: number,
    pool: LookupPool,
    bill: Bill | undefined,
  ): void {
    if (caller.kind === 'admin') return
    const stored = before.get(write.path)!
    if (write.kind === 'verify') {
      this.#gate.require(this.#gate.judgeGet(caller, write.path, stored, pool), bill)
      return
    }
    const judged = { path: write.path, before: stored, after: written, version }
    const verdict = this.#gate.judgeWrite(caller, judged, after, pool)
    bill?.judged(verdict)
    if (verdict?.allowed) return
    // Someone was faster: a client that may see the document is told so, and tries again on its newest state.
    if (this.#gate.judgeGet(caller, write.path, stored)?.allowed) checkCondition(this.#names, write, stored)
    this.#gate.require(verdict)
  }

  #persist(
    before: Map<string, StoredDocument | null>,
    after: Map<string, StoredDocument | null>,
    version: number,
  ): Change[] {
    const changes: Change[] = []
    for (const [path, document] of after) {
      const previous = before.get(path)!
      if (document === previous) continue
      this.#store.replace(path, previous, document)
      this.#store.logChange(version, path, previous)
      changes.push({ path, before: previous, after: document })
    }
    this.#sincePrune += changes.length
    if (this.#sincePrune >= pruneEvery) {
      this.#sincePrune = 0
      this.#store.prune(version)
    }
    return changes
  }

  #runHooks(caller: Caller, version: number, changes: Change[]): void {
    if (this.hooks.length === 0) return
    const commit = {
      commitTime: formatVersion(version),
      caller,
      changes: changes.map(({ path, before, after }) => ({
        name: this.#names.full(path),
        before: before && toWireDocument(this.#names, before),
        after: after && toWireDocument(this.#names, after),
      })),
    }
    for (const hook of this.hooks) hook(commit)
  }
}

/** Whether the batch itself deletes the document before this write comes to it. */
function deletedEarlier(steps: readonly { write: CheckedWrite }[], write: CheckedWrite): boolean {
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.write === write),
  )
  return before.some((step) => step.write.path === write.path && step.write.kind === 'delete')
}
