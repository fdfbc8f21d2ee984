/**
 * Writes a plain response to node:http or node:http2: bodies, files and streams, with HEAD answered by headers alone.
 */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'
import type { HttpResponse, StreamWriter } from './exchange.ts'

export type NodeRequest = IncomingMessage | Http2ServerRequest
export type NodeResponse = ServerResponse | Http2ServerResponse

/** A reader that leaves this much unread is cut off; its client reconnects and catches up. In bytes. */
const MAX_UNREAD = 16 * 1024 * 1024
/** So is one that takes nothing of what lies ready for this long. */
const STALL_MS = 30_000
/** As much of a body is given to the peer at once, and has to be taken in that time. In bytes. */
const PIECE = 32 * 1024
/** Belong to a connection, so HTTP/2 has none of them. Source: RFC 9113, section 8.2.2. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

export interface SendOptions {
  stallMs?: number | undefined
  /** Counts a body until the answer is closed; false means that there is no room for it. */
  takeUnread?: ((bytes: number) => boolean) | undefined
}

export function send(
  request: NodeRequest,
  response: NodeResponse,
  answer: HttpResponse,
  { stallMs = STALL_MS, takeUnread }: SendOptions = {},
): void {
  // Whoever has gone meanwhile gets nothing; neither is a file opened nor a stream begun for them.
  if (isGone(response)) {
    answer.relay?.from.destroy()
    return
  }
  const headers: Record<string, string | string[]> = { ...answer.headers }
  if (answer.cookies?.length) headers['set-cookie'] = answer.cookies
  const headless = request.method === 'HEAD'
  if (answer.file) {
    writeHead(response, answer.status, { ...headers, 'content-length': `${answer.file.end - answer.file.start + 1}` })
    if (headless || answer.file.end < answer.file.start) response.end()
    else {
      dropWhenStalled(response, stallMs)
      pipeline(createReadStream(answer.file.path, answer.file), response as NodeJS.WritableStream, () => {})
    }
    return
  }
  if (answer.relay) {
    const { from, length } = answer.relay
    writeHead(response, answer.status, { ...headers, 'content-length': String(length) })
    dropWhenStalled(response, stallMs)
    pipeline(from, response as NodeJS.WritableStream, () => {})
    return
  }
  if (answer.stream) {
    writeHead(response, answer.status, headers)
    if (headless) {
      response.end()
      return
    }
    if (!isHttp2(response)) {
      response.flushHeaders()
      response.socket?.setNoDelay(true)
    }
    answer.stream(writerOf(response, stallMs))
    return
  }
  const { body } = answer
  const length = typeof body === 'string' ? Buffer.byteLength(body) : (body?.length ?? 0)
  const bodiless = answer.status === 204 || answer.status === 304
  if (takeUnread && body && !headless && !bodiless && !isKept(body) && !takeUnread(length)) {
    writeHead(response, 503, { 'content-length': '0', 'retry-after': '1' })
    response.end()
    return
  }
  // What HEAD leaves out has a length all the same, unless only a GET would tell it. Source: RFC 9110, section 8.6.
  if (!bodiless && !(headless && length === 0)) headers['content-length'] ??= String(length)
  writeHead(response, answer.status, headers)
  if (headless || bodiless || !body) response.end()
  else if (length <= PIECE) sendSmall(response as ServerResponse, body, stallMs)
  else sendInPieces(response as ServerResponse, typeof body === 'string' ? Buffer.from(body) : body, stallMs)
}

/** What has been answered before is kept by its handler, and is no more for another reader. */
const answered = new WeakSet<ArrayBufferLike>()

function isKept(body: string | Buffer): boolean {
  if (typeof body === 'string') return false
  if (answered.has(body.buffer)) return true
  answered.add(body.buffer)
  return false
}

/** Text stays text: node writes it together with the head at once, and bytes as a second part. */
function sendSmall(response: ServerResponse, body: string | Buffer, stallMs: number): void {
  response.end(body)
  if (response.writableLength > 0) destroyWhenStalled(response, stallMs)
}

/** Piece by piece, since node tells of a whole write alone that it was taken; its own timer expires twice before it counts. */
function sendInPieces(response: ServerResponse, body: Buffer, stallMs: number): void {
  const stalled = destroyWhenStalled(response, stallMs)
  let sent = 0
  const next = (error?: Error | null) => {
    if (error || isGone(response)) return
    stalled.refresh()
    const piece = body.subarray(sent, sent + PIECE)
    sent += piece.length
    if (sent < body.length) response.write(piece, next)
    else response.end(piece)
  }
  next()
}

function destroyWhenStalled(response: ServerResponse, stallMs: number): NodeJS.Timeout {
  const stalled = setTimeout(() => response.destroy(), stallMs).unref()
  response.once('close', () => clearTimeout(stalled))
  return stalled
}

export function writeHead(response: NodeResponse, status: number, headers: Record<string, string | string[]>): void {
  if (isHttp2(response)) {
    for (const name of Object.keys(headers)) if (connectionHeaders.includes(name.toLowerCase())) delete headers[name]
    response.writeHead(status, headers)
  } else {
    response.writeHead(status, headers)
  }
}

function isGone(response: NodeResponse): boolean {
  return isHttp2(response) ? response.stream.destroyed : response.destroyed
}

/** node counts every byte that the peer takes as life. */
function dropWhenStalled(response: NodeResponse, stallMs: number): void {
  if (response.listenerCount('timeout') === 0) response.on('timeout', () => response.destroy())
  response.setTimeout(stallMs)
}

function writerOf(response: NodeResponse, stallMs: number): StreamWriter {
  const listeners: (() => void)[] = []
  let closed = false
  const close = () => {
    if (closed) return
    closed = true
    for (const listener of listeners) listener()
  }
  response.on('close', close)
  response.on('error', close)
  // A stream may be silent for long; only what lies unread makes its reader slow.
  response.on('drain', () => response.setTimeout(0))
  return {
    write(chunk) {
      if (closed || response.writableEnded) return
      const isTaken = (response as ServerResponse).write(chunk)
      if (response.writableLength > MAX_UNREAD) response.destroy()
      else if (!isTaken) dropWhenStalled(response, stallMs)
    },
    end() {
      if (!response.writableEnded) response.end()
    },
    onClose(listener) {
      if (closed) listener()
      else listeners.push(listener)
    },
  }
}

/** By its shape: node:http2 takes 7 MB, which a server without a certificate does not need. */
function isHttp2(response: NodeResponse): response is Http2ServerResponse {
  return 'stream' in response
}
