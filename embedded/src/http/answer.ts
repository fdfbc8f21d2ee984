/** One request, from its headers to the end of its answer: limits first, then the body, then the handler. */
import type { Log } from '../log.ts'
import { UnwritableError } from '../unwritable.ts'
import type { BodyBudget, BodyHold } from './body-budget.ts'
import { clientAddress, isLoopback, networkOf } from './client-address.ts'
import type { HttpHandler, HttpResponse } from './exchange.ts'
import { json } from './json.ts'
import { isTooDeep } from './json-depth.ts'
import type { RateLimiter } from './rate-limit.ts'
import { type BodyTimeouts, passOverBody, readBody } from './read-body.ts'
import { type NodeRequest, type NodeResponse, type SendOptions, send, writeHead } from './send.ts'

/** Firestore takes requests of 10 MiB, and nothing else here needs more. In bytes. */
const BODY_LIMIT = 12 * 1024 * 1024
/** Of somebody who brings no token: nothing that strangers may do is large. */
const STRANGER_LIMIT = 1024 * 1024
/** The same in a WebChannel form, where a byte may be written as three. */
export const FORM_LIMIT = 40 * 1024 * 1024
/** Of one that begins a session, with its headers and, of a client that comes back, its targets. */
export const HELLO_LIMIT = 4 * 1024 * 1024
const FORM_PATH = /^\/google\.firestore\.v1\.Firestore\/\w+\/channel$/
/** One photo of 20 MiB in one request, with what is said about it. */
const OBJECT_LIMIT = 24 * 1024 * 1024
const OBJECT_PATH = /^\/(?:upload\/storage\/v1|v0)\/b\//
/**
 * What other apps share with the installed one: for the worker on the device, and here only where there is none. Photos
 * may be many, and are not kept. In bytes.
 */
const PASSED_OVER_LIMIT = 256 * 1024 * 1024
const PASSED_OVER_PATH = /^\/share$/
export const HEADER_COUNT_LIMIT = 100
/** How long whoever still sends a body that was answered before its end may read that answer, in milliseconds. */
const LATE_BODY_MS = 500
/** Of a path in the log, in letters: a stranger chose it. */
const LOGGED_PATH = 300

export interface AnswerContext {
  handler: HttpHandler
  log: Log
  budget: BodyBudget
  /** Of answers that their readers have not taken yet; counted where rates are. */
  unread: BodyBudget
  trustProxy: readonly string[]
  /** Null where everybody may ask as often as they like. */
  rates: RateLimiter | null
  isSecure: boolean
  timeouts?: BodyTimeouts | undefined
  stallMs?: number | undefined
  /** Told of each request that another program of this machine passed on for somebody, without being trusted to. */
  untrustedProxy?: (() => void) | undefined
  /** Told once for each request, when its answer has been sent or its peer has gone. */
  answered?: ((exchange: { method: string; path: string; status: number; ms: number }) => void) | undefined
}

