/**
 * The embedded backend: hosting, identity, Firestore, Storage and functions in one process, on one SQLite file.
 *
 * ```ts
 * const server = await start({ dataDir: 'data', projectRoot: '.', port: 4380, outbox: true })
 * console.log(server.url, server.outboxUrl)
 * await server.stop()
 * ```
 */

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Auth, openAuth } from './auth/engine.ts'
import type { GoogleOptions } from './auth/google/google-provider.ts'
import { serviceAccountEmail } from './auth/tokens/custom-token.ts'
import { writeServiceAccount } from './auth/tokens/service-account.ts'
import { lastBackupAt } from './backup/last-backup.ts'
import type { Firestore } from './firestore/contract.ts'
import { openFirestore } from './firestore/engine.ts'
import type { ListenerCut } from './firestore/listen/hub.ts'
import { Meter } from './firestore/meter.ts'
import { deadLettersAdmin, deadLettersPage } from './functions/dead-letters-page.ts'
import { declaredFunctions } from './functions/declared.ts'
import { type CardEnvironment, functionsEnvironment } from './functions/environment.ts'
import type { Delivery } from './functions/events/delivery.ts'
import { type Functions, openFunctions, type ScheduleWork } from './functions/host.ts'
import { parseHostingConfig } from './hosting/config.ts'
import { hosting } from './hosting/hosting.ts'
import { initJson } from './hosting/init-config.ts'
import { adminGate } from './http/admin-gate.ts'
import { forgetAdminSecret, writeAdminSecret } from './http/admin-secret.ts'
import { type CertificateFiles, namesOf } from './http/certificate.ts'
import type { ConnectionLimits } from './http/connections.ts'
import type { HttpHandler, HttpResponse } from './http/exchange.ts'
import { json } from './http/json.ts'
import { type Listener, type ListenOptions, listen } from './http/listen.ts'
import { publicGate } from './http/public-gate.ts'
import { defaultRateLimits, type RateLimits, rateLimiter } from './http/rate-limit.ts'
import { firstOf } from './http/router.ts'
import { toHttps } from './http/to-https.ts'
import { type Log, logToStderr } from './log.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { queuedMail } from './mail/queued-mail.ts'
import { startSender } from './mail/sender.ts'
import type { MailServer } from './mail/smtp.ts'
import { firestoreRest } from './protocols/firestore-rest/handler.ts'
import { functionCalls } from './protocols/functions/call.ts'
import { taskQueue } from './protocols/functions/task-queue.ts'
import { identityToolkitAdmin } from './protocols/identity-toolkit/admin.ts'
import { googlePages, googlePaths } from './protocols/identity-toolkit/google-pages.ts'
import { identityToolkit } from './protocols/identity-toolkit/public.ts'
import { firebaseStorage, storageCaller } from './protocols/storage/firebase.ts'
import { googleStorage } from './protocols/storage/google.ts'
import { webChannel } from './protocols/webchannel/channel.ts'
import { adminCaller, publicCaller } from './server/callers.ts'
import { countDenials } from './server/count-denials.ts'
import { PortInUseError } from './server/errors.ts'
import { lockFolder } from './server/folder-lock.ts'
import { databaseBytes, detailedHealth, freeBytes, publicHealth } from './server/health.ts'
import { meterPage } from './server/meter-page.ts'
import { openMetrics } from './server/metrics.ts'
import { functionsEntry, readIndexes, readProject, readRules } from './server/project.ts'
import { wakeAhead } from './server/wake-ahead.ts'
import { type Database, openDatabase } from './sqlite/database.ts'
import { openStorage } from './storage/engine.ts'

