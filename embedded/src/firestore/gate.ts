import type { DocumentReader, RulesDocument, Ruleset, RulesRequest, Verdict } from '../rules/contract.ts'
import type { LookupPool } from '../rules/lookup-pool.ts'
import type { Caller } from './contract.ts'
import type { DocumentStore } from './document-store.ts'
import { FirestoreError } from './error.ts'
import type { Bill } from './meter.ts'
import { conditionToWire, type Query } from './query/query.ts'
import type { StoredDocument } from './stored-document.ts'
import { formatFieldPath } from './values/field-path.ts'
import { formatVersion } from './values/time.ts'
import type { VersionClock } from './version-clock.ts'

/** Documents as they will be after a batch, for getAfter; paths not in it are as stored. */
export interface Pending {
  has(path: string): boolean
  get(path: string): StoredDocument | null | undefined
}

const nothingPending: Pending = new Map<string, StoredDocument | null>()

/** Where rules are asked. The admin plane is never asked about; a client is refused unless the ruleset grants. */
export class Gate {
  readonly #store: DocumentStore
  readonly #clock: VersionClock
  readonly #ruleset: () => Ruleset | null
  readonly #databaseId: string
  readonly #now: () => number

  constructor(options: {
    store: DocumentStore
    clock: VersionClock
    ruleset: () => Ruleset | null
    databaseId: string
    now: () => number
  }) {
    this.#store = options.store
    this.#clock = options.clock
    this.#ruleset = options.ruleset
    this.#databaseId = options.databaseId
    this.#now = options.now
  }

  /** UNAUTHENTICATED when the caller's token has expired. */
  requireLive(caller: Caller): void {
    if (caller.kind === 'client' && caller.auth && caller.auth.expiresAt * 1000 <= this.#now()) {
      throw new FirestoreError('UNAUTHENTICATED', 'The ID token has expired.')
    }
  }

  /** For what clients may not do at all, whatever the rules say. */
  requireAdmin(caller: Caller): void {
    if (caller.kind !== 'admin') throw denied()
  }

  /** Null for the admin plane, which depends on no verdict. `pool` when the request is about several documents. */
  judgeGet(caller: Caller, path: string, resource: StoredDocument | null, pool?: LookupPool): Verdict | null {
    const request = { method: 'get', path, resource: resource && toRules(resource) } as const
    return this.#judge(caller, (base) => ({ ...base, ...request }), nothingPending, pool)
  }

  judgeList(caller: Caller, query: Query): Verdict | null {
    const { collectionId } = query
    if (caller.kind === 'client' && collectionId === null) return refusal('queries over all collections are refused')
    return this.#judge(caller, (base) => ({
      ...base,
      method: 'list',
      query: {
        parent: query.parent,
        collectionId: collectionId!,
        allDescendants: query.allDescendants,
        ...(query.where && { where: conditionToWire(query.where) }),
        orderBy: query.orders.map((order) => ({
          field: { fieldPath: formatFieldPath(order.path) },
          direction: order.descending ? 'DESCENDING' : 'ASCENDING',
        })),
        ...(query.limit !== null && { limit: query.limit }),
        ...(query.offset > 0 && { offset: query.offset }),
      },
    }))
  }

  /** Judges one write: `before` as stored, `after` by this write, `pending` and `pool` those of the whole batch. */
  judgeWrite(
    caller: Caller,
    write: { path: string; before: StoredDocument | null; after: StoredDocument | null; time: number },
    pending: Pending,
    pool: LookupPool,
  ): Verdict | null {
    const { path, before, after, time } = write
    return this.#judge(
      caller,
      (base) => {
        const request = { ...base, time: formatVersion(time), path }
        // Of a document that is not there `resource` is null: rules that ask for it, or for its owner, deny.
        if (!after) return { ...request, method: 'delete', resource: before && toRules(before) }
        if (!before) return { ...request, method: 'create', newResource: toRules(after) }
        return { ...request, method: 'update', resource: toRules(before), newResource: toRules(after) }
      },
      pending,
      pool,
    )
  }

  #judge(
    caller: Caller,
    request: (base: { auth: RulesRequest['auth']; time: string }) => RulesRequest,
    pending: Pending = nothingPending,
    pool?: LookupPool,
  ): Verdict | null {
    if (caller.kind === 'admin') return null
    this.requireLive(caller)
    const ruleset = this.#ruleset()
    if (!ruleset) return refusal('no rules are published')
    const auth = caller.auth && { uid: caller.auth.uid, token: caller.auth.token }
    const time = formatVersion(this.#clock.requestTime)
    return ruleset.judge(request({ auth, time }), this.reader(pending), this.#databaseId, pool)
  }

  /** Documents for `get` and `exists` in rules, of other services too; nobody is asked about reading them. */
  reader(pending: Pending = nothingPending): DocumentReader {
    const rulesDocument = (document: StoredDocument | null) => document && toRules(document)
    return {
      get: (path) => rulesDocument(this.#store.get(path)),
      getAfter: (path) => rulesDocument(pending.has(path) ? (pending.get(path) ?? null) : this.#store.get(path)),
    }
  }

  /** Throws PERMISSION_DENIED unless the verdict grants. What it has cost is on the bill in any case. */
  require(verdict: Verdict | null, bill?: Bill): void {
    bill?.judged(verdict)
    if (verdict && !verdict.allowed) throw denied()
  }
}

const deniedMessage = 'Missing or insufficient permissions.'

function denied(): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', deniedMessage)
}

function refusal(message: string): Verdict {
  return { allowed: false, reason: { line: 0, column: 0, message }, reads: [] }
}

/** A document that is judged for many listeners is written once. */
const asRulesSeeIt = new WeakMap<StoredDocument, RulesDocument>()

function toRules(document: StoredDocument): RulesDocument {
  let seen = asRulesSeeIt.get(document)
  if (!seen) {
    const { path, fields, created, updated } = document
    seen = { path, fields, createTime: formatVersion(created), updateTime: formatVersion(updated) }
    asRulesSeeIt.set(document, seen)
  }
  return seen
}
