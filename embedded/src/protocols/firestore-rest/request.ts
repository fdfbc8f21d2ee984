import type { Caller, Firestore } from '../../firestore/contract.ts'
import { FirestoreError } from '../../firestore/error.ts'
import { maxRequestBytes } from '../../firestore/values/size.ts'
import type { HttpRequest } from '../../http/exchange.ts'

/** A request once its path, body and caller are known. */
export interface RestCall {
  firestore: Firestore
  caller: Caller
  /** `…/documents` and what follows it, decoded, without the verb. */
  name: string
  body: Record<string, unknown>
  parameters: URLSearchParams
}

/**
 * The resource and verb of `/v1/projects/P/databases/D/documents…:verb`; null when the path is not Firestore's. Only
 * POST has verbs: elsewhere a colon belongs to the id.
 */
export function parsePath(
  method: string,
  pathname: string,
): { database: string; name: string; verb: string | null } | null {
  const match = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)(\/documents(?:[/:].*)?)$/s.exec(pathname)
  if (!match) return null
  const rest = match[2]!
  const colon = method === 'POST' ? /:([A-Za-z]+)$/.exec(rest) : null
  const path = colon ? rest.slice(0, colon.index) : rest
  if (path !== '/documents' && !path.startsWith('/documents/')) return null
  const database = decode(match[1]!)
  return { database, name: `${database}${path.split('/').map(decodeSegment).join('/')}`, verb: colon?.[1] ?? null }
}

/** The body as JSON, whatever its content type says; an empty one is an empty message. */
export function parseBody(request: HttpRequest): Record<string, unknown> {
  if (request.body.length > maxRequestBytes) {
    throw new FirestoreError('INVALID_ARGUMENT', `The request is larger than the limit of ${maxRequestBytes} bytes.`)
  }
  if (request.body.length === 0) return {}
  let body: unknown
  try {
    body = JSON.parse(request.body.toString('utf8'))
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The request body is not JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The request body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

/** Consistency options are spelled alike in every reading method. The engine checks their content. */
export function readOptions(source: Record<string, unknown>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const key of ['transaction', 'newTransaction', 'readTime']) {
    if (source[key] !== undefined && source[key] !== '') options[key] = source[key]
  }
  return options
}

/** The parent name and last id of a name such as `…/documents/users` or `…/documents/users/ana/feed`. */
export function splitCollection(name: string): { parent: string; collectionId: string } {
  const slash = name.lastIndexOf('/')
  return { parent: name.slice(0, slash), collectionId: name.slice(slash + 1) }
}

export function maskParameter(parameters: URLSearchParams, name: string): { fieldPaths: string[] } | undefined {
  const fieldPaths = parameters.getAll(`${name}.fieldPaths`)
  return fieldPaths.length > 0 ? { fieldPaths } : undefined
}

function decode(text: string): string {
  return text.split('/').map(decodeSegment).join('/')
}

function decodeSegment(segment: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The path is not valid percent-encoding.')
  }
  if (decoded.includes('/') && segment !== decoded) {
    throw new FirestoreError('INVALID_ARGUMENT', 'An id in the path contains a slash.')
  }
  return decoded
}
