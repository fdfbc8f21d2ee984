/**
 * A session that is old, or in somebody else's hands, opens no way to a change of password, address or sign-ins: every
 * call of the product and identity's own endpoints are tried with it, and with the cookie alone.
 */

import { signOutEverywhere } from '@varanda/domain/account/calls/sign-out-everywhere'
import { freshSeconds } from '@varanda/domain/account/fresh-sign-in'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import type { CallContract } from '@varanda/domain/contract'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { makeWardCode } from '@varanda/domain/guardian/calls/make-ward-code'
import { signInAsWard } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { type Approval, approvalEnd, approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newCodeRequest, newId } from '@varanda/domain/ids'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { signOutMember } from '@varanda/domain/member/calls/sign-out-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { answerSuspension } from '@varanda/domain/report/calls/answer-suspension'
import { decideAppeal } from '@varanda/domain/report/calls/decide-appeal'
import { openSuspension } from '@varanda/domain/report/calls/open-suspension'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenIdProvider, openIdProvider } from '../../../embedded/test/support/open-id-provider.ts'
import { hashCode } from '../../src/account/code-hash.ts'
import { customTokenFor } from '../../src/account/custom-token.ts'
import { allContracts, inputsFor, type Pool, pushPool } from '../harness/contracts.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const contracts = await allContracts()
const minute = 60_000
const reason = 'Uma razão que qualquer pessoa entende.'

let instance: Instance
let google: OpenIdProvider
/** Milliseconds by which the server's clock is off while people sign in. */
let shift = 0

beforeAll(async () => {
  google = await openIdProvider()
  instance = await openInstance({
    now: () => Date.now() + shift,
    trustProxy: ['127.0.0.1'],
    google,
  })
})
afterAll(async () => {
  await instance.close()
  await google.close()
})

