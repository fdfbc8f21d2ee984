/**
 * The real web SDK in Node. In Node, `firebase/firestore` resolves to its gRPC build, which never speaks to us; so the
 * browser build is bundled once, with XMLHttpRequest over fetch, and talks to a server on a real socket.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type * as AppModule from 'firebase/app'
import type * as AuthModule from 'firebase/auth'
import type * as FirestoreModule from 'firebase/firestore'

export interface WebSdk {
  app: typeof AppModule
  auth: typeof AuthModule
  firestore: typeof FirestoreModule
}

/** Who the Firestore client says it is; the token goes to the server as it stands. */
export interface WebUser {
  uid: string
  idToken: string
}

export interface WebClientOptions {
  projectId?: string
  user?: WebUser | null
  /** Sign in with `firebase/auth` against the same server instead of handing tokens over. */
  auth?: boolean
  settings?: FirestoreModule.FirestoreSettings
}

export interface WebClient {
  sdk: WebSdk
  app: AppModule.FirebaseApp
  db: FirestoreModule.Firestore
  /** Present when asked for; keeps its session in memory. */
  auth: AuthModule.Auth | null
  /** Changes the user, as signing in or out does. Only without `auth`. */
  become(user: WebUser | null): void
  /** Ends all streams of this client. */
  close(): Promise<void>
}

let loading: Promise<WebSdk> | null = null
let clients = 0

/** The SDK's modules, from one bundle for all tests of this process. */
export function webSdk(): Promise<WebSdk> {
  loading ??= bundle().then((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<WebSdk>)
  return loading
}

/** A client of its own, as another browser would be, connected to `http://host:port`. */
export async function webClient(url: string, options: WebClientOptions = {}): Promise<WebClient> {
  const sdk = await webSdk()
  sdk.firestore.setLogLevel('silent')
  const projectId = options.projectId ?? 'demo'
  const app = sdk.app.initializeApp({ projectId, apiKey: 'key', appId: `app-${++clients}` }, `client-${clients}`)
  const tokens = new TokenProvider(options.user ?? null)
  let auth: AuthModule.Auth | null = null
  if (options.auth) {
    auth = sdk.auth.initializeAuth(app, { persistence: sdk.auth.inMemoryPersistence })
    sdk.auth.connectAuthEmulator(auth, url, { disableWarnings: true })
  } else {
    addComponent(sdk, app, tokens)
  }
  const db = sdk.firestore.initializeFirestore(app, { host: new URL(url).host, ssl: false, ...options.settings })
  return {
    sdk,
    app,
    db,
    auth,
    become: (user) => tokens.become(user),
    close: async () => {
      await sdk.firestore.terminate(db)
      await sdk.app.deleteApp(app)
    },
  }
}

/** What `firebase/auth` offers to the other SDKs of an app, as far as Firestore asks. */
class TokenProvider {
  #user: WebUser | null
  readonly #listeners = new Set<(token: string | null) => void>()

  constructor(user: WebUser | null) {
    this.#user = user
  }

  become(user: WebUser | null): void {
    this.#user = user
    for (const listener of this.#listeners) listener(user?.idToken ?? null)
  }

  getUid(): string | null {
    return this.#user?.uid ?? null
  }

  async getToken(): Promise<{ accessToken: string } | null> {
    return this.#user && { accessToken: this.#user.idToken }
  }

  addAuthTokenListener(listener: (token: string | null) => void): void {
    this.#listeners.add(listener)
    queueMicrotask(() => listener(this.#user?.idToken ?? null))
  }

  removeAuthTokenListener(listener: (token: string | null) => void): void {
    this.#listeners.delete(listener)
  }
}

/** `firebase/auth` is in the bundle and has registered its own provider; ours takes its place in this one app. */
function addComponent(sdk: WebSdk, app: AppModule.FirebaseApp, tokens: TokenProvider): void {
  const component = {
    name: 'auth-internal',
    type: 'PRIVATE',
    instantiationMode: 'EAGER',
    multipleInstances: false,
    instanceFactory: () => tokens,
  }
  const internal = sdk.app as unknown as {
    _addOrOverwriteComponent(to: AppModule.FirebaseApp, component: object): void
  }
  internal._addOrOverwriteComponent(app, component)
}

/** Path of the bundle; made once for each version of the SDK and of the code here. */
async function bundle(): Promise<string> {
  const shim = join(import.meta.dirname, 'xhr-over-fetch.ts')
  const installed = join(import.meta.dirname, '../../node_modules/firebase/package.json')
  const key = [readFileSync(installed), readFileSync(shim), readFileSync(import.meta.filename)]
  const hash = createHash('sha256').update(key.join('\0')).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), 'varanda-web-sdk')
  const file = join(folder, `${hash}.mjs`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await build({
    stdin: {
      contents: ['app', 'auth', 'firestore'].map((name) => `export * as ${name} from 'firebase/${name}'`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    inject: [shim],
    conditions: ['browser'],
    mainFields: ['browser', 'module', 'main'],
    platform: 'browser',
    format: 'esm',
    bundle: true,
    outfile: unfinished,
    logLevel: 'error',
  })
  renameSync(unfinished, file)
  return file
}
