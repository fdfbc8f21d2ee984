/** One request to the functions worker, over loopback HTTP. */
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { HttpResponse } from '../http/exchange.ts'
import type { Instance } from './instance.ts'
import { FUNCTION_HEADER, KIND_HEADER, SECRET_HEADER } from './worker/messages.ts'

export interface Invocation {
  functionName: string
  kind: 'http' | 'event'
  method: string
  /** Path and query as the function is to see them. */
  path: string
  headers: Record<string, string>
  body: Buffer
  timeoutMs: number
}

const reasons = {
  timeout: 'The function did not answer in time',
  crashed: 'The functions worker went away',
  unloaded: 'The functions are not loaded',
}

/** `timeout`: no answer in the declared time. `crashed`: the worker died in the middle. `unloaded`: there is none. */
export class InvocationError extends Error {
  readonly reason: keyof typeof reasons
  constructor(reason: keyof typeof reasons) {
    super(reasons[reason])
    this.name = 'InvocationError'
    this.reason = reason
  }
}

/** Hop-by-hop, or set anew at the edge. */
const notForwarded = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'set-cookie'])

/** A longer answer is never held whole: it goes on as its reader takes it. In bytes. */
const MOST_HELD = 4 * 1024 * 1024

/** `over` is called when nothing of the answer is to come any more, which a stream or a large one still is. */
export function invoke(instance: Instance, call: Invocation, over = () => {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port: instance.port,
      method: call.method,
      path: call.path,
      headers: {
        ...call.headers,
        'content-length': call.body.length,
        [SECRET_HEADER]: instance.secret,
        [FUNCTION_HEADER]: call.functionName,
        [KIND_HEADER]: call.kind,
      },
    })
    let failure = new InvocationError('crashed')
    const timer = setTimeout(() => {
      failure = new InvocationError('timeout')
      request.destroy(failure)
    }, call.timeoutMs)
    const fail = () => {
      clearTimeout(timer)
      reject(failure)
    }
    request.on('error', fail)
    request.on('close', over)
    request.on('response', (response) => {
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.on('close', () => clearTimeout(timer))
        resolve({ ...head(response), stream: (writer) => relay(response, writer) })
        return
      }
      const length = Number(response.headers['content-length'] ?? 0)
      if (call.method !== 'HEAD' && length > MOST_HELD) {
        response.on('close', () => clearTimeout(timer))
        resolve({ ...head(response), relay: { from: response, length } })
        return
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ ...head(response), body: Buffer.concat(chunks) })
      })
    })
    request.end(call.body)
  })
}

function relay(response: IncomingMessage, writer: Parameters<NonNullable<HttpResponse['stream']>>[0]): void {
  response.on('data', (chunk: Buffer) => writer.write(chunk))
  response.on('end', () => writer.end())
  response.on('error', () => writer.end())
  writer.onClose(() => response.destroy())
}

function head(response: IncomingMessage): HttpResponse {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (!notForwarded.has(name) && value !== undefined) headers[name] = String(value)
  }
  return { status: response.statusCode ?? 500, headers, cookies: response.headers['set-cookie'] ?? [] }
}
