import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { newInviteToken, newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { foundingInvite, type Invite, inviteIdOf, type OwnInvite } from '@varanda/domain/invite/invite'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { rates } from '@varanda/domain/rates'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse, type Person } from '../instance.ts'

const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const

describe('joining', () => {
  let house: House
  let ana: Person

  beforeAll(async () => {
    house = await openHouse()
    ana = await house.member('Ana')
  })

  afterAll(() => house.close())

  const stored = async (token: string) =>
    (await house.db.doc(paths.invite(await inviteIdOf(token))).get()).data() as Invite

  it('shows who invites and what is left, and changes nothing', async () => {
    const before = await stored(ana.inviteToken)
    const preview = await house.call(previewInvite, { token: ana.inviteToken })
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
    expect(await house.refusalOf(house.call(previewInvite, { token: newInviteToken() }))).toBe('invite-unknown')
    expect(await house.refusalOf(house.call(previewInvite, { token: '../../x' }))).toBe('bad-input')
  })

  it('refuses who is not signed in, and a token that is not ours', async () => {
    const input = { token: ana.inviteToken, ...form }
    expect(await house.refusalOf(house.call(acceptInvite, input))).toBe('signed-out')
    const foreign = { idToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwidXNlcl9pZCI6IngifQ.' }
    expect(await house.refusalOf(house.call(acceptInvite, input, foreign))).toMatch(/401/)
    expect(await house.refusalOf(house.call(acceptInvite, input, { idToken: 'owner' }))).toMatch(/401/)
  })

  it('makes a member who finds the inviter’s posts, and answers the same a second time', async () => {
    const postId = newPostId(ana.uid)
    await house.call(createPost, { postId, text: 'Fiz o bolo.', audience: { base: 'connections', except: [] } }, ana)
    const beto = await house.account('Beto')
    const input = { token: ana.inviteToken, ...form, name: '  Beto   Lima ' }
    const answer = await house.call(acceptInvite, input, beto)
    expect(answer).toEqual({ uid: beto.uid, inviter: { uid: ana.uid, name: 'Ana' } })
    expect((await house.db.doc(paths.entry(beto.uid, postId)).get()).data()).toMatchObject({
      text: 'Fiz o bolo.',
      others: { count: 0 },
    })
    expect((await house.db.doc(paths.user(beto.uid)).get()).data()).toEqual({ name: 'Beto Lima', role: 'user' })
    for (const [one, other] of [
      [ana, beto],
      [beto, ana],
    ] as const) {
      expect((await house.db.doc(paths.connection(one.uid, other.uid)).get()).exists).toBe(true)
    }
    const own = (await house.db.doc(paths.ownInvite(beto.uid)).get()).data() as OwnInvite
    expect((await stored(own.token)).seats).toBe(5)

    expect(await house.call(acceptInvite, input, beto)).toEqual(answer)
    expect((await stored(ana.inviteToken)).taken).toBe(1)
    expect((await house.db.doc(paths.ownInvite(beto.uid)).get()).data()).toEqual(own)
    expect((await house.db.doc(paths.ownInvite(ana.uid)).get()).data()?.acceptances).toHaveLength(1)
  })

  it('counts sign-ins from the one that joined: an earlier one may have been somebody else’s', async () => {
    const [rui, lina] = [await house.member('Rui'), await house.account('Lina')]
    await house.call(acceptInvite, { token: rui.inviteToken, ...form, name: 'Lina' }, lina)
    const { validSince } = (await house.db.doc(paths.standing(lina.uid)).get()).data() as Standing
    const claims = Buffer.from(lina.idToken.split('.')[1]!, 'base64url').toString()
    expect(validSince.seconds).toBe((JSON.parse(claims) as { auth_time: number }).auth_time)
    const post = {
      postId: newPostId(lina.uid),
      text: 'Cheguei.',
      audience: { base: 'connections' as const, except: [] },
    }
    await house.call(createPost, post, lina)
  })

  it('shows the inviter’s photo, and carries it into the newcomer’s connection and nowhere else', async () => {
    const rosa = await house.member('Rosa')
    await house.db.doc(paths.user(rosa.uid)).update({ photo: 'drawn:manga' })
    const { inviter } = await house.call(previewInvite, { token: rosa.inviteToken })
    expect(inviter).toEqual({ uid: rosa.uid, name: 'Rosa', photo: 'drawn:manga' })
    const ivo = await house.account('Ivo')
    await house.call(acceptInvite, { token: rosa.inviteToken, ...form }, ivo)
    const [known, standing, guest] = await house.db.getAll(
      house.db.doc(paths.connection(ivo.uid, rosa.uid)),
      house.db.doc(paths.standing(ivo.uid)),
      house.db.doc(paths.connection(rosa.uid, ivo.uid)),
    )
    expect(known?.data()).toMatchObject({ photo: 'drawn:manga' })
    expect(standing?.data()?.invitedBy).toEqual({ uid: rosa.uid, name: 'Rosa' })
    expect(guest?.data()).not.toHaveProperty('photo')
  })

  it('writes nothing for who is under 16', async () => {
    const kid = await house.account('Kid')
    expect(
      await house.refusalOf(
        house.call(acceptInvite, { token: ana.inviteToken, ...form, birthDate: '2015-01-01' }, kid),
      ),
    ).toBe('needs-guardian')
    expect((await house.db.doc(paths.user(kid.uid)).get()).exists).toBe(false)
    expect((await stored(ana.inviteToken)).taken).toBe(1)
  })

  it('never gives more than five seats, however many come at once', async () => {
    const dora = await house.member('Dora')
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => house.account(`Crowd${index}`)))
    const outcomes = await Promise.all(
      crowd.map((guest) => house.refusalOf(house.call(acceptInvite, { token: dora.inviteToken, ...form }, guest))),
    )
    expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'invite-full')).toHaveLength(7)
    expect((await stored(dora.inviteToken)).taken).toBe(5)
    expect(await house.call(previewInvite, { token: dora.inviteToken })).toMatchObject({
      inviter: { name: 'Dora' },
      left: 0,
    })
    await house.call(connectByInvite, { token: dora.inviteToken }, ana)
    expect((await house.db.doc(paths.connection(ana.uid, dora.uid)).get()).exists).toBe(true)
    const members = await Promise.all(
      crowd.map(async ({ uid }) => (await house.db.doc(paths.standing(uid)).get()).exists),
    )
    expect(members.filter(Boolean)).toHaveLength(5)
  })

  it('refuses a revoked link, a suspended inviter and who is a member already', async () => {
    const eva = await house.member('Eva')
    const guest = await house.account('Guest')
    const join = (who: Person) => house.refusalOf(house.call(acceptInvite, { token: eva.inviteToken, ...form }, who))
    expect(await join(ana)).toBe('already-a-member')
    await house.db.doc(paths.standing(eva.uid)).update({ status: 'suspended' })
    expect(await join(guest)).toBe('inviter-suspended')
    await house.db.doc(paths.standing(eva.uid)).update({ status: 'active' })
    await house.db.doc(paths.invite(await inviteIdOf(eva.inviteToken))).update({ state: 'revoked' })
    expect(await join(guest)).toBe('invite-revoked')
  })

  it('lets newcomers bring so many in an hour, however the tree grows', async () => {
    const { most } = rates['join-by-newcomers'].windows[0]!
    const root = await house.member('Root')
    let made = 0
    const join = async (token: string) => {
      const name = `Sprout${made++}`
      const guest = await house.account(name)
      await house.call(acceptInvite, { token, ...form, name }, guest)
      return ((await house.db.doc(paths.ownInvite(guest.uid)).get()).data() as OwnInvite).token
    }
    // Whoever is here for longer, or was let in by nobody, brings as many as they have seats.
    let link = await join(root.inviteToken)
    for (let n = 0; n < most; n++) link = await join(link)
    expect(await house.refusalOf(join(link))).toBe('too-many-tries')
    expect(await house.refusalOf(join(root.inviteToken))).toBe('none')
    // A refused guest took no seat.
    expect((await stored(link)).taken).toBe(0)
  }, 60_000)

  it('connects a member who opens another’s link, without a seat, once, and never with oneself', async () => {
    const [gil, hugo] = await Promise.all([house.member('Gil'), house.member('Hugo')])
    const connect = (who: Person) => house.call(connectByInvite, { token: gil.inviteToken }, who)
    await house.db.doc(paths.user(hugo.uid)).update({ photo: 'drawn:papagaio' })
    expect(await connect(hugo)).toEqual({ inviter: { uid: gil.uid, name: 'Gil' } })
    expect(await connect(hugo)).toEqual({ inviter: { uid: gil.uid, name: 'Gil' } })
    expect((await house.db.doc(paths.connection(gil.uid, hugo.uid)).get()).data()).toMatchObject({
      name: 'Hugo',
      photo: 'drawn:papagaio',
      by: 'request',
    })
    expect((await stored(gil.inviteToken)).taken).toBe(0)
    await connect(gil)
    expect((await house.db.doc(paths.connection(gil.uid, gil.uid)).get()).exists).toBe(false)
    const stranger = await house.account('Stranger')
    expect(await house.refusalOf(connect(stranger))).toBe('not-a-member')
  })

  it('makes the first administrator of an empty house, once', async () => {
    const token = newInviteToken()
    await house.db.doc(paths.invite(await inviteIdOf(token))).set(foundingInvite(Timestamp.now()))
    const [first, second] = await Promise.all([house.account('First'), house.account('Second')])
    expect(await house.call(acceptInvite, { token, ...form }, first)).toMatchObject({ inviter: null })
    expect((await house.db.doc(paths.standing(first.uid)).get()).data()).toMatchObject({
      role: 'admin',
      status: 'active',
    })
    expect(await house.refusalOf(house.call(acceptInvite, { token, ...form }, second))).toBe('invite-full')
  })

  it.each(['house', 'applicant'] as const)('makes members and no administrators by a link of kind %s', async (kind) => {
    const token = newInviteToken()
    const seats = kind === 'house' ? 2 : 1
    await house.db
      .doc(paths.invite(await inviteIdOf(token)))
      .set({ ...foundingInvite(Timestamp.now()), kind, seats } satisfies Invite)
    const guests = await Promise.all([1, 2, 3].map((number) => house.account(`${kind}${number}`)))
    const outcomes = await Promise.all(
      guests.map((guest) => house.refusalOf(house.call(acceptInvite, { token, ...form }, guest))),
    )
    expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(seats)
    const seated = guests.filter((_, index) => outcomes[index] === 'none')
    for (const { uid } of seated) {
      const [standing, profile] = await house.db.getAll(
        house.db.doc(paths.standing(uid)),
        house.db.doc(paths.user(uid)),
      )
      expect(standing?.data()).toMatchObject({ role: 'user', status: 'active', invitedBy: null })
      expect(profile?.data()).toMatchObject({ role: 'user' })
      expect((await house.db.collection(paths.connections(uid)).get()).size).toBe(0)
    }
    expect(await house.refusalOf(house.call(connectByInvite, { token }, ana))).toBe('invite-unknown')
    expect(await house.call(previewInvite, { token })).toMatchObject({ kind, inviter: null, left: 0 })
  })
})
