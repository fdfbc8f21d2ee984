/**
 * What is stored and is none of its kind: nothing is decided by it, and it takes nothing from what stands beside it.
 */

import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { requestConnection } from '@varanda/domain/connection/calls/request-connection'
import { newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import type { Invite } from '@varanda/domain/invite/invite'
import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { read, readIfWhole } from '../src/lib/read.ts'
import { type Instance, openInstance, type Person } from './instance.ts'

let instance: Instance
let names = 0
const aName = () => {
  names += 1
  return `Somebody${names}`
}
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

const change = (path: string, fields: object) => instance.db.doc(path).update({ ...fields })
const post = (who: Person) =>
  instance.call(createPost, { postId: newPostId(who.uid), text: 'Oi.', audience: forConnections() }, who)

describe('a decision', () => {
  it.each([
    ['an age that is none', { ageBand: 'infant' }],
    ['a role that is none', { role: 'owner' }],
    ['a status that is none', { status: 'activ' }],
    ['no moment from which sign-ins count', { validSince: FieldValue.delete() }],
    ['a number in place of a moment', { validSince: 0 }],
    ['a guardian that is no uid', { guardian: ['ana'] }],
  ])('is not made by a standing with %s', async (_, fields) => {
    const member = await instance.member(aName())
    const other = await instance.member(aName())
    await change(paths.standing(member.uid), fields)
    expect(await instance.refusalOf(post(member))).toBe('damaged')
    expect(await instance.refusalOf(instance.call(requestConnection, { uid: other.uid }, member))).toBe('damaged')
  })

  it.each([
    ['seats that are no number', { seats: 'many' }],
    ['no word of when it ends', { expiresAt: FieldValue.delete() }],
    ['a kind that is none', { kind: 'open' }],
  ])('gives no seat by an invite with %s', async (_, fields) => {
    const host = await instance.member(aName())
    const guest = await instance.account(aName())
    const invite = instance.db.doc(paths.invite(await capabilityIdOf(host.inviteToken)))
    await invite.update({ ...fields })
    const form = { name: 'Nino', birthDate: '1990-05-17', locale: 'pt' } as const
    const answer = instance.call(acceptInvite, { token: host.inviteToken, ...form }, guest)
    expect(await instance.refusalOf(answer)).toBe('damaged')
    expect((await instance.db.doc(paths.standing(guest.uid)).get()).exists).toBe(false)
    expect(((await invite.get()).data() as Invite).taken).toBe(0)
  })
})

describe('a list', () => {
  it('keeps nobody else from their birthday', async () => {
    const [one, other] = [await instance.member('Uma'), await instance.member('Outra')]
    for (const { uid } of [one, other]) {
      await change(paths.standing(uid), { ageBand: 'youth' })
      await change(paths.directoryCard(uid), { ageBand: 'youth' })
    }
    const [first] = [one.uid, other.uid].sort()
    await change(paths.contact(first!), { birthDate: '17 de maio' })
    await instance.server.idle()
    await instance.server.functions!.runSchedule('moveAgeBands')
    await instance.server.idle()
    const bands = await Promise.all(
      [one, other].map(async ({ uid }) => [uid, (await instance.db.doc(paths.standing(uid)).get()).get('ageBand')]),
    )
    expect(Object.fromEntries(bands)).toEqual({
      [first!]: 'youth',
      [[one.uid, other.uid].find((uid) => uid !== first)!]: 'adult',
    })
  })

  it('goes without the damaged one, who gets nothing, and the others do', async () => {
    const [ana, beto, caio] = (await Promise.all(['Ana', 'Beto', 'Caio'].map((name) => instance.member(name)))) as [
      Person,
      Person,
      Person,
    ]
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio)])
    // What follows a connection has been done while it was whole.
    await instance.server.idle()
    await change(paths.connection(ana.uid, caio.uid), { since: 'yesterday' })
    const { postId } = await post(ana)
    await instance.server.idle()
    const entries = await instance.db.getAll(
      ...[beto, caio].map(({ uid }) => instance.db.doc(paths.entry(uid, postId))),
    )
    expect(entries.map(({ exists }) => exists)).toEqual([true, false])
    expect(await instance.call(myBranch, {}, ana)).toMatchObject({ isWhole: true })
    // And it can still be taken away.
    await instance.call(removeConnection, { uid: caio.uid }, ana)
    expect((await instance.db.doc(paths.connection(ana.uid, caio.uid)).get()).exists).toBe(false)
  })

  it('of administrators does not count the one whose standing is damaged', async () => {
    const [one, other] = (await Promise.all(['Rita', 'Saulo'].map((name) => instance.member(name)))) as [Person, Person]
    for (const { uid } of [one, other]) {
      await change(paths.standing(uid), { role: 'admin', adminSince: Timestamp.now() })
      await change(paths.user(uid), { role: 'admin' })
    }
    const third = await instance.member('Tom')
    await change(paths.standing(other.uid), { ageBand: 'infant' })
    await instance.call(suspendMember, { uid: third.uid, reason: 'Combinado.' }, one)
    expect((await instance.db.doc(paths.standing(third.uid)).get()).get('status')).toBe('suspended')
  })
})

describe('reading', () => {
  afterEach(() => vi.restoreAllMocks())

  it('gives what is stored as it is, with fields that this version does not know', async () => {
    const { uid } = await instance.member('Vera')
    const reference = instance.db.doc(paths.standing(uid))
    await reference.update({ 'later.field': 1 })
    const snapshot = await reference.get()
    expect(read(standingSchema, snapshot)).toEqual(snapshot.data())
  })

  it('takes a standing from before there were bands, guardians and dates', async () => {
    const reference = instance.db.doc(paths.standing('from-before'))
    const first = { status: 'active', role: 'admin', validSince: Timestamp.now(), invitedBy: null }
    await reference.set(first)
    expect(read(standingSchema, await reference.get())).toEqual(first)
    expect(read(standingSchema, await instance.db.doc(paths.standing('nobody')).get())).toBeUndefined()
  })

  it('says which document is damaged and in which field, and nothing that stands in it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reference = instance.db.doc(paths.standing('odd'))
    await reference.set({ status: 'active', role: 'my very own words', validSince: Timestamp.now(), invitedBy: null })
    const snapshot = await reference.get()
    expect(() => read(standingSchema, snapshot)).toThrow('damaged')
    expect(readIfWhole(standingSchema, snapshot)).toBeUndefined()
    expect(said.mock.calls).toEqual(Array(2).fill(['users/odd/private/standing is damaged: role']))
  })
})
