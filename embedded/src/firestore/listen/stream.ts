import type { Verdict } from '../../rules/contract.ts'
import { LookupPool } from '../../rules/lookup-pool.ts'
import type { Change } from '../commits.ts'
import type { Caller, ListenSink, ListenStream } from '../contract.ts'
import type { DocumentStore } from '../document-store.ts'
import { FirestoreError, statusCodes } from '../error.ts'
import type { Gate } from '../gate.ts'
import { type Bill, type Meter, placeOf } from '../meter.ts'
import type { Names } from '../names.ts'
import { parseQuery, type Query } from '../query/query.ts'
import { askerOf } from '../query/run-query.ts'
import { parseVersion } from '../values/time.ts'
import { isObject } from '../values/value-check.ts'
import { DocumentMessages } from './document-messages.ts'
import { DocumentsTarget } from './documents-target.ts'
import type { Hub } from './hub.ts'
import { LimitedTarget } from './limited-target.ts'
import type { Owner, Subject } from './listener-room.ts'
import { QueryTarget } from './query-target.ts'
import { readToken } from './resume-token.ts'
import type { DocumentEvent, QueryResults, WatchTarget } from './watch-target.ts'

/** A target on a stream, with the documents that its verdict depends on. */
export interface Watch {
  readonly id: number
  readonly stream: Stream
  readonly subject: Subject
  readonly target: WatchTarget
  reads: Set<string>
}

export interface StreamParts {
  names: Names
  store: DocumentStore
  gate: Gate
  hub: Hub
  now: () => number
  checkIndex: (query: Query) => void
  meter: Meter | null
}

/** A document that leaves a query because it was deleted costs its listeners nothing. */
const isPaid = ({ kind }: DocumentEvent): boolean => kind !== 'deleted'

const longestTimer = 2_147_483_647
const maxDocuments = 1_000

function ownerOf(caller: Caller, stream: Stream): Owner | null {
  if (caller.kind === 'admin') return null
  if (caller.auth) return { name: `account ${caller.auth.uid}`, isStranger: false }
  // Without a network nobody is counted together with others.
  if (caller.network === undefined) return { name: stream, isStranger: false }
  return { name: `network ${caller.network}`, isStranger: true }
}

/** One Listen stream: everything is sent in commit order, and a snapshot is complete at each global NO_CHANGE. */
export class Stream implements ListenStream {
  /** Whose listeners are counted together; null for the admin plane, where nobody counts. */
  readonly owner: Owner | null
  readonly #parts: StreamParts
  readonly #caller: Caller
  readonly #sink: ListenSink
  readonly #watches = new Map<number, Watch>()
  #sent = 0
  #closed = false
  #isGlobalDue = false
  #isHeld = false
  #expiry: NodeJS.Timeout | undefined

  constructor(parts: StreamParts, caller: Caller, sink: ListenSink) {
    this.#parts = parts
    this.#caller = caller
    this.#sink = sink
    this.owner = ownerOf(caller, this)
    parts.hub.open(this)
    this.#waitForExpiry()
  }

  addTarget(input: unknown): void {
    this.#parts.hub.flush()
    // What was waiting may have ended this very stream.
    if (this.#closed) return
    const id = isObject(input) ? input.targetId : undefined
    if (!isObject(input) || typeof id !== 'number' || !Number.isInteger(id) || this.#watches.has(id)) {
      this.#fail(new FirestoreError('INVALID_ARGUMENT', 'A target needs a targetId of its own.'))
      return
    }
    try {
      this.#start(id, input)
    } catch (error) {
      if (error instanceof FirestoreError && error.status !== 'UNAUTHENTICATED') this.#end(id, error)
      else this.#fail(error)
    }
  }

  #start(id: number, input: Record<string, unknown>): void {
    const { hub } = this.#parts
    const subject = this.#subject(input)
    if (this.owner) hub.room.require(this.owner, subject)
    const bill = this.#bill('listen', subject)
    const reads = this.#judge(subject, bill)
    if ('query' in subject) this.#parts.checkIndex(subject.query)
    const since = this.#resumePoint(input)
    const watch: Watch = { id, stream: this, subject, target: this.#target(subject), reads }
    const { events, count } = watch.target.start(since === 'reset' ? null : since, hub.results())
    if (typeof since !== 'number') bill?.answered(events.length)
    else if (bill) bill.reads = events.filter(isPaid).length
    this.#watches.set(id, watch)
    if (this.owner) hub.room.take(this.owner, subject)
    if ('query' in subject) hub.watches.addQuery(subject.query, watch)
    else hub.watches.addDocuments(subject.paths, watch)
    hub.verdicts.addDocuments(reads, watch)
    const targetIds = [id]
    this.#sink.send({ targetChange: { targetChangeType: 'ADD', targetIds } })
    if (since === 'reset') this.#sink.send({ targetChange: { targetChangeType: 'RESET', targetIds } })
    const messages = new DocumentMessages()
    for (const event of events) messages.add(id, event, this.#mayRead)
    this.#sendDocuments(messages)
    if (typeof since === 'number') this.#sink.send({ filter: { targetId: id, count } })
    this.#sink.send({ targetChange: { targetChangeType: 'CURRENT', targetIds, ...hub.point } })
    if (input.once === true) {
      this.#sendGlobal()
      this.removeTarget(id)
    } else this.#sendGlobalSoon()
  }

  removeTarget(id: number): void {
    if (this.#closed) return
    this.#forget(id)
    this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } })
  }

