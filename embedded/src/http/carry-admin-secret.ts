/**
 * Lets this thread's requests to an admin plane carry its secret, whichever client makes them. The Admin SDK hard-codes
 * what it sends to an emulator's host (`Bearer owner`, or nothing for Storage), so the header is added where every
 * client of Node passes: the channels that node:http and fetch publish each new request on.
 * Source: https://nodejs.org/api/diagnostics_channel.html#http,
 * https://undici.nodejs.org/#/docs/api/DiagnosticsChannel
 */
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { ADMIN_SECRET_HEADER } from './admin-secret.ts'

const secrets = new Map<string, string>()

/** `host` is the plane's `address:port`. Gives what ends it. */
export function carryAdminSecret(host: string, secret: string): () => void {
  listenOnce()
  secrets.set(host, secret)
  return () => {
    if (secrets.get(host) === secret) secrets.delete(host)
  }
}

let isListening = false

function listenOnce(): void {
  if (isListening) return
  isListening = true
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    const secret = secrets.get(String(request.getHeader('host')))
    if (secret !== undefined && !request.headersSent) request.setHeader(ADMIN_SECRET_HEADER, secret)
  })
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin?: unknown; addHeader(name: string, value: string): void } }
    const origin = String(request.origin)
    const secret = URL.canParse(origin) ? secrets.get(new URL(origin).host) : undefined
    if (secret !== undefined) request.addHeader(ADMIN_SECRET_HEADER, secret)
  })
}
