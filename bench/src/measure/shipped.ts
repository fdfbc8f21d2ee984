/** The server as it ships: the bundles that `pnpm start` and a release run, as they run them, in a process of its own. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { allocatorWords, heapFlags } from '../../../scripts/server/heap-flags.ts'
import { freePort } from './free-port.ts'
import { launch, type Running } from './process.ts'

const root = join(import.meta.dirname, '../../..')
const server = join(root, 'scripts/dist/serve.js')

export interface Shipped extends Running {
  url: string
  /** Of each uid, by which it calls. */
  tokens: Record<string, string>
}

/** Starts it on a data folder in which an instance is, with accounts of these uids. Throws when it does not answer. */
export async function startShipped(data: string, uids: readonly string[]): Promise<Shipped> {
  if (!existsSync(server)) throw new Error('Nothing is built: run `pnpm build` first.')
  const adminPort = await freePort()
  let url = ''
  const parameters = ['--no-demo', '--data', data, '--port', '0', '--admin-port', String(adminPort)]
  const running = await launch(
    'env',
    [...allocatorWords, process.execPath, ...heapFlags, server, ...parameters],
    async (output) => {
      url = /^Ready: (\S+)$/m.exec(output)?.[1] ?? ''
      return url !== ''
    },
  )
  return { ...running, url, tokens: await signIn({ url, adminPort, data }, uids) }
}

async function signIn(at: { url: string; adminPort: number; data: string }, uids: readonly string[]) {
  const sdk = await adminSdk({ adminUrl: `http://127.0.0.1:${at.adminPort}`, projectId: 'varanda' }, at.data)
  const tokens: Record<string, string> = {}
  for (const uid of uids) {
    const account = { email: `${uid}@example.org`, password: 'correct horse battery' }
    await sdk.auth.createUser({ uid, ...account, emailVerified: true })
    const answer = await fetch(`${at.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    })
    if (!answer.ok) throw new Error(`${uid} could not sign in: ${answer.status} ${await answer.text()}`)
    tokens[uid] = ((await answer.json()) as { idToken: string }).idToken
  }
  await sdk.close()
  return tokens
}
