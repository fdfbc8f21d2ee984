const none: ReadonlyMap<string, string> = new Map()

/** A path, as segments without slashes. */
export class PathValue {
  readonly type = 'path'
  readonly segments: readonly string[]
  /** What `bind` put in, by name. */
  readonly bindings: ReadonlyMap<string, string>

  constructor(segments: readonly string[], bindings: ReadonlyMap<string, string> = none) {
    this.segments = segments
    this.bindings = bindings
  }

  toString(): string {
    return `/${this.segments.join('/')}`
  }
}

/** Reads `/a/b` or `a/b`; null when a segment is empty. */
export function parsePath(text: string): PathValue | null {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/')
  return segments.some((segment) => segment === '') ? null : new PathValue(segments)
}

/**
 * The document that a path names, relative to its database (`users/ana`), or null when it is not
 * `/databases/{database}/documents/…` of this database or has an odd number of segments.
 */
export function documentPath(path: PathValue, database: string): string | null {
  const [root, name, documents, ...rest] = path.segments
  if (root !== 'databases' || name !== database || documents !== 'documents') return null
  return rest.length === 0 || rest.length % 2 === 1 ? null : rest.join('/')
}