export async function answer(message: NodeRequest, response: NodeResponse, context: AnswerContext): Promise<void> {
  const { handler, log, budget, trustProxy, rates } = context
  const begun = performance.now()
  const method = message.method ?? 'GET'
  const refuse = (status: number, headers: Record<string, string> = {}) => {
    if (!response.headersSent) writeHead(response, status, { 'content-length': '0', ...headers })
    response.end()
  }
  const url = urlOf(message.url ?? '')
  // HTTP/1.1 closes its connection then; a stream of HTTP/2 would stay, with what still comes in nobody's count. Not at
  // once: node 24 sends frames without end when a stream is closed in the same turn as its answer is ended.
  if ('stream' in response) {
    response.stream.once('finish', () => {
      if (!message.complete) setTimeout(() => response.stream.close(), LATE_BODY_MS)
    })
  }
  let unread: BodyHold | undefined
  response.once('close', () => {
    unread?.giveBack()
    const status = response.statusCode
    context.answered?.({ method, path: url?.pathname ?? '', status, ms: performance.now() - begun })
  })
  if (!url) return refuse(400)
  if (message.rawHeaders.length / 2 > HEADER_COUNT_LIMIT) return refuse(431, { connection: 'close' })
  const peer = message.socket.remoteAddress
  const isTrusted = trustProxy.includes(clientAddress(peer, undefined, []))
  const headers = headersOf(message, isTrusted, context.isSecure)
  const address = clientAddress(peer, message.headers['x-forwarded-for']?.toString(), trustProxy)
  const isForwarded = isLoopback(address) && saysForwarded(message)
  // A visitor of this same machine may come by a trusted one.
  if (isForwarded && !isTrusted) context.untrustedProxy?.()
  const wait = rates && (isForwarded || !isLoopback(address)) ? rates.take({ address, headers }) : 0
  const takeUnread = (bytes: number) => {
    unread = context.unread.open(networkOf(address))
    if (unread.take(bytes)) return true
    unread.giveBack()
    return false
  }
  const sending: SendOptions = { stallMs: context.stallMs, ...(rates && { takeUnread }) }
  if (wait > 0) {
    send(message, response, tooMany(wait), sending)
    return
  }
  let hold: BodyHold | undefined
  const take = (bytes: number) => {
    hold ??= budget.open(networkOf(address))
    return hold.take(bytes)
  }
  try {
    const body = await (PASSED_OVER_PATH.test(url.pathname)
      ? passOverBody(message, PASSED_OVER_LIMIT, context.timeouts)
      : readBody(message, bodyLimit(url, rates !== null && !headers.authorization), take, context.timeouts))
    if (body === 'too-large') return refuse(413, { connection: 'close' })
    if (body === 'busy') return refuse(503, { connection: 'close', 'retry-after': '1' })
    if (body === 'slow') return refuse(408, { connection: 'close' })
    if (!isPieceOfObject(url) && isJson(body) && isTooDeep(body)) {
      send(message, response, tooDeep(), sending)
      return
    }
    const result = await handler({ method, url, headers, body, address })
    if (result) send(message, response, result, sending)
    else refuse(404)
  } catch (error) {
    if (!message.complete) {
      response.destroy()
      return
    }
    if (error instanceof UnwritableError && !response.headersSent) {
      const unavailable = json(503, { error: { code: 503, status: 'UNAVAILABLE', message: error.message } })
      send(message, response, { ...unavailable, headers: { ...unavailable.headers, 'retry-after': '5' } }, sending)
      return
    }
    // The path may hold ids, never words or tokens; the query may, so it stays out.
    const path = url.pathname.slice(0, LOGGED_PATH)
    log({ severity: 'ERROR', message: 'A request failed inside the server', path, error })
    const internal = json(500, { error: { code: 500, status: 'INTERNAL', message: 'INTERNAL' } })
    if (response.headersSent) response.end()
    else send(message, response, internal, sending)
  } finally {
    hold?.giveBack()
  }
}

/** The headers by which proxies say for whom they ask (RFC 7239, and what came before it). */
function saysForwarded({ headers }: NodeRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined
}

function tooMany(seconds: number): HttpResponse {
  const refusal = json(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Too many requests.' } })
  return { ...refusal, headers: { ...refusal.headers, 'retry-after': String(seconds) } }
}

function tooDeep(): HttpResponse {
  return json(400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'The JSON is nested too deeply.' } })
}

/** Whether a body begins as JSON does, however much white space stands before it. */
function isJson(body: Buffer): boolean {
  let at = 0
  while (isBlank(body[at])) at += 1
  return body[at] === 0x7b || body[at] === 0x5b
}

/** White space of JSON (RFC 8259, 2). */
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d

/** Bytes of a photo may look like JSON; what is JSON in Storage looks at its own depth. */
function isPieceOfObject({ pathname, searchParams }: URL): boolean {
  return OBJECT_PATH.test(pathname) && searchParams.has('upload_id')
}

/**
 * The most that a request to this path may bring. WebChannel and Storage limit it further, once they know the session
 * or what the rules allow.
 */
function bodyLimit({ pathname, searchParams }: URL, isStranger: boolean): number {
  // Its token stands in the form.
  if (FORM_PATH.test(pathname)) return searchParams.has('SID') ? FORM_LIMIT : HELLO_LIMIT
  if (isStranger) return STRANGER_LIMIT
  return OBJECT_PATH.test(pathname) ? OBJECT_LIMIT : BODY_LIMIT
}

/** Only origin-form targets are served. Null for one that is malformed, bad percent escapes in its path included. */
function urlOf(target: string): URL | null {
  if (!target.startsWith('/')) return null
  try {
    const url = new URL(`http://localhost${target}`)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}

/**
 * As HTTP/1 names them. What a proxy says about the first hop is kept only when we were told to believe that proxy;
 * what we know ourselves is said in the same way.
 */
function headersOf(message: NodeRequest, fromProxy: boolean, isSecure: boolean): Record<string, string | undefined> {
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(message.headers)) {
    if (name.startsWith(':') || (!fromProxy && name.startsWith('x-forwarded-'))) continue
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  if ('authority' in message && message.authority) headers.host = message.authority
  if (isSecure) headers['x-forwarded-proto'] = 'https'
  return headers
}
