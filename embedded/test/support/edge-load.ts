/** Bad neighbours of one instance, and how long the good ones wait meanwhile. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

export const accounts = 10
export const password = 'quintal com sombra'

export interface Crowd {
  open: number
  close(): void
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let visitors = 0

/** Every request comes from another household, as a trusted proxy would say. */
export function visit(url: string, body?: string): Promise<{ status: number; ms: number }> {
  visitors += 1
  const from = `198.${18 + ((visitors >> 16) & 1)}.${(visitors >> 8) & 255}.${visitors & 255}`
  const headers = { 'x-forwarded-for': from, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun }))
    })
      .on('error', reject)
      .end(body)
  })
}

/** Members who read pages and documents, eight at a time; the times of their requests in milliseconds. */
export async function membersWhile(url: string, isOver: () => boolean): Promise<number[]> {
  const documents = `${url}/v1/projects/varanda/databases/(default)/documents`
  const query = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'open' }], limit: 20 } })
  const times: number[] = []
  const member = async () => {
    while (!isOver()) {
      for (const [address, body] of [[url], [`${url}/__/health`], [`${documents}:runQuery`, query]] as const) {
        const { status, ms } = await visit(address, body)
        if (status !== 200 && status !== 403) throw new Error(`${address} answered ${status}`)
        times.push(ms)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(Array.from({ length: 8 }, member))
  return times
}

export async function membersFor(url: string, ms: number): Promise<number[]> {
  const until = performance.now() + ms
  return membersWhile(url, () => performance.now() > until)
}

/** So many sign-ins at once; how many got in, and how many were told to come back later. */
export async function storm(url: string, logins: number): Promise<{ signedIn: number; putOff: number }> {
  const answers = await Promise.all(
    Array.from({ length: logins }, (_, n) =>
      visit(
        `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
        JSON.stringify({ email: `${n % accounts}@example.com`, password, returnSecureToken: true }),
      ),
    ),
  )
  const count = (...statuses: number[]) => answers.filter(({ status }) => statuses.includes(status)).length
  return { signedIn: count(200), putOff: count(400, 429, 503) }
}

/** Sockets that say nothing at all, or dribble one header after the other. */
export async function crowd(url: string, size: number, kind: 'idle' | 'slow'): Promise<Crowd> {
  const { port } = new URL(url)
  const sockets = new Set<Socket>()
  for (let n = 0; n < size; n += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.once('close', () => sockets.delete(socket))
    sockets.add(socket)
    await once(socket, 'connect')
    if (kind === 'slow') socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n')
  }
  const dribble = setInterval(() => {
    if (kind === 'slow') for (const socket of sockets) socket.write('X-A: b\r\n')
  }, 1_000)
  return {
    get open() {
      return sockets.size
    },
    close() {
      clearInterval(dribble)
      for (const socket of sockets) socket.destroy()
    },
  }
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}
