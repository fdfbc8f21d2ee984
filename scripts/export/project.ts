/** A Firebase project, reached as the SDKs are told to: Google's servers, or others that the emulators' settings name. */
import { EventEmitter } from 'node:events'
import type { Storage } from 'firebase-admin/storage'
import { ask } from './ask.ts'
import { ExportError } from './export-error.ts'

// Storage's SDK puts eleven listeners on a stream of its own, and Node warns of a leak beyond ten.
EventEmitter.defaultMaxListeners = 20

export interface Project {
  id: string
  /** Whose server it is on. */
  at: string
  /** `projects/P/databases/(default)/documents`, which names of documents begin with. */
  documents: string
  /** `verb` of Firestore at the root, such as `batchWrite`. */
  firestore(verb: string, body: unknown): Promise<unknown>
  /** Such as `accounts:batchCreate`; without a body it is read. */
  identity(path: string, body?: unknown): Promise<unknown>
  bucket: ReturnType<Storage['bucket']>
  close(): Promise<void>
}

/** With the keys that GOOGLE_APPLICATION_CREDENTIALS names, or those of `gcloud auth application-default login`. */
export async function openProject(id: string, bucket: string): Promise<Project> {
  const { FIRESTORE_EMULATOR_HOST: firestoreHost, FIREBASE_AUTH_EMULATOR_HOST: identityHost } = process.env
  const storageHost = process.env.STORAGE_EMULATOR_HOST || process.env.FIREBASE_STORAGE_EMULATOR_HOST
  const named = [firestoreHost, identityHost, storageHost].filter(Boolean)
  if (named.length !== 0 && named.length !== 3) {
    throw new ExportError(
      'FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and STORAGE_EMULATOR_HOST go together: else part of it would go to Google.',
    )
  }
  const [{ initializeApp, applicationDefault, deleteApp }, { getStorage }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/storage'),
  ])
  const credential = applicationDefault()
  if (named.length === 0) {
    await credential.getAccessToken().catch(() => {
      throw new ExportError(
        'Google gives no keys: name the file of a service account in GOOGLE_APPLICATION_CREDENTIALS, or run gcloud auth application-default login.',
      )
    })
  }
  const app = initializeApp({ projectId: id, credential }, `export-${id}`)
  const headers = async (): Promise<Record<string, string>> => {
    if (named.length > 0) return { authorization: 'Bearer owner' }
    const { access_token: token } = await credential.getAccessToken()
    // Of a person's own keys Google wants to know which project pays, as the Admin SDK tells it.
    const payer = (credential as { getQuotaProjectId?: () => string | undefined }).getQuotaProjectId?.()
    return { authorization: `Bearer ${token}`, ...(payer && { 'x-goog-user-project': payer }) }
  }
  const documents = `projects/${id}/databases/(default)/documents`
  const firestore = firestoreHost ? `http://${firestoreHost}` : 'https://firestore.googleapis.com'
  const identity = identityHost
    ? `http://${identityHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  return {
    id,
    at: firestoreHost || 'Google',
    documents,
    firestore: (verb, body) => ask(`${firestore}/v1/${documents}:${verb}`, { method: 'POST', body, headers }),
    identity: (path, body) =>
      ask(`${identity}/v1/projects/${id}/${path}`, {
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', body }),
        headers,
      }),
    bucket: getStorage(app).bucket(bucket),
    close: () => deleteApp(app),
  }
}
