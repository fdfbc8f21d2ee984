/**
 * Firestore's v1 messages in proto3 JSON, as far as we speak them.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1
 * The engine keeps values in this form all the way down: what a client sent is what is stored and sent back.
 */

export interface LatLng {
  latitude?: number
  longitude?: number
}

/** One member is set. Integers are decimal strings; NaN and infinities of doubleValue are strings. */
export type Value =
  | { nullValue: null | 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: LatLng }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } }

export type Fields = Record<string, Value>

/** `name` is `projects/P/databases/D/documents/a/b`; times are RFC 3339 with at most nine decimals. */
export interface Document {
  name: string
  fields: Fields
  createTime: string
  updateTime: string
}

export interface Precondition {
  exists?: boolean
  updateTime?: string
}

export interface FieldTransform {
  fieldPath: string
  setToServerValue?: 'REQUEST_TIME' | 1
  increment?: Value
  maximum?: Value
  minimum?: Value
  appendMissingElements?: { values?: Value[] }
  removeAllFromArray?: { values?: Value[] }
}

export interface Write {
  update?: { name: string; fields?: Fields }
  updateMask?: { fieldPaths?: string[] }
  updateTransforms?: FieldTransform[]
  delete?: string
  verify?: string
  transform?: { document: string; fieldTransforms: FieldTransform[] }
  currentDocument?: Precondition
}

export interface WriteResult {
  updateTime?: string
  transformResults?: Value[]
}

export interface FieldReference {
  fieldPath: string
}

export interface FieldFilter {
  field: FieldReference
  op: string | number
  value: Value
}

export interface UnaryFilter {
  field: FieldReference
  op: string | number
}

export interface Filter {
  compositeFilter?: { op: string | number; filters?: Filter[] }
  fieldFilter?: FieldFilter
  unaryFilter?: UnaryFilter
}

export interface Order {
  field: FieldReference
  direction?: string | number
}

export interface Cursor {
  values?: Value[]
  before?: boolean
}

export interface StructuredQuery {
  select?: { fields?: FieldReference[] }
  from?: { collectionId?: string; allDescendants?: boolean }[]
  where?: Filter
  orderBy?: Order[]
  startAt?: Cursor
  endAt?: Cursor
  offset?: number
  limit?: number | { value: number }
}

export interface Aggregation {
  alias?: string
  count?: { upTo?: string | number | { value: string } }
  sum?: { field: FieldReference }
  avg?: { field: FieldReference }
}

export interface TransactionOptions {
  readOnly?: { readTime?: string }
  readWrite?: { retryTransaction?: string }
}

/** What a client asks a Listen stream to watch. */
export interface Target {
  targetId: number
  query?: { parent: string; structuredQuery: StructuredQuery }
  documents?: { documents: string[] }
  resumeToken?: string
  readTime?: string
  expectedCount?: number | { value: number }
  once?: boolean
}

/** One message of a Listen stream; exactly one member is set. */
export interface ListenResponse {
  targetChange?: {
    targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
    targetIds?: number[]
    cause?: { code: number; message: string }
    resumeToken?: string
    readTime?: string
  }
  documentChange?: { document: Document; targetIds?: number[]; removedTargetIds?: number[] }
  documentDelete?: { document: string; removedTargetIds?: number[]; readTime?: string }
  documentRemove?: { document: string; removedTargetIds?: number[]; readTime?: string }
  filter?: { targetId: number; count: number }
}