const identity = async (operation: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const enter = async (token: string) =>
  (await identity('signInWithCustomToken', { token, returnSecureToken: true })).body.idToken as string

/** A member whose sign-in is 18 minutes old. */
async function signedInLongAgo(name: string): Promise<Person> {
  shift = -18 * minute
  const person = await instance.member(name)
  shift = 0
  return person
}

describe('a session of 18 minutes', () => {
  it('is refused by every call that hands out access, before that looks at anything', async () => {
    const ana = await signedInLongAgo('Ana')
    await instance.db.doc(paths.standing(ana.uid)).update({ role: 'admin' })
    const fresh = contracts.filter((contract) => contract.fresh)
    expect(fresh.length).toBeGreaterThan(5)
    for (const contract of fresh) {
      expect(contract.errors, contract.name).toContain('sign-in-again')
      for (const input of inputsFor(contract, poolOf([ana.uid]))) {
        expect([contract.name, await instance.refusalOf(instance.call(contract, input as never, ana))]).toEqual([
          contract.name,
          'sign-in-again',
        ])
      }
    }
  })

  it('shuts no administrator out and lets none in, but may a member', async () => {
    const boss = await signedInLongAgo('Cida')
    const [other, third, guest] = [
      await instance.member('Davi'),
      await instance.member('Gabi'),
      await instance.member('Edu'),
    ]
    for (const { uid } of [boss, other, third]) {
      await Promise.all(
        [paths.standing(uid), paths.user(uid)].map((path) => instance.db.doc(path).update({ role: 'admin' })),
      )
    }
    const suspend = ({ uid }: Person) => instance.refusalOf(instance.call(suspendMember, { uid, reason }, boss))
    const reinstate = ({ uid }: Person) => instance.refusalOf(instance.call(reinstateMember, { uid }, boss))
    const signOut = ({ uid }: Person) => instance.refusalOf(instance.call(signOutMember, { uid }, boss))
    const standing = instance.db.doc(paths.standing(other.uid))
    const before = (await standing.get()).data()
    expect([await suspend(other), await signOut(other)]).toEqual(['sign-in-again', 'sign-in-again'])
    expect((await standing.get()).data()).toEqual(before)
    await instance.call(suspendMember, { uid: other.uid, reason }, third)
    expect(await reinstate(other)).toBe('sign-in-again')
    const opened = await instance.call(openSuspension, {}, other)
    if (opened.state !== 'open') throw new Error(opened.state)
    await instance.call(answerSuspension, { token: opened.token, words: 'Não fui eu.' })
    const [ruling] = (await instance.db.collection(paths.rulings).where('whose', '==', other.uid).get()).docs
    const undo = { rulingId: ruling!.id, outcome: 'undone', reason } as const
    expect(await instance.refusalOf(instance.call(decideAppeal, undo, boss))).toBe('sign-in-again')
    expect((await standing.get()).get('status')).toBe('suspended')
    expect([await suspend(guest), await reinstate(guest), await signOut(guest)]).toEqual(['none', 'none', 'none'])
  })

  it('signs out everywhere, and gives nothing back', async () => {
    const bea = await signedInLongAgo('Bea')
    expect(await instance.call(signOutEverywhere, {}, bea)).toEqual({})
    expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, bea))).toMatch(/signed-out|401/)
  })

  const cast = ['administrator and guardian', 'heir of 17', 'heir of 18'] as const
  it.each(cast)(
    'ends in no change of password, address or sign-ins, tried over every call: %s',
    async (actor) => {
      const name = `Vitima${cast.indexOf(actor)}`
      const victim = await signedInLongAgo(name)
      const other = await instance.member(`Outra${name}`)
      const standing = instance.db.doc(paths.standing(victim.uid))
      const questions: string[] = []
      const ask = async (kind: Approval['kind'], ward: Person, guardian: Person) => {
        const now = new Date()
        const question: Approval = {
          kind,
          ward: { uid: ward.uid, name: ward.name },
          guardian: { uid: guardian.uid, name: guardian.name },
          state: 'waiting',
          askedAt: Timestamp.fromDate(now),
          expiresAt: Timestamp.fromMillis(approvalEnd(now)),
        }
        const id = approvalId(kind, ward.uid)
        questions.push(id)
        for (const { uid } of [ward, guardian]) await instance.db.doc(paths.approval(uid, id)).set(question)
      }
      const handOver = async (uid: string, isProven: boolean) =>
        instance.db.doc(paths.handOver(uid)).set({
          ...(await hashCode('482913')),
          email: `ladra${cast.indexOf(actor)}@example.net`,
          overseen: false,
          tries: 0,
          goodUntil: Timestamp.fromMillis(Date.now() + 10 * minute),
          isProven,
        })
      const uids = [victim.uid, other.uid]
      let session = victim.idToken
      if (actor === 'administrator and guardian') {
        await standing.update({ role: 'admin' })
        const ward = await instance.member(`Neta${name}`)
        uids.push(ward.uid)
        await instance.db.doc(paths.standing(ward.uid)).update({ guardian: victim.uid, ageBand: 'youth' })
        await instance.db
          .doc(paths.ward(victim.uid, ward.uid))
          .set({ uid: ward.uid, name: ward.name, ageBand: 'youth' })
        await handOver(ward.uid, true)
        await ask('hand-over', ward, victim)
        const child = await instance.member(`Filha${name}`)
        uids.push(child.uid)
        await instance.db.doc(paths.standing(child.uid)).update({ guardian: other.uid, ageBand: 'child' })
        await ask('guardianship', child, victim)
      } else {
        await standing.update({ guardian: other.uid, ageBand: actor === 'heir of 17' ? 'youth' : 'adult' })
        await handOver(victim.uid, false)
        session = await oldCustomSession(victim.uid)
      }
      const held = async () => ({
        accounts: uids.map((uid) => {
          const { email, passwordHash, emailLink, google, disabled } = instance.server.auth.accounts.byUid(uid)!
          return { uid, email, passwordHash, emailLink, google, disabled }
        }),
        guardians: await Promise.all(
          uids.map(
            async (uid) => ((await instance.db.doc(paths.standing(uid)).get()).data() as Standing).guardian ?? null,
          ),
        ),
      })
      const before = await held()
      const pool = poolOf(uids, questions)
      const endpoints = await ownEndpoints(name)
      const pass = await fetch(`${instance.server.url}/__/fn/session`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${session}` },
      })
      const cookie = pass.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(cookie).toMatch(/^__session=./)
      expect(cookie).not.toContain(session)

      const got = new Set<string>()
      const ways: Record<string, string>[] = [
        { Authorization: `Bearer ${session}` },
        { Cookie: cookie },
        { Cookie: `__session=${session}` },
      ]
      // Before the calls, of which one ends the session.
      for (const headers of ways) {
        for (const [operation, body] of endpoints) {
          for (const idToken of [session, cookie.slice('__session='.length)]) {
            const { status, body: said } = await identity(operation, { ...body, idToken }, headers)
            // What is brought along would be good: it is the session that is not.
            if (operation.startsWith('signIn')) {
              const code = idToken === session ? 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' : 'INVALID_ID_TOKEN'
              expect([operation, said]).toEqual([operation, { error: expect.objectContaining({ message: code }) }])
            }
            const isPlain = operation === 'lookup' || ('displayName' in body && Object.keys(body).length === 1)
            if (!isPlain) expect([operation, body, status]).toEqual([operation, body, 400])
            expect(JSON.stringify(said)).not.toMatch(/"idToken":"|"refreshToken":"/)
          }
        }
      }
      for (const headers of ways) {
        const isBearer = 'Authorization' in headers
        const tries = [...contracts].sort(byName).flatMap((contract) =>
          inputsFor(contract, pool)
            .slice(0, isBearer ? 9 : 1)
            .map((input) => ({ contract, input })),
        )
        for (const { contract, text } of await atOnce(tries, headers)) {
          for (const [token] of text.matchAll(/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g))
            got.add(`${contract.name} ${token}`)
          for (const [, code] of text.matchAll(/"code":"(\d{9})"/g)) got.add(`${contract.name} ${code}`)
        }
      }
      expect([...got]).toEqual([])
      expect(await held()).toEqual(before)
    },
    180_000,
  )

  /** `signOutEverywhere` last: whatever would be given must be tried first. */
  const byName = (one: CallContract, other: CallContract) =>
    Number(one.name.startsWith('signOut')) - Number(other.name.startsWith('signOut'))
  async function atOnce(tries: { contract: CallContract; input: unknown }[], headers: Record<string, string>) {
    const answers: { contract: CallContract; text: string }[] = []
    for (let start = 0; start < tries.length; start += 16) {
      const some = tries.slice(start, start + 16).map(async ({ contract, input }) => ({
        contract,
        text: await answerOf(contract, input, headers),
      }))
      answers.push(...(await Promise.all(some)))
    }
    return answers
  }
  let network = 0
  async function answerOf(contract: CallContract, input: unknown, headers: Record<string, string>): Promise<string> {
    network += 1
    const answer = await fetch(`${instance.server.url}/__/fn/${contract.name}`, {
      method: 'POST',
      // Each from a network of its own: what limits tries is not what is to hold here.
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.51.${network >> 8}.${network & 255}`,
        ...headers,
      },
      body: JSON.stringify({ data: input }),
    })
    return answer.text()
  }
  async function oldCustomSession(uid: string): Promise<string> {
    const idToken = await enter(await customTokenFor(uid))
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
    const { signIdToken } = await import('@varanda/embedded/auth/tokens/id-token')
    const then = (claims.auth_time as number) - 18 * 60
    return signIdToken(instance.server.auth.keys, { ...claims, auth_time: then, madeAt: then } as never)
  }
})

