/** The real engine, the built functions and Firebase's Admin SDK in this process: what tests of functions run on. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { DomainError, isErrorCode } from '@varanda/domain/errors'
import { newInviteToken } from '@varanda/domain/ids'
import { membershipDocuments, requestConnections } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { type Server, type ServerOptions, start } from '@varanda/embedded/server'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { undeclaredData } from '../../scripts/checks/undeclared-data.ts'
import { type AdminSdk, adminSdk } from '../../scripts/server/admin-sdk.ts'
import { customTokenFor } from '../src/account/custom-token.ts'
import { noClock } from './harness/instance/no-clock.ts'
import { settled } from './harness/instance/settled.ts'

const projectRoot = new URL('../..', import.meta.url).pathname

/**
 * What every account's password is kept as: of another service's making, so that only who signs in with it pays for our
 * own hash, which takes as long as a whole call.
 */
const hash = { algorithm: 'SHA256', rounds: 1 } as const
const imported = { passwordHash: createHash('sha256').update('correct horse').digest(), passwordSalt: Buffer.from('') }

export interface Person {
  uid: string
  name: string
  idToken: string
  inviteToken: string
}

export interface Instance {
  server: Server
  db: Firestore
  auth: AdminSdk['auth']
  bucket: AdminSdk['bucket']
  /** The server's data folder. */
  dataDir: string
  /** A signed-in account without membership. */
  account(name: string): Promise<Person>
  /** A member with a link of five seats; invited by nobody. */
  member(name: string): Promise<Person>
  /** The same member with that much of a life behind them, signed in by a guardian's code as a child has to be. */
  aged(person: Person, standing: { ageBand: 'child' | 'teen'; guardian?: string }): Promise<Person>
  connect(one: Person, other: Person): Promise<void>
  call<Contract extends CallContract>(
    contract: Contract,
    input: CallInput<Contract>,
    who?: { idToken: string },
  ): Promise<CallAnswer<Contract>>
  /** The code of the refusal, or 'none'. */
  refusalOf(answer: Promise<unknown>): Promise<string>
  /** `stopped` looks at what the server left on disk. Throws where something was stored that the table of personal data does not tell of. */
  close(stopped?: (dataDir: string) => void): Promise<void>
}

export async function openInstance(options: Partial<ServerOptions> = {}): Promise<Instance> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'varanda-functions-'))
  // As on Firebase: whoever was shut out still has a token that its services believe, and functions refuse them alone.
  const asOnFirebase = { listenerCut: 'token-life' } as const
  const usual = { projectRoot, port: 0, hosting: false, scheduleWork: noClock(), ...asOnFirebase }
  const started = await start({ ...usual, ...options, dataDir })
  const server: Server = { ...started, idle: () => settled(started) }
  const { firestore: db, auth, bucket, close } = await adminSdk(server, dataDir)

  async function identity(operation: string, body: object): Promise<{ idToken: string; localId: string }> {
    const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`)
    return answer.json() as Promise<{ idToken: string; localId: string }>
  }

  const instance: Instance = {
    server,
    db,
    auth,
    bucket,
    dataDir,
    async account(name) {
      const email = `${name.toLowerCase()}@example.org`
      const uid = `uid-${name}`
      const { errors } = await auth.importUsers([{ uid, email, displayName: name, ...imported }], { hash })
      if (errors[0]) throw errors[0].error
      const { idToken } = await server.auth.signIn.begin(server.auth.accounts.byUid(uid)!, 'password')
      return { uid, name, idToken, inviteToken: '' }
    },
    async member(name) {
      const person = await instance.account(name)
      const token = newInviteToken()
      const documents = membershipDocuments({
        uid: person.uid,
        name,
        email: `${name.toLowerCase()}@example.org`,
        isShown: true,
        birthDate: '1980-01-01',
        locale: 'pt',
        role: 'user',
        invitedBy: null,
        link: { token, inviteId: await capabilityIdOf(token) },
        at: Timestamp.now(),
        validSince: new Timestamp(0, 0),
      })
      const batch = db.batch()
      for (const { path, data } of documents) batch.set(db.doc(path), data)
      await batch.commit()
      return { ...person, inviteToken: token }
    },
    async aged(person, standing) {
      await db.doc(paths.standing(person.uid)).update(standing)
      const token = await customTokenFor(person.uid)
      const { idToken } = await identity('signInWithCustomToken', { token, returnSecureToken: true })
      return { ...person, idToken }
    },
    async connect(one, other) {
      const batch = db.batch()
      for (const { path, data, merge = false } of requestConnections(one, other, Timestamp.now())) {
        batch.set(db.doc(path), data, { merge })
      }
      await batch.commit()
    },
    async call(contract, input, who) {
      const answer = await fetch(`${server.url}/__/fn/${contract.name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(who && { Authorization: `Bearer ${who.idToken}` }) },
        body: JSON.stringify({ data: input }),
      })
      const body = (await answer.json()) as {
        result?: unknown
        error?: { status: string; details?: { code?: string; until?: number } }
      }
      const { code, until } = body.error?.details ?? {}
      if (isErrorCode(code)) throw new DomainError(code, until)
      if (body.error) throw new Error(`${contract.name}: ${answer.status} ${body.error.status}`)
      return body.result as never
    },
    refusalOf: (answer) =>
      answer.then(
        () => 'none',
        (error) => (error instanceof DomainError ? error.code : String(error)),
      ),
    async close(stopped) {
      await close()
      await server.stop()
      stopped?.(dataDir)
      const undeclared = undeclaredData(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
      if (undeclared.length > 0) throw new Error(`The table of personal data is silent on ${undeclared.join(', ')}`)
    },
  }
  return instance
}
