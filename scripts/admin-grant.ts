/** `pnpm admin:grant ADDRESS`: makes a member an administrator, of a house in a folder or of one on Firebase. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { start } from '@varanda/embedded/server'
import { adminSdk } from './admin-sdk.ts'
import { buildFunctions } from './build-functions.ts'
import { holdsHouse } from './data-folder.ts'
import { GrantError, grantAdmin } from './grant-admin.ts'

const root = resolve(import.meta.dirname, '..')
const usage = 'pnpm admin:grant ADDRESS [--data FOLDER] [--admin-port N], or on Firebase --project ID'
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: process.env.VARANDA_DATA || 'data' },
      'admin-port': { type: 'string' },
      project: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (!email || more.length > 0) throw new GrantError(usage)
  const data = resolve(root, values.data)
  const grant = values.project
    ? await onFirebase(values.project, email)
    : values['admin-port']
      ? await inRunningHouse(data, values['admin-port'], email)
      : await inStoppedHouse(data, email)
  console.log(grant ? `${email} runs the house now.` : `${email} runs the house already.`)
} catch (error) {
  const { name, message } = error as Error
  const isUnusable = name === 'UnusableDataError'
  if (!(error instanceof GrantError) && !isUnusable && !(error instanceof TypeError)) throw error
  if (error instanceof GrantError) console.error(message)
  else if (isUnusable)
    console.error(`${message} Stop it first, or start it with --admin-port N and say the same N here.`)
  else console.error(`${message.split('.')[0]}; ${usage}`)
  process.exit(1)
}

/** With the keys that GOOGLE_APPLICATION_CREDENTIALS names, or those of `gcloud auth application-default login`. */
async function onFirebase(projectId: string, email: string): Promise<boolean> {
  const [{ initializeApp, applicationDefault, deleteApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ])
  const app = initializeApp({ projectId, credential: applicationDefault() })
  try {
    return await grantAdmin({ auth: getAuth(app), firestore: getFirestore(app) }, email, new Date())
  } finally {
    await deleteApp(app)
  }
}

async function inRunningHouse(data: string, port: string, email: string): Promise<boolean> {
  const key = join(data, 'service-account.json')
  if (!/^\d{1,5}$/.test(port)) throw new GrantError(`--admin-port takes a number, not "${port}".`)
  if (!existsSync(key)) throw new GrantError(`There is no house in ${data}.`)
  const { project_id: projectId } = JSON.parse(readFileSync(key, 'utf8')) as { project_id: string }
  const sdk = await adminSdk({ adminUrl: `http://127.0.0.1:${port}`, projectId }, data)
  try {
    return await grantAdmin(sdk, email, new Date())
  } catch (error) {
    // Nobody listens there, or somebody else does.
    if ((error as { code?: unknown }).code?.toString().startsWith('app/')) {
      throw new GrantError(`No house answers at port ${port}.`)
    }
    throw error
  } finally {
    await sdk.close()
  }
}

/** Its functions run meanwhile, so that everything that follows a role is there before this ends. */
async function inStoppedHouse(data: string, email: string): Promise<boolean> {
  if (!holdsHouse(data)) throw new GrantError(`There is no house in ${data}.`)
  await buildFunctions()
  const server = await start({ dataDir: data, projectRoot: root, port: 0, hosting: false })
  const sdk = await adminSdk(server, data)
  try {
    const granted = await grantAdmin(sdk, email, new Date())
    await server.idle()
    return granted
  } finally {
    await sdk.close()
    await server.stop()
  }
}
