/**
 * Ways for a command to reach the data of an instance: one in a folder that nobody runs, one that runs, one on
 * Firebase. Each throws ReachError, a sentence for whoever typed the command.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { start } from '@varanda/embedded/server'
import { type AdminSdk, adminSdk } from './admin-sdk.ts'
import { holdsInstance } from './data-folder.ts'

export class ReachError extends Error {}

export type Keys = Pick<AdminSdk, 'firestore' | 'auth'>
type Act = (keys: Keys) => Promise<void>

const root = resolve(import.meta.dirname, '../..')

/** With the keys that GOOGLE_APPLICATION_CREDENTIALS names, or those of `gcloud auth application-default login`. */
export async function onFirebase(projectId: string, act: Act): Promise<void> {
  const [{ initializeApp, applicationDefault, deleteApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ])
  const app = initializeApp({ projectId, credential: applicationDefault() })
  try {
    await act({ auth: getAuth(app), firestore: getFirestore(app) })
  } finally {
    await deleteApp(app)
  }
}

export async function inRunningInstance(data: string, port: string, act: Act): Promise<void> {
  const key = join(data, 'service-account.json')
  if (!/^\d{1,5}$/.test(port)) throw new ReachError(`--admin-port takes a number, not "${port}".`)
  if (!existsSync(key)) throw new ReachError(`There is no instance in ${data}.`)
  const { project_id: projectId } = JSON.parse(readFileSync(key, 'utf8')) as { project_id: string }
  const sdk = await adminSdk({ adminUrl: `http://127.0.0.1:${port}`, projectId }, data).catch((error: unknown) => {
    // Its secret lies in the folder for as long as it runs.
    throw (error as { code?: unknown }).code === 'ENOENT' ? new ReachError(`No instance runs on ${data}.`) : error
  })
  try {
    await act(sdk)
  } catch (error) {
    // Nobody listens there, or somebody else does.
    if ((error as { code?: unknown }).code?.toString().startsWith('app/')) {
      throw new ReachError(`No instance answers at port ${port}.`)
    }
    throw error
  } finally {
    await sdk.close()
  }
}

/** Its functions run meanwhile, so that everything that follows a role is there before this ends. */
export async function inStoppedInstance(data: string, act: Act): Promise<void> {
  if (!holdsInstance(data)) throw new ReachError(`There is no instance in ${data}.`)
  const hasSources = existsSync(join(root, 'functions/src'))
  if (hasSources) await (await import('../build/build-functions.ts')).buildFunctions()
  const functionsEntry = hasSources ? {} : { functionsEntry: join(root, 'functions/dist/hosted.js') }
  const server = await start({ dataDir: data, projectRoot: root, port: 0, hosting: false, ...functionsEntry })
  const sdk = await adminSdk(server, data)
  try {
    await act(sdk)
    await server.idle()
  } finally {
    await sdk.close()
    await server.stop()
  }
}

/**
 * What `main` throws, said to whoever typed the command: a sentence each, and no stack where they did something wrong.
 */
export function sayFailure(error: unknown, usage: string): never {
  const { name, message } = error as Error
  const isUnusable = name === 'UnusableDataError'
  const isSaid = error instanceof ReachError
  if (!isSaid && !isUnusable && !(error instanceof TypeError)) throw error
  if (isSaid) console.error(message)
  else if (isUnusable)
    console.error(`${message} Stop it first, or start it with --admin-port N and say the same N here.`)
  else console.error(`${message.split('.')[0]}; ${usage}`)
  process.exit(1)
}