describe('the moment a custom token was made', () => {
  it('ends it with all that signing out everywhere ends', async () => {
    const caio = await instance.member('Caio')
    const early = await customTokenFor(caio.uid)
    const { token } = await instance.call(signOutEverywhere, {}, caio)
    const late = await enter(early)
    expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, { idToken: late }))).toBe('signed-out')
    expect((await get(paths.user(caio.uid), late)).status).toBe(403)
    expect((await get(paths.standing(caio.uid), late)).status).toBe(403)
    const good = await enter(token!)
    expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, { idToken: good }))).toBe('none')
    expect((await get(paths.user(caio.uid), good)).status).toBe(200)
  })

  it('is asked of the code that a guardian made, too', async () => {
    const dora = await instance.member('Dora')
    const birthDate = `${new Date().getFullYear() - 9}-01-15`
    const { uid } = await instance.call(createWard, { key: newId(), name: 'Lia', birthDate, locale: 'pt' }, dora)
    const { code } = await instance.call(makeWardCode, { uid }, dora)
    await instance.db
      .doc(paths.standing(uid))
      .update({ validSince: new Timestamp(Math.floor(Date.now() / 1000) + 2, 0) })
    expect(await instance.refusalOf(instance.call(signInAsWard, { code }))).toBe('code-wrong')
  })

  it('tells how fresh a sign-in is, not when the token was used', async () => {
    const eva = await instance.member('Eva')
    const idToken = await enter(await customTokenFor(eva.uid))
    const { signIdToken } = await import('@varanda/embedded/auth/tokens/id-token')
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
    const madeAt = Math.floor(Date.now() / 1000) - freshSeconds - 5
    const stale = await signIdToken(instance.server.auth.keys, { ...claims, madeAt } as never)
    expect(
      await instance.refusalOf(
        instance.call(startHandOver, { email: 'eva@example.net', overseen: false }, { idToken: stale }),
      ),
    ).toBe('sign-in-again')
  })

  const get = (path: string, idToken: string) =>
    fetch(`${instance.server.url}/v1/projects/${instance.server.projectId}/databases/(default)/documents/${path}`, {
      headers: { Authorization: `Bearer ${idToken}` },
    })
})

