import { LookupPool } from '../rules/lookup-pool.ts'
import type { AggregationResult, BatchGetResult, Caller, Firestore, QueryResult, ReadOptions } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import type { Gate } from './gate.ts'
import { planIndex } from './indexes/field-index.ts'
import type { Claim } from './locks.ts'
import { type Bill, type Meter, placeOf } from './meter.ts'
import { checkId, type Names } from './names.ts'
import { aggregate, aggregateCount, aggregatedFields, parseAggregations } from './query/aggregate.ts'
import { orderedByToo, parseQuery, type Query } from './query/query.ts'
import { askerOf, countQuery, runQuery } from './query/run-query.ts'
import { toWireDocument } from './stored-document.ts'
import type { Transactions } from './transactions.ts'
import type { Turns } from './turns.ts'
import { formatVersion } from './values/time.ts'
import { keyAfter, pathKey } from './values/value-key.ts'
import type { VersionClock } from './version-clock.ts'
import type { Cursor, Document } from './wire.ts'
import { parseMask } from './write.ts'

/** Where a read stands: the version it sees (null is the newest), and the transaction it began. */
interface ReadPoint {
  version: number | null
  transaction: { transaction: string } | undefined
}

const maxBatchGet = 10_000
/** They are judged and read in one turn, so that they are of one moment; the SDKs for browsers ask for one at a time. */
const maxBatchGetOfClient = 1_000
const maxPageSize = 5_000

/** The engine's reading half: every request is checked, judged and answered from one version. */
export class Reads {
  readonly #names: Names
  readonly #store: DocumentStore
  readonly #clock: VersionClock
  readonly #gate: Gate
  readonly #transactions: Transactions
  readonly #checkIndex: (query: Query) => void
  readonly #meter: Meter | null
  readonly #turns: Turns

  constructor(parts: {
    names: Names
    store: DocumentStore
    clock: VersionClock
    gate: Gate
    transactions: Transactions
    checkIndex: (query: Query) => void
    meter: Meter | null
    turns: Turns
  }) {
    this.#names = parts.names
    this.#store = parts.store
    this.#clock = parts.clock
    this.#gate = parts.gate
    this.#transactions = parts.transactions
    this.#checkIndex = parts.checkIndex
    this.#meter = parts.meter
    this.#turns = parts.turns
  }

