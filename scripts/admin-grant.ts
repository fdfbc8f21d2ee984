/**
 * `pnpm admin:grant ADDRESS`: makes a member an administrator, of a house in a folder or of one on Firebase, whose first
 * link it prints when no address is given.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { start } from '@varanda/embedded/server'
import { type AdminSdk, adminSdk } from './admin-sdk.ts'
import { buildFunctions } from './build-functions.ts'
import { holdsHouse } from './data-folder.ts'
import { renewFoundingInvite } from './founding-invite.ts'
import { GrantError, grantAdmin } from './grant-admin.ts'

const root = resolve(import.meta.dirname, '..')
const usage = 'pnpm admin:grant ADDRESS [--data FOLDER] [--admin-port N], or on Firebase [ADDRESS] --project ID'
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
  const { project, 'admin-port': port } = values
  if ((!email && !project) || more.length > 0) throw new GrantError(usage)
  const data = resolve(root, values.data)
  if (project) await onFirebase(project, (sdk) => (email ? grant(sdk, email) : printFoundingLink(sdk, project)))
  else if (email && port) await inRunningHouse(data, port, (sdk) => grant(sdk, email))
  else if (email) await inStoppedHouse(data, (sdk) => grant(sdk, email))
  // The Admin SDK holds idle connections open for a minute.
  process.exit(0)
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

type Keys = Pick<AdminSdk, 'firestore' | 'auth'>
type Act = (keys: Keys) => Promise<void>

async function grant(keys: Keys, email: string): Promise<void> {
  const granted = await grantAdmin(keys, email, new Date())
  console.log(`${email} runs the house ${granted ? 'now' : 'already'}.`)
}

/** What an empty house in a folder prints at its start, for one that nobody starts. */
async function printFoundingLink({ firestore }: Keys, project: string): Promise<void> {
  const token = await renewFoundingInvite(firestore)
  if (!token) throw new GrantError('The house has an administrator already.')
  const origin = process.env.SITE_URL || `https://${project}.web.app`
  console.log(`This link makes the house's first administrator, once:\n  ${new URL(`/join?invite=${token}`, origin)}`)
}

/** With the keys that GOOGLE_APPLICATION_CREDENTIALS names, or those of `gcloud auth application-default login`. */
async function onFirebase(projectId: string, act: Act): Promise<void> {
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

async function inRunningHouse(data: string, port: string, act: Act): Promise<void> {
  const key = join(data, 'service-account.json')
  if (!/^\d{1,5}$/.test(port)) throw new GrantError(`--admin-port takes a number, not "${port}".`)
  if (!existsSync(key)) throw new GrantError(`There is no house in ${data}.`)
  const { project_id: projectId } = JSON.parse(readFileSync(key, 'utf8')) as { project_id: string }
  const sdk = await adminSdk({ adminUrl: `http://127.0.0.1:${port}`, projectId }, data).catch((error: unknown) => {
    // Its secret lies in the folder for as long as it runs.
    throw (error as { code?: unknown }).code === 'ENOENT' ? new GrantError(`No house runs on ${data}.`) : error
  })
  try {
    await act(sdk)
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
async function inStoppedHouse(data: string, act: Act): Promise<void> {
  if (!holdsHouse(data)) throw new GrantError(`There is no house in ${data}.`)
  await buildFunctions()
  const server = await start({ dataDir: data, projectRoot: root, port: 0, hosting: false })
  const sdk = await adminSdk(server, data)
  try {
    await act(sdk)
    await server.idle()
  } finally {
    await sdk.close()
    await server.stop()
  }
}