  hold(): void {
    this.#isHeld = true
  }

  release(): void {
    this.#isHeld = false
    this.#sendDueGlobal()
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    clearTimeout(this.#expiry)
    for (const id of [...this.#watches.keys()]) this.#forget(id)
    this.#parts.hub.close(this)
  }

  get size(): number {
    return this.#watches.size
  }

  get watches(): Iterable<Watch> {
    return this.#watches.values()
  }

  /** One round: verdicts first, so that nothing is sent to a target that has just lost its right to it. */
  publish(judged: Set<Watch>, affected: Map<Watch, Change[]>, results: QueryResults): void {
    this.endIfExpired()
    if (this.#closed) return
    try {
      for (const watch of new Set([...judged, ...affected.keys()])) {
        if (judged.has(watch) || (this.#parts.hub.isStrict && 'paths' in watch.subject)) this.#judgeAgain(watch)
      }
      const messages = new DocumentMessages()
      for (const [watch, changes] of affected) {
        if (!this.#watches.has(watch.id)) continue
        const events = watch.target.apply(changes, results)
        for (const event of events) messages.add(watch.id, event, this.#mayRead)
        const paid = events.filter(isPaid).length
        const bill = paid > 0 && this.#bill('news', watch.subject)
        if (bill) bill.reads = paid
      }
      if (messages.size === 0) return
      this.#sendDocuments(messages)
      if (this.#isHeld) this.#isGlobalDue = true
      else this.#sendGlobal()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** A newer resume token for a stream that nothing has happened on. */
  refresh(): void {
    if (this.#watches.size > 0 && !this.#isHeld && this.#sent < this.#parts.hub.version) this.#sendGlobal()
  }

  #subject(input: Record<string, unknown>): Subject {
    const { names } = this.#parts
    const { query, documents } = input
    if (isObject(query)) return { query: parseQuery(names, query.parent, query.structuredQuery) }
    if (!isObject(documents) || !Array.isArray(documents.documents)) {
      throw new FirestoreError('INVALID_ARGUMENT', 'A target needs a query or documents.')
    }
    if (documents.documents.length > maxDocuments) {
      throw new FirestoreError('INVALID_ARGUMENT', `More than the limit of ${maxDocuments} documents in one target.`)
    }
    return { paths: [...new Set(documents.documents.map((name) => names.documentPath(name, 'documents')))] }
  }

  #target(subject: Subject): WatchTarget {
    const { store } = this.#parts
    if ('paths' in subject) return new DocumentsTarget(store, subject.paths)
    const { query } = subject
    const asker = askerOf(this.#caller)
    return query.limit === null && query.offset === 0
      ? new QueryTarget(store, query, asker)
      : new LimitedTarget(store, query, asker)
  }

  /** Where the client left off: null when it has nothing, 'reset' when what it has cannot be continued. */
  #resumePoint(input: Record<string, unknown>): number | 'reset' | null {
    const { store, hub } = this.#parts
    const { resumeToken, readTime } = input
    const hasToken = resumeToken !== undefined && resumeToken !== ''
    if (!hasToken && readTime === undefined) return null
    const version = hasToken
      ? readToken(store.incarnation, resumeToken)
      : // A listener's read time lies behind its version.
        parseVersion(readTime, 'readTime') - 1
    return version === null || version < store.floor || version > hub.version ? 'reset' : version
  }

  /** Throws PERMISSION_DENIED; else the documents that the verdict depends on. */
  #judge(subject: Subject, bill?: Bill): Set<string> {
    const { gate, hub } = this.#parts
    const pool = new LookupPool()
    const verdicts: (Verdict | null)[] =
      'query' in subject
        ? [gate.judgeList(this.#caller, subject.query)]
        : subject.paths.map((path) => gate.judgeGet(this.#caller, path, hub.results().document(path), pool))
    for (const verdict of verdicts) gate.require(verdict, bill)
    return new Set(verdicts.flatMap((verdict) => verdict?.reads ?? []))
  }

  #bill(what: string, subject: Subject): Bill | undefined {
    return this.#parts.meter?.open(this.#caller, what, 'query' in subject ? placeOf(subject.query) : subject.paths[0]!)
  }

  #judgeAgain(watch: Watch): void {
    const { hub } = this.#parts
    if (this.#caller.kind === 'admin' || !this.#watches.has(watch.id)) return
    try {
      const reads = this.#judge(watch.subject)
      hub.verdicts.removeDocuments(watch.reads, watch)
      hub.verdicts.addDocuments(reads, watch)
      watch.reads = reads
    } catch (error) {
      if (!(error instanceof FirestoreError) || error.status !== 'PERMISSION_DENIED') throw error
      this.#end(watch.id, error)
    }
  }

  readonly #mayRead = (document: Parameters<Gate['judgeGet']>[2] & object): boolean => {
    const verdict = this.#parts.gate.judgeGet(this.#caller, document.path, document)
    return verdict === null || verdict.allowed
  }

  #sendDocuments(messages: DocumentMessages): void {
    const { names, hub } = this.#parts
    for (const message of messages.messages(names, hub.readTime)) this.#sink.send(message)
  }

  /**
   * Targets that are added together begin together: a client that comes back with many would else be told, after the
   * first, that all it has is of one version, while the others still are as they were.
   */
  #sendGlobalSoon(): void {
    if (this.#isGlobalDue) return
    this.#isGlobalDue = true
    queueMicrotask(() => this.#sendDueGlobal())
  }

  /** It names the newest version: whatever is committed by now has to be sent before. */
  #sendDueGlobal(): void {
    if (this.#isGlobalDue && !this.#isHeld && !this.#closed) this.#parts.hub.flush()
    if (this.#isGlobalDue && !this.#isHeld && !this.#closed) this.#sendGlobal()
  }

  #sendGlobal(): void {
    this.#isGlobalDue = false
    this.#sent = this.#parts.hub.version
    this.#sink.send(this.#parts.hub.global)
  }

  /** Ends one target; the others go on. */
  #end(id: number, error: FirestoreError): void {
    this.#forget(id)
    const cause = { code: error.code, message: error.message }
    this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } })
  }

  #forget(id: number): void {
    const { hub } = this.#parts
    const watch = this.#watches.get(id)
    if (!watch) return
    this.#watches.delete(id)
    if (this.owner) hub.room.giveBack(this.owner, watch.subject)
    if ('query' in watch.subject) hub.watches.removeQuery(watch.subject.query, watch)
    else hub.watches.removeDocuments(watch.subject.paths, watch)
    hub.verdicts.removeDocuments(watch.reads, watch)
  }

  #fail(error: unknown): void {
    if (this.#closed) return
    this.close()
    if (error instanceof FirestoreError) this.#sink.fail(error.status, error.code, error.message)
    else this.#sink.fail('INTERNAL', statusCodes.INTERNAL, 'Internal error.')
  }

  /**
   * When the token expires the whole stream ends as UNAUTHENTICATED: a client with a newer token opens another one and
   * resumes, while REMOVE would end its listeners for good.
   */
  #waitForExpiry(): void {
    const left = this.#tokenLeft
    if (left <= 0) {
      // Not before the caller has its stream in hand.
      queueMicrotask(() => this.endIfExpired())
      return
    }
    if (left === Number.POSITIVE_INFINITY) return
    this.#expiry = setTimeout(() => this.#waitForExpiry(), Math.min(left, longestTimer)).unref()
  }

  /** Also for a clock that has jumped: a timer counts only the time that the machine was awake. */
  endIfExpired(): void {
    if (this.#tokenLeft <= 0) this.#fail(new FirestoreError('UNAUTHENTICATED', 'The ID token has expired.'))
  }

  /** Milliseconds that the caller's token is good for. */
  get #tokenLeft(): number {
    if (this.#caller.kind === 'admin' || !this.#caller.auth) return Number.POSITIVE_INFINITY
    return this.#caller.auth.expiresAt * 1000 - this.#parts.now()
  }
}
