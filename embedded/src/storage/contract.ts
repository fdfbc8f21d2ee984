/**
 * What the storage engine promises to the protocols in front of it. Every call names its caller: rules are asked for a
 * client, never for the admin plane. Refusals are StorageError; a promise that resolves means that bytes and row are on
 * disk.
 */
import type { Caller } from '../firestore/contract.ts'

/**
 * What may be said about an object besides its bytes. Source: https://cloud.google.com/storage/docs/json_api/v1/objects
 */
export interface ObjectDetails {
  contentType?: string
  cacheControl?: string
  contentDisposition?: string
  contentEncoding?: string
  contentLanguage?: string
  metadata?: Record<string, string>
}

export interface StoredObject extends ObjectDetails {
  name: string
  /** In bytes. */
  size: number
  /** Hex SHA-256 of the bytes: the name of their file. */
  hash: string
  /** Both base64, as Google writes them. */
  md5: string
  crc32c: string
  /** Another one for each time that bytes were stored under the name. */
  generation: number
  /** Rises with each change of details. */
  metageneration: number
  /** RFC 3339. */
  created: string
  updated: string
  /** The account whose quota it counts against; null for the instance's own. */
  uploader: string | null
}

/**
 * What must hold of what is there now, or the call is CONDITION_NOT_MET. Generation 0 means that nothing is there.
 * Source: https://cloud.google.com/storage/docs/request-preconditions
 */
export interface Conditions {
  ifGeneration?: number
  ifNotGeneration?: number
  ifMetageneration?: number
  ifNotMetageneration?: number
}

export interface NewObject extends ObjectDetails {
  name: string
  conditions?: Conditions
}

/** New details: null takes one away, as it does a key of `metadata`; what is not named stays. */
export type DetailChanges = { [Detail in Exclude<keyof ObjectDetails, 'metadata'>]?: string | null } & {
  metadata?: Record<string, string | null> | null
}

/** What happened to an object, told inside the transaction of its row. */
export interface ObjectChange {
  kind: 'finalized' | 'deleted' | 'metadataUpdated'
  object: StoredObject
}

/** A resumable upload so far. `done` once it has become an object. */
export interface UploadState {
  received: number
  done: StoredObject | null
}

export interface ObjectPage {
  objects: StoredObject[]
  /** Names up to the delimiter that stand for what is below them. */
  prefixes: string[]
  nextPageToken?: string
}

export interface Storage {
  readonly bucket: string
  /** Stores bytes that are here already. */
  put(caller: Caller, object: NewObject, bytes: Buffer): Promise<StoredObject>
  /** Begins an upload in pieces; `size` when it is known. Rules are asked now and again at the end. */
  begin(caller: Caller, object: NewObject, size: number | null): Promise<string>
  /** Adds bytes at `offset`. What was received already is not stored twice; a gap is OUT_OF_RANGE. */
  append(caller: Caller, uploadId: string, offset: number, bytes: Buffer): Promise<UploadState>
  /** Makes the object of what was received. Asked again, it answers the same. */
  finish(caller: Caller, uploadId: string): Promise<StoredObject>
  state(caller: Caller, uploadId: string): UploadState
  cancel(caller: Caller, uploadId: string): Promise<void>
  get(caller: Caller, name: string, conditions?: Conditions): StoredObject
  /** The file with the object's bytes, for reading at once. */
  fileOf(object: StoredObject): string
  patch(caller: Caller, name: string, changes: DetailChanges, conditions?: Conditions): Promise<StoredObject>
  delete(caller: Caller, name: string, conditions?: Conditions): Promise<void>
  /** The same bytes under another name; details that are given replace those of the source. For the admin plane. */
  copy(source: string, object: NewObject, conditions?: Conditions): Promise<StoredObject>
  /** The sources' bytes one after the other. For the admin plane. */
  compose(sources: readonly string[], object: NewObject): Promise<StoredObject>
  /** Called inside the transaction of each change: what a listener writes stands or falls with it. */
  onChange(listener: (change: ObjectChange) => void): void
  /** Called after such a transaction. */
  afterChange(listener: () => void): void
  /** Of a client INVALID_ARGUMENT unless `prefix` is empty or ends in `/`, and `delimiter` is `/`. */
  list(caller: Caller, query: { prefix: string; delimiter: string; limit: number; pageToken?: string }): ObjectPage
  /** Of all objects. */
  bytes(): number
  close(): Promise<void>
}
