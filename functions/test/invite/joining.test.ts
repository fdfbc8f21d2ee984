import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { newInviteToken, newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { foundingInvite, type Invite, type OwnInvite } from '@varanda/domain/invite/invite'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { rates } from '@varanda/domain/rates'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const

describe('joining', () => {
  let instance: Instance
  let ana: Person

  beforeAll(async () => {
    instance = await openInstance()
    ana = await instance.member('Ana')
  })

  afterAll(() => instance.close())

  const stored = async (token: string) =>
    (await instance.db.doc(paths.invite(await capabilityIdOf(token))).get()).data() as Invite

  it('shows who invites and what is left, and changes nothing', async () => {
    const before = await stored(ana.inviteToken)
    const preview = await instance.call(previewInvite, { token: ana.inviteToken })
    expect(preview).toEqual({
      kind: 'own',
      inviter: { uid: ana.uid, name: 'Ana' },
      seats: 5,
      left: 5,
      isResting: false,
      guest: null,
    })
    expect(await stored(ana.inviteToken)).toEqual(before)
  })

  it('refuses a link that does not exist, and one that is none', async () => {
    expect(await instance.refusalOf(instance.call(previewInvite, { token: newInviteToken() }))).toBe('invite-unknown')
    expect(await instance.refusalOf(instance.call(previewInvite, { token: '../../x' }))).toBe('bad-input')
  })

  it('knows links from before they were capabilities, and opens as an invite no link of another kind', async () => {
    const [quim, selma] = [await instance.member('Quim'), await instance.member('Selma')]
    const capability = instance.db.doc(paths.capability(await capabilityIdOf(quim.inviteToken)))
    expect((await capability.get()).data()).toEqual({
      kind: 'invite',
      owner: quim.uid,
      thing: paths.invite(capability.id),
      until: null,
    })
    const acts = [
      () => instance.call(previewInvite, { token: quim.inviteToken }),
      () => instance.call(connectByInvite, { token: quim.inviteToken }, selma),
      () => instance.call(acceptInvite, { token: quim.inviteToken, ...form }, selma),
    ]
    for (const change of [{ kind: 'unsubscribe' }, { kind: 'invite', until: Timestamp.fromMillis(Date.now() - 1) }]) {
      await capability.update(change)
      for (const act of acts) expect(await instance.refusalOf(act())).toBe('invite-unknown')
    }
    await capability.delete()
    expect(await instance.call(previewInvite, { token: quim.inviteToken })).toMatchObject({ left: 5 })
    expect(await instance.call(connectByInvite, { token: quim.inviteToken }, selma)).toMatchObject({
      inviter: { uid: quim.uid },
    })
  })

  it('refuses who is not signed in, and a token that is not ours', async () => {
    const input = { token: ana.inviteToken, ...form }
    expect(await instance.refusalOf(instance.call(acceptInvite, input))).toBe('signed-out')
    const foreign = { idToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwidXNlcl9pZCI6IngifQ.' }
    expect(await instance.refusalOf(instance.call(acceptInvite, input, foreign))).toMatch(/401/)
    expect(await instance.refusalOf(instance.call(acceptInvite, input, { idToken: 'owner' }))).toMatch(/401/)
  })

  it('makes a member who finds the inviter’s posts, and answers the same a second time', async () => {
    const postId = newPostId(ana.uid)
    await instance.call(createPost, { postId, text: 'Fiz o bolo.', audience: forConnections() }, ana)
    const beto = await instance.account('Beto')
    const input = { token: ana.inviteToken, ...form, name: '  Beto   Lima ' }
    const answer = await instance.call(acceptInvite, input, beto)
    expect(answer).toEqual({ uid: beto.uid, inviter: { uid: ana.uid, name: 'Ana' } })
    expect((await instance.db.doc(paths.entry(beto.uid, postId)).get()).data()).toMatchObject({
      text: 'Fiz o bolo.',
      others: { count: 0 },
    })
    expect((await instance.db.doc(paths.user(beto.uid)).get()).data()).toEqual({ name: 'Beto Lima', role: 'user' })
    for (const [one, other] of [
      [ana, beto],
      [beto, ana],
    ] as const) {
      expect((await instance.db.doc(paths.connection(one.uid, other.uid)).get()).exists).toBe(true)
    }
    const own = (await instance.db.doc(paths.ownInvite(beto.uid)).get()).data() as OwnInvite
    expect((await stored(own.token)).seats).toBe(5)

    expect(await instance.call(acceptInvite, input, beto)).toEqual(answer)
    expect((await stored(ana.inviteToken)).taken).toBe(1)
    expect((await instance.db.doc(paths.ownInvite(beto.uid)).get()).data()).toEqual(own)
    expect((await instance.db.doc(paths.ownInvite(ana.uid)).get()).data()?.acceptances).toHaveLength(1)
  })

  it('counts sign-ins from the one that joined: an earlier one may have been somebody else’s', async () => {
    const [rui, lina] = [await instance.member('Rui'), await instance.account('Lina')]
    await instance.call(acceptInvite, { token: rui.inviteToken, ...form, name: 'Lina' }, lina)
    const { validSince } = (await instance.db.doc(paths.standing(lina.uid)).get()).data() as Standing
    const claims = Buffer.from(lina.idToken.split('.')[1]!, 'base64url').toString()
    expect(validSince.seconds).toBe((JSON.parse(claims) as { auth_time: number }).auth_time)
    const post = {
      postId: newPostId(lina.uid),
      text: 'Cheguei.',
      audience: forConnections(),
    }
    await instance.call(createPost, post, lina)
  })

  it('shows the inviter’s photo, and carries it into the newcomer’s connection and nowhere else', async () => {
    const rosa = await instance.member('Rosa')
    await instance.db.doc(paths.user(rosa.uid)).update({ photo: 'drawn:manga' })
    const { inviter } = await instance.call(previewInvite, { token: rosa.inviteToken })
    expect(inviter).toEqual({ uid: rosa.uid, name: 'Rosa', photo: 'drawn:manga' })
    const ivo = await instance.account('Ivo')
    await instance.call(acceptInvite, { token: rosa.inviteToken, ...form }, ivo)
    const [known, standing, guest] = await instance.db.getAll(
      instance.db.doc(paths.connection(ivo.uid, rosa.uid)),
      instance.db.doc(paths.standing(ivo.uid)),
      instance.db.doc(paths.connection(rosa.uid, ivo.uid)),
    )
    expect(known?.data()).toMatchObject({ photo: 'drawn:manga' })
    expect(standing?.data()?.invitedBy).toEqual({ uid: rosa.uid, name: 'Rosa' })
    expect(guest?.data()).not.toHaveProperty('photo')
  })

  it('writes nothing for who is under 16', async () => {
    const kid = await instance.account('Kid')
    expect(
      await instance.refusalOf(
        instance.call(acceptInvite, { token: ana.inviteToken, ...form, birthDate: '2015-01-01' }, kid),
      ),
    ).toBe('needs-guardian')
    expect((await instance.db.doc(paths.user(kid.uid)).get()).exists).toBe(false)
    expect((await stored(ana.inviteToken)).taken).toBe(1)
  })

  it('never gives more than five seats, however many come at once', async () => {
    const dora = await instance.member('Dora')
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => instance.account(`Crowd${index}`)))
    const outcomes = await Promise.all(
      crowd.map((guest) =>
        instance.refusalOf(instance.call(acceptInvite, { token: dora.inviteToken, ...form }, guest)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'invite-full')).toHaveLength(7)
    expect((await stored(dora.inviteToken)).taken).toBe(5)
    expect(await instance.call(previewInvite, { token: dora.inviteToken })).toMatchObject({
      inviter: { name: 'Dora' },
      left: 0,
    })
    await instance.call(connectByInvite, { token: dora.inviteToken }, ana)
    expect((await instance.db.doc(paths.connection(ana.uid, dora.uid)).get()).exists).toBe(true)
    const members = await Promise.all(
      crowd.map(async ({ uid }) => (await instance.db.doc(paths.standing(uid)).get()).exists),
    )
    expect(members.filter(Boolean)).toHaveLength(5)
  })

  it('refuses a revoked link, a suspended inviter and who is a member already', async () => {
    const eva = await instance.member('Eva')
    const guest = await instance.account('Guest')
    const join = (who: Person) =>
      instance.refusalOf(instance.call(acceptInvite, { token: eva.inviteToken, ...form }, who))
    expect(await join(ana)).toBe('already-a-member')
    await instance.db.doc(paths.standing(eva.uid)).update({ status: 'suspended' })
    expect(await join(guest)).toBe('inviter-suspended')
    await instance.db.doc(paths.standing(eva.uid)).update({ status: 'active' })
    await instance.db.doc(paths.invite(await capabilityIdOf(eva.inviteToken))).update({ state: 'revoked' })
    expect(await join(guest)).toBe('invite-revoked')
  })

  it('lets newcomers bring so many in an hour, however the tree grows', async () => {
    const { most, seconds } = rates['join-by-newcomers'].windows[0]!
    const root = await instance.member('Root')
    let made = 0
    const join = async (token: string) => {
      const name = `Sprout${made++}`
      const guest = await instance.account(name)
      await instance.call(acceptInvite, { token, ...form, name }, guest)
      return ((await instance.db.doc(paths.ownInvite(guest.uid)).get()).data() as OwnInvite).token
    }
    // Whoever is here for longer, or was let in by nobody, brings as many as they have seats.
    let link = await join(root.inviteToken)
    await inOneWindow(seconds * 1000, 30_000, async () => {
      for (let n = 0; n < most; n++) link = await join(link)
      expect(await instance.refusalOf(join(link))).toBe('too-many-tries')
    })
    expect(await instance.refusalOf(join(root.inviteToken))).toBe('none')
    // A refused guest took no seat.
    expect((await stored(link)).taken).toBe(0)
  })

  it('connects a member who opens another’s link, without a seat, once, and never with oneself', async () => {
    const [gil, hugo] = await Promise.all([instance.member('Gil'), instance.member('Hugo')])
    const connect = (who: Person) => instance.call(connectByInvite, { token: gil.inviteToken }, who)
    await instance.db.doc(paths.user(hugo.uid)).update({ photo: 'drawn:papagaio' })
    expect(await connect(hugo)).toEqual({ inviter: { uid: gil.uid, name: 'Gil' } })
    expect(await connect(hugo)).toEqual({ inviter: { uid: gil.uid, name: 'Gil' } })
    expect((await instance.db.doc(paths.connection(gil.uid, hugo.uid)).get()).data()).toMatchObject({
      name: 'Hugo',
      photo: 'drawn:papagaio',
      by: 'request',
    })
    expect((await stored(gil.inviteToken)).taken).toBe(0)
    await connect(gil)
    expect((await instance.db.doc(paths.connection(gil.uid, gil.uid)).get()).exists).toBe(false)
    const stranger = await instance.account('Stranger')
    expect(await instance.refusalOf(connect(stranger))).toBe('not-a-member')
  })

  it('makes the first administrator of an empty instance, once', async () => {
    const token = newInviteToken()
    await instance.db.doc(paths.invite(await capabilityIdOf(token))).set(foundingInvite(Timestamp.now()))
    const [first, second] = await Promise.all([instance.account('First'), instance.account('Second')])
    expect(await instance.call(acceptInvite, { token, ...form }, first)).toMatchObject({ inviter: null })
    expect((await instance.db.doc(paths.standing(first.uid)).get()).data()).toMatchObject({
      role: 'admin',
      status: 'active',
    })
    expect(await instance.refusalOf(instance.call(acceptInvite, { token, ...form }, second))).toBe('invite-full')
  })

  it.each(['house', 'applicant'] as const)('makes members and no administrators by a link of kind %s', async (kind) => {
    const token = newInviteToken()
    const seats = kind === 'house' ? 2 : 1
    await instance.db
      .doc(paths.invite(await capabilityIdOf(token)))
      .set({ ...foundingInvite(Timestamp.now()), kind, seats } satisfies Invite)
    const guests = await Promise.all([1, 2, 3].map((number) => instance.account(`${kind}${number}`)))
    const outcomes = await Promise.all(
      guests.map((guest) => instance.refusalOf(instance.call(acceptInvite, { token, ...form }, guest))),
    )
    expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(seats)
    const seated = guests.filter((_, index) => outcomes[index] === 'none')
    for (const { uid } of seated) {
      const [standing, profile] = await instance.db.getAll(
        instance.db.doc(paths.standing(uid)),
        instance.db.doc(paths.user(uid)),
      )
      expect(standing?.data()).toMatchObject({ role: 'user', status: 'active', invitedBy: null })
      expect(profile?.data()).toMatchObject({ role: 'user' })
      expect((await instance.db.collection(paths.connections(uid)).get()).size).toBe(0)
    }
    expect(await instance.refusalOf(instance.call(connectByInvite, { token }, ana))).toBe('invite-unknown')
    expect(await instance.call(previewInvite, { token })).toMatchObject({ kind, inviter: null, left: 0 })
  })
})
