import type { AuditEntry } from '@varanda/domain/audit/audit'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newPostId } from '@varanda/domain/ids'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { changeRole } from '@varanda/domain/member/calls/change-role'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { reparentMember } from '@varanda/domain/member/calls/reparent-member'
import { signOutMember } from '@varanda/domain/member/calls/sign-out-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const reason = 'Escreveu ofensas na conversa da escola.'

const random = randomFrom(seedOfRun)

describe('what administrators do to members', () => {
  let instance: Instance
  let ana: Person
  let bia: Person
  let caio: Person
  let dora: Person

  beforeAll(async () => {
    instance = await openInstance({
      delivery: { plan: () => [random.next() * 40, random.next() * 40] },
    })
    ;[ana, bia, caio, dora] = (await Promise.all(
      ['Ana', 'Bia', 'Caio', 'Dora'].map((name) => instance.member(name)),
    )) as [Person, Person, Person, Person]
  })
  afterAll(() => instance.close())
  beforeEach(async () => {
    const roles = [
      [ana, 'admin'],
      [bia, 'admin'],
      [caio, 'user'],
      [dora, 'user'],
    ] as const
    for (const [{ uid }, role] of roles) {
      await instance.db.doc(paths.standing(uid)).update({ role, status: 'active', invitedBy: null })
      await instance.db.doc(paths.user(uid)).update({ role })
    }
    await instance.server.idle()
  })

  const get = async <Shape>(path: string) => (await instance.db.doc(path).get()).data() as Shape
  const standingOf = ({ uid }: Person) => get<Standing>(paths.standing(uid))
  const cardOf = ({ uid }: Person) => get<DirectoryCard>(paths.directoryCard(uid))
  const entries = async () =>
    (await instance.db.collection(paths.auditLog).get()).docs.map((one) => one.data() as AuditEntry)
  const post = (who: Person) =>
    instance.call(createPost, { postId: newPostId(who.uid), text: 'Oi.', audience: forConnections() }, who)
  const identity = async (operation: string, body: object) => {
    const url = `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json() as Promise<{ idToken: string; refreshToken: string; users?: { customAttributes?: string }[] }>
  }
  const signIn = ({ name }: Person) =>
    identity('signInWithPassword', {
      email: `${name.toLowerCase()}@example.org`,
      password: 'correct horse',
      returnSecureToken: true,
    })
  const claimsOf = async (who: Person) => {
    const { users } = await identity('lookup', { idToken: (await signIn(who)).idToken })
    return JSON.parse(users?.[0]?.customAttributes ?? '{}') as object
  }

  it('are refused to strangers, members and those who are administrators no more, whatever their token claims', async () => {
    const everyCall = (who?: { idToken: string }) => [
      instance.call(changeRole, { uid: dora.uid, role: 'admin', reason }, who),
      instance.call(suspendMember, { uid: dora.uid, reason }, who),
      instance.call(reinstateMember, { uid: dora.uid }, who),
      instance.call(signOutMember, { uid: dora.uid }, who),
      instance.call(grantSeats, { uid: dora.uid, seats: 9 }, who),
      instance.call(reparentMember, { uid: dora.uid, inviter: ana.uid, reason }, who),
    ]
    const refusals = async (who?: { idToken: string }) =>
      new Set(await Promise.all(everyCall(who).map((answer) => instance.refusalOf(answer))))
    expect(await refusals()).toEqual(new Set(['signed-out']))
    expect(await refusals(caio)).toEqual(new Set(['not-an-admin']))
    expect(await refusals(await instance.account(`Eva${Date.now()}`))).toEqual(new Set(['not-a-member']))

    // The claims have arrived in the token; then the role goes, and the same token is refused at once.
    expect(await claimsOf(bia)).toEqual({ role: 'admin', status: 'active' })
    const held = await signIn(bia)
    await instance.call(changeRole, { uid: bia.uid, role: 'user', reason }, ana)
    expect(await refusals(held)).toEqual(new Set(['not-an-admin']))
    const list = await fetch(
      `${instance.server.url}/v1/projects/${instance.server.projectId}/databases/(default)/documents/auditLog`,
      { headers: { Authorization: `Bearer ${held.idToken}` } },
    )
    expect(list.status).toBe(403)
    expect(await standingOf(dora)).toMatchObject({ role: 'user', status: 'active', invitedBy: null })
  })

  it('ask for a reason where it hurts somebody, and for a member', async () => {
    for (const call of [suspendMember, signOutMember, reinstateMember]) {
      expect(await instance.refusalOf(instance.call(call, { uid: 'nobody', reason }, ana))).toBe('person-unknown')
      expect(await instance.refusalOf(instance.call(call, { uid: 'a/b', reason }, ana))).toBe('bad-input')
    }
    expect(await instance.refusalOf(instance.call(suspendMember, { uid: caio.uid, reason: ' \u200b ' }, ana))).toBe(
      'bad-input',
    )
    expect(
      await instance.refusalOf(instance.call(suspendMember, { uid: caio.uid, reason: 'x'.repeat(501) }, ana)),
    ).toBe('bad-input')
  })

  it('change a role everywhere at once, in the log, and in the claims however triggers arrive', async () => {
    const before = (await entries()).length
    expect(await instance.call(changeRole, { uid: caio.uid, role: 'admin', reason }, ana)).toEqual({ changed: true })
    expect(await instance.call(changeRole, { uid: caio.uid, role: 'admin', reason }, ana)).toEqual({ changed: false })
    expect((await standingOf(caio)).role).toBe('admin')
    expect(await get(paths.user(caio.uid))).toMatchObject({ role: 'admin' })
    expect((await cardOf(caio)).role).toBe('admin')
    const written = await entries()
    expect(written.length).toBe(before + 1)
    expect(written).toContainEqual(
      expect.objectContaining({
        by: ana.uid,
        act: 'role-changed',
        target: paths.user(caio.uid),
        reason,
        facts: { from: 'user', to: 'admin' },
      }),
    )
    for (const role of ['user', 'admin', 'user', 'admin', 'user'] as const) {
      await instance.call(changeRole, { uid: caio.uid, role, reason }, ana)
    }
    await instance.server.idle()
    expect(await claimsOf(caio)).toEqual({ role: 'user', status: 'active' })
    expect((await cardOf(caio)).role).toBe('user')
  })

  it('never leave the instance without an administrator, even when two act on each other at once', async () => {
    const demote = (who: Person, by: Person) =>
      instance.refusalOf(instance.call(changeRole, { uid: who.uid, role: 'user', reason }, by))
    const answers = await Promise.all([demote(bia, ana), demote(ana, bia), demote(ana, ana), demote(bia, bia)])
    const active = (await Promise.all([ana, bia].map(standingOf))).filter(({ role }) => role === 'admin')
    expect(active.length, answers.join()).toBe(1)
    const left = active[0] === undefined ? ana : (await standingOf(ana)).role === 'admin' ? ana : bia
    expect(await demote(left, left)).toBe('last-admin')
    expect(await instance.refusalOf(instance.call(suspendMember, { uid: left.uid, reason }, left))).toBe('not-yourself')
  })

  it('shut a member out at once, tell them why, and let them back with all that was theirs', async () => {
    const held = await signIn(dora)
    await instance.call(suspendMember, { uid: dora.uid, reason }, ana)
    expect(await instance.refusalOf(post(dora))).toBe('not-active')
    const document = (path: string) =>
      fetch(`${instance.server.url}/v1/projects/${instance.server.projectId}/databases/(default)/documents/${path}`, {
        headers: { Authorization: `Bearer ${held.idToken}` },
      })
    expect((await document(paths.user(ana.uid))).status).toBe(403)
    expect((await document(paths.contact(dora.uid))).status).toBe(403)
    const own = await document(paths.standing(dora.uid))
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining(reason)])
    expect(await instance.refusalOf(instance.call(previewInvite, { token: dora.inviteToken }))).toBe(
      'inviter-suspended',
    )
    expect((await cardOf(dora)).status).toBe('suspended')

    await instance.call(reinstateMember, { uid: dora.uid }, ana)
    expect(await standingOf(dora)).toMatchObject({ status: 'active', role: 'user' })
    expect(await standingOf(dora)).not.toHaveProperty('suspension')
    await post(dora)
    expect((await instance.call(previewInvite, { token: dora.inviteToken })).left).toBe(5)
    expect((await entries()).map(({ act }) => act)).toEqual(expect.arrayContaining(['suspended', 'reinstated']))
  })

  it('end every sign-in so far, of a refresh token, too', async () => {
    const held = await signIn(dora)
    await instance.call(signOutMember, { uid: dora.uid }, ana)
    expect(await instance.refusalOf(post({ ...dora, ...held }))).toBe('signed-out')
    const renewed = await fetch(`${instance.server.url}/securetoken.googleapis.com/v1/token?key=x`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: held.refreshToken }),
    })
    expect(renewed.status).toBe(400)
    const next = (await standingOf(dora)).validSince.toMillis()
    await expect.poll(() => Date.now(), { timeout: 3_000, interval: 50 }).toBeGreaterThan(next)
    dora = { ...dora, ...(await signIn(dora)) }
    await post(dora)
  })

  it('give seats once, to the link and to its owner, and take none', async () => {
    const invite = async () => get<Invite>(paths.invite(await capabilityIdOf(caio.inviteToken)))
    const asked: SeatRequest = {
      uid: caio.uid,
      name: 'Caio',
      reason: 'A turma cresceu.',
      state: 'open',
      askedAt: Timestamp.now(),
      answeredAt: null,
    }
    await instance.db.doc(paths.seatRequest(caio.uid)).set(asked)
    expect(await instance.call(grantSeats, { uid: caio.uid, seats: 8 }, ana)).toEqual({ changed: true })
    expect(await get(paths.seatRequest(caio.uid))).toMatchObject({ state: 'granted', answeredAt: expect.anything() })
    expect(await instance.call(grantSeats, { uid: caio.uid, seats: 8 }, ana)).toEqual({ changed: false })
    expect([(await invite()).seats, (await get<OwnInvite>(paths.ownInvite(caio.uid))).seats]).toEqual([8, 8])
    expect(await instance.refusalOf(instance.call(grantSeats, { uid: caio.uid, seats: 4 }, ana))).toBe('too-many-seats')
    expect(await instance.refusalOf(instance.call(grantSeats, { uid: caio.uid, seats: 101 }, ana))).toBe('bad-input')
    expect((await instance.call(previewInvite, { token: caio.inviteToken })).left).toBe(8)
  })

  it('move a branch under another inviter, and close no ring, even when two moves meet', async () => {
    const move = (who: Person, under: Person | null) =>
      instance.refusalOf(instance.call(reparentMember, { uid: who.uid, inviter: under?.uid ?? null, reason }, ana))
    expect(await move(dora, caio)).toBe('none')
    expect(await standingOf(dora)).toMatchObject({ invitedBy: { uid: caio.uid, name: 'Caio' } })
    expect((await cardOf(dora)).invitedBy).toEqual({ uid: caio.uid, name: 'Caio' })
    expect(await move(caio, dora)).toBe('invite-cycle')
    expect(await move(caio, caio)).toBe('invite-cycle')
    expect(await move(dora, null)).toBe('none')
    const both = await Promise.all([move(dora, caio), move(caio, dora)])
    expect(both.sort()).toEqual(['invite-cycle', 'none'])
  })

  it('keep the directory true when name or address change, whatever the order of triggers', async () => {
    await instance.db.doc(paths.user(dora.uid)).update({ name: 'Dora Menezes' })
    await instance.db.doc(paths.contact(dora.uid)).update({ email: 'dorinha@example.org' })
    await instance.db.doc(paths.user(dora.uid)).update({ name: 'Dorotéia Menezes' })
    await instance.server.idle()
    const card = await cardOf(dora)
    expect(card).toMatchObject({ name: 'Dorotéia Menezes', email: 'dorinha@example.org' })
    expect(card.keys).toEqual(expect.arrayContaining(['dorot', 'menezes', 'dorinha']))
    const gone = await instance.member('Gone')
    await Promise.all([
      instance.db.doc(paths.standing(gone.uid)).delete(),
      instance.db.doc(paths.user(gone.uid)).delete(),
    ])
    await instance.server.idle()
    expect(await cardOf(gone)).toBeUndefined()
  })
  it('fill the directory of an instance from before, once, and go on where they were stopped', async () => {
    const complete = async () => {
      await instance.server.functions!.runSchedule('completeDirectory')
      await instance.server.idle()
    }
    const remove = () => Promise.all([caio, dora].map(({ uid }) => instance.db.doc(paths.directoryCard(uid)).delete()))
    await remove()
    await instance.db.doc(paths.instanceDirectory).set({ after: caio.uid, done: false })
    await complete()
    expect([await cardOf(caio), (await cardOf(dora))?.uid]).toEqual([undefined, dora.uid])
    await instance.db.doc(paths.instanceDirectory).delete()
    await complete()
    expect((await cardOf(caio)).name).toBe('Caio')
    expect(await get(paths.instanceDirectory)).toMatchObject({ done: true })
    await remove()
    await complete()
    expect(await cardOf(caio)).toBeUndefined()
  })
})
