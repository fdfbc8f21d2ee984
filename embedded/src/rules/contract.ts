/**
 * What the rules interpreter is asked and what it answers. It knows neither Firestore's engine nor SQLite: documents
 * are handed in, and their values are proto3 JSON, decoded here.
 * Source: https://firebase.google.com/docs/rules/rules-language
 */

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

/** What a list request asks for: the query's own words, in proto3 JSON (structurally the engine's `StructuredQuery`). */
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
  | (RequestBase & { method: 'delete'; path: string; resource: RulesDocument })

export interface Verdict {
  allowed: boolean
  /** Line and column of the `allow` that granted, or the sub-expression on which the last candidate failed. */
  reason: { line: number; column: number; message: string }
  /** Paths that were read, each once: what the verdict depends on. */
  reads: string[]
}

export interface Ruleset {
  /** Judges one operation. Never throws: an error inside a condition makes that condition false. */
  judge(request: RulesRequest, reader: DocumentReader, database?: string): Verdict
}

/** Refused at publish, with the place. */
export interface RulesProblem {
  line: number
  column: number
  message: string
}
