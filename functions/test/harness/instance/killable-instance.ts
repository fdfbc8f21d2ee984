/**
 * The real engine, functions and SDKs, with the instance in a child process that can be killed at any step and started
 * again on the same data, at the same address. Everything random in it follows from one seed.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { DomainError, isErrorCode } from '@varanda/domain/errors'
import type { Write } from '@varanda/embedded/firestore/wire'
import { readAdminSecret } from '@varanda/embedded/http/admin-secret'
import type { Firestore } from 'firebase-admin/firestore'
import { randomFrom } from '../../../../embedded/test/support/random.ts'
import { type WebClient, webClient } from '../../../../embedded/test/support/web-sdk.ts'
import { type AdminSdk, adminSdk } from '../../../../scripts/server/admin-sdk.ts'
import { inDatabase } from '../history/writes-below.ts'
import { plantMembers } from '../members.ts'
import type { Question } from './instance-process.ts'
import { openPlane, type Plane } from './plane.ts'

const projectRoot = new URL('../../../..', import.meta.url).pathname
const projectId = 'varanda'
/** How long an instance may be away, in ms: on a busy machine it takes a while to come back. */
const patience = 180_000

export interface Account {
  uid: string
  idToken: string
  /** The value of `__session`, from the same sign-in. */
  cookie: string
  /** The member's own link; '' for who is none. */
  inviteToken: string
}

export interface KillableInstance {
  readonly url: string
  /** The Admin SDK beside the instance; it does not pass by the proxy's stops. */
  db: Firestore
  /** The same for photos. */
  bucket: AdminSdk['bucket']
  /** Between the functions and the engine. */
  plane: Plane
  accounts(uids: readonly string[]): Promise<Account[]>
  /** Members that nobody invited, and connections between pairs of them. */
  members(uids: readonly string[], connected?: readonly (readonly [string, string])[]): Promise<Account[]>
  /** A fresh sign-in. */
  signIn(accounts: readonly Account[]): Promise<void>
  /** As the app does: asks again as long as the instance does not answer. Throws DomainError. */
  call<Contract extends CallContract>(
    contract: Contract,
    input: CallInput<Contract>,
    who: Account,
  ): Promise<CallAnswer<Contract>>
  /** The code of the refusal, or 'none'. */
  refusalOf(answer: Promise<unknown>): Promise<string>
  /** What a member's device writes: taken, refused, or either where nobody has told it which. */
  write(writes: readonly Write[], who: Account): Promise<'none' | 'refused' | 'given-up'>
  /** Whether a client of the public port gets a document or a collection's list; false for PERMISSION_DENIED. */
  mayGet(path: string, who: Account): Promise<boolean>
  /** Whether an address gives what it names to this member, by bearer token or by cookie. */
  maySee(address: string, who: Account, by: 'bearer' | 'cookie'): Promise<boolean>
  /** The web SDK, as this member's browser. */
  browser(who: Account): Promise<WebClient>
  idle(): Promise<void>
  /** Functions that were given up. */
  deadLetters(): Promise<string[]>
  /** Runs a scheduled function now. */
  runSchedule(name: string): Promise<void>
  /** Moves the clock on; tokens from before may have expired. */
  pass(milliseconds: number): Promise<void>
  /** SIGKILL. Calls under way wait for `restart`. */
  kill(): Promise<void>
  restart(): Promise<void>
  close(): Promise<void>
}