const poolOf = (uids: readonly string[], questions: readonly string[] = []): Pool => ({
  askedAt: [],
  reportedAt: [],
  ...pushPool,
  any: [
    newCodeRequest(),
    reason,
    '482913',
    '482913057',
    'a'.repeat(64),
    newId(),
    `${newId()}${newId()}`.slice(0, 24),
    '1980-01-01',
    'pt',
    'nova@example.net',
    2,
  ],
  reason: [reason],
  note: [reason],
  words: [reason],
  text: [reason],
  answer: ['approved', 'declined', 'yes', reason],
  uid: uids,
  to: uids,
  inviter: uids,
  other: uids,
  id: questions,
})

/** Identity's own, each with what it takes beside the session: to link, a thief's own Google account and mailbox. */
const ownEndpoints = async (name: string): Promise<[string, Record<string, unknown>][]> => {
  const email = `ladra-${name.toLowerCase()}@example.net`
  const idToken = await google.idToken({ sub: email, email, email_verified: true })
  const { auth, url } = instance.server
  const oobCode = new URL(await auth.emailLink.link(email, { continueUrl: url })).searchParams.get('oobCode')
  return [
    ['update', { password: 'outra senha longa', returnSecureToken: true }],
    ['update', { email: 'ladra@example.net', returnSecureToken: true }],
    ['update', { deleteProvider: ['password'], returnSecureToken: true }],
    ['update', { displayName: 'Eu' }],
    ['signUp', { email: 'ladra@example.net', password: 'outra senha longa', returnSecureToken: true }],
    [
      'signInWithIdp',
      { postBody: `id_token=${idToken}&providerId=google.com`, requestUri: url, returnSecureToken: true },
    ],
    ['signInWithEmailLink', { email, oobCode }],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'ladra@example.net' }],
    ['lookup', {}],
    ['delete', {}],
  ]
}
