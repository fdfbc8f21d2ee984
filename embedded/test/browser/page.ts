/**
 * The page that drives the real SDKs in a real browser, for e2e/sdk. It is bundled as it stands; what a test does in it
 * is in the test.
 */
import './documents-sent.ts'

import { type FirebaseApp, initializeApp } from 'firebase/app'
import * as identity from 'firebase/auth'
import * as sdk from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import { documentsSent } from './documents-sent.ts'

export type Cache = 'memory' | 'single-tab' | 'multi-tab'
export type Transport = 'streaming' | 'long-polling' | 'auto-detect'

export interface Shown {
  ids: string[]
  values: sdk.DocumentData[]
  fromCache: boolean
  pending: boolean
}

export interface Part {
  by: string
  first?: number
}

const caches = {
  memory: () => sdk.memoryLocalCache(),
  'single-tab': () => sdk.persistentLocalCache({ tabManager: sdk.persistentSingleTabManager({}) }),
  'multi-tab': () => sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }),
}

const transports = {
  streaming: { experimentalAutoDetectLongPolling: false },
  'long-polling': { experimentalForceLongPolling: true },
  'auto-detect': { experimentalAutoDetectLongPolling: true },
}

/** One listener, with everything it was told. */
class Watch {
  readonly shown: Shown[] = []
  error: string | null = null
  /** When it was refused, by the page's clock. */
  endedAt = 0
  stop: () => void = () => {}

  start(query: sdk.Query): void {
    this.stop = sdk.onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        this.shown.push({
          ids: docs.map(({ id }) => id),
          values: docs.map((doc) => doc.data()),
          fromCache: metadata.fromCache,
          pending: metadata.hasPendingWrites,
        })
      },
      ({ code }) => {
        this.error = code
        this.endedAt = Date.now()
      },
    )
  }
}

/** One app with its identity and its Firestore. */
export class Client {
  readonly app: FirebaseApp
  readonly auth: identity.Auth
  readonly db: sdk.Firestore
  readonly watches = new Map<string, Watch>()
  /** Writes that were begun by `later`, and how many of them the instance has answered. */
  begun = 0
  answered = 0
  readonly refusals: string[] = []

  constructor(host: string, cache: Cache, transport: Transport) {
    this.app = initializeApp({ projectId: 'varanda', apiKey: 'key', appId: 'page' })
    this.auth = identity.initializeAuth(this.app, { persistence: identity.indexedDBLocalPersistence })
    identity.connectAuthEmulator(this.auth, `http://${host}`, { disableWarnings: true })
    this.db = sdk.initializeFirestore(this.app, {
      host,
      ssl: false,
      localCache: caches[cache](),
      ...transports[transport],
    })
  }

  /** Makes the account the first time. The uid. */
  async signIn(email: string): Promise<string> {
    const password = 'uma rede na varanda'
    const { user } = await identity
      .createUserWithEmailAndPassword(this.auth, email, password)
      .catch(() => identity.signInWithEmailAndPassword(this.auth, email, password))
    return user.uid
  }

  set(path: string, data: sdk.DocumentData): Promise<void> {
    return sdk.setDoc(sdk.doc(this.db, path), data)
  }

  /** Writes without waiting for an answer. */
  later(path: string, data: sdk.DocumentData): void {
    this.begun += 1
    this.set(path, data).then(
      () => {
        this.answered += 1
      },
      ({ code }) => this.refusals.push(code),
    )
  }

  allAnswered(within: number): Promise<void> {
    return until(
      () => this.answered === this.begun,
      within,
      () => `${this.answered} of ${this.begun} answered`,
    )
  }

  watch(key: string, path: string, part?: Part): void {
    const watch = new Watch()
    this.watches.get(key)?.stop()
    this.watches.set(key, watch)
    const constraints = part ? [sdk.orderBy(part.by), ...(part.first ? [sdk.limit(part.first)] : [])] : []
    watch.start(sdk.query(sdk.collection(this.db, path), ...constraints))
  }

  latest(key: string): Shown | undefined {
    return this.watches.get(key)?.shown.at(-1)
  }

  /**
   * Resolves when exactly these documents are there and, unless `evenPending`, the instance has confirmed all of them.
   * Milliseconds.
   */
  shows(key: string, ids: string[], within = 10_000, evenPending = false): Promise<void> {
    const isShown = () => {
      const latest = this.latest(key)
      if (latest === undefined || latest.fromCache || (latest.pending && !evenPending)) return false
      return String(latest.ids) === String(ids)
    }
    return until(isShown, within, () => `${key}: ${JSON.stringify(this.latest(key))} instead of ${ids}`)
  }

  /** Resolves with the moment at which the listener ended as it should. */
  async refused(key: string, within: number): Promise<number> {
    const watch = this.watches.get(key)!
    await until(
      () => watch.error !== null,
      within,
      () => `${key} still listens`,
    )
    if (watch.error !== 'permission-denied') throw new Error(`${key} ended with ${watch.error}`)
    return watch.endedAt
  }
}

async function until(condition: () => boolean, within: number, complaint: () => string): Promise<void> {
  const end = Date.now() + within
  while (!condition()) {
    if (Date.now() > end) throw new Error(complaint())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

let client: Client | undefined

const laboratory = {
  sdk,
  lite,
  documentsSent,
  /** Makes this page's client. */
  open(host: string, cache: Cache, transport: Transport): Client {
    client = new Client(host, cache, transport)
    return client
  },
  client: (): Client => client!,
}

export type Lab = typeof laboratory

sdk.setLogLevel('silent')
Object.assign(globalThis, { lab: laboratory })