/** `push`: the origin of a push service that it trusts. */
export async function openKillableInstance(seed: number, { push = '' } = {}): Promise<KillableInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-harness-'))
  const dataDir = join(folder, 'data')
  const functionsDir = join(folder, 'functions')
  mkdirSync(functionsDir)
  writeFileSync(join(functionsDir, 'package.json'), '{ "type": "module", "main": "index.js" }')
  // A copy: what is built meanwhile must not come to life in the middle of a history, with the instance's next start.
  copyFileSync(join(projectRoot, 'functions/dist/index.js'), join(functionsDir, 'bundle.js'))
  symlinkSync(join(projectRoot, 'functions/node_modules'), join(functionsDir, 'node_modules'))
  writeFileSync(
    join(functionsDir, 'index.js'),
    `import ${JSON.stringify(new URL('worker-plane.ts', import.meta.url).href)}
export * from './bundle.js'
`,
  )
  const [plane, sidePlane] = await Promise.all([openPlane(), openPlane()])
  let offset = 0
  let starts = 0
  let url = ''
  let child: ChildProcess
  let asked = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()

  async function launch(): Promise<void> {
    const random = randomFrom(seed + starts++)
    plane.jitter = () => (random.chance(0.3) ? random.below(12) : 0)
    const born = fork(new URL('instance-process.ts', import.meta.url).pathname, [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        HARNESS_LOG: process.env.HARNESS_LOG ?? '',
        HARNESS_SEED: String(seed + starts),
        HARNESS_DATA: dataDir,
        HARNESS_PORT: url === '' ? '0' : new URL(url).port,
        HARNESS_ROOT: projectRoot,
        HARNESS_FUNCTIONS: functionsDir,
        HARNESS_PLANE: plane.host,
        HARNESS_PUSH: push,
        HARNESS_CLOCK: String(offset),
        HARNESS_CLOCK_FILE: join(folder, 'clock'),
      },
    })
    child = born
    const ready = Promise.withResolvers<{ url: string; adminUrl: string }>()
    born.on('message', (message: { id?: number; result?: unknown; error?: string } & Record<string, string>) => {
      if (message.id === undefined) ready.resolve(message as never)
      else if (message.error) waiting.get(message.id)?.reject(new Error(message.error))
      else waiting.get(message.id)?.resolve(message.result)
    })
    born.on('exit', (code) => {
      ready.reject(new Error(`The instance ended while it started: ${code}`))
      for (const one of waiting.values()) one.reject(new Error('The instance was killed'))
      waiting.clear()
    })
    ready.promise.catch(() => {})
    const found = await ready.promise
    url = found.url
    plane.secret = sidePlane.secret = readAdminSecret(dataDir)
    plane.target = sidePlane.target = new URL(found.adminUrl)
  }

  function ask<Result>(question: Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never) {
    const id = ++asked
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    child.send({ id, ...question })
    return answer.promise.finally(() => waiting.delete(id)) as Promise<Result>
  }

  await launch()
  const admin = await adminSdk({ adminUrl: `http://${sidePlane.host}`, projectId } as never, dataDir)
  const { firestore: db, bucket } = admin

  /** Null when the instance did not answer. */
  const send = (address: string, init: RequestInit) => fetch(`${url}${address}`, init).catch(() => null)

  /** True for an answer, false for a refusal; asks again as long as the instance does not answer. */
  async function reach(address: string, headers: Record<string, string>): Promise<boolean> {
    const until = Date.now() + patience
    for (;;) {
      const life = starts
      const answer = await send(address, { headers })
      await answer?.arrayBuffer().catch(() => null)
      if (answer?.ok) return true
      if (answer?.status === 403 || answer?.status === 404) return false
      const isAway = !answer || life !== starts || plane.target === null
      if (!isAway || Date.now() > until) throw new Error(`${address}: ${answer?.status}`)
      await sleep(100)
    }
  }

  async function openSession(idToken: string): Promise<string> {
    const answer = await fetch(`${url}/session`, { method: 'POST', headers: { Authorization: `Bearer ${idToken}` } })
    return /^__session=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  }

  const instance: KillableInstance = {
    get url() {
      return url
    },
    db,
    bucket,
    plane,
    async accounts(uids) {
      const tokens = await ask<string[]>({ ask: 'tokens', uids: [...uids] })
      const cookies = await Promise.all(tokens.map(openSession))
      return uids.map((uid, index) => ({ uid, idToken: tokens[index]!, cookie: cookies[index]!, inviteToken: '' }))
    },
    async members(uids, connected = []) {
      const people = await instance.accounts(uids)
      return plantMembers(db, people, connected, new Date(Date.now() + offset))
    },
    async signIn(accounts) {
      const fresh = await instance.accounts(accounts.map(({ uid }) => uid))
      for (const [index, account] of accounts.entries()) {
        const { idToken, cookie } = fresh[index]!
        Object.assign(account, { idToken, cookie })
      }
    },
    async call(contract, input, who) {
      const until = Date.now() + patience
      for (;;) {
        const life = starts
        const answer = await send(`/__/fn/${contract.name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.idToken}` },
          body: JSON.stringify({ data: input }),
        })
        const body = (await answer?.json().catch(() => null)) as {
          result?: unknown
          error?: { status: string; details?: { code?: string } }
        } | null
        if (body && !body.error) return body.result as never
        const code = body?.error?.details?.code
        if (isErrorCode(code)) throw new DomainError(code)
        const isAway = !body || life !== starts || plane.target === null
        if (!isAway || Date.now() > until) throw new Error(`${contract.name}: ${answer?.status} ${body?.error?.status}`)
        await sleep(100)
      }
    },
    refusalOf: (answer) =>
      answer.then(
        () => 'none',
        (error) => (error instanceof DomainError ? error.code : String(error)),
      ),
    async write(writes, who) {
      const until = Date.now() + patience
      const database = `projects/${projectId}/databases/(default)`
      const body = JSON.stringify({ writes: inDatabase(writes, database) })
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${who.idToken}` }
      for (let isFirst = true; ; isFirst = false) {
        const life = starts
        const answer = await send(`/v1/${database}/documents:commit`, { method: 'POST', headers, body })
        await answer?.arrayBuffer().catch(() => null)
        if (answer?.ok) return 'none'
        if (answer && [403, 404, 409].includes(answer.status)) return isFirst ? 'refused' : 'given-up'
        const isAway = !answer || life !== starts || plane.target === null
        if (!isAway || Date.now() > until) throw new Error(`commit: ${answer?.status}`)
        await sleep(100)
      }
    },
    mayGet: (path, who) =>
      reach(`/v1/projects/${projectId}/databases/(default)/documents/${path}`, {
        Authorization: `Bearer ${who.idToken}`,
      }),
    maySee: (address, { idToken, cookie }, by) =>
      reach(address, by === 'bearer' ? { Authorization: `Bearer ${idToken}` } : { Cookie: `__session=${cookie}` }),
    browser: (who) => webClient(url, { projectId, user: who }),
    idle: () => ask<void>({ ask: 'idle' }),
    deadLetters: () => ask<string[]>({ ask: 'dead-letters' }),
    runSchedule: (name) => ask<void>({ ask: 'schedule', name }),
    async pass(milliseconds) {
      offset += milliseconds
      await ask({ ask: 'clock', offset })
      // The worker looks every few milliseconds.
      await sleep(50)
    },
    async kill() {
      plane.target = sidePlane.target = null
      const dead = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await dead
    },
    restart: launch,
    async close() {
      await admin.close()
      await instance.kill()
      plane.close()
      sidePlane.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return instance
}
