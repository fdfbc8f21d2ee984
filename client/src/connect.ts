import { openedFileDatabase } from '@varanda/domain/graph/opened-file'
import { seenPhotos } from '@varanda/domain/post/seen-photos'
import type { FirebaseApp, FirebaseOptions } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { Functions } from 'firebase/functions'
import type { FirebaseStorage } from 'firebase/storage'
import { keepsSignedIn } from './account/keep-signed-in.ts'
import { type SignInPlaces, signInPlaces, takesLasting } from './account/sign-in-places.ts'
import { lastingNotes, ofMember, tabNotes } from './browser-notes.ts'
import { callByHttp } from './call-by-http.ts'
import { firstPage, forgetFirstPage } from './first-page/first-page.ts'
import { http } from './http.ts'
import { letGoWhenLeft } from './left-pages.ts'

// Islands are drawn in Node first, which has no databases.
if ('IDBFactory' in globalThis) letGoWhenLeft()

/**
 * The only place that knows where the instance runs. Hosting answers `/__/firebase/init.json` on both backends; ours
 * adds `embedded` with the addresses that Firebase's SDKs would otherwise look for at Google.
 * Each SDK is loaded when it is first asked for, so that a page pays for what it uses.
 */
interface InstanceConfig extends FirebaseOptions {
  embedded?: { functions: string; google?: string }
}

/** Where functions run on Firebase. */
const region = 'southamerica-east1'

/** Makes something once; a failed try is forgotten, so that the next caller tries again. */
interface Once<T> {
  (): Promise<T>
  /** What was made, if it was asked for; from now on it is made anew. */
  take: () => Promise<T> | undefined
}

function once<T>(make: () => Promise<T>): Once<T> {
  let made: Promise<T> | undefined
  const get = () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  const take = () => {
    const taken = made
    made = undefined
    return taken
  }
  return Object.assign(get, { take })
}

export const loadConfig = once(async (): Promise<InstanceConfig> => {
  const answer = await http('/__/firebase/init.json')
  if (!answer.ok) throw new Error(`init.json answered ${answer.status}`)
  return answer.json()
})

/** The app that every SDK begins with. */
export const connectApp = once(async (): Promise<{ app: FirebaseApp; config: InstanceConfig }> => {
  const [{ initializeApp }, config] = await Promise.all([import('firebase/app'), loadConfig()])
  const { embedded: _, ...options } = config
  return { app: initializeApp({ ...options, authDomain: location.host }), config }
})

/** Where a sign-in may be kept. */
export const connectPlaces = once(async (): Promise<SignInPlaces> => signInPlaces(await import('./sdk/auth.ts')))

/** Identity. No pop-up resolver: it would load a third party's script. */
export const connectAuth = once(async (): Promise<Auth> => {
  const [{ app, config }, sdk, places] = await Promise.all([connectApp(), import('./sdk/auth.ts'), connectPlaces()])
  const auth = sdk.initializeAuth(app, {
    // A user found in either stays there; signing in chooses one.
    persistence: [places.lasting, places.tab],
  })
  if (config.embedded) sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
})

/** Firestore, kept on disk and shared by tabs when the member stays signed in, else in memory only. */
export const connectFirestore = once(async (): Promise<Firestore> => {
  // The SDK is half of all script: where the first page comes without it, it leaves the line to that.
  await firstPage()
  const [{ app, config }, sdk, auth] = await Promise.all([connectApp(), import('./sdk/firestore.ts'), connectAuth()])
  await auth.authStateReady()
  return sdk.initializeFirestore(app, {
    ...(config.embedded && { host: location.host, ssl: location.protocol === 'https:' }),
    localCache:
      keepsSignedIn() && takesLasting()
        ? sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() })
        : sdk.memoryLocalCache(),
  })
})

export const connectFunctions = once(async (): Promise<Functions> => {
  const [{ app, config }, sdk] = await Promise.all([connectApp(), import('firebase/functions')])
  return callByHttp(sdk.getFunctions(app, config.embedded ? location.origin + config.embedded.functions : region))
})

/** Where pictures are brought to. Nothing is read from it: photos are shown by `mediaUrl`. */
export const connectStorage = once(async (): Promise<FirebaseStorage> => {
  const [{ app, config }, sdk] = await Promise.all([connectApp(), import('firebase/storage')])
  const storage = sdk.getStorage(app)
  // The SDK's own way to another host speaks plain http only; its `host` alone keeps https.
  if (config.embedded && location.protocol === 'https:') Object.assign(storage, { host: location.host })
  else if (config.embedded) sdk.connectStorageEmulator(storage, location.hostname, Number(location.port) || 80)
  return storage
})

let forgetting: Promise<void> = Promise.resolve()

/**
 * Forgets everything that Firestore kept in this browser, also what an earlier page left behind, and ends every
 * listener of this page; what this tab noted of its member; the photos that were seen; and the network of a file that was opened here,
 * unless nobody was signed in and it is a visitor's. Whoever asks for Firestore next gets a fresh one.
 */
export function forgetKept({ ofVisitor = false } = {}): Promise<void> {
  forgetting = forgetting.catch(() => {}).then(() => forgetNow(ofVisitor))
  return forgetting
}

async function forgetNow(ofVisitor: boolean): Promise<void> {
  tabNotes.removeAll(ofMember)
  lastingNotes.removeAll(ofMember)
  forgetFirstPage()
  if ('caches' in globalThis) await caches.delete(seenPhotos.cache).catch((error) => console.warn('photos', error))
  await import('./account/forget-push.ts')
    .then(({ forgetPush }) => forgetPush())
    .catch((error) => console.warn('push', error))
  if (!ofVisitor) await dropDatabase(openedFileDatabase).catch((error) => console.warn('opened file', error))
  const made = connectFirestore.take()
  if (made) {
    const [firestore, sdk] = await Promise.all([made, import('./sdk/firestore.ts')])
    await sdk.terminate(firestore)
  }
  await Promise.all((await keptDatabases()).map(dropDatabase))
  // By these its tabs told each other of writes; their names hold the member's uid.
  lastingNotes.removeAll('firestore_mutations_')
}

/** Whether nothing of Firestore's is kept in this browser; where it does not name its databases, something may be. */
export async function keepsNothing(): Promise<boolean> {
  return Boolean(indexedDB.databases) && (await keptDatabases()).length === 0
}

/**
 * The databases of Firestore's cache; where a browser does not name its own (Firefox 125), the one that the SDK makes.
 */
async function keptDatabases(): Promise<string[]> {
  if (!indexedDB.databases) return [`firestore/[DEFAULT]/${(await loadConfig()).projectId}/main`]
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name }) => (name?.startsWith('firestore/') ? [name] : []))
}

/** Another tab may still hold the database: it goes when that tab lets go, and nobody waits for it. */
function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
