/** node:http at the edge: reads requests whole, hands them to one handler, and closes without losing an answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../log.ts'
import { UnwritableError } from '../unwritable.ts'
import { type BodyBudget, bodyBudget } from './body-budget.ts'
import { clientAddress } from './client-address.ts'
import type { HttpHandler } from './exchange.ts'
import { json } from './json.ts'
import { readBody } from './read-body.ts'
import { send } from './send.ts'

/** Firestore takes requests of 10 MiB, and nothing else here needs more. In bytes. */
const BODY_LIMIT = 12 * 1024 * 1024
/** The same in a WebChannel form, where a byte may be written as three. */
const FORM_LIMIT = 40 * 1024 * 1024
const FORM_PATH = /^\/google\.firestore\.v1\.Firestore\/\w+\/channel$/
/** One photo of 20 MiB in one request, with what is said about it. */
const OBJECT_LIMIT = 24 * 1024 * 1024
const OBJECT_PATH = /^\/(?:upload\/storage\/v1|v0)\/b\//
const HEADERS_TIMEOUT_MS = 20_000
/** For receiving a whole request, on a slow uplink too. Answers may take as long as they like: GETs hang. */
const REQUEST_TIMEOUT_MS = 120_000
const KEEP_ALIVE_MS = 65_000

export interface ListenOptions {
  host: string
  /** 0 lets the system choose. */
  port: number
  log: Log
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy?: readonly string[]
}

export interface Listener {
  /** `http://host:port`, without a slash at the end. */
  url: string
  /** Stops accepting, waits up to `graceMs` for answers under way, then cuts what is left. */
  close(graceMs?: number): Promise<void>
}

/** Rejects with node's own error (EADDRINUSE, EACCES…) when the port cannot be had. */
export async function listen(handler: HttpHandler, options: ListenOptions): Promise<Listener> {
  const budget = bodyBudget()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (message, response) => {
    void answer(message, response, handler, options, budget)
  })
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${hostInUrl(options.host)}:${port}`,
    async close(graceMs = 2000) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection whose answer has just been sent would wait for its next request.
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(idle)
      clearTimeout(timer)
    },
  }
}

function trusts({ trustProxy = [] }: ListenOptions, message: IncomingMessage): boolean {
  return trustProxy.includes(clientAddress(message.socket.remoteAddress, undefined, []))
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  handler: HttpHandler,
  options: ListenOptions,
  budget: BodyBudget,
): Promise<void> {
  const refuse = (status: number, headers: Record<string, string> = {}) => {
    if (!response.headersSent) response.writeHead(status, { 'content-length': '0', ...headers })
    response.end()
  }
  const url = urlOf(message.url ?? '')
  if (!url) return refuse(400)
  const forwardedFor = message.headers['x-forwarded-for']?.toString()
  const address = clientAddress(message.socket.remoteAddress, forwardedFor, options.trustProxy ?? [])
  let taken = 0
  const take = (bytes: number) => {
    taken += bytes
    return budget.take(address, bytes)
  }
  try {
    const body = await readBody(message, bodyLimit(url.pathname), take)
    if (body === 'too-large') return refuse(413, { connection: 'close' })
    if (body === 'busy') return refuse(503, { connection: 'close', 'retry-after': '1' })
    const headers = headersOf(message, trusts(options, message))
    const result = await handler({ method: message.method ?? 'GET', url, headers, body, address })
    if (result) send(message, response, result)
    else refuse(404)
  } catch (error) {
    if (!message.complete) {
      response.destroy()
      return
    }
    if (error instanceof UnwritableError && !response.headersSent) {
      const unavailable = json(503, { error: { code: 503, status: 'UNAVAILABLE', message: error.message } })
      send(message, response, { ...unavailable, headers: { ...unavailable.headers, 'retry-after': '5' } })
      return
    }
    // The path may hold ids, never words or tokens; the query may, so it stays out.
    options.log({ severity: 'ERROR', message: 'A request failed inside the server', path: url.pathname, error })
    const internal = json(500, { error: { code: 500, status: 'INTERNAL', message: 'INTERNAL' } })
    if (response.headersSent) response.end()
    else send(message, response, internal)
  } finally {
    budget.giveBack(address, taken)
  }
}

function bodyLimit(path: string): number {
  if (FORM_PATH.test(path)) return FORM_LIMIT
  return OBJECT_PATH.test(path) ? OBJECT_LIMIT : BODY_LIMIT
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

/** What a proxy says about the first hop is kept only when we were told to believe that proxy. */
function headersOf(message: IncomingMessage, fromProxy: boolean): Record<string, string | undefined> {
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(message.headers)) {
    if (!fromProxy && name.startsWith('x-forwarded-')) continue
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}

/** "Every address of this machine" is none that a browser could open. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
