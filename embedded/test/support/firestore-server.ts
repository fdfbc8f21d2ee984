/** Firestore and identity as a browser reaches them: real engines, one database file, one real socket. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Auth, openAuth } from '../../src/auth/engine.ts'
import type { Caller, Firestore } from '../../src/firestore/contract.ts'
import { openFirestore } from '../../src/firestore/engine.ts'
import { FirestoreError } from '../../src/firestore/error.ts'
import type { HttpRequest } from '../../src/http/exchange.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { firstOf } from '../../src/http/router.ts'
import { logToStderr } from '../../src/log.ts'
import { openMailer } from '../../src/mail/mailer.ts'
import { firestoreRest } from '../../src/protocols/firestore-rest/handler.ts'
import { identityToolkit } from '../../src/protocols/identity-toolkit/public.ts'
import { type WebChannel, webChannel } from '../../src/protocols/webchannel/channel.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { type Database, openDatabase } from '../../src/sqlite/database.ts'
import type { WebUser } from './web-sdk.ts'

export interface FirestoreServer {
  /** The same before and after a restart. */
  readonly url: string
  readonly firestore: Firestore
  readonly auth: Auth
  /** Signs somebody in; makes the account when the uid is new. */
  user(uid: string): Promise<WebUser>
  /** As on SIGTERM: clients are told, then everything closes. */
  stop(): Promise<void>
  /** Opens the same file on the same port. */
  start(): Promise<void>
  /** Names of the documents that listeners were sent since the start, in order. */
  documentsSent(): string[]
  /** Open WebChannel sessions. */
  sessions(): number
  /** The file may grow no more, as if the disk were full; or may again. */
  setFull(isFull: boolean): void
  /** Stops and deletes the file. */
  remove(): Promise<void>
}

export async function firestoreServer(rules: string): Promise<FirestoreServer> {
  const ruleset = compileRules(rules)
  const folder = mkdtempSync(join(tmpdir(), 'varanda-firestore-'))
  const now = Date.now
  let database: Database
  let auth: Auth
  let firestore: Firestore
  let channel: WebChannel
  let listener: Listener
  let sent: string[] = []
  let port = 0

  const authenticate = async ({ headers }: HttpRequest): Promise<Caller> => {
    const token = headers.authorization?.replace(/^Bearer /, '')
    if (token === undefined) return { kind: 'client', auth: null }
    const context = await auth.verifier.verify(token)
    if (!context) throw new FirestoreError('UNAUTHENTICATED', 'The ID token is not valid.')
    return { kind: 'client', auth: context }
  }

  const recording = (engine: Firestore): Firestore => ({
    ...engine,
    listen: (caller, sink) =>
      engine.listen(caller, {
        send: (message) => {
          if (message.documentChange) sent.push(message.documentChange.document.name)
          sink.send(message)
        },
        fail: (status, code, message) => sink.fail(status, code, message),
      }),
  })

  const start = async (): Promise<void> => {
    sent = []
    database = openDatabase(join(folder, 'data.sqlite'))
    const mailer = openMailer(database, now)
    auth = await openAuth({ database, projectId: 'demo', name: 'Demo', now, mailer, publicUrl: () => listener.url })
    firestore = openFirestore({ database, projectId: 'demo', ruleset: () => ruleset, now })
    const { verifier } = auth
    channel = webChannel({
      firestore: recording(firestore),
      verify: (token) => verifier.verify(token),
      now,
      log: logToStderr,
    })
    const { recheck } = channel
    auth.onSessionsEnded((uid) => void recheck(uid))
    const handlers = [
      channel.handler,
      firestoreRest({ firestore, authenticate, log: logToStderr }),
      identityToolkit(auth),
    ]
    listener = await listen(firstOf(handlers), { host: '127.0.0.1', port, log: logToStderr })
    port = Number(new URL(listener.url).port)
  }

  const stop = async (): Promise<void> => {
    await channel.drain()
    await listener.close(100)
    await firestore.close()
    await database.close()
  }

  await start()
  return {
    get url() {
      return listener.url
    },
    get firestore() {
      return firestore
    },
    get auth() {
      return auth
    },
    user: async (uid) => {
      const account = auth.accounts.byUid(uid) ?? (await auth.admin.create(uid, {}))
      const { idToken } = await auth.signIn.begin(account, 'custom')
      return { uid, idToken }
    },
    stop,
    start,
    documentsSent: () => sent,
    sessions: () => channel.sessions(),
    setFull: (isFull) => {
      const { page_count } = database.sql.prepare('PRAGMA page_count').get() as { page_count: number }
      database.sql.exec(`PRAGMA max_page_count = ${isFull ? page_count : 1_000_000}`)
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
