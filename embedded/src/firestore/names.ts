import { FirestoreError } from './error.ts'
import { numericId } from './values/numeric-id.ts'

/**
 * Resource names. Inside the engine a document is known by its path below `…/documents`, such as `users/ana`; the wire
 * carries `projects/P/databases/D/documents/users/ana`.
 * Limits: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export class Names {
  /** `projects/P/databases/D` */
  readonly database: string
  /** `projects/P/databases/D/documents` */
  readonly root: string

  constructor(projectId: string, databaseId: string) {
    this.database = `projects/${projectId}/databases/${databaseId}`
    this.root = `${this.database}/documents`
  }

  full(path: string): string {
    return path === '' ? this.root : `${this.root}/${path}`
  }

  /** The path of a document name from the wire; INVALID_ARGUMENT for anything else. */
  documentPath(name: unknown, what = 'name'): string {
    const path = this.#below(name, what)
    const segments = checkSegments(path, what)
    if (segments.length === 0 || segments.length % 2 !== 0) {
      throw new FirestoreError('INVALID_ARGUMENT', `${what}: "${String(name)}" is not the name of a document.`)
    }
    return path
  }

  /** The path of a parent: '' for the root, or a document's. */
  parentPath(name: unknown, what = 'parent'): string {
    const path = this.#below(name, what)
    if (path !== '' && checkSegments(path, what).length % 2 !== 0) {
      throw new FirestoreError('INVALID_ARGUMENT', `${what}: "${String(name)}" is neither a document nor the root.`)
    }
    return path
  }

  #below(name: unknown, what: string): string {
    if (typeof name !== 'string') throw new FirestoreError('INVALID_ARGUMENT', `${what} must be a resource name.`)
    if (name === this.root) return ''
    if (!name.startsWith(`${this.root}/`)) {
      throw new FirestoreError('INVALID_ARGUMENT', `${what}: "${name}" is not in the database ${this.database}.`)
    }
    return name.slice(this.root.length + 1)
  }
}

/** Longest document path in bytes, and longest single id. */
export const maxPathBytes = 1_500

export function checkSegments(path: string, what: string): string[] {
  const segments = path === '' ? [] : path.split('/')
  if (segments.length > 200) throw new FirestoreError('INVALID_ARGUMENT', `${what}: more than 100 levels deep.`)
  for (const segment of segments) checkId(segment, what)
  return segments
}

/** Refuses what cannot be a collection or document id. */
export function checkId(id: unknown, what: string): asserts id is string {
  if (typeof id !== 'string' || id === '' || id.includes('/')) {
    throw new FirestoreError('INVALID_ARGUMENT', `${what}: an id must be a non-empty string without "/".`)
  }
  if (id === '.' || id === '..') throw new FirestoreError('INVALID_ARGUMENT', `${what}: "${id}" is not an id.`)
  if (!id.isWellFormed()) throw new FirestoreError('INVALID_ARGUMENT', `${what}: an id must be valid Unicode.`)
  if (id.startsWith('__') && id.endsWith('__') && numericId(id) === null) {
    throw new FirestoreError('INVALID_ARGUMENT', `${what}: the id "${id}" is reserved.`)
  }
  if (Buffer.byteLength(id) > maxPathBytes) {
    throw new FirestoreError('INVALID_ARGUMENT', `${what}: an id is longer than ${maxPathBytes} bytes.`)
  }
}

/** The collection's path, `users/ana/feed`, of a document's path. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The document that a collection belongs to, '' at the root. */
export function parentOf(collection: string): string {
  const slash = collection.lastIndexOf('/')
  return slash < 0 ? '' : collection.slice(0, slash)
}
