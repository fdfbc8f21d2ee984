import { compileRules } from '@varanda/embedded/rules/compile'
import type {
  DocumentReader,
  JsonValue,
  RulesAuth,
  RulesDocument,
  RulesQuery,
  RulesRequest,
  Verdict,
} from '@varanda/embedded/rules/contract'

/** Helpers that write rules cases shortly: plain JavaScript values become Firestore's. */

export const now = '2026-03-01T12:00:00.250Z'

/** JavaScript to proto3 JSON; a bigint is an integer, a number a double, a Date a timestamp. */
export function json(value: unknown): JsonValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'bigint') return { integerValue: String(value) }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(json) } }
  return { mapValue: { fields: fieldsOf(value as object) } }
}

export const fieldsOf = (data: object): Record<string, JsonValue> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, json(value)]))

export const document = (path: string, data: object): RulesDocument => ({ path, fields: fieldsOf(data) })

/** A reader over plain documents; `after` is what a batch adds or changes. */
export function readerOf(documents: Record<string, object>, after: Record<string, object> = {}): DocumentReader {
  const find = (all: Record<string, object>, path: string) =>
    Object.hasOwn(all, path) ? document(path, all[path]!) : null
  return {
    get: (path) => find(documents, path),
    getAfter: (path) => find({ ...documents, ...after }, path),
  }
}

export const signedIn = (uid: string, token: Record<string, unknown> = {}): RulesAuth => ({ uid, token })

/** Rules with one function-less service around the given match blocks. */
export const firestore = (body: string, version: '1' | '2' = '2') =>
  `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`

export interface Given {
  data?: object
  before?: object
  auth?: RulesAuth | null
  documents?: Record<string, object>
  after?: Record<string, object>
}

/** The verdict of one condition on creating `things/one` (or updating it, when `before` is given). */
export function judgeCondition(condition: string, given: Given = {}): Verdict {
  const ruleset = compileRules(firestore(`match /things/{id} { allow create, update: if ${condition}; }`))
  const newResource = document('things/one', given.data ?? {})
  const base = { auth: given.auth === undefined ? signedIn('ana') : given.auth, time: now, path: 'things/one' }
  const request: RulesRequest = given.before
    ? { ...base, method: 'update', resource: document('things/one', given.before), newResource }
    : { ...base, method: 'create', newResource }
  return ruleset.judge(request, readerOf(given.documents ?? {}, given.after))
}

export const allows = (condition: string, given?: Given) => judgeCondition(condition, given).allowed

/** The verdict on a query by whole rules. */
export function judgeQuery(rules: string, query: Partial<RulesQuery>, documents: Record<string, object> = {}): Verdict {
  return compileRules(rules).judge(
    {
      method: 'list',
      auth: signedIn('ana'),
      time: now,
      query: { parent: '', collectionId: 'things', allDescendants: false, ...query },
    },
    readerOf(documents),
  )
}

/** One filter, and several together. */
export const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: json(value) },
})
export const both = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
export const either = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } })
