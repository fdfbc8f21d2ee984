/**
 * HTTP as the protocols see it: a plain request in, a plain response out; node:http stays at the edge.
 * A streaming answer (WebChannel's back channel, server-sent events) hands over a function that is given the writer.
 */
import type { Readable } from 'node:stream'

export interface HttpRequest {
  method: string
  /** Path and query of the request; origin is only a base for parsing. */
  url: URL
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  /** The peer's address, or what a trusted proxy said. */
  address: string
}

export interface StreamWriter {
  write(chunk: string | Buffer): void
  end(): void
  /** Called once when the peer goes away or after end(). */
  onClose(listener: () => void): void
}

export interface HttpResponse {
  status: number
  headers?: Record<string, string>
  /** Values of Set-Cookie, the one header that is repeated. */
  cookies?: string[]
  body?: string | Buffer
  stream?: (writer: StreamWriter) => void
  /** So many bytes of another's answer, read as fast as the peer takes them. */
  relay?: { from: Readable; length: number }
  /** Bytes `start` to `end` (inclusive) of a file, sent as fast as the peer reads. */
  file?: { path: string; start: number; end: number }
}

/** Answers a request, or says null when the path is not its own. */
export type HttpHandler = (request: HttpRequest) => Promise<HttpResponse | null> | HttpResponse | null
