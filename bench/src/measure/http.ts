/** The load generator's side of HTTP: kept connections, whole answers, nothing else. */
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'

/** Connections that are kept. */
export const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Sent {
  method: string
  /** Absolute, on 127.0.0.1. */
  url: string
  headers?: Record<string, string>
  body?: string
}

/** The answer's text. Throws with it when the status is not 2xx. */
export function send({ method, url, headers = {}, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: withLength(headers, body) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode! >= 200 && response.statusCode! < 300) resolve(text)
        else reject(new Error(`${method} ${new URL(url).pathname} → ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** An answer that does not end, on a connection of its own; `heard` gets each piece of it. */
export function hang({ method, url, headers = {}, body }: Sent, heard: (text: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent: false, headers: withLength(headers, body) },
      (response: IncomingMessage) => {
        if (response.statusCode !== 200) return reject(new Error(`${new URL(url).pathname} → ${response.statusCode}`))
        response.setEncoding('utf8')
        response.on('data', heard)
        response.on('error', () => {})
        resolve(call)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

function withLength(headers: Record<string, string>, body?: string): Record<string, string> {
  if (body === undefined) return headers
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers }
}
