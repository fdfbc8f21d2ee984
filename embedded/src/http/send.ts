/** Writes a plain response to node:http: bodies, files and streams, with HEAD answered by headers alone. */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { HttpResponse, StreamWriter } from './exchange.ts'

/** A reader that leaves this much unread is cut off; its client reconnects and catches up. In bytes. */
const MAX_UNREAD = 16 * 1024 * 1024

export function send(request: IncomingMessage, response: ServerResponse, answer: HttpResponse): void {
  const headers: Record<string, string | string[]> = { ...answer.headers }
  if (answer.cookies?.length) headers['set-cookie'] = answer.cookies
  const headless = request.method === 'HEAD'
  if (answer.file) {
    response.writeHead(answer.status, { ...headers, 'content-length': answer.file.end - answer.file.start + 1 })
    if (headless || answer.file.end < answer.file.start) response.end()
    else pipeline(createReadStream(answer.file.path, answer.file), response, () => {})
    return
  }
  if (answer.stream) {
    response.writeHead(answer.status, headers)
    if (headless) {
      response.end()
      return
    }
    response.flushHeaders()
    response.socket?.setNoDelay(true)
    answer.stream(writerOf(response))
    return
  }
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body, 'utf8') : answer.body
  const bodiless = answer.status === 204 || answer.status === 304
  if (!bodiless) headers['content-length'] ??= String(body?.length ?? 0)
  response.writeHead(answer.status, headers)
  response.end(headless || bodiless ? undefined : body)
}

function writerOf(response: ServerResponse): StreamWriter {
  const listeners: (() => void)[] = []
  let closed = false
  const close = () => {
    if (closed) return
    closed = true
    for (const listener of listeners) listener()
  }
  response.on('close', close)
  response.on('error', close)
  return {
    write(chunk) {
      if (closed || response.writableEnded) return
      response.write(chunk)
      if (response.writableLength > MAX_UNREAD) response.destroy()
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
