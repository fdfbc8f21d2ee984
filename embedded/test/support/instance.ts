/** The whole server on the fixture project, in a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carryAdminSecret } from '../../src/http/carry-admin-secret.ts'
import type { LogEntry } from '../../src/log.ts'
import { type Server, type ServerOptions, start } from '../../src/server.ts'

export const fixtureRoot = new URL('../fixtures/project', import.meta.url).pathname

export interface TestInstance {
  server: Server
  dataDir: string
  logs: LogEntry[]
  /** Calls a callable function; the body of the answer, with its HTTP status. */
  call(name: string, data?: unknown, idToken?: string): Promise<{ status: number; result?: unknown; error?: CallError }>
  /** Makes an account and signs it in. */
  person(uid: string): Promise<{ uid: string; idToken: string }>
  /** A document's fields as plain data, or undefined. */
  read(path: string): Promise<Record<string, unknown> | undefined>
  /** Every document of a root collection. */
  list(collection: string): Promise<Record<string, unknown>[]>
  write(path: string, fields: Record<string, string>): Promise<void>
  remove(path: string): Promise<void>
  /** Stops and starts again on the same folder. */
  restart(options?: Partial<ServerOptions>): Promise<void>
  /** Lets this process's requests open the present server's admin plane, until what it gives is called. */
  openAdminPlane(): () => void
  /** Starts again after the server was stopped, with every option as it is by default. */
  start(): Promise<void>
  close(): Promise<void>
}

export interface CallError {
  status: string
  message: string
  details?: unknown
}

export async function openInstance(options: Partial<ServerOptions> = {}): Promise<TestInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'varanda-instance-'))
  const logs: LogEntry[] = []
  const open = (more: Partial<ServerOptions> = {}) =>
    start({ dataDir, projectRoot: fixtureRoot, log: (entry) => logs.push(entry), ...options, ...more })
  let server = await open()
  const admin = { kind: 'admin' } as const
  const name = (path: string) => `${server.firestore.database}/documents/${path}`
  return {
    get server() {
      return server
    },
    dataDir,
    logs,
    async call(functionName, data = null, idToken) {
      const response = await fetch(`${server.url}/__/fn/${functionName}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(idToken ? { authorization: `Bearer ${idToken}` } : {}) },
        body: JSON.stringify({ data }),
      })
      return { status: response.status, ...((await response.json()) as object) }
    },
    async person(uid) {
      const account = await server.auth.admin.create(uid, { email: `${uid}@example.com` })
      const { idToken } = await server.auth.signIn.begin(account, 'password')
      return { uid, idToken }
    },
    async read(path) {
      const { results } = await server.firestore.batchGet(admin, { documents: [name(path)] })
      const [result] = results
      return result && 'found' in result ? plainFields(result.found.fields) : undefined
    },
    async list(collection) {
      const { documents } = await server.firestore.runQuery(admin, {
        parent: `${server.firestore.database}/documents`,
        structuredQuery: { from: [{ collectionId: collection }] },
      })
      return documents.map((document) => plainFields(document.fields))
    },
    async write(path, fields) {
      const values = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { stringValue: value }]))
      await server.firestore.commit(admin, { writes: [{ update: { name: name(path), fields: values } }] })
    },
    async remove(path) {
      await server.firestore.commit(admin, { writes: [{ delete: name(path) }] })
    },
    async restart(more) {
      await server.stop()
      server = await open(more)
    },
    openAdminPlane: () => carryAdminSecret(new URL(server.adminUrl).host, server.adminSecret),
    async start() {
      server = await start({ dataDir, projectRoot: fixtureRoot, log: (entry) => logs.push(entry) })
    },
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Values without their kind; enough for what the fixture writes. */
function plainFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))
}

function plain(value: Record<string, unknown>): unknown {
  const [kind, content] = Object.entries(value)[0] ?? []
  if (kind === 'integerValue') return Number(content)
  if (kind === 'nullValue') return null
  if (kind === 'mapValue') return plainFields((content as { fields?: object }).fields ?? {})
  if (kind === 'arrayValue') return ((content as { values?: Record<string, unknown>[] }).values ?? []).map(plain)
  return content
}
