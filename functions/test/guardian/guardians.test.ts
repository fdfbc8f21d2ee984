/** Accounts of children: made by a guardian, kept small by functions, handed over in time. */

import { setTimeout as sleep } from 'node:timers/promises'
import { eraseWard } from '@varanda/domain/account/calls/erase-ward'
import { leave } from '@varanda/domain/account/calls/leave'
import { requestCode } from '@varanda/domain/account/calls/request-code'
import { signInWithCode } from '@varanda/domain/account/calls/sign-in-with-code'
import { signOutEverywhere } from '@varanda/domain/account/calls/sign-out-everywhere'
import { stay } from '@varanda/domain/account/calls/stay'
import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import { alarmId } from '@varanda/domain/alarm/alarm'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { auditLog } from '@varanda/domain/audit/messages/en/audit-log'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { answerConnection } from '@varanda/domain/connection/calls/answer-connection'
import { block } from '@varanda/domain/connection/calls/block'
import { cancelConnectionRequest } from '@varanda/domain/connection/calls/cancel-connection-request'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { requestConnection } from '@varanda/domain/connection/calls/request-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { finishHandOver } from '@varanda/domain/guardian/calls/finish-hand-over'
import { makeWardCode } from '@varanda/domain/guardian/calls/make-ward-code'
import { moveWard } from '@varanda/domain/guardian/calls/move-ward'
import { partWard } from '@varanda/domain/guardian/calls/part-ward'
import { pauseWard } from '@varanda/domain/guardian/calls/pause-ward'
import { signInAsWard } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import { signOutWard } from '@varanda/domain/guardian/calls/sign-out-ward'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { type GuardianOverview, guardianLimits, type Ward, wardUidOf } from '@varanda/domain/guardian/guardian'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { wardCodeLimits } from '@varanda/domain/guardian/guardian-code'
import { newCircleId, newCodeRequest, newId, newPostId } from '@varanda/domain/ids'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { cameBy } from '@varanda/domain/invite/came-by'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import type { MailDocument } from '@varanda/domain/mail/mail'
import type { Standing } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { rates } from '@varanda/domain/rates'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let marina: Person
let network = 0
let guardians = 0

const yearsAgo = (years: number, days = 0) =>
  new Date(Date.now() - years * 365.2425 * day - days * day).toISOString().slice(0, 10)
const child = () => ({ key: newId(), name: 'Lia', birthDate: yearsAgo(9, 100), locale: 'pt' }) as const
const stored = async (path: string) => (await instance.db.doc(path).get()).data()
const standingOf = (uid: string) => stored(paths.standing(uid))
const isConnected = async (one: string, other: string) =>
  (await instance.db.doc(paths.connection(one, other)).get()).exists &&
  (await instance.db.doc(paths.connection(other, one)).get()).exists

