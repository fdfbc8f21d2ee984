/**
 * Storage as Firebase's SDK for browsers speaks it: creating in one request or in pieces, and reading or deleting where
 * rules allow it. Downloads by token do not exist here.
 * Source: https://firebase.google.com/docs/reference/js/storage
 */
import type { TokenVerifier } from '../../auth/contract.ts'
import type { Caller } from '../../firestore/contract.ts'
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'
import type { Storage, StoredObject } from '../../storage/contract.ts'
import { StorageError } from '../../storage/error.ts'
import { resourceOf } from '../../storage/resource.ts'
import { bytesOf, failure, refuse } from './answer.ts'
import { parseMultipart } from './multipart.ts'
import { pageQuery } from './page-query.ts'
import { parseChanges, parseDetails } from './resource.ts'

const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?$/

/** Null when a credential is there that is not to be trusted. */
export type StorageCallers = (request: HttpRequest) => Promise<Caller | null>

export function firebaseStorage(storage: Storage, callerOf: StorageCallers): HttpHandler {
  return async (request) => {
    const path = PATH.exec(request.url.pathname)
    if (!path) return null
    const caller = await callerOf(request)
    if (!caller) return failure(401, 'The ID token is not valid.')
    if (decodeURIComponent(path[1]!) !== storage.bucket) return failure(404, 'There is no such bucket.')
    try {
      return path[2] === undefined
        ? await create(storage, caller, request)
        : await one(storage, caller, request, decodeURIComponent(path[2]))
    } catch (error) {
      return refuse(error)
    }
  }
}

/** The SDK says `Firebase` and the token. */
export const tokenOf = ({ headers }: HttpRequest): string | undefined =>
  /^(?:Firebase|Bearer) (\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** An ID token of ours, or nobody. */
export function storageCaller(verifier: TokenVerifier): StorageCallers {
  return async (request) => {
    if (request.headers.authorization === undefined) return { kind: 'client', auth: null }
    const token = tokenOf(request)
    const auth = token === undefined ? null : await verifier.verify(token)
    return auth && { kind: 'client', auth }
  }
}

async function one(storage: Storage, caller: Caller, request: HttpRequest, name: string): Promise<HttpResponse> {
  const { method, url } = request
  if (method === 'GET') {
    const object = storage.get(caller, name)
    return url.searchParams.get('alt') === 'media'
      ? bytesOf(storage, object, request.headers)
      : json(200, resourceOf(storage.bucket, object))
  }
  // The SDK in a browser says PATCH; where that cannot be said, POST with a header.
  if (method === 'PATCH' || request.headers['x-http-method-override'] === 'PATCH') {
    return json(200, resourceOf(storage.bucket, await storage.patch(caller, name, parseChanges(jsonObject(request)))))
  }
  if (method === 'DELETE') {
    await storage.delete(caller, name)
    return { status: 204 }
  }
  return failure(501, `${method} of an object is not served here.`)
}

function list(storage: Storage, caller: Caller, query: URLSearchParams): HttpResponse {
  const { objects, prefixes, nextPageToken } = storage.list(caller, pageQuery(query))
  return json(200, {
    prefixes,
    items: objects.map(({ name }) => ({ name, bucket: storage.bucket })),
    ...(nextPageToken !== undefined && { nextPageToken: Buffer.from(nextPageToken).toString('base64url') }),
  })
}

async function create(storage: Storage, caller: Caller, request: HttpRequest): Promise<HttpResponse> {
  const { headers, url } = request
  if (request.method === 'GET') return list(storage, caller, url.searchParams)
  if (request.method !== 'POST') return failure(501, `${request.method} of a bucket is not served here.`)
  const uploadId = url.searchParams.get('upload_id')
  if (uploadId !== null) return goOn(storage, caller, request, uploadId)
  const name = url.searchParams.get('name') ?? ''
  if (headers['x-goog-upload-protocol'] === 'multipart') {
    const { resource, contentType, bytes } = parseMultipart(headers['content-type'], request.body)
    const object = { ...parseDetails(resource, contentType), name }
    return created(storage, await storage.put(caller, object, bytes))
  }
  if (headers['x-goog-upload-protocol'] !== 'resumable' || headers['x-goog-upload-command'] !== 'start') {
    return failure(501, 'Only multipart and resumable uploads are served here.')
  }
  const details = parseDetails(jsonObject(request), headers['x-goog-upload-header-content-type'])
  const id = await storage.begin(caller, { ...details, name }, lengthOf(headers['x-goog-upload-header-content-length']))
  const here = `${originOf(request)}${url.pathname}?upload_id=${id}&upload_protocol=resumable`
  return uploadAnswer('active', { 'x-goog-upload-url': here, 'x-goog-upload-chunk-granularity': '262144' })
}

async function goOn(storage: Storage, caller: Caller, request: HttpRequest, id: string): Promise<HttpResponse> {
  const commands = (request.headers['x-goog-upload-command'] ?? '').split(',').map((command) => command.trim())
  if (commands.includes('cancel')) {
    await storage.cancel(caller, id)
    return uploadAnswer('cancelled')
  }
  if (commands.includes('query')) {
    const { received, done } = storage.state(caller, id)
    return uploadAnswer(done ? 'final' : 'active', { 'x-goog-upload-size-received': String(received) })
  }
  if (commands.includes('upload')) {
    const offset = lengthOf(request.headers['x-goog-upload-offset']) ?? 0
    const { received } = await storage.append(caller, id, offset, request.body)
    if (!commands.includes('finalize')) {
      return uploadAnswer('active', { 'x-goog-upload-size-received': String(received) })
    }
  }
  if (!commands.includes('finalize')) return failure(501, 'This upload command is not served here.')
  const answer = created(storage, await storage.finish(caller, id))
  return { ...answer, headers: { ...answer.headers, 'x-goog-upload-status': 'final' } }
}

function created(storage: Storage, object: StoredObject): HttpResponse {
  return json(200, resourceOf(storage.bucket, object))
}

function uploadAnswer(status: 'active' | 'final' | 'cancelled', headers: Record<string, string> = {}): HttpResponse {
  return { status: 200, headers: { 'cache-control': 'no-store', 'x-goog-upload-status': status, ...headers } }
}

/** Throws INVALID_ARGUMENT. */
function lengthOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) throw new StorageError('INVALID_ARGUMENT', 'A length is no number.')
  return value
}

/** Behind a proxy that speaks TLS only the browser knows the scheme, and says it in Origin. */
function originOf({ headers }: HttpRequest): string {
  const { host = 'localhost', origin } = headers
  return origin && URL.canParse(origin) && new URL(origin).host === host ? origin : `http://${host}`
}
