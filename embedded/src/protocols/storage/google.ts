/**
 * Google Cloud Storage's JSON API as the Admin SDK speaks it to a host of its own choosing, for the admin plane only: the
 * SDK sends no credential there.
 * Source: https://cloud.google.com/storage/docs/json_api/v1
 */
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'
import type { NewObject, Storage } from '../../storage/contract.ts'
import { bytesOf, failure, refuse } from './answer.ts'
import { parseMultipart } from './multipart.ts'
import { parseDetails, resourceOf } from './resource.ts'

const admin = { kind: 'admin' } as const
const PATH = /^(\/upload\/storage\/v1|\/download\/storage\/v1|\/storage\/v1|)\/b\/([^/]+)\/o(?:\/([^/]+))?$/

export function googleStorage(storage: Storage): HttpHandler {
  return async (request) => {
    const path = PATH.exec(request.url.pathname)
    if (!path) return null
    const [, surface, bucket = '', name] = path
    if (decodeURIComponent(bucket) !== storage.bucket) return failure(404, 'There is no such bucket.')
    try {
      if (surface === '/upload/storage/v1') return await upload(storage, request)
      return name === undefined ? list(storage, request) : await one(storage, request, decodeURIComponent(name))
    } catch (error) {
      return refuse(error)
    }
  }
}

async function one(storage: Storage, request: HttpRequest, name: string): Promise<HttpResponse> {
  const { method, url } = request
  const { bucket } = storage
  if (method === 'GET') {
    const object = storage.get(admin, name)
    return url.searchParams.get('alt') === 'media' ? bytesOf(storage, object) : json(200, resourceOf(bucket, object))
  }
  if (method === 'PATCH') {
    return json(200, resourceOf(bucket, await storage.patch(admin, name, parseDetails(jsonObject(request)))))
  }
  if (method === 'DELETE') {
    await storage.delete(admin, name, generationOf(request))
    return { status: 204 }
  }
  return failure(501, `${method} of an object is not served here.`)
}

function list(storage: Storage, { method, url }: HttpRequest): HttpResponse {
  if (method !== 'GET') return failure(501, `${method} of a bucket is not served here.`)
  const { searchParams } = url
  const pageToken = searchParams.get('pageToken')
  const page = storage.list(admin, {
    prefix: searchParams.get('prefix') ?? '',
    delimiter: searchParams.get('delimiter') ?? '',
    limit: Math.max(1, Number(searchParams.get('maxResults')) || 1000),
    ...(pageToken && { pageToken: Buffer.from(pageToken, 'base64url').toString('utf8') }),
  })
  return json(200, {
    kind: 'storage#objects',
    items: page.objects.map((object) => resourceOf(storage.bucket, object)),
    prefixes: page.prefixes,
    ...(page.nextPageToken !== undefined && { nextPageToken: Buffer.from(page.nextPageToken).toString('base64url') }),
  })
}

async function upload(storage: Storage, request: HttpRequest): Promise<HttpResponse> {
  const { method, url, headers, body } = request
  const { bucket } = storage
  const uploadId = url.searchParams.get('upload_id')
  if (uploadId !== null) return goOn(storage, request, uploadId)
  if (method !== 'POST') return failure(501, `${method} of an upload is not served here.`)
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
  const ifGeneration = generationOf(request)
  return {
    ...parseDetails(resource, contentType),
    name: request.url.searchParams.get('name') ?? fromBody,
    ...(ifGeneration !== undefined && { ifGeneration }),
  }
}

function generationOf({ url }: HttpRequest): number | undefined {
  const wanted = url.searchParams.get('ifGenerationMatch')
  return wanted === null ? undefined : Number(wanted)
}
