import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { carryAdminSecret } from '../../src/http/carry-admin-secret.ts'

/** A server whose process and connections can be taken away under its clients. */
export interface ShakenServer {
  /** The public address; the same after a restart. */
  readonly url: string
  readonly adminUrl: string
  /** The same server behind a wire that can be cut. */
  readonly wireUrl: string
  /** All connections through the wire break at once. */
  cut(): void
  /** The process stands still meanwhile. */
  pause(milliseconds: number): Promise<void>
  /** Stops in an orderly way, or not, and starts again. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  remove(): Promise<void>
}

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write: if true; } } }`

export async function shakenServer(): Promise<ShakenServer> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-history-'))
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ firestore: { rules: 'firestore.rules' } }))
  writeFileSync(join(folder, 'firestore.rules'), rules)
  let child: ChildProcess
  let url = ''
  let adminUrl = ''

  async function start(port: string): Promise<void> {
    const script = join(import.meta.dirname, 'server-process.ts')
    child = spawn(process.execPath, [script, folder, port], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.')))
    const [line] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer]
    ended.catch(() => {})
    const [said = '', admin = '', secret = ''] = line.toString().trim().split(' ')
    url = said
    adminUrl = admin
    carryAdminSecret(new URL(admin).host, secret)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start('0')
  const wire = await openWire(() => Number(new URL(url).port))
  return {
    get url() {
      return url
    },
    get adminUrl() {
      return adminUrl
    },
    wireUrl: wire.url,
    cut: wire.cut,
    async pause(milliseconds) {
      child.kill('SIGSTOP')
      await after(milliseconds)
      child.kill('SIGCONT')
    },
    async restart(signal) {
      await stop(signal)
      await start(new URL(url).port)
    },
    async remove() {
      await stop('SIGTERM')
      wire.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Passes bytes on to a port of this machine, until it is cut. */
async function openWire(port: () => number): Promise<{ url: string; cut: () => void; close: () => void }> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(port(), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      server.close()
      cut()
    },
  }
}
