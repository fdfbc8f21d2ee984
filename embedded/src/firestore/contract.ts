/**
 * What the Firestore engine promises to the protocols in front of it (REST, WebChannel), to the functions host and to
 * tests. Every call names its caller: rules are asked for a client, never for the admin plane. Refusals are
 * FirestoreError; a promise that resolves means the data is on disk (COMMIT with synchronous=FULL has returned).
 */
import type { DocumentReader } from '../rules/contract.ts'
import type { Turns } from './turns.ts'
import type {
  Aggregation,
  Cursor,
  Document,
  ListenResponse,
  StructuredQuery,
  Target,
  TransactionOptions,
  Value,
  Write,
  WriteResult,
} from './wire.ts'

/** What a verified ID token says; `expiresAt` in seconds since 1970. */
export interface AuthContext {
  uid: string
  /** The token's claims, as rules see them in `request.auth.token`. */
  token: Record<string, unknown>
  expiresAt: number
}

export type Caller =
  /** `worker` names the process whose locks these are, so that `abandon` can release them when it has died. */
  | { kind: 'admin'; worker?: string | undefined }
  /** `network`: an IPv4 address or an IPv6 /64; strangers without one are told apart by their streams alone. */
  | { kind: 'client'; auth: AuthContext | null; network?: string }

export interface ReadOptions {
  /** Base64 id of a transaction begun earlier. */
  transaction?: string
  /** Begin one with this read; its id is in the answer. */
  newTransaction?: TransactionOptions
  readTime?: string
}

export interface BatchGetResult {
  transaction?: string
  readTime: string
  results: ({ found: Document } | { missing: string })[]
}

export interface QueryResult {
  transaction?: string
  readTime: string
  documents: Document[]
}

export interface AggregationResult {
  transaction?: string
  readTime: string
  fields: Record<string, Value>
}

export interface CommitResult {
  commitTime: string
  writeResults: WriteResult[]
}

/** One document's change within a commit, before and after; null means absent. */
export interface DocumentChange {
  name: string
  before: Document | null
  after: Document | null
}

/** Runs inside the SQLite transaction of the commit, for each document: what it writes stands or falls with it. */
export type CommitHook = (commit: { commitTime: string; change: DocumentChange; caller: Caller }) => void

/** Receives a Listen stream's messages in order. A message is complete JSON; the transport only frames it. */
export interface ListenSink {
  send(message: ListenResponse): void
  /** The whole stream failed (not one target); nothing is sent after it. */
  fail(status: string, code: number, message: string): void
}

/** One Listen stream of one client: targets come and go, messages leave in commit order. */
export interface ListenStream {
  addTarget(target: Target): void
  removeTarget(targetId: number): void
  /** More targets follow: until `release`, the client is not told that it has everything of one version. */
  hold(): void
  release(): void
  close(): void
}

export interface Firestore {
  /** `projects/P/databases/(default)`. */
  readonly database: string
  /** What rules of other services read; synchronous, and no rule is asked about it. */
  readonly documents: DocumentReader
  batchGet(
    caller: Caller,
    request: { documents: string[]; mask?: { fieldPaths?: string[] } } & ReadOptions,
  ): Promise<BatchGetResult>
  /** `parent` is the database's `…/documents` or a document name. */
  runQuery(
    caller: Caller,
    request: { parent: string; structuredQuery: StructuredQuery } & ReadOptions,
  ): Promise<QueryResult>
  runAggregationQuery(
    caller: Caller,
    request: { parent: string; structuredQuery: StructuredQuery; aggregations: Aggregation[] } & ReadOptions,
  ): Promise<AggregationResult>
  commit(caller: Caller, request: { writes: Write[]; transaction?: string }): Promise<CommitResult>
  /** Each write on its own; a refusal of one does not touch the others. */
  batchWrite(
    caller: Caller,
    request: { writes: Write[] },
  ): Promise<{ writeResults: WriteResult[]; status: { code: number; message?: string }[] }>
  beginTransaction(caller: Caller, options?: TransactionOptions): Promise<{ transaction: string }>
  rollback(caller: Caller, transaction: string): Promise<void>
  listCollectionIds(caller: Caller, parent: string): Promise<string[]>
  /**
   * At most `partitionCount` cursors that divide a collection group; for the admin plane alone.
   * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/partitionQuery
   */
  partitionQuery(
    caller: Caller,
    request: { parent: string; structuredQuery: StructuredQuery; partitionCount: unknown },
  ): Promise<Cursor[]>
  listDocuments(
    caller: Caller,
    request: {
      parent: string
      collectionId: string
      showMissing?: boolean
      pageSize?: number
      pageToken?: string
      mask?: { fieldPaths?: string[] }
    },
  ): Promise<{ documents: Document[]; nextPageToken?: string }>
  listen(caller: Caller, sink: ListenSink): ListenStream
  /** The turns that clients' reads take, for protocols whose own work comes in many pieces. */
  readonly turns: Turns
  /** Ends the transactions of a worker that has died, with their locks. */
  abandon(worker: string): void
  /** How many targets are listened to. */
  listeners(): number
  /** Called in every commit's own SQLite transaction; throwing refuses the commit. */
  onCommit(hook: CommitHook): void
  /** Called after a commit is durable, so that followers of the hook may look for work. */
  afterCommit(listener: () => void): void
  close(): Promise<void>
}
