/**
 * The engine, the rules, the built functions and Firebase's Admin SDK in this process: no socket but for tasks, files and identity. Functions
 * make one request at a time, in an order that a seed draws (`Steps`); triggers and tasks come from the real queue,
 * late, twice and shuffled; and the server can die between any two requests, to be opened again on the same file. Only
 * what decides who reads is run: calls, and the functions of `sharing`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { DomainError, isErrorCode } from '@varanda/domain/errors'
import type { Caller } from '@varanda/embedded/firestore/contract'
import { FirestoreError } from '@varanda/embedded/firestore/error'
import { type Endpoint, readEndpoint } from '@varanda/embedded/functions/endpoint'
import type { Job } from '@varanda/embedded/functions/jobs'
import { deployedFunctions, manifestOf } from '@varanda/embedded/functions/worker/exports'
import type { HttpResponse } from '@varanda/embedded/http/exchange'
import { listen } from '@varanda/embedded/http/listen'
import { logToStderr } from '@varanda/embedded/log'
import { readIndexes, readRules } from '@varanda/embedded/server/project'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type Random, randomFrom } from '../../../../embedded/test/support/random.ts'
import { inDatabase } from '../history/writes-below.ts'
import { plantMembers } from '../members.ts'
import { Steps } from '../steps.ts'
import type { Account, KillableInstance } from './killable-instance.ts'
import { setOffset, unmoveClock } from './moved-clock.ts'
import { promptSdk } from './prompt-sdk.ts'
import { bucket, databaseFile, openLife } from './server-life.ts'

const projectRoot = new URL('../../../..', import.meta.url).pathname
const projectId = 'varanda'

/** Triggers and tasks by which entries come and go, and by which what stands below posts is counted and tidied. */
const sharing = [
  ...['onPostCreated', 'onConnectionCreated', 'onConnectionDeleted', 'onCircleMemberCreated', 'onCircleMemberDeleted'],
  ...['fanOutPost', 'backFillFeed', 'dropEntries', 'ringAlarm'],
  ...['onCommentWritten', 'onReactionWritten', 'recountActivity', 'pushNotice'],
]

/** Statuses of a write that rules or a precondition refuse. */
const refusals = new Set(['PERMISSION_DENIED', 'NOT_FOUND', 'FAILED_PRECONDITION', 'ALREADY_EXISTS'])

/** Whoever asks while the server dies closes the page this often; else they ask again. */
const givingUp = 0.3
class GivenUp extends Error {}

/** What is called of a deployed function: a callable or a task with its request, a trigger with its event. */
interface Deployed {
  (event: unknown): Promise<unknown>
  run(request: unknown): Promise<unknown>
}

export interface SteppedInstance extends Pick<KillableInstance, 'db' | 'call' | 'refusalOf' | 'write' | 'mayGet'> {
  steps: Steps
  members: KillableInstance['members']
  accounts: KillableInstance['accounts']
  /**
   * Lets everything go on until `work` is over, and then until nothing waits. Dies this often, in a thousand steps, and
   * once after the step `last`, which is the last of its life.
   */
  drive<T>(work: Promise<T>, deaths?: number, last?: number): Promise<T>
  /** What failed again and again. */
  failures: string[]
  /** How often it died. */
  deaths: number
  /** How many of the deliveries of triggers and tasks are made twice; what counts requests sets it to none. */
  twice: number
  pass(milliseconds: number): void
  /** Claims what is due; it rings while things go on. */
  claimAlarms(): Promise<void>
  /** What is done once an hour. */
  keepInstance(): Promise<void>
  /** Sends bytes to a function that is asked over HTTP; answers its status, or 0 where the server died meanwhile. */
  post(name: string, body: Buffer, headers: Record<string, string>): Promise<number>
  /** Keeps what stands in the database while nothing is under way; what it gives goes back to that, as often as it is called. */
  keep(): Promise<() => Promise<void>>
  /** How many triggers and tasks of a family are being carried out. */
  underWay(family: string): number
  close(): Promise<void>
}

