/**
 * What the rules interpreter is asked and what it answers. It knows neither Firestore's engine nor SQLite: documents
 * are handed in, and their values are proto3 JSON, decoded here.
 * Source: https://firebase.google.com/docs/rules/rules-language
 */
import type { LookupPool } from './lookup-pool.ts'

/** A Firestore value in proto3 JSON (structurally the engine's `Value`). */
export type JsonValue = { [kind: string]: unknown }

export interface RulesDocument {
  /** Path below `/databases/(default)/documents`, for example `users/ana`. */
  path: string
  fields: Record<string, JsonValue>
  createTime?: string
  updateTime?: string
}

/** Reads for `get`/`exists` (state before the request) and `getAfter`/`existsAfter` (state after the whole batch). */
export interface DocumentReader {
  get(path: string): RulesDocument | null
  getAfter(path: string): RulesDocument | null
}

/**
 * What a list request asks for: the query's own words, in proto3 JSON (structurally the engine's `StructuredQuery`).
 */
export interface RulesQuery {
  /** Parent document's path, '' at the root. */
  parent: string
  collectionId: string
  allDescendants: boolean
  where?: unknown
  orderBy?: { field: { fieldPath: string }; direction?: string | number }[]
  limit?: number
  offset?: number
}

export interface RulesAuth {
  uid: string
  token: Record<string, unknown>
}

interface RequestBase {
  auth: RulesAuth | null
  /** RFC 3339; also the value that a server timestamp of this request gets. */
  time: string
}

export type RulesRequest =
  | (RequestBase & { method: 'get'; path: string; resource: RulesDocument | null })
  | (RequestBase & { method: 'list'; query: RulesQuery })
  | (RequestBase & { method: 'create'; path: string; newResource: RulesDocument })
  | (RequestBase & { method: 'update'; path: string; resource: RulesDocument; newResource: RulesDocument })
  | (RequestBase & { method: 'delete'; path: string; resource: RulesDocument | null })

export interface Verdict {
  allowed: boolean
  /** Line and column of the `allow` that granted, or the sub-expression on which the last candidate failed. */
  reason: { line: number; column: number; message: string }
  /** Paths that were read, each once: what the verdict depends on. */
  reads: string[]
  /** Expressions that were evaluated, of the 1,000 that a request may cost (for a query, its dearest alternative). */
  expressions?: number
}

/** Why a verdict is as it is. It quotes documents and tokens: for whoever writes the rules, never for a client. */
export interface Explanation {
  verdict: Verdict
  /** Each `allow` that was asked, in order; of a query with alternatives, those of the one that decided. */
  allows: ExplainedAllow[]
}

export interface ExplainedAllow {
  line: number
  column: number
  /** What was evaluated, in that order; a part that was not needed is not there. */
  steps: ExplainedStep[]
}

export interface ExplainedStep {
  line: number
  column: number
  /** The sub-expression as written, shortened. */
  text: string
  /** Its value, shortened, or why it has none. */
  value: string
  /** Function calls around it. */
  depth: number
}

export interface Ruleset {
  /**
   * Judges one operation. Never throws: an error inside a condition makes that condition false. Operations of one
   * request share a pool of what they read; their reader must not change its answers meanwhile.
   */
  judge(request: RulesRequest, reader: DocumentReader, database?: string, pool?: LookupPool): Verdict
  /** The same for `service firebase.storage`; the reader answers `firestore.get` and `firestore.exists`. */
  judgeObject(request: StorageRequest, reader: DocumentReader): Verdict
  /** Judges again and keeps what was evaluated. Slower; the verdict is the same. */
  explain(request: RulesRequest, reader: DocumentReader, database?: string, pool?: LookupPool): Explanation
  explainObject(request: StorageRequest, reader: DocumentReader): Explanation
}

/** Refused at publish, with the place. */
export interface RulesProblem {
  line: number
  column: number
  message: string
}

/** Rules that cannot be published; `problems` has at least one. */
export class RulesSyntaxError extends Error {
  readonly problems: RulesProblem[]

  constructor(problems: RulesProblem[]) {
    super(problems.map((problem) => `L${problem.line}:${problem.column} ${problem.message}`).join('\n'))
    this.name = 'RulesSyntaxError'
    this.problems = problems
  }
}

/** What Storage rules see of an object; absent properties are absent in rules too. `size` in bytes, times RFC 3339. */
export interface RulesObject {
  name: string
  bucket: string
  size: number
  contentType?: string
  contentDisposition?: string
  contentEncoding?: string
  contentLanguage?: string
  cacheControl?: string
  md5Hash?: string
  crc32c?: string
  etag?: string
  generation?: number
  metageneration?: number
  timeCreated?: string
  updated?: string
  metadata?: Record<string, string>
}

/** One operation on Storage; `path` is the object's name (for `list`, the prefix). */
export interface StorageRequest extends RequestBase {
  method: 'get' | 'list' | 'create' | 'update' | 'delete'
  bucket: string
  path: string
  resource: RulesObject | null
  newResource: RulesObject | null
}
