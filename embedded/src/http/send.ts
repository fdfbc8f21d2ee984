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
/** Belong to a connection, so HTTP/2 has none of them. Source: RFC 9113, section 8.2.2. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

export function send(request: NodeRequest, response: NodeResponse, answer: HttpResponse, stallMs = STALL_MS): void {
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
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body, 'utf8') : answer.body
  const bodiless = answer.status === 204 || answer.status === 304
  // What HEAD leaves out has a length all the same, unless only a GET would tell it. Source: RFC 9110, section 8.6.
  if (!bodiless && !(headless && !body?.length)) headers['content-length'] ??= String(body?.length ?? 0)
  writeHead(response, answer.status, headers)
  if (headless || bodiless || !body) {
    response.end()
    return
  }
  dropWhenStalled(response, stallMs)
  response.end(body)
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