/** Whose work something is: members' uids are `family-name`. */
const familyIn = (text: string) => /(?:\b|_)(f\d+)-/.exec(text)?.[1] ?? 'everybody'

/** A process has one: functions find Firestore by their default app. `more` names further functions that are run. */
export async function openSteppedInstance(seed: number, more: readonly string[] = []): Promise<SteppedInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-steps-'))
  const random = randomFrom(seed)
  const steps = new Steps(random)
  const ruleset = readRules(join(projectRoot, 'firestore.rules'))
  const indexes = readIndexes(join(projectRoot, 'firestore.indexes.json'))
  let offset = 0
  setOffset(offset)

  const listener = await listen(
    async (request) => (await life.tasks(request)) ?? (await life.identity(request)) ?? life.files(request),
    { host: '127.0.0.1', port: 0, log: logToStderr },
  )
  process.env.CLOUD_TASKS_EMULATOR_HOST = new URL(listener.url).host
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(listener.url).host
  process.env.STORAGE_EMULATOR_HOST = listener.url
  Object.assign(process.env, { GCLOUD_PROJECT: projectId, METADATA_SERVER_DETECTION: 'none' })
  promptSdk()
  const app = initializeApp({ projectId, storageBucket: bucket })
  const db: Firestore = getFirestore(app)
  db.settings({ preferRest: true, auth: { getClient: async () => ({}), fetch: ask } } as never)
  const bundle = await import(pathToFileURL(join(projectRoot, 'functions/dist/index.js')).href)
  const functions = deployedFunctions(bundle) as unknown as Map<string, Deployed>
  const endpoints = new Map<string, Endpoint>()
  for (const [name, fn] of functions) {
    const endpoint = [...sharing, ...more].includes(name) ? readEndpoint(name, manifestOf(fn as never)) : null
    if (endpoint) endpoints.set(name, endpoint)
  }

  const comesTwice = () => random.chance(instance.twice)
  const open = () => openLife({ folder, projectId, ruleset, indexes, endpoints, comesTwice })

  // The SDK remembers for each request where it came from, which costs more than the request.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  // What the code of a dead server says, nobody hears.
  const { error: say } = console
  console.error = (...said) => {
    if (steps.isAlive) say(...said)
  }

  let keptOnes = 0
  let life = await open()
  /** Resolves when the server is there again. */
  let reopened: Promise<unknown> = Promise.resolve()
  let died = Promise.withResolvers<void>()

  /** The Admin SDK's request, answered by the protocol's own handler. What asks from outside of threads asks again. */
  async function ask(url: string, { method, body }: { method: string; body?: string }) {
    for (;;) {
      if (!steps.isThread) await reopened
      const begun = steps.life
      const isAlive = await steps.next()
      const request = { method, url: new URL(url), headers: {}, body: Buffer.from(body ?? ''), address: '' }
      const answer = isAlive ? await life.admin(request) : lost
      if (!steps.isThread && begun !== steps.life) continue
      if (steps.isAlive) return asResponse(answer!)
      // The SDK leaves a promise unhandled where the first read of a read-only transaction fails.
      return body?.includes('"readOnly"') ? new Promise<never>(() => {}) : asResponse(lost)
    }
  }

  /** Jobs that are seen, and those under way among them. */
  const seen = new Map<number, { name: string; family: string }>()
  const running = new Set<number>()
  const failures: string[] = []

  /** What waits and is not under way. */
  function waiting(): number[] {
    const rows = life.database.statement("SELECT id FROM functions_jobs WHERE state = 'waiting'").all()
    const ids = rows.map(({ id }) => Number(id)).filter((id) => !running.has(id))
    for (const id of ids) {
      if (seen.has(id)) continue
      const { functionName, body } = life.jobs.get(id)!
      seen.set(id, { name: functionName, family: familyIn(body) })
    }
    return ids
  }

  async function deliver(id: number): Promise<void> {
    const begun = steps.life
    const { jobs, database } = life
    const job = jobs.get(id)!
    const { name, family } = seen.get(id)!
    running.add(id)
    const failed = await steps
      .run(family, () => invoke(name, job))
      .then(
        () => null,
        (error: unknown) => String(error),
      )
    if (begun !== steps.life) return
    if (failed && job.attempts > 5) failures.push(`${name}: ${failed}`)
    const isOver = !failed || job.attempts > 5
    const settled = database.write(() => (isOver ? jobs.finish(job) : jobs.postpone(job, 0, failed)))
    const isKept = await settled.then(
      () => true,
      () => false,
    )
    if (begun !== steps.life) return
    if (!isKept) failures.push(`${name} could not be settled`)
    running.delete(id)
    if (isOver) seen.delete(id)
  }

  function invoke(name: string, { kind, body }: Job): Promise<unknown> {
    const fn = functions.get(name)!
    return kind === 'task' ? fn.run(JSON.parse(body)) : fn(JSON.parse(body))
  }

  /** Begins some of what waits, or one of each family where nothing else is left to do. */
  function begin(all: boolean): number {
    const ids = waiting()
    const begun = new Set<string>()
    for (const id of shuffled(ids, random)) {
      const { family } = seen.get(id)!
      if (begun.has(family) || !(all || random.chance(0.3))) continue
      begun.add(family)
      void deliver(id)
    }
    return ids.length
  }

  async function die(): Promise<void> {
    instance.deaths++
    await openAnew(async () => {})
  }

  /** Ends this life and begins another, with what `meanwhile` left of the folder. */
  async function openAnew(meanwhile: () => Promise<void>): Promise<void> {
    const back = Promise.withResolvers<void>()
    reopened = back.promise
    const dead = life
    steps.die()
    const ended = died
    died = Promise.withResolvers()
    await dead.close()
    await meanwhile()
    life = await open()
    running.clear()
    seen.clear()
    back.resolve()
    ended.resolve()
  }

  const clientOf = ({ uid }: Account): Caller => ({
    kind: 'client',
    auth: { uid, token: claimsOf(uid), expiresAt: Date.now() / 1000 + 3600 },
  })

  const instance: SteppedInstance = {
    db,
    steps,
    failures,
    deaths: 0,
    twice: 0.5,
    members: (uids, connected = []) => plantMembers(db, uids.map(accountOf), connected, new Date()),
    accounts: async (uids) => uids.map(accountOf),
    async call(contract, input, who) {
      const fn = functions.get(contract.name)!
      const auth = { uid: who.uid, token: claimsOf(who.uid) }
      const rawRequest = { headers: {}, socket: { remoteAddress: '127.0.0.1' } }
      for (;;) {
        await reopened
        const [begun, end] = [steps.life, died.promise]
        const called = steps.run(familyIn(who.uid), () => fn.run({ data: input, auth, rawRequest }))
        const answered = await Promise.race([called.then((answer) => ({ answer }), refusal), end])
        if (begun !== steps.life || !answered) {
          if (random.chance(givingUp)) throw new GivenUp()
        } else if ('answer' in answered) return answered.answer as never
        else throw answered.refused
      }
    },
    refusalOf: (answer) =>
      answer.then(
        () => 'none',
        (error) => {
          if (error instanceof GivenUp) return 'given-up'
          return error instanceof DomainError ? error.code : String(error)
        },
      ),
    async write(writes, who) {
      for (;;) {
        await reopened
        const [begun, end] = [steps.life, died.promise]
        const writing = steps.run(familyIn(who.uid), async () => {
          const isAlive = await steps.next()
          const { engine } = life
          if (!isAlive) return 'lost'
          return engine.commit(clientOf(who), { writes: inDatabase(writes, engine.database) }).then(
            () => 'none' as const,
            (error: unknown) =>
              error instanceof FirestoreError && refusals.has(error.status) ? 'refused' : String(error),
          )
        })
        const written = await Promise.race([writing, end.then(() => 'ended')])
        if (begun === steps.life && (written === 'none' || written === 'refused')) return written
        if (begun === steps.life) throw new Error(written)
        if (written !== 'lost' || random.chance(givingUp)) return 'given-up'
      }
    },
    async mayGet(path, who) {
      await reopened
      const { engine } = life
      const name = `${engine.database}/documents/${path}`
      const slash = name.lastIndexOf('/')
      const parts = path.split('/').length
      try {
        if (parts % 2 === 0) {
          const { results } = await engine.batchGet(clientOf(who), { documents: [name] })
          return 'found' in results[0]!
        }
        const [parent, collectionId] = [name.slice(0, slash), name.slice(slash + 1)]
        await engine.listDocuments(clientOf(who), { parent, collectionId })
        return true
      } catch (error) {
        if (error instanceof FirestoreError && error.status === 'PERMISSION_DENIED') return false
        throw error
      }
    },
    async drive(work, deaths = 0, last = Number.POSITIVE_INFINITY) {
      let [isOver, taken] = [false, 0]
      const over = () => {
        isOver = true
      }
      work.then(over, over)
      for (;;) {
        const went = await steps.let()
        const left = begin(isOver && went === 0)
        if (isOver && went === 0 && left === 0 && steps.isResting && running.size === 0) break
        const isLast = taken < last && taken + went >= last
        taken += went
        if (isLast || (!isOver && went > 0 && random.chance(deaths / 1000))) await die()
      }
      return work
    },
    pass(milliseconds) {
      offset += milliseconds
      setOffset(offset)
    },
    async claimAlarms() {
      await steps.run('everybody', () => functions.get('claimAlarms')!.run({}))
    },
    async keepInstance() {
      await steps.run('everybody', () => functions.get('keepInstance')!.run({}))
    },
    async post(name, body, headers) {
      await reopened
      const [begun, end] = [steps.life, died.promise]
      const asked = { method: 'POST', path: '/', headers, rawBody: body, body, query: {} }
      const answered = Promise.withResolvers<number>()
      const response = {
        status: (code: number) => Object.assign(response, { statusCode: code }),
        statusCode: 200,
        set: () => response,
        on: () => response,
        end: () => answered.resolve(response.statusCode),
      }
      const fn = functions.get(name) as unknown as (request: object, to: object) => Promise<unknown>
      const work = steps.run(familyIn(body.toString('utf8')), async () => {
        await fn(asked, response)
        return answered.promise
      })
      const status = await Promise.race([work, end.then(() => 0)])
      return begun === steps.life ? status : 0
    },
    async keep() {
      const kept = join(folder, `kept-${++keptOnes}.sqlite`)
      life.database.sql.exec(`VACUUM INTO '${kept}'`)
      return () => openAnew(() => copyFile(kept, join(folder, databaseFile)))
    },
    underWay: (family) => [...running].filter((id) => seen.get(id)?.family === family).length,
    async close() {
      await listener.close(0)
      await life.close()
      unmoveClock()
      console.error = say
      Error.stackTraceLimit = stackTraceLimit
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return instance
}

/** What the code of a dead server is told: Firestore's SDK gives up at once. */
const lost: HttpResponse = { status: 400, body: JSON.stringify({ error: { code: 400, status: 'INVALID_ARGUMENT' } }) }

/** As much of a Response as the Admin SDK looks at. */
function asResponse({ status, body = '' }: HttpResponse) {
  const bytes = Buffer.from(body)
  const arrayBuffer = async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { status, ok: status < 300, body: Readable.from([bytes]), arrayBuffer }
}

function refusal(error: unknown) {
  const { code } = (error as { details?: { code?: string } }).details ?? {}
  return { refused: isErrorCode(code) ? new DomainError(code) : error }
}

const accountOf = (uid: string): Account => ({ uid, idToken: '', cookie: '', inviteToken: '' })

function claimsOf(uid: string) {
  return {
    email: `${uid}@example.org`,
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'custom' },
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
