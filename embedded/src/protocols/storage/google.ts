/**
 * Google Cloud Storage's JSON API as the Admin SDK speaks it to a host of its own choosing, for the admin plane only:
 * the SDK sends no credential there.
 * Source: https://cloud.google.com/storage/docs/json_api/v1
 */
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'
import type { Conditions, NewObject, Storage } from '../../storage/contract.ts'
import { resourceOf } from '../../storage/resource.ts'
import { bytesOf, failure, refuse } from './answer.ts'
import { parseMultipart } from './multipart.ts'
import { pageQuery } from './page-query.ts'
import { parseChanges, parseDetails } from './resource.ts'

const admin = { kind: 'admin' } as const
const PATH = /^(\/upload\/storage\/v1|\/download\/storage\/v1|\/storage\/v1|)\/b\/([^/]+)\/o(?:\/([^/]+)(\/.+)?)?$/
const BUCKET = /^(?:\/storage\/v1|)\/b\/([^/]+)$/
/** What would make another list of it than it is here. */
const unservedInLists = ['versions', 'softDeleted', 'startOffset', 'endOffset', 'matchGlob', 'includeTrailingDelimiter']
const COPY = /^([^/]+)\/(copyTo|rewriteTo|moveTo)(?:\/b\/([^/]+))?\/o\/([^/]+)$/

export function googleStorage(storage: Storage): HttpHandler {
  return async (request) => {
    const { pathname } = request.url
    const own = BUCKET.exec(pathname)?.[1]
    if (own !== undefined) return bucketAnswer(storage, request, decodeURIComponent(own))
    const path = PATH.exec(pathname)
    if (!path) return null
    const [, surface, bucket = '', name] = path
    if (decodeURIComponent(bucket) !== storage.bucket) return failure(404, 'There is no such bucket.')
    try {
      if (surface === '/upload/storage/v1') return await upload(storage, request)
      if (name !== undefined) {
        const copied = COPY.exec(`${name}${path[4] ?? ''}`)
        if (copied) return await copy(storage, request, copied)
        if (path[4] === '/compose') return await compose(storage, request, decodeURIComponent(name))
        if (path[4] !== undefined) return failure(501, `${path[4]} is not served here.`)
      }
      return name === undefined ? list(storage, request) : await one(storage, request, decodeURIComponent(name))
    } catch (error) {
      return refuse(error)
    }
  }
}

function bucketAnswer(storage: Storage, { method }: HttpRequest, name: string): HttpResponse {
  if (name !== storage.bucket) return failure(404, 'There is no such bucket.')
  if (method !== 'GET') return failure(501, `${method} of a bucket is not served here.`)
  return json(200, { kind: 'storage#bucket', id: name, name, location: 'LOCAL', storageClass: 'STANDARD' })
}

async function one(storage: Storage, request: HttpRequest, name: string): Promise<HttpResponse> {
  const { method, url } = request
  const { bucket } = storage
  const conditions = conditionsOf(url.searchParams)
  const wanted = url.searchParams.get('generation')
  if (wanted !== null && method !== 'POST' && String(storage.get(admin, name).generation) !== wanted) {
    return failure(404, 'There is no such generation of the object.')
  }
  if (method === 'GET') {
    const object = storage.get(admin, name, conditions)
    if (url.searchParams.get('alt') === 'media') return bytesOf(storage, object, request.headers)
    return json(200, resourceOf(bucket, object))
  }
  if (method === 'PATCH') {
    return json(
      200,
      resourceOf(bucket, await storage.patch(admin, name, parseChanges(jsonObject(request)), conditions)),
    )
  }
  if (method === 'DELETE') {
    await storage.delete(admin, name, conditions)
    return { status: 204 }
  }
  return failure(501, `${method} of an object is not served here.`)
}

function list(storage: Storage, { method, url }: HttpRequest): HttpResponse {
  if (method !== 'GET') return failure(501, `${method} of a bucket is not served here.`)
  const unserved = unservedInLists.find((name) => (url.searchParams.get(name) ?? 'false') !== 'false')
  if (unserved) return failure(501, `${unserved} of a list is not served here.`)
  const page = storage.list(admin, pageQuery(url.searchParams))
  return json(200, {
    kind: 'storage#objects',
    items: page.objects.map((object) => resourceOf(storage.bucket, object)),
    ...(page.prefixes.length > 0 && { prefixes: page.prefixes }),
    ...(page.nextPageToken !== undefined && { nextPageToken: Buffer.from(page.nextPageToken).toString('base64url') }),
  })
}

