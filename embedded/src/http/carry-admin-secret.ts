/**
 * Lets this process's requests to an admin plane carry its secret, whichever client makes them. The Admin SDK hard-codes
 * what it sends to an emulator's host (`Bearer owner`, or nothing for Storage), so the header is added where every
 * client of Node passes: the channels that node:http and fetch publish each new request on.
 * Source: https://nodejs.org/api/diagnostics_channel.html#http,
 * https://undici.nodejs.org/#/docs/api/DiagnosticsChannel
 */
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { ADMIN_SECRET_HEADER, ADMIN_WORKER_HEADER } from './admin-secret.ts'

const carried = new Map<string, [name: string, value: string][]>()

/** `host` is the plane's `address:port`; `worker` names the worker that this process is. Gives what ends it. */
export function carryAdminSecret(host: string, secret: string, worker?: string): () => void {
  listenOnce()
  const headers: [string, string][] = [[ADMIN_SECRET_HEADER, secret]]
  if (worker !== undefined) headers.push([ADMIN_WORKER_HEADER, worker])
  carried.set(host, headers)
  return () => {
    if (carried.get(host) === headers) carried.delete(host)
  }
}

let isListening = false

function listenOnce(): void {
  if (isListening) return
  isListening = true
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    if (request.headersSent) return
    for (const [name, value] of carried.get(String(request.getHeader('host'))) ?? []) request.setHeader(name, value)
  })
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin?: unknown; addHeader(name: string, value: string): void } }
    const origin = String(request.origin)
    const headers = URL.canParse(origin) ? carried.get(new URL(origin).host) : undefined
    for (const [name, value] of headers ?? []) request.addHeader(name, value)
  })
}
