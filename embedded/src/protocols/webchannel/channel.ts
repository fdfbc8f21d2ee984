import { randomBytes } from 'node:crypto'
import type { AuthContext, Caller, Firestore } from '../../firestore/contract.ts'
import { statusCodes } from '../../firestore/error.ts'
import { FORM_LIMIT, HELLO_LIMIT } from '../../http/answer.ts'
import { networkOf } from '../../http/client-address.ts'
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'
import type { Log } from '../../log.ts'
import { FormError, type ForwardForm, parseForward } from './form.ts'
import { asciiJson, chunk, encodeArray } from './framing.ts'
import { listenService } from './listen-service.ts'
import type { OpenService, StreamService } from './service.ts'
import type { Session } from './session.ts'
import { defaultLimits, type SessionLimits, Sessions } from './sessions.ts'
import { defaultTimings, type Timings } from './timings.ts'
import { writeService } from './write-service.ts'

export interface WebChannelOptions {
  firestore: Firestore
  /** The caller behind an ID token, or null when it is not to be trusted. */
  verify: (idToken: string) => Promise<AuthContext | null>
  /** For tool mode alone: tokens that open everything. Absent, no token does. */
  isAdmin?: (token: string) => boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether those without an account are counted, network by network. */
  strangersByNetwork?: boolean
  /** Told of defects only; never of what people wrote. */
  log: Log
  timings?: Partial<Timings>
  limits?: Partial<SessionLimits>
}

export interface WebChannel {
  handler: HttpHandler
  /**
   * Before the process ends: refuses new sessions with 503, lets commits in progress be answered, then tells every open
   * session to come back later. Resolves when all that has been written.
   */
  drain(): Promise<void>
  /** Ends every Listen stream of an account whose token no longer holds. */
  recheck(uid: string): Promise<void>
  /** Open sessions. */
  sessions(): number
}

type StreamKind = 'Listen' | 'Write'

const path = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/
const protocolVersion = 8
const serverVersion = 14
/** A first snapshot up to this size comes with the handshake's answer and saves a round trip. */
const earlyLimit = 256 << 10