async function upload(storage: Storage, request: HttpRequest): Promise<HttpResponse> {
  const { method, url, headers, body } = request
  const { bucket } = storage
  const uploadId = url.searchParams.get('upload_id')
  if (uploadId !== null) return goOn(storage, request, uploadId)
  if (method !== 'POST') return failure(501, `${method} of an upload is not served here.`)
  if (url.searchParams.has('predefinedAcl')) return failure(501, 'predefinedAcl is not served here.')
  const uploadType = url.searchParams.get('uploadType')
  if (uploadType === 'multipart') {
    const { resource, contentType, bytes } = parseMultipart(headers['content-type'], body)
    return json(200, resourceOf(bucket, await storage.put(admin, newObject(request, resource, contentType), bytes)))
  }
  if (uploadType !== 'resumable') return failure(501, `uploadType ${uploadType} is not served here.`)
  const object = newObject(request, jsonObject(request), headers['x-upload-content-type'])
  const id = await storage.begin(admin, object, null)
  const location = `http://${headers.host}${url.pathname}?uploadType=resumable&upload_id=${id}`
  return { status: 200, headers: { location } }
}

/** A piece of a resumable upload; 308 until the last one. */
async function goOn(storage: Storage, request: HttpRequest, id: string): Promise<HttpResponse> {
  if (request.method === 'DELETE') {
    await storage.cancel(admin, id)
    return { status: 499 }
  }
  const range = /^bytes (?:(\d+)-(?:\d+|\*)|\*)\/(\d+|\*)$/.exec(request.headers['content-range'] ?? 'bytes 0-*/*')
  if (!range) return failure(400, 'The Content-Range is not understood.')
  const [, offset, total] = range
  const { received, done } =
    offset === undefined ? storage.state(admin, id) : await storage.append(admin, id, Number(offset), request.body)
  const isOpenEnded = offset !== undefined && /\*\/\*$/.test(range[0])
  if (done || isOpenEnded || total === String(received)) {
    return json(200, resourceOf(storage.bucket, await storage.finish(admin, id)))
  }
  return { status: 308, headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {} }
}

function newObject(request: HttpRequest, resource: unknown, contentType: string | undefined): NewObject {
  const named = resource as { name?: unknown } | null
  const fromBody = typeof named?.name === 'string' ? named.name : ''
  return {
    ...parseDetails(resource, contentType),
    name: request.url.searchParams.get('name') ?? fromBody,
    conditions: conditionsOf(request.url.searchParams),
  }
}

/** `as` is what the source's conditions begin with where two objects are named: `ifSourceGenerationMatch`. */
function conditionsOf(query: URLSearchParams, as: '' | 'Source' = ''): Conditions {
  const number = (name: string) => {
    const text = query.get(`if${as}${name}`)
    return text === null ? undefined : Number(text)
  }
  const all = {
    ifGeneration: number('GenerationMatch'),
    ifNotGeneration: number('GenerationNotMatch'),
    ifMetageneration: number('MetagenerationMatch'),
    ifNotMetageneration: number('MetagenerationNotMatch'),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A copy shares the bytes, so that it is done at once, however large. */
async function copy(storage: Storage, request: HttpRequest, path: RegExpExecArray): Promise<HttpResponse> {
  const [, source = '', verb, bucket = '', target = ''] = path.map((part) => decodeURIComponent(part ?? ''))
  if (request.method !== 'POST') return failure(501, `${request.method} of a copy is not served here.`)
  if (bucket !== '' && bucket !== storage.bucket) return failure(404, 'There is no such bucket.')
  const { searchParams } = request.url
  const object = { ...parseDetails(jsonObject(request)), name: target, conditions: conditionsOf(searchParams) }
  const copied = await storage.copy(source, object, conditionsOf(searchParams, 'Source'))
  if (verb === 'moveTo') await storage.delete(admin, source)
  const resource = resourceOf(storage.bucket, copied)
  if (verb !== 'rewriteTo') return json(200, resource)
  const bytes = String(copied.size)
  return json(200, {
    kind: 'storage#rewriteResponse',
    done: true,
    totalBytesRewritten: bytes,
    objectSize: bytes,
    resource,
  })
}

async function compose(storage: Storage, request: HttpRequest, name: string): Promise<HttpResponse> {
  const body = jsonObject(request) ?? {}
  const sources = Array.isArray(body.sourceObjects) ? body.sourceObjects : []
  const names = sources.map((source) => String((source as { name?: unknown }).name))
  const details = parseDetails(body.destination ?? {})
  const object = { ...details, name, conditions: conditionsOf(request.url.searchParams) }
  return json(200, resourceOf(storage.bucket, await storage.compose(names, object)))
}