  async batchGet(caller: Caller, request: Parameters<Firestore['batchGet']>[1]): Promise<BatchGetResult> {
    this.#gate.requireLive(caller)
    if (!Array.isArray(request.documents)) throw new FirestoreError('INVALID_ARGUMENT', 'documents must be a list.')
    const most = caller.kind === 'client' ? maxBatchGetOfClient : maxBatchGet
    if (request.documents.length > most) {
      throw new FirestoreError('INVALID_ARGUMENT', `More than the limit of ${most} documents in one request.`)
    }
    // As Firestore says, repeated names are answered once.
    const paths = [...new Set(request.documents.map((name) => this.#names.documentPath(name, 'documents')))]
    const mask = parseMask(request.mask)
    const claims = paths.map((path): Claim => ({ kind: 'document', path }))
    return this.#at(caller, request, claims, ({ version, transaction }) => {
      const pool = new LookupPool()
      const bill = this.#meter?.open(caller, 'get', paths[0] ?? '')
      const past = version === null ? null : this.#store.statesAt(paths, version)
      const results = paths.map((path, place) => {
        const document = past ? past[place]! : this.#store.get(path)
        this.#gate.require(this.#gate.judgeGet(caller, path, document, pool), bill)
        return document ? { found: toWireDocument(this.#names, document, mask) } : { missing: this.#names.full(path) }
      })
      if (bill) bill.reads = results.length
      return { ...transaction, readTime: this.#readTime(version), results }
    })
  }

  async runQuery(caller: Caller, request: Parameters<Firestore['runQuery']>[1]): Promise<QueryResult> {
    this.#gate.requireLive(caller)
    const query = parseQuery(this.#names, request.parent, request.structuredQuery)
    await this.#indexed(query, request)
    return this.#at(caller, request, [scopeOf(query)], ({ version, transaction }) => {
      const bill = this.#judged(caller, query, 'query')
      this.#checkIndex(query)
      const documents = runQuery(this.#store, query, { version, asker: askerOf(caller) }).map((document) =>
        toWireDocument(this.#names, document, query.select),
      )
      bill?.answered(documents.length, query.offset)
      return { ...transaction, readTime: this.#readTime(version), documents }
    })
  }

  async runAggregationQuery(
    caller: Caller,
    request: Parameters<Firestore['runAggregationQuery']>[1],
  ): Promise<AggregationResult> {
    this.#gate.requireLive(caller)
    const asked = parseQuery(this.#names, request.parent, request.structuredQuery)
    const aggregations = parseAggregations(request.aggregations)
    const query = orderedByToo(asked, aggregatedFields(aggregations, asked.select))
    await this.#indexed(query, request)
    return this.#at(caller, request, [scopeOf(query)], ({ version, transaction }) => {
      const bill = this.#judged(caller, query, 'aggregation')
      this.#checkIndex(query)
      const answer = { ...transaction, readTime: this.#readTime(version) }
      if (aggregations.every(({ kind }) => kind === 'count')) {
        const count = countQuery(this.#store, query, { version, asker: askerOf(caller) })
        bill?.aggregated(count)
        return { ...answer, fields: aggregateCount(count, aggregations) }
      }
      const found = runQuery(this.#store, query, { version, asker: askerOf(caller) })
      bill?.aggregated(found.length)
      return { ...answer, fields: aggregate(found, aggregations) }
    })
  }

  async listCollectionIds(caller: Caller, parent: string): Promise<string[]> {
    this.#gate.requireAdmin(caller)
    return this.#store.collectionIds(this.#names.parentPath(parent))
  }

  /** Names that divide a collection group into parts of like size, each the beginning of a part. */
  async partitionQuery(caller: Caller, request: Parameters<Firestore['partitionQuery']>[1]): Promise<Cursor[]> {
    this.#gate.requireAdmin(caller)
    const query = parseQuery(this.#names, request.parent, request.structuredQuery)
    const count = Number(request.partitionCount)
    if (!Number.isInteger(count) || count < 1) {
      throw new FirestoreError('INVALID_ARGUMENT', 'partitionCount must be a positive number.')
    }
    const isPlain = query.where === null && query.limit === null && query.offset === 0 && !query.startAt && !query.endAt
    const byName = query.orders.length === 1 && !query.orders[0]!.descending
    if (!query.allDescendants || query.collectionId === null || !isPlain || !byName) {
      throw new FirestoreError('INVALID_ARGUMENT', 'Only a whole collection group, in the order of names, is divided.')
    }
    const paths = this.#store.pathsInGroup(query.collectionId, query.parent)
    const parts = Math.min(count + 1, paths.length)
    return Array.from({ length: Math.max(parts - 1, 0) }, (_, part) => ({
      values: [{ referenceValue: this.#names.full(paths[Math.floor(((part + 1) * paths.length) / parts)]!) }],
      before: true,
    }))
  }

  async listDocuments(
    caller: Caller,
    request: Parameters<Firestore['listDocuments']>[1],
  ): Promise<{ documents: Document[]; nextPageToken?: string }> {
    const parent = this.#names.parentPath(request.parent)
    checkId(request.collectionId, 'collectionId')
    const mask = parseMask(request.mask)
    const pageSize = Math.min(request.pageSize || maxPageSize, maxPageSize)
    if (!Number.isInteger(pageSize) || pageSize < 1) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid pageSize.')
    const listed = [{ collectionId: request.collectionId }]
    const query = parseQuery(this.#names, request.parent, { from: listed, limit: pageSize })
    // A missing document betrays the ids of what lies below it, which no rule was asked about.
    if (request.showMissing) this.#gate.requireAdmin(caller)
    const collection = parent === '' ? request.collectionId : `${parent}/${request.collectionId}`
    const after = decodePageToken(request.pageToken, collection)
    return this.#inTurn(caller, () => {
      const bill = this.#judged(caller, query, 'list')
      const documents: Document[] = []
      for (const { path, document } of this.#listed(collection, after, request.showMissing === true)) {
        if (documents.length === pageSize) {
          const last = documents.at(-1)!.name.slice(this.#names.root.length + 1)
          bill?.answered(documents.length)
          return { documents, nextPageToken: Buffer.from(last).toString('base64url') }
        }
        // A missing document has a name and nothing else.
        const missing = { name: this.#names.full(path) } as Document
        documents.push(document ? toWireDocument(this.#names, document, mask) : missing)
      }
      bill?.answered(documents.length)
      return { documents }
    })
  }

  /** In the order of names: the documents of a collection and, where that is asked, those that are missing and have descendants. */
  *#listed(collection: string, after: string | null, withMissing: boolean) {
    if (!withMissing) {
      const from = after === null ? {} : { from: keyAfter(pathKey(after)) }
      for (const document of this.#store.inCollection(collection, from)) yield { path: document.path, document }
      return
    }
    for (const path of this.#store.childPaths(collection, after)) yield { path, document: this.#store.get(path) }
  }

  /** Throws PERMISSION_DENIED. */
  #judged(caller: Caller, query: Query, what: string): Bill | undefined {
    const bill = this.#meter?.open(caller, what, placeOf(query))
    this.#gate.require(this.#gate.judgeList(caller, query), bill)
    return bill
  }

  /**
   * Waits for an index in the making: reading a whole collection beside it would delay both. No lock waits meanwhile.
   */
  async #indexed(query: Query, { transaction, newTransaction, readTime }: ReadOptions): Promise<void> {
    const { indexes } = this.#store
    if (!indexes.isMaking || transaction !== undefined || newTransaction !== undefined || readTime !== undefined) return
    const plan = planIndex(query)
    if (plan) await indexes.made(plan)
  }

  /** Finds the point to read at, and ends a transaction begun here when the read is refused. */
  async #at<T>(caller: Caller, options: ReadOptions, claims: Claim[], read: (point: ReadPoint) => T): Promise<T> {
    const { transaction, newTransaction, readTime } = options
    if ([transaction, newTransaction, readTime].filter((option) => option !== undefined).length > 1) {
      throw new FirestoreError('INVALID_ARGUMENT', 'Only one of transaction, newTransaction and readTime may be given.')
    }
    if (newTransaction !== undefined) {
      const id = this.#transactions.begin(caller, newTransaction)
      try {
        return await this.#within(caller, id, claims, (version) => read({ version, transaction: { transaction: id } }))
      } catch (error) {
        this.#transactions.end(id)
        throw error
      }
    }
    if (transaction !== undefined) {
      return this.#within(caller, transaction, claims, (version) => read({ version, transaction: undefined }))
    }
    const version = readTime === undefined ? null : this.#transactions.snapshot(caller, readTime)
    return this.#inTurn(caller, () => read({ version, transaction: undefined }))
  }

  async #within<T>(caller: Caller, id: string, claims: Claim[], read: (version: number | null) => T): Promise<T> {
    const version = await this.#transactions.read(caller, id, claims)
    return this.#inTurn(caller, () => {
      const answer = read(version)
      this.#transactions.note(caller, id, claims)
      return answer
    })
  }

  /** The instance's own reads wait for nobody. */
  #inTurn<T>(caller: Caller, read: () => T): T | Promise<T> {
    const owner = askerOf(caller)
    return owner === null ? read() : this.#turns.take(owner, read)
  }

  #readTime(version: number | null): string {
    return formatVersion(version ?? this.#clock.committed)
  }
}

function scopeOf({ parent, collectionId, allDescendants }: Query): Claim {
  return { kind: 'scope', parent, collectionId, allDescendants }
}

function decodePageToken(token: string | undefined, collection: string): string | null {
  if (token === undefined || token === '') return null
  const path = Buffer.from(token, 'base64url').toString()
  if (!path.startsWith(`${collection}/`)) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid pageToken.')
  return path
}
