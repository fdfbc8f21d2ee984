/**
 * A proxy between the functions worker and the admin plane: the place where a fan-out or a call can be stopped between
 * any two of its steps, without the product knowing. It stays where it is while the instance behind it dies and
 * returns.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_SECRET_HEADER } from '@varanda/embedded/http/admin-secret'

/** One request of the worker: `text` is its path and body. */
export interface Passing {
  text: string
}

export interface Stop {
  /** True when the step was reached; false when it never came before `release`. */
  reached: Promise<boolean>
  /** Steps seen so far. */
  steps(): number
  release(): void
}

export interface Plane {
  host: string
  /** Where the instance's admin plane is now; null while it is down: requests wait. */
  target: URL | null
  /** What opens that. */
  secret: string
  /** Milliseconds that a request is held back. */
  jitter: () => number
  /**
   * Holds the `index`th (from 0) of the requests that match: before the instance sees it, or after the instance has
   * done it and before the worker learns of it.
   */
  stop(index: number, when: 'before' | 'after', matches: (passing: Passing) => boolean): Stop
  close(): void
}

/** What one stop wants of one request. */
interface Hold {
  before(): Promise<void> | null
  after(): Promise<void> | null
}

export async function openPlane(): Promise<Plane> {
  const agent = new Agent({ keepAlive: false })
  const stops = new Set<(passing: Passing) => Hold | null>()
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // A connection that is closed for being idle could be closed just when it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const passing = { text: decodeURIComponent(incoming.url ?? '') + body.toString('utf8') }
    const holds = [...stops].flatMap((stop) => stop(passing) ?? [])
    const pause = plane.jitter()
    if (pause > 0) await sleep(pause)
    await Promise.all(holds.map((hold) => hold.before()))
    while (!plane.target) await sleep(10)
    // Who sent it has died meanwhile; the instance that came after must not see it.
    if (incoming.socket.destroyed) return
    const answer = await forward(plane.target, incoming, body)
    await Promise.all(holds.map((hold) => hold.after()))
    outgoing.writeHead(answer.status, answer.headers).end(answer.body)
  }

  function forward(target: URL, incoming: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const headers = {
        ...incoming.headers,
        host: target.host,
        'content-length': String(body.length),
        // The worker signs with the instance's clock, and the admin plane checks such tokens by the machine's.
        authorization: 'Bearer owner',
        [ADMIN_SECRET_HEADER]: plane.secret,
      }
      delete (headers as Record<string, unknown>)['transfer-encoding']
      const { method, url: path } = incoming
      const outer = request({ host: target.hostname, port: target.port, method, path, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
          resolve({ status: answer.statusCode ?? 500, headers, body: Buffer.concat(chunks) })
        })
      })
      outer.on('error', reject)
      outer.end(body)
    })
  }

  const plane: Plane = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: null,
    secret: '',
    jitter: () => 0,
    stop(index, when, matches) {
      let seen = 0
      const reached = Promise.withResolvers<boolean>()
      const released = Promise.withResolvers<void>()
      const hold = (passing: Passing) => {
        if (!matches(passing) || seen++ !== index) return null
        const wait = (moment: typeof when) => () => {
          if (moment !== when) return null
          reached.resolve(true)
          return released.promise
        }
        return { before: wait('before'), after: wait('after') }
      }
      stops.add(hold)
      return {
        reached: reached.promise,
        steps: () => seen,
        release() {
          stops.delete(hold)
          reached.resolve(false)
          released.resolve()
        },
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
  return plane
}