export interface ServerOptions {
  /** Folder of the database and of what belongs to it; made when it is not there. */
  dataDir: string
  /** Folder of firebase.json. */
  projectRoot: string
  /** 127.0.0.1 when absent. */
  host?: string
  /** 0 lets the system choose; so does absence. */
  port?: number
  projectId?: string
  /** What the instance is called in mail of identity; as its project is when absent. */
  name?: string
  /**
   * Where people reach the site when it is not the address that is listened on (behind a proxy); no slash at the end.
   */
  publicUrl?: string
  /** What the built pages say where their own origin belongs; what is served has `publicUrl` there. */
  ownOrigin?: string
  /** What else the built pages say for now, and what is served there. */
  ownWords?: readonly { said: string; is: string }[]
  /** Folder of the built functions; firebase.json's when absent. */
  functionsDir?: string
  /** File of the built functions with all that they import; what the folder's package.json names when absent. */
  functionsEntry?: string
  /** False: no functions run, and no commit triggers any. */
  functions?: boolean
  /** How long functions may have nothing to do before their memory is given back, in milliseconds; five minutes when absent. */
  functionsRestAfterMs?: number
  /** By name of a schedule: whether there is anything for it to do. One that is not here always runs. */
  scheduleWork?: Readonly<Record<string, ScheduleWork>>
  /** False: no files are served. */
  hosting?: boolean
  /** True: the outbox page is there, at `outboxUrl` with its key, and with the same key `/__/meter`. */
  outbox?: boolean
  /** What one account may keep in Storage, in bytes; 5 GiB when absent. */
  memberQuota?: number
  /** Where messages are sent; without it they stay on the outbox page. */
  mailServer?: MailServer
  /** The most digests and notices a day; the usual number when absent. */
  mailsPerDay?: number
  /** Origins of push services that are trusted besides those of the browsers. */
  pushServices?: readonly string[]
  /** How cards are taken; not at all when absent. */
  cards?: CardEnvironment | 'sandbox'
  /** The instance's client at Google; without it nobody signs in with Google. */
  google?: GoogleOptions
  /**
   * Google Analytics' name of the site, and the origins that its pages may then speak to; without it neither is told.
   */
  analytics?: { measurementId: string; hosts: readonly string[] }
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy?: readonly string[]
  /** With it the public port speaks HTTP/2 and HTTP/1.1 over TLS; followed when its files change. */
  certificate?: CertificateFiles
  /** With a certificate: a port of plain http that only sends people to https. */
  httpPort?: number
  /** Of the loopback plane, for who reads its `/metrics` and `/__/health`; absent or 0 lets the system choose. */
  adminPort?: number
  /** How often networks and tokens may ask, where the usual numbers do not fit; this machine may always. */
  rates?: RateLimits
  /** How many sockets may be open, likewise. */
  connections?: Partial<ConnectionLimits>
  log?: Log
  /** Milliseconds since 1970. It must go on by itself. */
  now?: () => number
  /** For tests: when what was open ends whose right is gone. `at-once` when absent. */
  listenerCut?: ListenerCut
  /** How triggers and tasks are delivered: late, twice and shuffled for tests. */
  delivery?: Delivery
}

export interface Server {
  /** The public port, without a slash at the end. */
  url: string
  /** The Admin SDK's port, on loopback. */
  adminUrl: string
  /** What its requests must carry (`carryAdminSecret`); also in the data folder, for this start. */
  adminSecret: string
  outboxUrl?: string
  projectId: string
  firestore: Firestore
  auth: Auth
  mail: Mailer
  /** Null when none are run. */
  functions: Functions | null
  /** To be called where there is nothing to do: memory that is kept for quicker answers goes. */
  giveBack(): void
  /** Resolves when no trigger or task is under way or due. */
  idle(): Promise<void>
  /** Tells clients to come back later, answers what is under way, closes the file. */
  stop(): Promise<void>
}

/**
 * Throws PortInUseError, CertificateError, UnusableDataError, NewerDatabaseError, RulesFileError or HostingConfigError;
 * nothing is left running then.
 */
export async function start(options: ServerOptions): Promise<Server> {
  const closers: (() => unknown)[] = []
  try {
    return await open(options, closers)
  } catch (error) {
    for (const close of closers.reverse()) await close()
    throw error
  }
}

