/**
 * Tool mode: the engine alone on loopback, with data of its own that goes when it stops, for test suites of Firebase's
 * SDKs and for tests of anybody's rules.
 *
 * ```ts
 * const tool = await start({ rules: readFileSync('firestore.rules', 'utf8') })
 * connectFirestoreEmulator(db, '127.0.0.1', tool.port)
 * await tool.stop()
 * ```
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAuth } from '../auth/engine.ts'
import { writeServiceAccount } from '../auth/tokens/service-account.ts'
import type { Firestore } from '../firestore/contract.ts'
import { parseIndexDefinitions } from '../firestore/indexes/index-definitions.ts'
import { noBrowsers } from '../http/admin-gate.ts'
import type { HttpHandler, HttpRequest } from '../http/exchange.ts'
import { listen } from '../http/listen.ts'
import { firstOf } from '../http/router.ts'
import { type Log, logToStderr } from '../log.ts'
import { openMailer } from '../mail/mailer.ts'
import { identityToolkitAdmin } from '../protocols/identity-toolkit/admin.ts'
import { identityToolkit } from '../protocols/identity-toolkit/public.ts'
import { openDatabase } from '../sqlite/database.ts'
import { anyOrigin } from './any-origin.ts'
import { control } from './control.ts'
import { ToolError } from './error.ts'
import { PublishedRules, type TellWhy } from './published-rules.ts'
import { openWorld, projectOfBucket, type World } from './world.ts'

export interface ToolOptions {
  /** Text of the Firestore rules. */
  rules: string
  /** Text of the Storage rules; without them Storage refuses every client. */
  storageRules?: string
  /** The one project that is served; when absent, each project that a client names has documents of its own. */
  project?: string
  /** 0 lets the system choose; so does absence. */
  port?: number
  /** The content of firestore.indexes.json; without it no composite index exists. */
  indexes?: unknown
  /** False: no query is refused for want of an index. */
  indexCheck?: boolean
  /** Told why each refused request was refused. */
  tellWhy?: TellWhy
  log?: Log
}

export interface Tool {
  /** `http://127.0.0.1:N`: for clients, and for `Bearer owner`. */
  readonly url: string
  readonly port: number
  /** For the Admin SDK. */
  readonly adminUrl: string
  /** A credential that the Admin SDK can start with; it opens nothing but this. */
  readonly serviceAccountFile: string
  /** The project that identity knows, and whose documents `firestore` and `publishRules` mean when none is named. */
  readonly projectId: string
  firestore(project?: string): Firestore
  /** Throws RulesSyntaxError, and then the rules published before stay. */
  publishRules(text: string): void
  publishStorageRules(text: string): void
  /** Deletes every document of a project. */
  clear(project?: string): Promise<void>
  /** Ends every connection and removes the data. */
  stop(): Promise<void>
}

const defaultProject = 'demo'
const mostWorlds = 1000
const host = '127.0.0.1'

/** Throws RulesSyntaxError, or ToolError for the index definitions or the port; nothing is left then. */
export async function start(options: ToolOptions): Promise<Tool> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-embedded-'))
  const closers = [() => rmSync(folder, { recursive: true, force: true })] as Closer[]
  try {
    return await open(options, folder, closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}

type Closer = () => Promise<void> | void

async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.reverse()) await close()
}

async function open(options: ToolOptions, folder: string, closers: Closer[]): Promise<Tool> {
  const { project, indexes = {}, indexCheck = true, tellWhy = null, log = logToStderr } = options
  const projectId = project ?? defaultProject
  if (indexCheck) checkDefinitions(indexes)
  const database = openDatabase(join(folder, 'accounts.sqlite'))
  closers.push(() => database.close())
  let url = ''
  const mailer = openMailer(database, Date.now)
  const auth = await openAuth({
    database,
    projectId,
    name: projectId,
    now: Date.now,
    mailer,
    publicUrl: () => url,
    isThrottled: false,
  })
  const serviceAccountFile = join(folder, 'service-account.json')
  writeServiceAccount(serviceAccountFile, auth.keys, projectId)
  const storageRules = new PublishedRules('storage.rules', tellWhy)
  if (options.storageRules !== undefined) storageRules.publish(options.storageRules)

  let { rules: text } = options
  const rules = new Map<string, PublishedRules>()
  const rulesOf = (id: string): PublishedRules => {
    const known = rules.get(id)
    if (known) return known
    const fresh = new PublishedRules('firestore.rules', tellWhy)
    fresh.publish(text)
    rules.set(id, fresh)
    return fresh
  }
  const worlds = new Map<string, World>()
  const worldOf = (named: string, databaseId = '(default)'): World => {
    // A server of one project lets its own world say that another is not here.
    const id = project ?? named
    const known = worlds.get(`${id}/${databaseId}`)
    if (known) return known
    if (worlds.size >= mostWorlds) throw new ToolError(`More than ${mostWorlds} databases.`)
    const world = openWorld({
      projectId: id,
      databaseId,
      folder: join(folder, String(worlds.size)),
      auth,
      rules: rulesOf(id),
      storageRules,
      indexes: indexCheck ? indexes : undefined,
      log,
    })
    worlds.set(`${id}/${databaseId}`, world)
    closers.push(() => world.close())
    return world
  }
  auth.onSessionsEnded((uid) => {
    Promise.all([...worlds.values()].map((world) => world.recheck(uid))).catch((error: unknown) => {
      log({ severity: 'ERROR', message: 'Listeners of an ended session were not looked at', error })
    })
  })
  const inWorld = (plane: 'public' | 'admin'): HttpHandler => {
    return async (request) => {
      const named = addressOf(request)
      return named && firstOf(worldOf(named.project, named.database)[plane])(request)
    }
  }

  worldOf(projectId)
  let adminHost = ''
  const admin = await listen(
    noBrowsers(firstOf([inWorld('admin'), identityToolkitAdmin(auth)]), () => adminHost),
    { host, port: 0, log },
  )
  closers.push(() => admin.close())
  adminHost = new URL(admin.url).host
  const controlled = (named: string, databaseId?: string) =>
    project === undefined || named === project ? worldOf(named, databaseId) : null
  const handlers = [inWorld('public'), identityToolkit(auth, { ownDeletion: true }), control(controlled, storageRules)]
  const site = await listenOn(anyOrigin(firstOf(handlers)), options.port ?? 0, log)
  url = site.url

  const stop = async (): Promise<void> => {
    await Promise.all([...worlds.values()].map((world) => world.drain()))
    await site.close()
    await closeAll(closers)
  }
  let stopping: Promise<void> | undefined
  return {
    url,
    port: Number(new URL(url).port),
    adminUrl: admin.url,
    serviceAccountFile,
    projectId,
    firestore: (named = projectId) => worldOf(named).firestore,
    publishRules(fresh) {
      // The first one throws before anything has changed.
      for (const one of rules.values()) one.publish(fresh)
      text = fresh
    },
    publishStorageRules: (text) => storageRules.publish(text),
    clear: (named = projectId) => worldOf(named).clear(),
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

function checkDefinitions(indexes: unknown): void {
  try {
    parseIndexDefinitions(indexes)
  } catch (error) {
    throw new ToolError((error as Error).message)
  }
}

async function listenOn(handler: HttpHandler, port: number, log: Log) {
  try {
    return await listen(handler, { host, port, log })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new ToolError(`Port ${port} on ${host} cannot be had (${String(error.code)}).`)
  }
}

interface Address {
  project: string
  database?: string
}

/** The project and database that a request to Firestore or Storage names; null when it is meant for something else. */
function addressOf(request: HttpRequest): Address | null {
  const { pathname, searchParams } = request.url
  const named = /^projects\/([\w.:-]+)\/databases\/([\w()-]+)/
  const database = pathname.startsWith('/google.firestore.v1.Firestore/')
    ? (searchParams.get('database') ?? `projects/${defaultProject}/databases/(default)`)
    : decodeURIComponent(pathname).replace(/^\/v1\//, '')
  const found = named.exec(database)
  if (found) return { project: found[1]!, database: found[2]! }
  const owner = projectOfBucket(request)
  return owner === null ? null : { project: owner }
}
