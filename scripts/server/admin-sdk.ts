import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { readAdminSecret } from '@varanda/embedded/http/admin-secret'
import { carryAdminSecret } from '@varanda/embedded/http/carry-admin-secret'
import type { Server } from '@varanda/embedded/server'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'

// Storage's SDK puts eleven listeners on a stream of its own, and Node warns of a leak beyond ten (as in functions/src/lib/app.ts).
EventEmitter.defaultMaxListeners = 20

export interface AdminSdk {
  firestore: Firestore
  auth: Auth
  /** The instance's one bucket. */
  bucket: ReturnType<Storage['bucket']>
  close(): Promise<void>
}

/** Firebase's Admin SDK on the loopback plane of a running server. `data` is the server's data folder. */
export async function adminSdk(server: Pick<Server, 'adminUrl' | 'projectId'>, data: string): Promise<AdminSdk> {
  const { host } = new URL(server.adminUrl)
  const carryNoMore = carryAdminSecret(host, readAdminSecret(data))
  // The SDK reads these once, when it is first used.
  Object.assign(process.env, {
    FIRESTORE_PREFER_REST: 'true',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
    GOOGLE_APPLICATION_CREDENTIALS: join(data, 'service-account.json'),
    METADATA_SERVER_DETECTION: 'none',
  })
  const [app, firestore, auth, storage] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
    import('firebase-admin/auth'),
    import('firebase-admin/storage'),
  ])
  const handle = app.initializeApp({ projectId: server.projectId }, `admin-${host}`)
  return {
    firestore: firestore.getFirestore(handle),
    auth: auth.getAuth(handle),
    bucket: storage.getStorage(handle).bucket(`${server.projectId}.appspot.com`),
    async close() {
      await app.deleteApp(handle)
      carryNoMore()
    },
  }
}