async function open(options: ServerOptions, closers: (() => unknown)[]): Promise<Server> {
  const {
    dataDir,
    host = '127.0.0.1',
    port = 0,
    projectId = 'varanda',
    log = logToStderr,
    now = Date.now,
    listenerCut,
  } = options
  const project = readProject(options.projectRoot)
  const metrics = openMetrics()
  closers.push(() => metrics.close())
  const rulesOf = (file: string | null) => file && countDenials(readRules(file), metrics.denied)
  const ruleset = rulesOf(project.rulesFile) || null
  const storageRuleset = rulesOf(project.storageRulesFile) || null
  const indexes = project.indexesFile ? readIndexes(project.indexesFile) : undefined
  const hostingConfig = options.hosting === false || !project.hosting ? null : parseHostingConfig(project.hosting)

  const unlock = lockFolder(dataDir)
  closers.push(unlock)
  const database: Database = openDatabase(join(dataDir, 'varanda.sqlite'))
  closers.push(() => database.close())
  let isWritable = true
  database.observeCommits((commit) => {
    isWritable = !commit.failed
    metrics.committed(commit)
  })
  const mail = openMailer(database, now, { isSent: options.mailServer !== undefined })
  let url = options.publicUrl ?? ''
  const { name = projectId, google } = options
  const auth = await openAuth({ database, projectId, name, now, mailer: mail, publicUrl: () => url, google })
  const isLate = listenerCut === 'token-life'
  const verifier = isLate ? auth.untilExpiry : auth.verifier
  const serviceAccountFile = join(dataDir, 'service-account.json')
  writeServiceAccount(serviceAccountFile, auth.keys, projectId)
  const meter = options.outbox ? new Meter(now) : undefined
  const warn = (message: string, error?: unknown) => log({ severity: 'WARNING', message, error })
  const firestore = openFirestore({
    database,
    projectId,
    ruleset: () => ruleset,
    indexes,
    now,
    listenerCut,
    meter,
    warn,
  })
  closers.push(() => firestore.close())
  const bucket = bucketOf(projectId)
  const { documents } = firestore
  const storage = openStorage({
    database,
    dataDir,
    bucket,
    ruleset: () => storageRuleset,
    documents,
    now,
    memberQuota: options.memberQuota,
  })

  let adminHost = ''
  /** Of the admin plane, what every program of this machine may ask. */
  const figures: HttpHandler[] = []
  const adminHandlers: HttpHandler[] = [
    firestoreRest({ firestore, authenticate: adminCaller(auth.keys, projectId), log }),
    identityToolkitAdmin(auth),
    googleStorage(storage),
  ]
  const adminSecret = writeAdminSecret(dataDir)
  closers.push(() => forgetAdminSecret(dataDir))
  const admin = await listenOrSay(
    adminGate({ all: firstOf(adminHandlers), figures }, () => adminHost, adminSecret),
    { host: '127.0.0.1', port: options.adminPort ?? 0, log },
  )
  closers.push(() => admin.close(0))
  adminHost = new URL(admin.url).host

  const channel = webChannel({
    firestore,
    verify: (token) => verifier.verify(token),
    strangersByNetwork: true,
    now,
    log,
  })
  if (!isLate) {
    auth.onSessionsEnded((uid) => {
      channel.recheck(uid).catch((error: unknown) => {
        log({ severity: 'ERROR', message: 'Listeners of an ended session were not looked at', error })
      })
    })
  }
  const handlers: HttpHandler[] = [
    channel.handler,
    firestoreRest({ firestore, authenticate: publicCaller(verifier), log }),
    identityToolkit(auth),
    googlePages(auth, () => url),
    firebaseStorage(storage, storageCaller(verifier)),
    initJson(projectId, bucket, {
      google: options.google && googlePaths.begin,
      measurementId: options.analytics?.measurementId,
    }),
  ]
  const { certificate, trustProxy = [], connections = {} } = options
  const site = await listenOrSay(publicGate(firstOf(handlers)), {
    host,
    port,
    log,
    trustProxy,
    connections,
    ...(certificate && { certificate }),
    rates: rateLimiter(options.rates ?? defaultRateLimits),
    answered: metrics.answered,
  })
  closers.push(() => site.close(0))
  url ||= site.url
  const plain =
    certificate && options.httpPort !== undefined
      ? await listenOrSay(toHttps({ origin: () => url, isOwn: namesOf(certificate), publicUrl: options.publicUrl }), {
          host,
          port: options.httpPort,
          log,
          connections,
        })
      : null
  closers.push(() => plain?.close(0))

  const sandbox =
    options.cards === 'sandbox'
      ? await (await import('./stripe/sandbox.ts')).openSandbox(() => url, dataDir, log)
      : null
  closers.push(() => sandbox?.close())
  const cards = options.cards === 'sandbox' ? sandbox?.environment : options.cards
  if (sandbox) handlers.push(sandbox.pages)
  const functions = openFunctionsOf(options, project.functionsDir, log, (entry, functionsDir) =>
    openFunctions({
      entry,
      declared: declaredFunctions(functionsDir),
      restAfterMs: options.functionsRestAfterMs,
      scheduleWork: options.scheduleWork,
      adminPlane: { host: adminHost, secret: adminSecret },
      environment: () =>
        functionsEnvironment({
          projectId,
          adminHost,
          serviceAccountFile,
          functionsDir,
          publicUrl: url,
          storageBucket: bucket,
          mailServer: options.mailServer ?? null,
          mailsPerDay: options.mailsPerDay,
          ownWords: options.ownWords ?? [],
          pushServices: options.pushServices ?? [],
          cards: cards ?? null,
          trustsTokens: isLate,
        }),
      projectId,
      serviceAccount: serviceAccountEmail(projectId),
      firestore,
      storage,
      database,
      now,
      log,
      delivery: options.delivery,
    }),
  )
  const sources = {
    isWritable: () => isWritable,
    diskFreeBytes: () => freeBytes(dataDir),
    databaseBytes: () => databaseBytes(database.path),
    filesBytes: () => storage.bytes(),
    lastBackupAt: () => lastBackupAt(dataDir),
    jobs: () => functions?.jobs() ?? { waiting: 0, dead: 0 },
    functionsProcesses: () => functions?.processes().length ?? 0,
    sockets: site.sockets,
    streams: channel.sessions,
    listeners: () => firestore.listeners(),
    waitingCommits: () => database.waiting(),
  }
  handlers.push(publicHealth(sources))
  figures.push(metrics.page(sources), detailedHealth(sources))
  adminHandlers.push(...figures)
  const calls = functions && functionCalls(functions, verifier)
  if (functions && calls) {
    handlers.unshift(wakeAhead(functions))
    adminHandlers.push(taskQueue(functions, projectId), deadLettersAdmin(functions))
    handlers.push(calls.handler)
  }
  const outboxKey = options.outbox ? randomBytes(24).toString('base64url') : null
  if (outboxKey && functions) handlers.push(deadLettersPage(functions, outboxKey))
  if (outboxKey) handlers.push(outboxPage(mail, outboxKey, (limit) => queuedMail(firestore, limit)))
  if (outboxKey && meter) handlers.push(meterPage(meter, outboxKey))
  if (hostingConfig) {
    handlers.push(
      hosting({
        config: hostingConfig,
        root: join(options.projectRoot, hostingConfig.public),
        callFunction: async (name, request) => calls?.callFunction(name, request) ?? noFunctions(name),
        placeholders: [
          ...(options.ownOrigin === undefined ? [] : [{ said: options.ownOrigin, is: () => url }]),
          ...(options.ownWords ?? []).map(({ said, is }) => ({ said, is: () => is })),
        ],
        alsoTo: options.analytics?.hosts,
      }),
    )
  }

  const sender = options.mailServer && startSender({ mailer: mail, server: options.mailServer, name, now, log })

  return {
    url: site.url,
    adminUrl: admin.url,
    adminSecret,
    ...(outboxKey ? { outboxUrl: `${site.url}/__/outbox?key=${outboxKey}` } : {}),
    projectId,
    firestore,
    auth,
    mail,
    functions,
    giveBack: () => database.giveBack(),
    idle: async () => functions?.idle(),
    stop: once(async () => {
      // Clients that are told to come back while handshakes are still taken would come back into the ending process.
      await channel.drain()
      await Promise.all([site.close(), plain?.close()])
      await functions?.stop()
      await sandbox?.close()
      await sender?.stop()
      await admin.close()
      await storage.close()
      await firestore.close()
      await database.close()
      metrics.close()
      forgetAdminSecret(dataDir)
      unlock()
    }),
  }
}

/** Firebase's own name for a project's first bucket. */
function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`
}

/** Asked again, it gives the same promise. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

function openFunctionsOf(
  options: ServerOptions,
  configured: string | null,
  log: Log,
  make: (entry: string, folder: string) => Functions,
): Functions | null {
  const folder = options.functionsDir ?? configured
  if (options.functions === false || !folder) return null
  const entry = options.functionsEntry ?? functionsEntry(folder)
  if (entry) return make(entry, folder)
  log({ severity: 'WARNING', message: `No built functions in ${folder}; none will run` })
  return null
}

async function listenOrSay(handler: HttpHandler, options: ListenOptions): Promise<Listener> {
  try {
    return await listen(handler, options)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new PortInUseError(options.host, options.port) : error
  }
}

function noFunctions(name: string): HttpResponse {
  return json(404, { error: { status: 'NOT_FOUND', message: `There is no function ${name}` } })
}