/** Each try of a code from a network of its own, unless one is given. */
async function tryCode(code: string, address = `198.51.100.${++network % 250}`) {
  const answer = await fetch(`${instance.server.url}/__/fn/${signInAsWard.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data: { code } }),
  })
  const body = (await answer.json()) as { result?: { token: string }; error?: { details?: { code?: string } } }
  return { token: body.result?.token, code: body.error?.details?.code }
}

async function enter(token: string): Promise<string> {
  const answer = await fetch(
    `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`,
    { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
  )
  return ((await answer.json()) as { idToken: string }).idToken
}

/** Whether identity, too, says that this sign-in holds, as photos ask. */
function countsForIdentity(uid: string, idToken: string): boolean {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as { auth_time: number }
  return signedInAt(claims) >= instance.server.auth.accounts.byUid(uid)!.validSince
}

async function signIn(uid: string, guardian = marina): Promise<Person> {
  const { code } = await instance.call(makeWardCode, { uid }, guardian)
  const { token } = await tryCode(code)
  return { uid, name: 'Lia', idToken: await enter(token!), inviteToken: '' }
}

async function ward(birthDate = yearsAgo(9, 100), guardian = marina): Promise<Person> {
  const { uid } = await instance.call(createWard, { ...child(), birthDate }, guardian)
  return signIn(uid, guardian)
}

/** As if that many years were over: the birth date moves instead of the clock. */
async function growTo(uid: string, years: number): Promise<void> {
  await instance.db.doc(paths.contact(uid)).update({ birthDate: yearsAgo(years, 3) })
  await instance.server.functions!.runSchedule('moveAgeBands')
  await instance.server.idle()
}

/** Where sign-ins end twice within a second, a code of that second is from before. */
async function ownSecond(uid: string): Promise<void> {
  const { validSince } = (await standingOf(uid)) as Pick<Standing, 'validSince'>
  await sleep(Math.max(0, validSince.seconds * 1000 - Date.now()))
}

const mails = async () =>
  (await instance.db.collection(paths.mailQueue).get()).docs.map((one) => one.data() as MailDocument)
/** The digits that went to this address. */
const codeTo = async (email: string) => {
  await instance.server.idle()
  const mail = (await mails()).find((one) => one.to === email)
  return /\d{6}/.exec(mail?.message?.subject ?? '')?.[0] ?? ''
}

beforeAll(async () => {
  instance = await openInstance({ trustProxy: ['127.0.0.1'], outbox: true })
})
beforeEach(async () => {
  marina = await instance.member(`Marina${++guardians}`)
})
afterAll(() => instance.close())

describe('making a ward', () => {
  it('makes one account whatever happens, without address, link or seat, and writes it down', async () => {
    const form = child()
    const { uid } = await instance.call(createWard, form, marina)
    expect(await instance.call(createWard, form, marina)).toEqual({ uid })
    expect(instance.server.auth.accounts.byUid(uid)?.email).toBeFalsy()
    expect(await standingOf(uid)).toMatchObject({ ageBand: 'child', guardian: marina.uid, status: 'active' })
    expect(await stored(paths.ownInvite(uid))).toBeUndefined()
    expect(await stored(paths.ward(marina.uid, uid))).toMatchObject({ name: 'Lia', ageBand: 'child' })
    expect(await isConnected(uid, marina.uid)).toBe(true)
    expect((await stored(paths.ownInvite(marina.uid)))?.acceptances).toEqual([])
    const log = await instance.db.collection(paths.auditLog).where('target', '==', paths.user(uid)).get()
    expect(log.docs.map((one) => one.data())).toMatchObject([{ act: 'ward-created', by: marina.uid }])
  })

  it('takes up an account that was made by a call which died', async () => {
    const form = child()
    const { uid } = await instance.call(createWard, form, marina)
    await instance.db.recursiveDelete(instance.db.doc(paths.user(uid)))
    expect(await instance.call(createWard, form, marina)).toEqual({ uid })
    expect(await standingOf(uid)).toMatchObject({ guardian: marina.uid })
  })

  it('is for active adults, children under 16, and eight of them', async () => {
    const [tia, paused] = await Promise.all([instance.member('Tia'), instance.member('Paused')])
    await instance.db.doc(paths.standing(paused.uid)).update({ status: 'slowed' })
    const refusal = (form: object, who?: Person) =>
      instance.refusalOf(instance.call(createWard, { ...child(), ...form }, who))
    expect(await refusal({})).toBe('signed-out')
    expect(await refusal({}, paused)).toBe('not-active')
    expect(await refusal({}, await ward())).toBe('not-at-this-age')
    expect(await refusal({ birthDate: yearsAgo(16, 2) }, tia)).toBe('bad-input')
    expect(await refusal({ birthDate: '2190-01-01' }, tia)).toBe('bad-input')
    const all = await Promise.all(Array.from({ length: 12 }, () => refusal({}, tia)))
    expect(all.filter((one) => one === 'none').length).toBeLessThanOrEqual(guardianLimits.wards)
    const wards = instance.db.collection(paths.wards(tia.uid))
    const made = (await wards.get()).size
    expect(made).toBeLessThanOrEqual(guardianLimits.wards)
    for (let n = made; n < guardianLimits.wards; n += 1) await wards.doc(`earlier${n}`).set({ name: 'Lia' })
    expect(await refusal({}, tia)).toBe('wards-full')
    // Whoever gave them all away cannot fill the instance with more on the same day.
    await instance.db.recursiveDelete(wards)
    const form = child()
    expect(await instance.refusalOf(instance.call(createWard, form, tia))).toBe('too-many-tries')
    expect(instance.server.auth.accounts.byUid(await wardUidOf(tia.uid, form.key))).toBeNull()
  })

  it('waits while the guardian’s part of the instance takes nobody in', async () => {
    const form = child()
    await instance.db
      .doc(paths.instanceBranches)
      .set({ paused: { [marina.uid]: { by: marina.uid, at: Timestamp.now(), reason: 'Devagar.' } } })
    expect(await instance.refusalOf(instance.call(createWard, form, marina))).toBe('invite-paused')
    await instance.db.doc(paths.instanceBranches).delete()
    expect(instance.server.auth.accounts.byUid(await wardUidOf(marina.uid, form.key))).toBeNull()
    expect(await instance.refusalOf(instance.call(createWard, form, marina))).toBe('none')
  })

  it('brings the guardian’s posts, and leaves the child’s words to the child', async () => {
    const postId = newPostId(marina.uid)
    await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, marina)
    const lia = await ward()
    expect(await stored(paths.entry(lia.uid, postId))).toMatchObject({ text: 'Bolo!' })
  })
})

describe('the code of nine digits', () => {
  it('signs the ward in, once', async () => {
    const { uid } = await instance.call(createWard, child(), marina)
    const { code, goodUntil } = await instance.call(makeWardCode, { uid }, marina)
    expect(code).toMatch(/^\d{9}$/)
    expect(goodUntil - Date.now()).toBeLessThanOrEqual(wardCodeLimits.minutes * 60_000)
    const { token } = await tryCode(`${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`)
    expect((await instance.server.auth.verifier.verify(await enter(token!)))?.uid).toBe(uid)
    // The guardian, who shows it, is told that it was used.
    const { cameIn } = (await stored(paths.ward(marina.uid, uid))) as Ward
    expect(cameIn?.goodUntil.toMillis()).toBe(goodUntil)
    expect((await tryCode(code)).code).toBe('code-wrong')
    expect(JSON.stringify(await instance.db.collection('wardCodes').get())).not.toContain(code.slice(3))
  })

  it('is made by the guardian alone', async () => {
    const lia = await ward()
    const other = await instance.member('Other')
    for (const who of [other, lia]) {
      expect(await instance.refusalOf(instance.call(makeWardCode, { uid: lia.uid }, who))).toBe('not-your-ward')
      expect(await instance.refusalOf(instance.call(makeWardCode, { uid: marina.uid }, who))).toBe('not-your-ward')
    }
  })

  it('is none after five wrong tries, after ten minutes, and where its ward or its guardian is suspended', async () => {
    const { uid } = await instance.call(createWard, child(), marina)
    const make = async () => (await instance.call(makeWardCode, { uid }, marina)).code
    const first = await make()
    const wrong = Array.from(
      { length: 12 },
      (_, n) => first.slice(0, 3) + String((Number(first.slice(3)) + n + 1) % 1e6).padStart(6, '0'),
    )
    const answers = await Promise.all(wrong.map((one) => tryCode(one)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['code-wrong']))
    expect((await tryCode(first)).code).toBe('code-wrong')
    const second = await make()
    await instance.db.doc(paths.wardCode(second.slice(0, 3))).update({ goodUntil: Timestamp.fromMillis(0) })
    expect((await tryCode(second)).code).toBe('code-wrong')
    const third = await make()
    await instance.db.doc(paths.standing(marina.uid)).update({ status: 'suspended' })
    expect((await tryCode(third)).code).toBe('code-wrong')
    await instance.db.doc(paths.standing(marina.uid)).update({ status: 'active' })
    const fourth = await make()
    await instance.db.doc(paths.standing(uid)).update({ status: 'suspended' })
    expect((await tryCode(fourth)).code).toBe('code-wrong')
  })

  it('is the only way in: an address and a password that the child gave the account open nothing', async () => {
    const lia = await ward()
    const identity = async (operation: string, body: object) => {
      const answer = await fetch(
        `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`,
        {
          method: 'POST',
          body: JSON.stringify({ ...body, returnSecureToken: true }),
        },
      )
      return (await answer.json()) as { idToken?: string }
    }
    const own = { email: `${lia.uid}@example.org`, password: 'correct horse' }
    await instance.server.auth.admin.update(lia.uid, { ...own, emailVerified: true })
    const { idToken } = await identity('signInWithPassword', own)
    expect(idToken).toBeTruthy()
    const post = { postId: newPostId(lia.uid), text: 'Oi', audience: forConnections() }
    const fromOwn = { ...lia, idToken: idToken! }
    expect(await instance.refusalOf(instance.call(createPost, post, fromOwn))).toBe('signed-out')
    // What it would give back is a sign-in like the code's.
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}, fromOwn))).toBe('signed-out')
    const request = newCodeRequest()
    await instance.call(requestCode, { request, email: own.email, locale: 'pt' })
    await instance.server.idle()
    const queue = (await instance.db.collection(paths.mailQueue).get()).docs.map((one) => one.data() as MailDocument)
    const digits = /\d{6}/.exec(queue.find(({ to }) => to === own.email)?.message?.subject ?? '')?.[0] ?? ''
    expect(await instance.refusalOf(instance.call(signInWithCode, { email: own.email, code: digits, request }))).toBe(
      'code-wrong',
    )
    const again = await signIn(lia.uid)
    expect(await instance.refusalOf(instance.call(createPost, post, again))).toBe('none')
  })

  it('is tried ten times a minute from one network', async () => {
    const answers = []
    for (let n = 0; n <= 2 * rates.signInAsWard.windows[0]!.most; n += 1)
      answers.push(await tryCode('000000000', '203.0.113.9'))
    expect(answers.some(({ code }) => code === 'too-many-tries')).toBe(true)
    expect((await tryCode('12345678')).code).toBe('bad-input')
  })
})

describe('knowing somebody', () => {
  const connect = (who: Person, host: Person) => instance.call(connectByInvite, { token: host.inviteToken }, who)
  const answer = (lia: Person, other: Person, said: 'approved' | 'declined', who = marina) =>
    instance.call(answerApproval, { id: approvalId('connection', lia.uid, other.uid), answer: said }, who)

  it('waits for the guardian, and a yes connects', async () => {
    const [lia, bia] = [await ward(), await instance.member('Bia')]
    expect(await connect(lia, bia)).toMatchObject({ inviter: { uid: bia.uid }, waitingFor: marina.name })
    expect(await connect(lia, bia)).toMatchObject({ waitingFor: marina.name })
    expect(await isConnected(lia.uid, bia.uid)).toBe(false)
    const id = approvalId('connection', lia.uid, bia.uid)
    for (const owner of [marina.uid, lia.uid]) {
      expect(await stored(paths.approval(owner, id))).toMatchObject({ state: 'waiting', other: { name: 'Bia' } })
    }
    for (const who of [lia, bia]) {
      expect(await instance.refusalOf(answer(lia, bia, 'approved', who))).toMatch(/not-your-ward|approval-over/)
    }
    // Told once, by whom it is about, for as long as it waits.
    expect(await noticesOf(instance.db, marina)).toMatchObject([{ kind: 'guardian-question', by: { uid: lia.uid } }])
    expect(await answer(lia, bia, 'approved')).toEqual({ waiting: false })
    expect(await answer(lia, bia, 'approved')).toEqual({ waiting: false })
    expect(await noticesOf(instance.db, marina)).toEqual([])
    expect(await isConnected(lia.uid, bia.uid)).toBe(true)
    await instance.server.idle()
    // Whose link it is hears of it, as of everybody who comes by it.
    expect(await noticesOf(instance.db, bia)).toMatchObject([{ kind: 'link-connected', by: { uid: lia.uid } }])
    const overview = (await stored(paths.guardianOverview(lia.uid))) as GuardianOverview
    expect(overview.contacts.map(({ name }) => name)).toContain('Bia')
  })

  it('a late yes connects nobody with whom whoever had agreed took it back, and lets the ward ask', async () => {
    const expired = { expiresAt: Timestamp.fromMillis(Date.now() - 1) }
    const asked = async (name: string) => {
      const [lia, other] = [await ward(), await instance.member(name)]
      await instance.db.doc(paths.settings(other.uid)).update({ findable: 'members' })
      const ask = () => instance.call(requestConnection, { uid: other.uid }, lia)
      await ask()
      await answer(lia, other, 'approved')
      await ask()
      // That answer is forgotten when the other agrees, so the guardian is asked again.
      for (const owner of [marina.uid, lia.uid]) {
        await instance.db.doc(paths.approval(owner, approvalId('connection', lia.uid, other.uid))).update(expired)
      }
      const agree = instance.call(answerConnection, { uid: lia.uid, accept: true }, other)
      expect(await agree).toMatchObject({ waitingFor: marina.name })
      return { lia, other }
    }
    const byLink = async (name: string) => {
      const [lia, other] = [await ward(), await instance.member(name)]
      await connect(lia, other)
      return { lia, other }
    }
    const linkOf = async ({ inviteToken }: Person) => instance.db.doc(paths.invite(await capabilityIdOf(inviteToken)))
    const stands = await asked('Iva')
    const withdrawn = await asked('Eva')
    await instance.call(cancelConnectionRequest, { uid: withdrawn.other.uid }, withdrawn.lia)
    const refused = await asked('Noa')
    await instance.call(answerConnection, { uid: refused.lia.uid, accept: false }, refused.other)
    const closed = await byLink('Ugo')
    await (await linkOf(closed.other)).update({ state: 'revoked' })
    for (const { lia, other } of [stands, withdrawn, refused, closed]) {
      expect(await answer(lia, other, 'approved')).toEqual({ waiting: false })
      expect(await isConnected(lia.uid, other.uid), other.name).toBe(other === stands.other)
    }
    // Whoever asked is told that it came to be.
    const told = await noticesOf(instance.db, stands.lia)
    expect(told.filter(({ kind }) => kind === 'connection-made')).toMatchObject([{ by: { uid: stands.other.uid } }])
  })

  it('a yes to asking somebody who has not agreed connects nobody', async () => {
    const [lia, ema] = [await ward(), await instance.member('Ema')]
    await instance.db.doc(paths.settings(ema.uid)).update({ findable: 'members' })
    const ask = () => instance.call(requestConnection, { uid: ema.uid }, lia)
    expect(await ask()).toMatchObject({ state: 'asked', waitingFor: marina.name })
    expect(await answer(lia, ema, 'approved')).toEqual({ waiting: false })
    expect(await isConnected(lia.uid, ema.uid)).toBe(false)
    expect(await ask()).toEqual({ state: 'asked' })
    expect(await isConnected(lia.uid, ema.uid)).toBe(false)
    expect(await instance.call(answerConnection, { uid: lia.uid, accept: true }, ema)).toMatchObject({
      connected: true,
    })
    expect(await isConnected(lia.uid, ema.uid)).toBe(true)
  })

  it('a no stands, and a late question is none', async () => {
    const [lia, leo] = [await ward(), await instance.member('Leo')]
    await connect(lia, leo)
    expect(await noticesOf(instance.db, marina)).toHaveLength(1)
    await answer(lia, leo, 'declined')
    expect(await noticesOf(instance.db, marina)).toEqual([])
    expect(await isConnected(lia.uid, leo.uid)).toBe(false)
    expect(await instance.refusalOf(connect(lia, leo))).toBe('guardian-said-no')
    expect(await instance.refusalOf(answer(lia, leo, 'approved'))).toBe('approval-over')
    const [other, ugo] = [await ward(), await instance.member('Ugo')]
    await connect(other, ugo)
    await instance.db
      .doc(paths.approval(marina.uid, approvalId('connection', other.uid, ugo.uid)))
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    expect(await instance.refusalOf(answer(other, ugo, 'approved'))).toBe('approval-over')
  })

  it('asks nobody between a ward and the guardian, and nobody at 16', async () => {
    const teen = await ward(yearsAgo(14, 10))
    await instance.db.doc(paths.connection(teen.uid, marina.uid)).delete()
    await instance.db.doc(paths.connection(marina.uid, teen.uid)).delete()
    expect(await connect(teen, marina)).not.toHaveProperty('waitingFor')
    await growTo(teen.uid, 16)
    const nora = await instance.member('Nora')
    expect(await connect(await signIn(teen.uid), nora)).not.toHaveProperty('waitingFor')
    expect(await isConnected(teen.uid, nora.uid)).toBe(true)
  })

  it('lets nobody new in while the guardian is away', async () => {
    const away = await instance.member('Away')
    const [lia, rui] = [await ward(undefined, away), await instance.member('Rui')]
    await instance.db.doc(paths.standing(away.uid)).update({ status: 'suspended' })
    expect(await instance.refusalOf(connect(lia, rui))).toBe('guardian-away')
    expect(await isConnected(lia.uid, rui.uid)).toBe(false)
    expect(await instance.refusalOf(instance.call(makeWardCode, { uid: lia.uid }, away))).toBe('not-active')
  })

  it('is not given where a block came between', async () => {
    const [lia, ivo] = [await ward(), await instance.member('Ivo')]
    await connect(lia, ivo)
    await instance.db.doc(paths.block(ivo.uid, lia.uid)).set({ uid: lia.uid, name: 'Lia', at: Timestamp.now() })
    expect(await instance.refusalOf(answer(lia, ivo, 'approved'))).toBe('person-unknown')
    expect(await isConnected(lia.uid, ivo.uid)).toBe(false)
  })

  it('is ended by the guardian, with what was shared, and asked for again', async () => {
    const [lia, edu] = [await ward(), await instance.member('Edu')]
    await connect(lia, edu)
    await answer(lia, edu, 'approved')
    const postId = newPostId(edu.uid)
    await instance.call(createPost, { postId, text: 'Oi', audience: forConnections() }, edu)
    await instance.server.idle()
    expect(await stored(paths.entry(lia.uid, postId))).toBeDefined()
    const part = (who: Person, other = edu.uid) => instance.call(partWard, { uid: lia.uid, other }, who)
    expect(await instance.refusalOf(part(edu))).toBe('not-your-ward')
    expect(await instance.refusalOf(part(marina, marina.uid))).toBe('bad-input')
    await part(marina)
    expect(await isConnected(lia.uid, edu.uid)).toBe(false)
    expect(await stored(paths.entry(lia.uid, postId))).toBeUndefined()
    expect(await connect(lia, edu)).toMatchObject({ waitingFor: marina.name })
  })
})

describe('what a guardian may do', () => {
  it('lets writing rest and ends that, but not what the instance said', async () => {
    const lia = await ward()
    const pause = (paused: boolean, who = marina) => instance.call(pauseWard, { uid: lia.uid, paused }, who)
    expect(await instance.refusalOf(pause(true, lia))).toBe('not-your-ward')
    await pause(true)
    expect(await standingOf(lia.uid)).toMatchObject({ status: 'slowed', pausedByGuardian: true })
    const post = { postId: newPostId(lia.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, post, lia))).toBe('not-active')
    await pause(false)
    expect(await instance.refusalOf(instance.call(createPost, post, lia))).toBe('none')
    for (const status of ['suspended', 'slowed']) {
      await instance.db.doc(paths.standing(lia.uid)).update({ status })
      await pause(false)
      expect((await standingOf(lia.uid))?.status).toBe(status)
    }
  })

  it('signs the ward out everywhere', async () => {
    const lia = await ward()
    expect(
      await instance.refusalOf(instance.call(signOutWard, { uid: lia.uid }, await instance.member('Nobody'))),
    ).toBe('not-your-ward')
    await instance.call(signOutWard, { uid: lia.uid }, marina)
    const post = { postId: newPostId(lia.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, post, lia))).toMatch(/signed-out|401/)
    // A code that is made at once waits until its sign-in is later than that end.
    const again = await signIn(lia.uid)
    expect(await instance.refusalOf(instance.call(createPost, post, again))).toBe('none')
    expect(countsForIdentity(lia.uid, again.idToken)).toBe(true)
  })

  it('puts a birth date right within childhood; an administrator may more, and both are written down', async () => {
    const lia = await ward()
    const correct = (birthDate: string, who = marina) =>
      instance.call(correctBirthDate, { uid: lia.uid, birthDate, reason: 'Foi erro de digitação.' }, who)
    expect(await instance.refusalOf(correct(yearsAgo(20)))).toBe('bad-input')
    expect(await instance.refusalOf(correct(yearsAgo(20), lia))).toBe('not-your-ward')
    await correct(yearsAgo(14, 3))
    expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'teen' })
    expect(await stored(paths.ward(marina.uid, lia.uid))).toMatchObject({ ageBand: 'teen', birthDate: yearsAgo(14, 3) })
    const boss = await instance.member('Boss')
    await instance.db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
    await correct(yearsAgo(16, 3), boss)
    expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'youth' })
    const adult = await instance.member('Adult')
    const younger = { uid: adult.uid, birthDate: yearsAgo(12), reason: 'Erro.' }
    expect(await instance.refusalOf(instance.call(correctBirthDate, younger, boss))).toBe('needs-guardian')
    const log = await instance.db.collection(paths.auditLog).where('act', '==', 'birth-date-corrected').get()
    expect(log.size).toBe(2)
    expect(JSON.stringify(log.docs.map((one) => one.data()))).not.toContain(yearsAgo(14, 3))
  })
})

describe('growing up', () => {
  it('at 16 a guardian has codes to give and nothing to order, and may end a pause', async () => {
    const ivo = await ward(yearsAgo(15, 10))
    await instance.call(pauseWard, { uid: ivo.uid, paused: true }, marina)
    await growTo(ivo.uid, 16)
    await instance.call(pauseWard, { uid: ivo.uid, paused: false }, marina)
    expect(await standingOf(ivo.uid)).toMatchObject({ status: 'active' })
    expect(await instance.refusalOf(instance.call(pauseWard, { uid: ivo.uid, paused: true }, marina))).toBe(
      'not-your-ward',
    )
    expect(await instance.refusalOf(instance.call(signOutWard, { uid: ivo.uid }, marina))).toBe('not-your-ward')
    expect((await signIn(ivo.uid)).idToken).toBeTruthy()
  })

  it('moves the band on the birthday, once: at 16 seats come and questions go', async () => {
    const lia = await ward(yearsAgo(12, 100))
    await growTo(lia.uid, 13)
    expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'teen', guardian: marina.uid })
    expect(await stored(paths.guardianOverview(lia.uid))).toBeDefined()
    const sol = await instance.member('Sol')
    await instance.call(connectByInvite, { token: sol.inviteToken }, lia)
    await growTo(lia.uid, 16)
    expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'youth', guardian: marina.uid })
    expect(await stored(paths.guardianOverview(lia.uid))).toBeUndefined()
    expect(await stored(paths.approval(marina.uid, approvalId('connection', lia.uid, sol.uid)))).toBeUndefined()
    const own = await stored(paths.ownInvite(lia.uid))
    expect(own).toMatchObject({ seats: 5 })
    expect((await stored(paths.directoryCard(lia.uid)))?.ageBand).toBe('youth')
    await growTo(lia.uid, 16)
    expect(await stored(paths.ownInvite(lia.uid))).toEqual(own)
  })

  it.each([
    ['a birthday', (uid: string) => growTo(uid, 16)],
    [
      'a birth date put right',
      async (uid: string) => {
        const boss = await instance.member('Chefe')
        await instance.db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
        await instance.call(correctBirthDate, { uid, birthDate: yearsAgo(16, 3), reason: 'Erro.' }, boss)
      },
    ],
    ['the guardian', async (uid: string) => void (await instance.call(signOutWard, { uid }, marina))],
  ])('%s ends every sign-in and every way in that was given to the account meanwhile', async (_, end) => {
    const lia = await ward(yearsAgo(15, 10))
    const own = { email: `${lia.uid}@example.org`, password: 'correct horse' }
    await instance.server.auth.admin.update(lia.uid, { ...own, emailVerified: true })
    await end(lia.uid)
    expect(instance.server.auth.accounts.byUid(lia.uid)?.passwordHash).toBeNull()
    expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, lia))).toMatch(/signed-out|401/)
  })

  it('opens an account that nobody took over to no address and no password, at any age', async () => {
    const lia = await ward(yearsAgo(15, 10))
    await growTo(lia.uid, 16)
    const own = { email: `${lia.uid}@example.org`, password: 'correct horse' }
    await instance.server.auth.admin.update(lia.uid, { ...own, emailVerified: true })
    const { idToken } = await instance.server.auth.signIn.withPassword(own.email, own.password, '203.0.113.7')
    const act = () => instance.refusalOf(instance.call(unblock, { uid: 'x' }, { idToken }))
    expect(await act()).toBe('signed-out')
    const request = newCodeRequest()
    await instance.call(requestCode, { request, email: own.email, locale: 'pt' })
    const digits = await codeTo(own.email)
    expect(await instance.refusalOf(instance.call(signInWithCode, { email: own.email, code: digits, request }))).toBe(
      'code-wrong',
    )
    // Where the instance would come to know it as the account's own address.
    await instance.db.doc(paths.device(lia.uid, '1600000000')).set({ name: 'x', lastSeen: Timestamp.now() })
    await growTo(lia.uid, 18)
    expect(await stored(paths.contact(lia.uid))).toMatchObject({ email: '' })
    expect(await act()).toBe('signed-out')
    expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, await signIn(lia.uid)))).toBe('none')
  })

  it('gives the seats of newcomers, and nobody comes by them while a date that was put right says child', async () => {
    const [lia, boss] = [await ward(yearsAgo(15, 10)), await instance.member('Chefia')]
    await instance.db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
    await instance.db.doc(paths.instanceSettings).set({ seatsForNewcomers: 2 })
    await growTo(lia.uid, 16)
    await instance.db.doc(paths.instanceSettings).delete()
    const own = (await stored(paths.ownInvite(lia.uid))) as OwnInvite
    expect(own.seats).toBe(2)
    const look = () => instance.refusalOf(instance.call(previewInvite, { token: own.token }))
    expect(await look()).toBe('none')
    const younger = { uid: lia.uid, birthDate: yearsAgo(13, 10), reason: 'Foi erro de digitação.' }
    await instance.call(correctBirthDate, younger, boss)
    expect(await look()).toBe('invite-revoked')
    const bia = await instance.member('Beatriz')
    expect(await instance.refusalOf(instance.call(connectByInvite, { token: own.token }, bia))).toBe('invite-revoked')
  })

  it('forgets questions that ran out', async () => {
    const [lia, gus] = [await ward(), await instance.member('Gus')]
    await instance.call(connectByInvite, { token: gus.inviteToken }, lia)
    const id = approvalId('connection', lia.uid, gus.uid)
    expect(await noticesOf(instance.db, marina)).toHaveLength(1)
    await instance.db.doc(paths.approval(lia.uid, id)).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    await ringAll(instance, 'end-question')
    for (const owner of [lia.uid, marina.uid]) expect(await stored(paths.approval(owner, id))).toBeUndefined()
    expect(await noticesOf(instance.db, marina)).toEqual([])
  })

  it('at 16 the account is taken over with the guardian’s yes, who then sees what both agreed to', async () => {
    let teo = await ward(yearsAgo(15, 10))
    const start = (overseen: boolean) => instance.call(startHandOver, { email: 'teo@example.org', overseen }, teo)
    expect(await instance.refusalOf(start(true))).toBe('not-at-this-age')
    // A pause of before holds nobody up; one of the instance's does.
    await instance.call(pauseWard, { uid: teo.uid, paused: true }, marina)
    await growTo(teo.uid, 16)
    teo = await signIn(teo.uid)
    expect(await standingOf(teo.uid)).toMatchObject({ status: 'slowed', pausedByGuardian: true })
    await instance.db.doc(paths.standing(teo.uid)).update({ pausedByGuardian: FieldValue.delete() })
    expect(await instance.refusalOf(start(true))).toBe('not-active')
    expect(await instance.refusalOf(instance.call(finishHandOver, { code: '123456' }, teo))).toBe('not-active')
    await instance.db.doc(paths.standing(teo.uid)).update({ pausedByGuardian: true })
    await start(true)
    const digits = await codeTo('teo@example.org')
    const wrong = digits === '000000' ? '000001' : '000000'
    expect(await instance.refusalOf(instance.call(finishHandOver, { code: wrong }, teo))).toBe('code-wrong')
    expect(await instance.call(finishHandOver, { code: digits }, teo)).toEqual({ waiting: true })
    expect(instance.server.auth.accounts.byUid(teo.uid)?.email).toBeFalsy()
    const made = await instance.call(makeWardCode, { uid: teo.uid }, marina)
    // A pause goes with the hand-over; a suspension is the instance's to lift.
    await instance.db.doc(paths.standing(teo.uid)).update({ status: 'suspended' })
    await instance.call(answerApproval, { id: approvalId('hand-over', teo.uid), answer: 'approved' }, marina)
    expect(instance.server.auth.accounts.byUid(teo.uid)).toMatchObject({
      email: 'teo@example.org',
      emailVerified: true,
    })
    expect(await stored(paths.contact(teo.uid))).toMatchObject({ email: 'teo@example.org' })
    expect(await standingOf(teo.uid)).toMatchObject({ guardian: marina.uid, overseen: true })
    expect(await standingOf(teo.uid)).toMatchObject({ status: 'suspended' })
    expect(await standingOf(teo.uid)).not.toHaveProperty('pausedByGuardian')
    // At once, and not only when he is here again.
    const seen = (await stored(paths.guardianOverview(teo.uid))) as GuardianOverview
    expect(seen.contacts.map(({ uid }) => uid)).toContain(marina.uid)
    expect(seen.minutes).toEqual({})
    // He is out by then, and reads where he comes in now.
    await instance.server.idle()
    const told = (await mails()).filter(({ to, template }) => to === 'teo@example.org' && template === 'handed-over')
    expect(told.map(({ message }) => message?.text)).toEqual([expect.stringMatching(/\/auth\b/)])
    await instance.db.doc(paths.standing(teo.uid)).update({ status: 'active' })
    const request = newCodeRequest()
    await instance.call(requestCode, { request, email: 'teo@example.org', locale: 'pt' })
    await instance.server.idle()
    const sent = (await mails()).filter(({ to, template }) => to === 'teo@example.org' && template === 'sign-in-code')
    const codes = sent.map(({ message }) => /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '')
    const fresh = codes.find((one) => one !== digits) ?? digits
    const { token } = await instance.call(signInWithCode, { email: 'teo@example.org', code: fresh, request })
    expect((await instance.server.auth.verifier.verify(await enter(token)))?.uid).toBe(teo.uid)
    const said = { postId: newPostId(teo.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, said, teo))).toMatch(/signed-out|401/)
    // Whoever was let stay looks on, and no more.
    for (const act of [
      () => instance.call(makeWardCode, { uid: teo.uid }, marina),
      () => instance.call(pauseWard, { uid: teo.uid, paused: true }, marina),
      () => instance.call(signOutWard, { uid: teo.uid }, marina),
    ]) {
      expect(await instance.refusalOf(act())).toBe('not-your-ward')
    }
    expect((await tryCode(made.code)).code).toBe('code-wrong')
    expect(await standingOf(teo.uid)).toMatchObject({ status: 'active' })
    for (let day = 1; day <= guardianLimits.overviewDays + 1; day += 1) {
      const at = Timestamp.fromMillis(Date.UTC(2026, 9, day))
      const date = at.toDate().toISOString().slice(0, 10)
      await instance.db.doc(paths.minutes(teo.uid, date)).set({ minutes: day, at })
    }
    await instance.server.idle()
    expect(await stored(paths.guardianOverview(teo.uid))).toMatchObject({ minutes: { '2026-10-15': 15 } })
    const minutes = instance.db.collection(paths.allMinutes(teo.uid))
    expect((await minutes.get()).docs.map(({ id }) => id)).toHaveLength(guardianLimits.overviewDays)
    await growTo(teo.uid, 18)
    expect(await standingOf(teo.uid)).toMatchObject({ ageBand: 'adult', guardian: null })
    expect(await stored(paths.guardianOverview(teo.uid))).toBeUndefined()
    expect((await minutes.get()).empty).toBe(true)
    expect(await stored(paths.ward(marina.uid, teo.uid))).toBeUndefined()
  })

  it('takes no account over, nor goes on to, whose owner a date that was put right makes a child', async () => {
    let nina = await ward(yearsAgo(15, 10))
    const boss = await instance.member('Chefona')
    await instance.db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
    const email = `${nina.uid}@example.org`
    const id = approvalId('hand-over', nina.uid)
    const known = () => stored(paths.ward(marina.uid, nina.uid))
    const correct = (years: number) =>
      instance.call(correctBirthDate, { uid: nina.uid, birthDate: yearsAgo(years, 3), reason: 'Erro.' }, boss)
    const ask = async () => {
      await correct(16)
      await ownSecond(nina.uid)
      nina = await signIn(nina.uid)
      await instance.call(startHandOver, { email, overseen: true }, nina)
      await instance.call(finishHandOver, { code: await codeTo(email) }, nina)
      expect(await stored(paths.approval(marina.uid, id))).toBeDefined()
    }
    await ask()
    await correct(14)
    expect(await stored(paths.approval(marina.uid, id))).toBeUndefined()
    expect(await stored(paths.handOver(nina.uid))).toBeUndefined()
    expect(instance.server.auth.accounts.byUid(nina.uid)?.email).toBeFalsy()

    for (const mail of (await instance.db.collection(paths.mailQueue).where('to', '==', email).get()).docs)
      await mail.ref.delete()
    await ask()
    await instance.call(answerApproval, { id, answer: 'approved' }, marina)
    expect(await known()).toMatchObject({ handedOver: true })
    await instance.server.auth.admin.update(nina.uid, { password: 'correct horse' })
    await ownSecond(nina.uid)
    const { idToken } = await instance.server.auth.signIn.withPassword(email, 'correct horse', '203.0.113.8')
    const act = (as: Pick<Person, 'idToken'>) => instance.refusalOf(instance.call(unblock, { uid: 'x' }, as))
    expect(await act({ idToken })).toBe('none')
    await correct(14)
    expect(await standingOf(nina.uid)).toMatchObject({ ageBand: 'teen', guardian: marina.uid })
    expect(await standingOf(nina.uid)).not.toHaveProperty('overseen')
    expect(await known()).not.toHaveProperty('handedOver')
    expect(await stored(paths.guardianOverview(nina.uid))).toMatchObject({ minutes: {}, groups: [] })
    expect(instance.server.auth.accounts.byUid(nina.uid)?.passwordHash).toBeNull()
    // Whoever answers for a child again leaves nobody behind, and opens the door.
    expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, marina))).toBe('has-wards')
    await ownSecond(nina.uid)
    expect(await act(await signIn(nina.uid))).toBe('none')
    // At 16 the account has to be taken over anew.
    await growTo(nina.uid, 16)
    await ownSecond(nina.uid)
    expect((await signIn(nina.uid)).idToken).toBeTruthy()
    expect(await act({ idToken })).toMatch(/signed-out|401/)
  })

  it('ends an erasing that the guardian asked for, which a ward of 16 also takes back by itself', async () => {
    let rita = await ward(yearsAgo(15, 10))
    const known = () => stored(paths.ward(marina.uid, rita.uid))
    const isOver = async () => {
      expect(await known()).not.toHaveProperty('leavesAt')
      expect(await stored(paths.alarm(alarmId('end-leaving', { uid: rita.uid })))).toBeUndefined()
    }
    const stays = () => instance.refusalOf(instance.call(stay, {}, rita))
    await instance.call(eraseWard, { uid: rita.uid }, marina)
    expect(await stays()).toBe('ask-guardian')
    await growTo(rita.uid, 16)
    rita = await signIn(rita.uid)
    expect(await known()).toHaveProperty('leavesAt')
    expect(await stays()).toBe('none')
    expect(await standingOf(rita.uid)).toMatchObject({ status: 'active', guardian: marina.uid })
    await isOver()
    const told = (await noticesOf(instance.db, rita)).map(({ kind }) => kind)
    expect(told).not.toContain('ward-leaving')

    await instance.call(startHandOver, { email: 'rita@example.org', overseen: true }, rita)
    await instance.call(finishHandOver, { code: await codeTo('rita@example.org') }, rita)
    await instance.call(eraseWard, { uid: rita.uid }, marina)
    expect(await standingOf(rita.uid)).toMatchObject({ status: 'leaving', leaving: { by: marina.uid } })
    await instance.call(answerApproval, { id: approvalId('hand-over', rita.uid), answer: 'approved' }, marina)
    const own = await standingOf(rita.uid)
    expect(own).toMatchObject({ status: 'active', guardian: marina.uid, overseen: true })
    expect(own).not.toHaveProperty('leaving')
    expect(await known()).toMatchObject({ handedOver: true })
    await isOver()
  })

  it('at 18 nobody is asked, and an address of somebody else’s is told nothing', async () => {
    const ada = await ward(yearsAgo(15, 10))
    await instance.server.auth.admin.update(ada.uid, { email: `${ada.uid}@example.org`, password: 'correct horse' })
    await instance.call(pauseWard, { uid: ada.uid, paused: true }, marina)
    await growTo(ada.uid, 18)
    expect(await stored(paths.guardianOverview(ada.uid))).toBeUndefined()
    // Nobody is shut out by a birthday: the guardian’s codes still open the door.
    const again = await signIn(ada.uid)
    const before = (await mails()).length
    await instance.call(startHandOver, { email: `${marina.name.toLowerCase()}@example.org`, overseen: false }, again)
    await instance.server.idle()
    expect(await mails()).toHaveLength(before)
    await instance.call(startHandOver, { email: 'ada@example.org', overseen: true }, again)
    expect(await standingOf(ada.uid)).toMatchObject({ status: 'slowed', pausedByGuardian: true })
    const digits = await codeTo('ada@example.org')
    const { waiting, token } = await instance.call(finishHandOver, { code: digits }, again)
    expect(waiting).toBe(false)
    // Whoever was in before is out; the device that took the account over comes back.
    const post = { postId: newPostId(ada.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, post, again))).toMatch(/signed-out|401/)
    const idToken = await enter(token!)
    expect(await instance.refusalOf(instance.call(createPost, post, { ...again, idToken }))).toBe('none')
    expect(countsForIdentity(ada.uid, idToken)).toBe(true)
    expect(instance.server.auth.accounts.byUid(ada.uid)?.passwordHash).toBeFalsy()
    const own = await standingOf(ada.uid)
    expect(own).toMatchObject({ ageBand: 'adult', guardian: null, status: 'active' })
    // Nobody invited her: her account was made, whoever it belongs to by now.
    expect(cameBy(own as Standing)).toBe('guardian')
    expect((await mails()).map(({ to, template }) => [to, template])).not.toContainEqual([
      'ada@example.org',
      'handed-over',
    ])
    expect(await stored(paths.ward(marina.uid, ada.uid))).toBeUndefined()
    expect(await instance.refusalOf(instance.call(makeWardCode, { uid: ada.uid }, marina))).toBe('not-your-ward')
    const log = await instance.db.collection(paths.auditLog).where('target', '==', paths.user(ada.uid)).get()
    expect(log.docs.map((one) => one.get('act'))).toContain('ward-handed-over')
  })
})

describe('another guardian', () => {
  const guardianship = (lia: Person) => approvalId('guardianship', lia.uid)
  const release = (lia: Person) => approvalId('release', lia.uid)
  const say = (id: string, answer: 'approved' | 'declined', who: Person, askedAt?: number) =>
    instance.refusalOf(instance.call(answerApproval, { id, answer, askedAt }, who))
  const move = (lia: Person, to: Person, who: Person) =>
    instance.refusalOf(instance.call(moveWard, { uid: lia.uid, to: to.uid, reason: 'Marina saiu.' }, who))
  const notices = async (who: Person) => (await noticesOf(instance.db, who)).map(({ kind }) => kind)
  let admins = 0
  /** Who has run the instance for so many days. */
  async function boss(days = 30): Promise<Person> {
    const one = await instance.member(`Chefe${++admins}`)
    const adminSince = Timestamp.fromMillis(Date.now() - days * day)
    await instance.db.doc(paths.standing(one.uid)).update({ role: 'admin', adminSince })
    return one
  }
  async function opensNow(lia: Person, candidate: Person): Promise<void> {
    for (const { uid } of [lia, candidate]) {
      await instance.db.doc(paths.approval(uid, guardianship(lia))).update({ opensAt: Timestamp.now() })
    }
  }

  it('is asked by an administrator, and answers for the ward once the guardian agreed', async () => {
    const [lia, beto, chief] = [await ward(), await instance.member('Beto'), await boss()]
    expect(await move(lia, beto, marina)).toBe('not-an-admin')
    expect(await move(lia, beto, chief)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
    const left = await instance.call(makeWardCode, { uid: lia.uid }, marina)
    const circleId = newCircleId(lia.uid)
    await instance.call(createCircle, { circleId, kind: 'group', name: 'Turma' }, lia)
    const asked = approvalId('open-circle', lia.uid, circleId)
    expect(await noticesOf(instance.db, beto)).toMatchObject([{ kind: 'guardian-question', by: { uid: chief.uid } }])
    expect(await notices(marina)).toEqual(['guardian-asked', 'guardian-question'])
    expect(await say(guardianship(lia), 'approved', beto)).toBe('not-released')
    expect(await say(release(lia), 'approved', beto)).toBe('approval-over')
    expect(await say(release(lia), 'approved', marina)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
    expect(await say(guardianship(lia), 'approved', beto)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: beto.uid })
    const post = { postId: newPostId(lia.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, post, lia))).toMatch(/signed-out|401/)
    expect((await tryCode(left.code)).code).toBe('code-wrong')
    expect(await isConnected(lia.uid, beto.uid)).toBe(true)
    expect(await stored(paths.ward(marina.uid, lia.uid))).toBeUndefined()
    expect(await stored(paths.ward(beto.uid, lia.uid))).toMatchObject({ name: 'Lia' })
    expect(await instance.refusalOf(instance.call(makeWardCode, { uid: lia.uid }, marina))).toBe('not-your-ward')
    expect(await stored(paths.approval(marina.uid, release(lia)))).toBeUndefined()
    // What the former guardian was asked about circles goes along: the ward asks the new one.
    for (const { uid } of [marina, lia]) expect(await stored(paths.approval(uid, asked))).toBeUndefined()
    expect(await notices(marina)).toEqual(['guardian-asked', 'guardian-changed'])
    expect(await notices(beto)).toEqual([])
    expect(await notices(lia)).toEqual(['signed-in-by-code', 'guardian-asked', 'guardian-changed'])
    const log = await instance.db
      .collection(paths.auditLog)
      .where('act', '==', 'ward-moved')
      .orderBy('at', 'desc')
      .get()
    const told = log.docs.toReversed().map((one) => (one.data() as AuditEntry).facts?.step ?? 'taken up')
    expect(told).toEqual(['asked', 'released', 'taken up'])
    expect(auditLog.sentences['ward-moved']({ who: 'Beto', whom: 'Lia', facts: { agreed: true } })).toBe(
      'Beto became Lia’s guardian.',
    )
  })

  it('is never the administrator who asks, and nobody after the guardian’s no', async () => {
    const [lia, ciro, chief] = [await ward(), await instance.member('Ciro'), await boss()]
    expect(await move(lia, chief, chief)).toBe('not-yourself')
    expect(await move(lia, ciro, chief)).toBe('none')
    expect(await say(release(lia), 'declined', marina)).toBe('none')
    expect(await say(guardianship(lia), 'approved', ciro)).toBe('approval-over')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
  })

  it('is refused by a guardian who ended the ward’s contact with them meanwhile', async () => {
    const [lia, gil, chief] = [await ward(), await instance.member('Gil'), await boss()]
    await instance.call(connectByInvite, { token: gil.inviteToken }, lia)
    const asked = approvalId('connection', lia.uid, gil.uid)
    expect(await say(asked, 'approved', marina)).toBe('none')
    await move(lia, gil, chief)
    await instance.call(partWard, { uid: lia.uid, other: gil.uid }, marina)
    expect(await isConnected(lia.uid, gil.uid)).toBe(false)
    for (const { uid } of [marina, lia]) {
      expect(await stored(paths.approval(uid, asked))).toBeUndefined()
      expect(await stored(paths.approval(uid, release(lia)))).toMatchObject({ state: 'waiting' })
    }
    expect(await say(release(lia), 'declined', marina)).toBe('none')
    expect(await say(guardianship(lia), 'approved', gil)).toBe('approval-over')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
  })

  it.each([
    ['the ward', 0],
    ['the candidate', 1],
  ])('is nobody behind a block that %s made, before or after they were asked', async (_, blocker) => {
    const [lia, hugo, chief] = [await ward(), await instance.member(`Hugo${blocker}`), await boss()]
    const [by, whom] = blocker === 0 ? [lia, hugo] : [hugo, lia]
    await instance.call(block, { uid: whom.uid }, by)
    expect(await move(lia, hugo, chief)).toBe('person-unknown')
    expect(await stored(paths.approval(lia.uid, guardianship(lia)))).toBeUndefined()
    await instance.call(unblock, { uid: whom.uid }, by)
    expect(await move(lia, hugo, chief)).toBe('none')
    expect(await say(release(lia), 'approved', marina)).toBe('none')
    await instance.call(block, { uid: whom.uid }, by)
    expect(await say(guardianship(lia), 'approved', hugo)).toBe('person-unknown')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
    expect(await isConnected(lia.uid, hugo.uid)).toBe(false)
    await instance.call(unblock, { uid: whom.uid }, by)
    expect(await say(guardianship(lia), 'approved', hugo)).toBe('none')
    expect(await isConnected(lia.uid, hugo.uid)).toBe(true)
  })

  it('ends the pause and the erasing that the former guardian ordered', async () => {
    const [lia, iris, chief] = [await ward(), await instance.member('Iris'), await boss()]
    await instance.call(pauseWard, { uid: lia.uid, paused: true }, marina)
    await instance.call(eraseWard, { uid: lia.uid }, marina)
    expect(await standingOf(lia.uid)).toMatchObject({
      status: 'leaving',
      leaving: { by: marina.uid, before: 'slowed' },
    })
    await move(lia, iris, chief)
    await say(release(lia), 'approved', marina)
    expect(await say(guardianship(lia), 'approved', iris)).toBe('none')
    const held = await standingOf(lia.uid)
    expect(held).toMatchObject({ status: 'active', guardian: iris.uid })
    expect(held).not.toHaveProperty('leaving')
    expect(held).not.toHaveProperty('pausedByGuardian')
    const known = await stored(paths.ward(iris.uid, lia.uid))
    for (const field of ['pausedAt', 'leavesAt']) expect(known).not.toHaveProperty(field)
    expect(await stored(paths.alarm(alarmId('end-leaving', { uid: lia.uid })))).toBeUndefined()
    expect(await notices(lia)).not.toContain('ward-leaving')
    const post = { postId: newPostId(lia.uid), text: 'Oi', audience: forConnections() }
    expect(await instance.refusalOf(instance.call(createPost, post, await signIn(lia.uid, iris)))).toBe('none')
  })

  it.each([16, 18])('goes on past the birthday of %i, until the account is taken over', async (age) => {
    const [lia, vera, chief] = [await ward(yearsAgo(15, 10)), await instance.member(`Vera${age}`), await boss()]
    const nico = await instance.member(`Nico${age}`)
    await instance.call(connectByInvite, { token: nico.inviteToken }, lia)
    const known = approvalId('connection', lia.uid, nico.uid)
    const asking = await stored(paths.approval(marina.uid, known))
    expect(asking).toMatchObject({ state: 'waiting' })
    await move(lia, vera, chief)
    await growTo(lia.uid, age)
    for (const { uid } of [marina, lia]) expect(await stored(paths.approval(uid, known))).toBeUndefined()
    // What a ward of the ward's own asks is no question about the ward.
    const ofChild = paths.approval(lia.uid, approvalId('connection', 'kid', nico.uid))
    await instance.db
      .doc(ofChild)
      .set({ ...asking, ward: { uid: 'kid', name: 'Kid' }, guardian: { uid: lia.uid, name: 'Lia' } })
    expect(await say(release(lia), 'approved', marina)).toBe('none')
    expect(await say(guardianship(lia), 'approved', vera)).toBe('none')
    expect(await stored(ofChild)).toBeDefined()
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: vera.uid, ageBand: age === 16 ? 'youth' : 'adult' })
    expect(await stored(paths.guardianOverview(lia.uid))).toBeUndefined()

    // Whoever makes the codes now is suspended: another is asked, and the owner gets in again.
    await instance.db.doc(paths.standing(vera.uid)).update({ status: 'suspended' })
    expect(await move(lia, nico, chief)).toBe('none')
    await opensNow(lia, nico)
    expect(await say(guardianship(lia), 'approved', nico)).toBe('none')
    await ownSecond(lia.uid)
    expect((await signIn(lia.uid, nico)).idToken).toBeTruthy()
    expect(await stored(paths.ward(vera.uid, lia.uid))).toBeUndefined()
  })

  it('is asked for whom a guardian left whose account is gone, and that one is told nothing', async () => {
    const gone = await instance.member('Gone')
    const [lia, pia, chief] = [await ward(yearsAgo(15, 10), gone), await instance.member('Pia'), await boss()]
    await growTo(lia.uid, 16)
    await instance.db.recursiveDelete(instance.db.doc(paths.user(gone.uid)))
    await growTo(lia.uid, 18)
    expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'adult', guardian: gone.uid })
    expect(await move(lia, pia, chief)).toBe('none')
    await opensNow(lia, pia)
    expect(await say(guardianship(lia), 'approved', pia)).toBe('none')
    await instance.server.idle()
    await ownSecond(lia.uid)
    expect((await signIn(lia.uid, pia)).idToken).toBeTruthy()
    expect((await instance.db.collection(paths.notices(gone.uid)).get()).empty).toBe(true)
  })

  it('is not asked for an account whose owner took it over, nor answered then', async () => {
    const [lia, olga, chief] = [await ward(yearsAgo(15, 10)), await instance.member('Olga'), await boss()]
    await growTo(lia.uid, 16)
    await move(lia, olga, chief)
    await growTo(lia.uid, 18)
    expect(await stored(paths.approval(olga.uid, guardianship(lia)))).toMatchObject({ state: 'waiting' })
    const again = await signIn(lia.uid)
    await instance.call(startHandOver, { email: 'own@example.org', overseen: false }, again)
    await instance.call(finishHandOver, { code: await codeTo('own@example.org') }, again)
    for (const { uid } of [lia, olga, marina])
      for (const id of [guardianship(lia), release(lia)]) expect(await stored(paths.approval(uid, id))).toBeUndefined()
    expect(await say(guardianship(lia), 'approved', olga)).toBe('approval-over')
    expect(await move(lia, olga, await boss())).toBe('not-your-ward')
  })

  it('is answered by the guardian as it was on the screen, not as it was asked anew meanwhile', async () => {
    const [lia, tito, zoe] = [await ward(), await instance.member('Tito'), await instance.member('Zoe')]
    const [chief, id] = [await boss(), release(lia)]
    const asked = async () => ((await stored(paths.approval(marina.uid, id)))!.askedAt as Timestamp).toMillis()
    await move(lia, tito, chief)
    const shown = await asked()
    await move(lia, zoe, chief)
    for (const answer of ['approved', 'declined'] as const)
      expect(await say(id, answer, marina, shown)).toBe('approval-over')
    expect(await stored(paths.approval(marina.uid, id))).toMatchObject({ state: 'waiting', other: { uid: zoe.uid } })
    expect(await say(guardianship(lia), 'approved', zoe)).toBe('not-released')
    expect(await say(id, 'approved', marina, await asked())).toBe('none')
    expect(await say(guardianship(lia), 'approved', zoe)).toBe('none')
  })

  it('waits a week where the guardian says nothing, and asking again does not shorten it', async () => {
    const [lia, davi, chief] = [await ward(), await instance.member('Davi'), await boss()]
    await move(lia, davi, chief)
    const { opensAt } = (await stored(paths.approval(davi.uid, guardianship(lia))))!
    expect((opensAt as Timestamp).toMillis()).toBeGreaterThan(Date.now() + 6.9 * day)
    expect(await move(lia, davi, chief)).toBe('none')
    expect((await stored(paths.approval(davi.uid, guardianship(lia))))?.opensAt).toEqual(opensAt)
    expect(await say(guardianship(lia), 'approved', davi)).toBe('not-released')
    await opensNow(lia, davi)
    expect(await say(guardianship(lia), 'approved', davi)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: davi.uid })
  })

  it('needs, in an emergency, a second administrator whom the first did not just make one', async () => {
    const [lia, elza, chief] = [await ward(), await instance.member('Elza'), await boss()]
    await move(lia, elza, chief)
    expect(await move(lia, elza, await boss(1))).toBe('not-released')
    expect(await say(guardianship(lia), 'approved', elza)).toBe('not-released')
    expect(await move(lia, elza, await boss())).toBe('none')
    expect(await notices(marina)).toEqual(['guardian-asked', 'guardian-confirmed'])
    expect(await say(guardianship(lia), 'approved', elza)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: elza.uid })
  })

  it('is the one who was asked last; whoever was asked before takes no child', async () => {
    const [lia, xico, yara, chief] = [
      await ward(),
      await instance.member('Xico'),
      await instance.member('Yara'),
      await boss(),
    ]
    const id = guardianship(lia)
    await move(lia, xico, chief)
    const first = await stored(paths.approval(xico.uid, id))
    await move(lia, yara, chief)
    expect(await stored(paths.approval(xico.uid, id))).toBeUndefined()
    await opensNow(lia, yara)
    // A copy from before this was so.
    await instance.db.doc(paths.approval(xico.uid, id)).set(first!)
    expect(await say(id, 'declined', xico)).toBe('none')
    await instance.db.doc(paths.approval(xico.uid, id)).set({ ...first!, released: true })
    expect(await say(id, 'approved', xico)).toBe('approval-over')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: marina.uid })
    expect(await say(id, 'approved', yara)).toBe('none')
    expect(await standingOf(lia.uid)).toMatchObject({ guardian: yara.uid })
  })
})
