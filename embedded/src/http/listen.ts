/** node:http and node:http2 at the edge: hands whole requests to one handler, and closes without losing an answer. */
import { createServer, type Server as PlainServer } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import type { Log } from '../log.ts'
import { type AnswerContext, answer, HEADER_COUNT_LIMIT } from './answer.ts'
import { bodyBudget } from './body-budget.ts'
import { type CertificateFiles, readCertificate, watchCertificate } from './certificate.ts'
import { type ConnectionLimits, countConnections, defaultConnectionLimits } from './connections.ts'
import type { HttpHandler } from './exchange.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { BodyTimeouts } from './read-body.ts'
import type { NodeRequest, NodeResponse } from './send.ts'

const HEADERS_TIMEOUT_MS = 20_000
/** For receiving a whole request, on a slow uplink too. Answers may take as long as they like: GETs hang. */
const REQUEST_TIMEOUT_MS = 120_000
const KEEP_ALIVE_MS = 65_000
/** How often node looks for connections that are late. */
const CHECK_EVERY_MS = 5_000
const HEADER_BYTES = 16 * 1024
/** Of one connection; Firefox and Chromium ask for at most 100. */
const STREAMS = 128

export interface Timeouts extends BodyTimeouts {
  headersMs: number
  stallMs: number
}

export interface ListenOptions {
  host: string
  /** 0 lets the system choose. */
  port: number
  log: Log
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy?: readonly string[]
  /** With it: HTTP/2 over TLS, and HTTP/1.1 for who asks for that. Followed when the files change. */
  certificate?: CertificateFiles
  connections?: Partial<ConnectionLimits>
  /** Without it nobody is asked to slow down. */
  rates?: RateLimiter
  /** How long slow clients are waited for, in milliseconds; for tests, which cannot wait for the usual times. */
  timeouts?: Timeouts
  /** How often the certificate's files are looked at, in milliseconds; for tests, too. */
  certificateEveryMs?: number
  answered?: AnswerContext['answered']
}

export interface Listener {
  /** `http://host:port` or `https://host:port`, without a slash at the end. */
  url: string
  /** Sockets that are open, and that were refused since the start. */
  sockets(): { open: number; refused: number }
  /** Stops accepting, waits up to `graceMs` for answers under way, then cuts what is left. */
  close(graceMs?: number): Promise<void>
}

/** Throws CertificateError; rejects with node's own error (EADDRINUSE, EACCES…) when the port cannot be had. */
export async function listen(handler: HttpHandler, options: ListenOptions): Promise<Listener> {
  const { certificate, timeouts, trustProxy = [], log } = options
  const context: AnswerContext = {
    handler,
    log,
    budget: bodyBudget(),
    unread: bodyBudget(),
    trustProxy,
    rates: options.rates ?? null,
    isSecure: certificate !== undefined,
    timeouts,
    stallMs: timeouts?.stallMs,
    answered: options.answered,
    untrustedProxy: once(() =>
      log({
        severity: 'WARNING',
        message:
          'A proxy on this machine passes visitors on and is not trusted: all of them share the limits of one. ' +
          'Start with --trust-proxy and its address, 127.0.0.1 or ::1.',
      }),
    ),
  }
  const accept = (message: NodeRequest, response: NodeResponse) => void answer(message, response, context)
  const checkEveryMs = timeouts ? Math.min(timeouts.headersMs, CHECK_EVERY_MS) : CHECK_EVERY_MS
  const server = certificate ? await secureServer(certificate, checkEveryMs, accept) : plainServer(checkEveryMs, accept)
  server.headersTimeout = timeouts?.headersMs ?? HEADERS_TIMEOUT_MS
  server.requestTimeout = timeouts?.wholeMs ?? REQUEST_TIMEOUT_MS
  // More are refused by name; node alone would leave out what is too many.
  server.maxHeadersCount = HEADER_COUNT_LIMIT + 1
  server.on('clientError', refuseNonsense)
  const connections = countConnections(server, { ...defaultConnectionLimits, ...options.connections }, trustProxy)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  // Unheard, a socket that the system could not accept would end the process.
  server.on('error', (error) => log({ severity: 'WARNING', message: 'A connection could not be taken', error }))
  const endWatch =
    certificate &&
    watchCertificate(
      certificate,
      (pem) => (server as Http2SecureServer).setSecureContext(pem),
      log,
      options.certificateEveryMs,
    )
  const { port } = server.address() as AddressInfo
  return {
    url: `${certificate ? 'https' : 'http'}://${hostInUrl(options.host)}:${port}`,
    sockets: () => ({ open: connections.open, refused: connections.refused }),
    async close(graceMs = 2000) {
      endWatch?.()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      connections.retire()
      // A connection whose answer has just been sent would wait for its next request.
      const idle = setInterval(() => closeIdle(server), 20)
      const timer = setTimeout(() => connections.cut(), graceMs)
      await closed
      clearInterval(idle)
      clearTimeout(timer)
    },
  }
}

type EdgeServer = PlainServer | (Http2SecureServer & Pick<PlainServer, LateServerPart>)
type LateServerPart = 'headersTimeout' | 'requestTimeout' | 'maxHeadersCount' | 'closeIdleConnections'
type Accept = (message: NodeRequest, response: NodeResponse) => void

function plainServer(connectionsCheckingInterval: number, accept: Accept): EdgeServer {
  return createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: HEADER_BYTES, connectionsCheckingInterval },
    accept,
  )
}

/** What HTTP/1.1 is asked for here takes the same options as a server of its own, which node's types leave out. */
async function secureServer(
  files: CertificateFiles,
  connectionsCheckingInterval: number,
  accept: Accept,
): Promise<EdgeServer> {
  const { createSecureServer } = await import('node:http2')
  const plain = { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: HEADER_BYTES, connectionsCheckingInterval }
  const server = createSecureServer(
    {
      ...readCertificate(files),
      ...plain,
      allowHTTP1: true,
      minVersion: 'TLSv1.2',
      handshakeTimeout: HEADERS_TIMEOUT_MS,
      maxHeaderListPairs: HEADER_COUNT_LIMIT + 8,
      settings: { maxConcurrentStreams: STREAMS, maxHeaderListSize: HEADER_BYTES, enablePush: false },
    },
    accept,
  )
  server.on('session', (session) => session.setTimeout(KEEP_ALIVE_MS, () => session.close()))
  return server as EdgeServer
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

function closeIdle(server: EdgeServer): void {
  server.closeIdleConnections?.()
}

function refuseNonsense(error: Error & { code?: string }, socket: Socket): void {
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : statusOf(error.code)
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}

function statusOf(code: string | undefined): string {
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
}

/** "Every address of this machine" is none that a browser could open. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
