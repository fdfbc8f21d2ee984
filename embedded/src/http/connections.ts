/** Who is connected: how many sockets at once, of everybody and of one network, and how they are cut in the end. */

import type { ServerHttp2Session } from 'node:http2'
import type { Server, Socket } from 'node:net'
import { clientAddress, isLoopback, networkOf } from './client-address.ts'

export interface ConnectionLimits {
  total: number
  /** Of an IPv4 address or an IPv6 /64; neither of this machine nor of a trusted proxy. */
  perNetwork: number
}

export const defaultConnectionLimits: ConnectionLimits = { total: 16_384, perNetwork: 512 }

export interface Connections {
  readonly open: number
  readonly refused: number
  /** Lets sessions of HTTP/2 end what is under way. */
  retire(): void
  cut(): void
}

export function countConnections(server: Server, limits: ConnectionLimits, trustProxy: readonly string[]): Connections {
  const sockets = new Set<Socket>()
  const sessions = new Set<ServerHttp2Session>()
  const perNetwork = new Map<string, number>()
  let refused = 0

  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, [])
    const network = networkOf(address)
    const ofNetwork = (perNetwork.get(network) ?? 0) + 1
    const isCounted = !isLoopback(address) && !trustProxy.includes(address)
    if (sockets.size >= limits.total || (isCounted && ofNetwork > limits.perNetwork)) {
      refused += 1
      socket.destroy()
      return
    }
    sockets.add(socket)
    perNetwork.set(network, ofNetwork)
    socket.once('close', () => {
      sockets.delete(socket)
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
  })
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return {
    get open() {
      return sockets.size
    },
    get refused() {
      return refused
    },
    retire() {
      for (const session of sessions) session.close()
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