const headers: Record<string, string> = {
  'content-type': 'text/plain; charset=utf-8',
  // A proxy that compresses or buffers would hold messages back.
  'cache-control': 'no-transform, no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

/**
 * Firestore's Listen and Write streams over WebChannel, as the web SDK speaks it. README.md beside this file shows the
 * exchanges. Every refusal that Firestore means is told in band, because the SDK takes any HTTP error for a lost
 * connection and tries again.
 */
export function webChannel(options: WebChannelOptions): WebChannel {
  const { firestore, verify, isAdmin, now, log } = options
  const timings = { ...defaultTimings, ...options.timings }
  const sessions = new Sessions({ ...defaultLimits, ...options.limits }, timings)
  /** What each Listen stream was opened with. */
  const authorizations = new WeakMap<Session, string>()
  let draining = false

  const authorize = async (header: string | undefined, network?: string): Promise<Caller | null> => {
    const isCounted = network !== undefined && options.strangersByNetwork
    if (header === undefined) return { kind: 'client', auth: null, ...(isCounted && { network }) }
    const token = /^Bearer (\S+)$/i.exec(header)?.[1]
    if (token !== undefined && isAdmin?.(token)) return { kind: 'admin' }
    const auth = token === undefined ? null : await verify(token)
    return auth && auth.expiresAt * 1000 > now() ? { kind: 'client', auth } : null
  }

  const handshake = async (request: HttpRequest, kind: StreamKind, form: ForwardForm): Promise<HttpResponse> => {
    if (request.url.searchParams.get('VER') !== String(protocolVersion)) return text(400, 'Unknown protocol version')
    const authorization = form.headers.get('authorization')
    const network = networkOf(request.address)
    const caller = await authorize(authorization, network)
    if (draining) return text(503, 'Shutting down')
    const open: OpenService = (reply) => {
      if (!caller) return refusedService
      if (kind === 'Listen') return listenService(firestore, caller, reply, log)
      return writeService(firestore, () => authorize(authorization), reply, log)
    }
    const uid = caller?.kind === 'client' ? (caller.auth?.uid ?? null) : null
    const session = sessions.open({ network, uid }, request.url.pathname, open)
    if (!session) return text(429, 'Too many sessions')
    if (caller) session.receive(form.maps)
    else session.fail('UNAUTHENTICATED', statusCodes.UNAUTHENTICATED, 'The ID token is not valid.')
    // Write streams ask before each batch, and one that is cut off between commit and answer would send it again.
    if (kind === 'Listen' && authorization !== undefined) authorizations.set(session, authorization)
    await new Promise((resolve) => setImmediate(resolve))
    const hello = encodeArray(0, ['c', session.sid, '', protocolVersion, serverVersion, timings.keepaliveMs])
    const sessionId = { 'x-http-session-id': randomBytes(12).toString('base64url') }
    return text(200, chunk(`[${[hello, ...session.early(earlyLimit)].join(',')}]`), sessionId)
  }

  const backChannel = (session: Session, url: URL): HttpResponse => {
    const acknowledged = arrayId(url)
    const hold = url.searchParams.get('CI') === '1' ? pollWaitMs(url, timings.longPollMs) : null
    return { status: 200, headers, stream: (writer) => session.attach(writer, acknowledged, hold) }
  }

  const forward = (session: Session, url: URL, form: ForwardForm): HttpResponse => {
    session.acknowledge(arrayId(url))
    session.receive(form.maps)
    return text(200, chunk(asciiJson(session.status())))
  }

  const answer = (request: HttpRequest, kind: StreamKind): Promise<HttpResponse> | HttpResponse => {
    const { method, url, body } = request
    if (method !== 'GET' && method !== 'POST') return text(405, 'Only GET and POST', { allow: 'GET, POST' })
    if (body.length > FORM_LIMIT) return text(413, 'Body is too large')
    const sid = url.searchParams.get('SID')
    if (sid === null) {
      if (draining) return text(503, 'Shutting down')
      if (method !== 'POST') return text(400, 'A session begins with POST')
      if (body.length > HELLO_LIMIT) return text(413, 'Body is too large')
      return handshake(request, kind, parseForward(body.toString('utf8')))
    }
    const session = sessions.get(sid, url.pathname)
    // The SDK looks for these two words, and not at the beginning of the text.
    if (!session) return text(400, 'Error: Unknown SID')
    if (url.searchParams.get('TYPE') === 'terminate') {
      session.end()
      return text(200, '')
    }
    if (method === 'GET') return backChannel(session, url)
    if (body.length > sessions.bodyLimit(session)) return text(413, 'Body is too large')
    return forward(session, url, parseForward(body.toString('utf8')))
  }

  return {
    handler: async (request) => {
      const kind = path.exec(request.url.pathname)?.[1] as StreamKind | undefined
      if (!kind) return null
      try {
        return await answer(request, kind)
      } catch (error) {
        if (error instanceof FormError) return text(400, `Bad request: ${error.message}`)
        throw error
      }
    },
    drain: async () => {
      draining = true
      const { UNAVAILABLE } = statusCodes
      await Promise.all(sessions.all().map((it) => it.drain('UNAVAILABLE', UNAVAILABLE, 'The server is restarting.')))
    },
    recheck: async (uid) => {
      for (const session of sessions.ofAccount(uid)) {
        const authorization = authorizations.get(session)
        if (authorization === undefined || (await authorize(authorization))) continue
        session.fail('UNAUTHENTICATED', statusCodes.UNAUTHENTICATED, 'The ID token is no longer valid.')
      }
    },
    sessions: () => sessions.size,
  }
}

/** Behind a session that only exists to say UNAUTHENTICATED. */
const refusedService: StreamService = { receive: () => {}, finish: async () => {}, close: () => {} }

function text(status: number, body: string, more: Record<string, string> = {}): HttpResponse {
  return { status, headers: { ...headers, ...more }, body }
}

/** AID: the last array that the client has. Throws FormError. */
function arrayId(url: URL): number {
  const id = url.searchParams.get('AID') ?? '0'
  if (!/^-?\d{1,15}$/.test(id)) throw new FormError('AID is not a number')
  return Math.max(0, Number(id))
}

/** TO: how long a long poll wants to wait. */
function pollWaitMs(url: URL, longest: number): number {
  const wanted = Number(url.searchParams.get('TO') ?? longest)
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1000), longest) : longest
}
