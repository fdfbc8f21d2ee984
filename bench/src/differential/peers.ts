/** The two servers that are compared, both spoken to as Google's emulator is: REST, with unsigned tokens. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { start } from '@varanda/embedded/tool/start'
import { freePort } from '../measure/free-port.ts'

export const project = 'demo-differential'
export const root = `projects/${project}/databases/(default)/documents`

/** What came back: HTTP's status, and the answer's body. */
export interface Answered {
  status: number
  body: unknown
}

/** Google's words for why not; undefined when it was answered. A stream of results may end in a refusal. */
export function refusalOf({ status, body }: Answered): { status: string; message: string } | undefined {
  const parts = (Array.isArray(body) ? body : [body]) as { error?: { status: string; message: string } }[]
  const refusal = parts.find((part) => part?.error)?.error
  return refusal ?? (status < 300 ? undefined : { status: `HTTP ${status}`, message: '' })
}

export interface Peer {
  name: string
  /** Empty when the rules are published; else why they are not. */
  publish(rules: string): Promise<string>
  /** `uid` null is signed out; `owner` is asked nothing. */
  ask(uid: string | null | 'owner', method: string, path: string, body?: object): Promise<Answered>
  /** As an administrator. Throws when it is refused. */
  commit(writes: readonly object[]): Promise<void>
  clear(): Promise<void>
  stop(): Promise<void>
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokenOf(uid: string | null | 'owner'): Record<string, string> {
  if (uid === null) return {}
  if (uid === 'owner') return { authorization: 'Bearer owner' }
  const claims = { sub: uid, email: `${uid}@example.com`, email_verified: uid === 'ana', role: uid, n: 2 }
  return { authorization: `Bearer ${encoded({ alg: 'none' })}.${encoded(claims)}.` }
}

function peerAt(name: string, url: string, stop: () => Promise<void>): Peer {
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answered> => {
    const response = await fetch(`${url}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) }
    } catch {
      return { status: response.status, body: text }
    }
  }
  return {
    name,
    async publish(rules) {
      const { status, body } = await send(
        'PUT',
        `emulator/v1/projects/${project}:securityRules`,
        {},
        {
          rules: { files: [{ name: 'firestore.rules', content: rules }] },
        },
      )
      return status === 200 ? '' : JSON.stringify(body)
    },
    ask: (uid, method, path, body) => send(method, `v1/${path}`, tokenOf(uid), body),
    async commit(writes) {
      const { status, body } = await send('POST', `v1/${root}:commit`, tokenOf('owner'), { writes })
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    },
    async clear() {
      await send('DELETE', `emulator/v1/projects/${project}/databases/(default)/documents`, {})
    },
    stop,
  }
}

export async function openOurs(): Promise<Peer> {
  const tool = await start({ rules: 'service cloud.firestore {}', project, indexCheck: false, log: () => {} })
  return peerAt('ours', tool.url, () => tool.stop())
}

/** Google's emulator out of its jar; it keeps everything in memory. Throws when it does not start within a minute. */
export async function openEmulator(jar: string): Promise<Peer> {
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const given = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Duser.language=en',
    '-cp',
    jar,
    main,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]
  const child = spawn('java', given, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    if (tries > 120 || child.exitCode !== null) throw new Error('The emulator did not start.')
    await new Promise((wake) => setTimeout(wake, 500))
  }
  return peerAt('emulator', url, async () => {
    child.kill()
    await ended
  })
}
