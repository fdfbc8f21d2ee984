import type { Ruleset } from '../rules/contract.ts'
import type { Database } from '../sqlite/database.ts'
import { Commits } from './commits.ts'
import type { Caller, CommitResult, Firestore } from './contract.ts'
import { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import { deleteExpired } from './expiry.ts'
import { Gate } from './gate.ts'
import { checkIndexes } from './indexes/index-check.ts'
import { isDeclared, parseIndexDefinitions } from './indexes/index-definitions.ts'
import { Hub, type ListenerCut } from './listen/hub.ts'
import { Stream } from './listen/stream.ts'
import type { Meter } from './meter.ts'
import { Names } from './names.ts'
import type { Query } from './query/query.ts'
import { runQuery } from './query/run-query.ts'
import { Reads } from './reads.ts'
import { firestoreLimits, type TransactionLimits, Transactions } from './transactions.ts'
import { Turns } from './turns.ts'
import { VersionClock } from './version-clock.ts'
import type { TransactionOptions, Write, WriteResult } from './wire.ts'

export interface FirestoreOptions {
  database: Database
  projectId: string
  databaseId?: string
  /** The published rules; null refuses every client. */
  ruleset: () => Ruleset | null
  /** Milliseconds since 1970. */
  now: () => number
  limits?: TransactionLimits
  /** The parsed content of firestore.indexes.json. Without it no query is refused for want of an index. */
  indexes?: unknown
  /** Told what each request would cost on Firestore. */
  meter?: Meter
  /** `at-once` when absent. */
  listenerCut?: ListenerCut
  /** Told what whoever runs the instance should know. */
  warn?: (sentence: string, error?: unknown) => void
  /** How often documents whose time is over are looked for. */
  expiryEveryMs?: number
}

const expiryEveryMs = 60_000

/** Writes of a `batchWrite` that are committed before other commits get a turn. */
const writesAtOnce = 25

/** Opens the Firestore engine on a database file. One engine a file. */
export function openFirestore(options: FirestoreOptions): Firestore {
  const {
    database,
    projectId,
    databaseId = '(default)',
    ruleset,
    now,
    limits = firestoreLimits,
    meter = null,
  } = options
  const names = new Names(projectId, databaseId)
  const definitions = options.indexes === undefined ? null : parseIndexDefinitions(options.indexes)
  const store = new DocumentStore(database, (index) => definitions !== null && isDeclared(definitions, index))
  const clock = new VersionClock(store, now)
  if (clock.ahead > 0) options.warn?.(aheadOfClock(clock.ahead))
  const gate = new Gate({ store, clock, ruleset, databaseId, now })
  const turns = new Turns()
  const transactions = new Transactions(clock, store, limits, turns)
  const listeners: (() => void)[] = []
  const checkIndex = (query: Query) => {
    if (definitions) checkIndexes(definitions, query)
  }
  const hub = new Hub(store, clock, ruleset, options.listenerCut ?? 'at-once')
  const reads = new Reads({ names, store, clock, gate, transactions, checkIndex, meter, turns })
  const commits = new Commits({
    names,
    database,
    store,
    clock,
    gate,
    transactions,
    turns,
    meter,
    published: (committed) => hub.published(committed),
  })

  async function commit(caller: Caller, request: { writes: Write[]; transaction?: string }) {
    const result = await commits.commit(caller, request)
    for (const listener of listeners) listener()
    return result
  }

  const admin: Caller = { kind: 'admin' }
  let expiring: Promise<unknown> | null = null
  const expire = () => {
    expiring ??= deleteExpired({
      definitions: definitions!,
      names,
      now,
      find: (query) => runQuery(store, query),
      commit: (writes) => commit(admin, { writes }),
    })
      .catch((error) => options.warn?.('Documents whose time is over could not be looked for', error))
      .finally(() => {
        expiring = null
      })
  }
  const hasExpiry = definitions?.overrides.some(({ ttl }) => ttl)
  const expiry = hasExpiry ? setInterval(expire, options.expiryEveryMs ?? expiryEveryMs).unref() : undefined

  return {
    database: names.database,
    documents: gate.reader(),
    batchGet: (caller, request) => reads.batchGet(caller, request),
    runQuery: (caller, request) => reads.runQuery(caller, request),
    runAggregationQuery: (caller, request) => reads.runAggregationQuery(caller, request),
    commit,
    async batchWrite(caller, { writes }) {
      if (!Array.isArray(writes)) throw new FirestoreError('INVALID_ARGUMENT', 'writes must be a list.')
      const outcomes: { result: WriteResult; status: { code: number; message?: string } }[] = []
      for (let from = 0; from < writes.length; from += writesAtOnce) {
        const some = writes
          .slice(from, from + writesAtOnce)
          .map((write) => outcomeOf(commit(caller, { writes: [write] })))
        outcomes.push(...(await Promise.all(some)))
      }
      return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) }
    },
    async beginTransaction(caller: Caller, transactionOptions?: TransactionOptions) {
      gate.requireLive(caller)
      return { transaction: transactions.begin(caller, transactionOptions) }
    },
    async rollback(caller, transaction) {
      transactions.rollback(caller, transaction)
    },
    listCollectionIds: (caller, parent) => reads.listCollectionIds(caller, parent),
    partitionQuery: (caller, request) => reads.partitionQuery(caller, request),
    listDocuments: (caller, request) => reads.listDocuments(caller, request),
    listeners: () => hub.listeners,
    turns,
    abandon: (worker) => transactions.abandon(worker),
    listen: (caller, sink) => new Stream({ names, store, gate, hub, now, checkIndex, meter }, caller, sink),
    onCommit: (hook) => void commits.hooks.push(hook),
    afterCommit: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(expiry)
      await expiring
      transactions.close()
      hub.closeAll()
    },
  }
}

function aheadOfClock(ms: number): string {
  const days = Math.floor(ms / 86_400_000)
  return (
    `The last write is from ${days} ${days === 1 ? 'day' : 'days'} after now. If this machine's clock is right, it was wrong then: ` +
    'new writes get the right time, what was written meanwhile keeps its own. If it is wrong, stop, and set it.'
  )
}

async function outcomeOf(committing: Promise<CommitResult>) {
  try {
    const { writeResults } = await committing
    return { result: writeResults[0]!, status: { code: 0 } }
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error
    return { result: {}, status: { code: error.code, message: error.message } }
  }
}
