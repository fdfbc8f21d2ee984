/** Seats kept for guests: reserved, mailed, taken, given up, renewed, and back in time. */

import { type CircleMember, usualRules } from '@varanda/domain/circle/circle'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newId } from '@varanda/domain/ids'
import { computeFigures } from '@varanda/domain/instance/calls/compute-figures'
import type { InstanceFigures } from '@varanda/domain/instance/figures'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { askForSeats } from '@varanda/domain/invite/calls/ask-for-seats'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { renewReservation } from '@varanda/domain/invite/calls/renew-reservation'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { wrongSeats } from '../harness/audit.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const
const aunt = { name: 'Tia Lúcia', message: 'Vem ver o caju.', locale: 'pt', circles: [] as string[] } as const
const fortnight = 14 * 24 * 60 * 60 * 1000

let instance: Instance
let people = 0
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

const member = (name: string) => instance.member(`${name}${++people}`)
const account = (name: string) => instance.account(`${name}${++people}`)
const get = async <Shape>(path: string) => (await instance.db.doc(path).get()).data() as Shape
const ownOf = ({ uid }: Person) => get<OwnInvite>(paths.ownInvite(uid))
const inviteOf = async (who: Person) => get<Invite>(paths.invite((await ownOf(who)).inviteId))
const reserve = (who: Person, more: object = {}) => instance.call(reserveSeat, { key: newId(), ...aunt, ...more }, who)
const join = (token: string, who: Person) => instance.call(acceptInvite, { token, ...form, name: who.name }, who)
const refusal = (answer: Promise<unknown>) => instance.refusalOf(answer)
const preview = (token: string) => instance.call(previewInvite, { token })

/** Lets the time of a kept seat be over. */
async function letRunOut(who: Person, inviteId: string): Promise<void> {
  const over = Timestamp.fromMillis(Date.now() - 1000)
  const { reservations } = await ownOf(who)
  await instance.db.doc(paths.invite(inviteId)).update({ expiresAt: over })
  await instance.db.doc(paths.ownInvite(who.uid)).update({
    reservations: reservations.map((one) => (one.inviteId === inviteId ? { ...one, expiresAt: over } : one)),
  })
}

async function circleOf(owner: Person, more: object = {}): Promise<string> {
  const reference = instance.db.collection(paths.circles).doc()
  await reference.set({
    name: 'Primos',
    owner: owner.uid,
    kind: 'private',
    createdAt: Timestamp.now(),
    ...more,
  })
  const at = Timestamp.now()
  const row: CircleMember = { uid: owner.uid, name: owner.name, role: 'owner', since: at, from: at }
  await reference.collection('members').doc(owner.uid).set(row)
  return reference.id
}

describe('a seat kept for a guest', () => {
  it('is lent by the link for fourteen days, and only its owner holds the token', async () => {
    const ana = await member('Ana')
    const { token, inviteId } = await reserve(ana)
    const [own, lending, kept] = [await ownOf(ana), await inviteOf(ana), await get<Invite>(paths.invite(inviteId))]
    expect(own.reservations).toEqual([expect.objectContaining({ ...aunt, token, inviteId, isMailed: false })])
    expect(lending).toMatchObject({ seats: 5, taken: 0, reserved: 1 })
    expect(kept).toMatchObject({ kind: 'reserved', inviter: ana.uid, seats: 1, lentBy: own.inviteId })
    expect(kept.expiresAt!.toMillis() - kept.createdAt.toMillis()).toBe(fortnight)
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await preview(token)).toEqual({
      kind: 'reserved',
      inviter: { uid: ana.uid, name: ana.name },
      seats: 1,
      left: 1,
      isResting: false,
      guest: { name: aunt.name, message: aunt.message, groups: [] },
    })
    expect(await preview(ana.inviteToken)).toMatchObject({ seats: 5, left: 4, guest: null })
  })

  it('is there for no more guests than there are seats', async () => {
    const ana = await member('Ana')
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusal(reserve(ana))))
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('no-free-seat').slice(0, 3), ...Array(5).fill('none')])
    expect(await inviteOf(ana)).toMatchObject({ reserved: 5 })
    expect(await refusal(join(ana.inviteToken, await account('Guest')))).toBe('invite-full')
  })

  it('is taken by one guest, who lands in the circles and nowhere else', async () => {
    const ana = await member('Ana')
    const bia = await member('Bia')
    const [mine, family] = [await circleOf(ana), await circleOf(ana, { kind: 'group' })]
    const [other, group] = [await circleOf(bia), await circleOf(bia, { kind: 'group' })]
    for (const circles of [[other], [group], [mine, other], ['nowhere']]) {
      expect(await refusal(reserve(ana, { circles }))).toBe('circle-unknown')
    }
    const { token, inviteId } = await reserve(ana, { circles: [mine, mine, family] })
    const [lucia, late] = [await account('Lucia'), await account('Late')]
    expect(await join(token, lucia)).toMatchObject({ inviter: { uid: ana.uid } })
    expect(await join(token, lucia)).toMatchObject({ inviter: { uid: ana.uid } })
    expect(await refusal(join(token, late))).toBe('invite-full')
    expect(await get(paths.circleMember(mine, lucia.uid))).toMatchObject({ name: lucia.name, role: 'member' })
    expect(await get(paths.joinedCircle(lucia.uid, family))).toMatchObject({ kind: 'group', role: 'member' })
    expect((await instance.db.collection(paths.joinedCircles(lucia.uid)).get()).size).toBe(1)
    const own = await ownOf(ana)
    expect(own.reservations).toEqual([])
    expect(own.acceptances).toEqual([expect.objectContaining({ uid: lucia.uid })])
    expect(await inviteOf(ana)).toMatchObject({ taken: 1, reserved: 0 })
    const kept = await get(paths.invite(inviteId))
    expect(kept).toMatchObject({ taken: 1, expiresAt: null })
    expect(kept).not.toHaveProperty('guest')
    expect(await wrongSeats(instance.db, ana.uid)).toEqual([])
  })

  it('is counted once among those who joined by a link', async () => {
    const cida = await member('Cida')
    await instance.db.doc(paths.standing(cida.uid)).update({ role: 'admin' })
    const funnel = async () => {
      await instance.call(computeFigures, {}, cida)
      return ((await get(paths.instanceFigures)) as InstanceFigures).funnel
    }
    const before = await funnel()
    const ana = await member('Ana')
    const [lucia, rui] = [await account('Lucia'), await account('Rui')]
    await join((await reserve(ana)).token, lucia)
    await join(ana.inviteToken, rui)
    const { links, joined } = await funnel()
    // Each of the three has a link of their own now.
    expect([links - before.links, joined - before.joined]).toEqual([3, 2])
  })

  it('tells its guest the groups in which they will be, and no circle, as long as they can be brought there', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia')]
    const [secret, open] = [
      await circleOf(ana, { name: 'Segredo' }),
      await circleOf(ana, { kind: 'public', name: 'Pães' }),
    ]
    const mine = await circleOf(ana, { kind: 'group', name: 'Família' })
    const theirs = await circleOf(bia, { kind: 'group', name: 'Turma' })
    const at = Timestamp.now()
    const row: CircleMember = { uid: ana.uid, name: ana.name, role: 'member', since: at, from: at }
    await instance.db.doc(paths.circleMember(theirs, ana.uid)).set(row)
    const { token } = await reserve(ana, { circles: [secret, mine, open, theirs] })
    const told = async () => (await preview(token)).guest?.groups
    expect(await told()).toEqual(['Família', 'Turma'])
    expect(JSON.stringify(await preview(token))).not.toMatch(/Segredo|Pães/)
    const rules = { ...usualRules('group'), whoInvites: 'moderators' }
    await instance.db.doc(paths.circle(theirs)).update({ rules })
    expect(await told()).toEqual(['Família'])
    expect(await refusal(reserve(ana, { circles: [theirs] }))).toBe('circle-unknown')
    await instance.db.doc(paths.circle(mine)).update({ frozen: true })
    expect(await told()).toEqual([])
    const lucia = await account('Lucia')
    await join(token, lucia)
    const landed = await Promise.all(
      [secret, open, mine, theirs].map((id) => instance.db.doc(paths.circleMember(id, lucia.uid)).get()),
    )
    expect(landed.map(({ exists }) => exists)).toEqual([true, true, false, false])
  })

  it('opens no way to its inviter for others, once it is taken or the link is closed', async () => {
    const [ana, lucia, eva] = [await member('Ana'), await account('Lucia'), await member('Eva')]
    const connect = (who: Person, token: string) => refusal(instance.call(connectByInvite, { token }, who))
    const { token } = await reserve(ana)
    await join(token, lucia)
    await instance.call(removeConnection, { uid: lucia.uid }, ana)
    expect(await connect(lucia, token)).toBe('invite-full')
    expect(await connect(eva, token)).toBe('invite-full')

    const kept = await reserve(ana)
    await instance.db.doc(paths.invite((await ownOf(ana)).inviteId)).update({ state: 'revoked' })
    expect(await connect(eva, kept.token)).toBe('invite-revoked')
  })

  it('leaves a circle alone that is gone or another’s by the time the guest comes', async () => {
    const ana = await member('Ana')
    const [gone, given] = [await circleOf(ana), await circleOf(ana)]
    const { token } = await reserve(ana, { circles: [gone, given] })
    await instance.db.doc(paths.circle(gone)).delete()
    await instance.db.doc(paths.circle(given)).update({ owner: 'somebody' })
    const lucia = await account('Lucia')
    await join(token, lucia)
    for (const id of [gone, given]) {
      expect((await instance.db.doc(paths.circleMember(id, lucia.uid)).get()).exists).toBe(false)
    }
  })

  it('is free again when it is given up, and its link is none any more', async () => {
    const ana = await member('Ana')
    const { token, inviteId } = await reserve(ana)
    expect(await refusal(instance.call(cancelReservation, { inviteId }, await member('Bia')))).toBe('none')
    expect(await inviteOf(ana)).toMatchObject({ reserved: 1 })
    for (let time = 0; time < 2; time += 1) await instance.call(cancelReservation, { inviteId }, ana)
    expect(await inviteOf(ana)).toMatchObject({ reserved: 0 })
    expect(await refusal(preview(token))).toBe('invite-revoked')
    expect(await refusal(join(token, await account('Lucia')))).toBe('invite-revoked')
  })

  it('counts as free once its time is over, before anybody tidied up', async () => {
    const ana = await member('Ana')
    const kept = await Promise.all(Array.from({ length: 5 }, () => reserve(ana)))
    await letRunOut(ana, kept[0]!.inviteId)
    await letRunOut(ana, kept[1]!.inviteId)
    expect(await refusal(preview(kept[0]!.token))).toBe('invite-expired')
    expect(await refusal(join(kept[0]!.token, await account('Lucia')))).toBe('invite-expired')
    expect(await preview(ana.inviteToken)).toMatchObject({ left: 2 })
    await join(ana.inviteToken, await account('Guest'))
    expect(await inviteOf(ana)).toMatchObject({ taken: 1, reserved: 3 })
    const own = await ownOf(ana)
    expect(own.reservations).toHaveLength(3)
    expect(own.returned?.map(({ inviteId }) => inviteId).toSorted()).toEqual(
      [kept[0]!.inviteId, kept[1]!.inviteId].toSorted(),
    )
    expect(await refusal(preview(kept[1]!.token))).toBe('invite-expired')
    await reserve(ana)
    expect(await refusal(reserve(ana))).toBe('no-free-seat')
    expect(await wrongSeats(instance.db, ana.uid)).toEqual([])
  })

  it('is kept once by calls of one key, also at once, and after it was given up', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia')]
    const key = newId()
    const [kept, same] = await Promise.all([reserve(ana, { key }), reserve(ana, { key })])
    expect(same).toEqual(kept)
    expect(await reserve(ana, { key })).toEqual(kept)
    expect(await inviteOf(ana)).toMatchObject({ reserved: 1 })
    // Another's key is another call.
    expect((await reserve(bia, { key })).inviteId).not.toBe(kept.inviteId)
    const renewal = { key, inviteId: kept.inviteId }
    const renewed = await instance.call(renewReservation, renewal, ana)
    expect(renewed.token).not.toBe(kept.token)
    expect(await instance.call(renewReservation, renewal, ana)).toEqual(renewed)
    expect(await inviteOf(ana)).toMatchObject({ reserved: 1 })
    await instance.call(cancelReservation, { inviteId: renewed.inviteId }, ana)
    await reserve(ana, { key })
    expect(await inviteOf(ana)).toMatchObject({ reserved: 0 })
    expect(await wrongSeats(instance.db, ana.uid)).toEqual([])
  })

  it('is kept on under a new link, also once it came back', async () => {
    const ana = await member('Ana')
    const first = await reserve(ana)
    const second = await instance.call(renewReservation, { key: newId(), inviteId: first.inviteId }, ana)
    expect(await refusal(preview(first.token))).toBe('invite-revoked')
    expect(await preview(second.token)).toMatchObject({ guest: { name: aunt.name, message: aunt.message } })
    expect(await inviteOf(ana)).toMatchObject({ reserved: 1 })
    await letRunOut(ana, second.inviteId)
    const third = await instance.call(renewReservation, { key: newId(), inviteId: second.inviteId }, ana)
    expect(await inviteOf(ana)).toMatchObject({ reserved: 1 })
    expect((await ownOf(ana)).returned).toEqual([])
    await join(third.token, await account('Lucia'))
    const renewAgain = instance.call(renewReservation, { key: newId(), inviteId: third.inviteId }, ana)
    expect(await refusal(renewAgain)).toBe('reservation-unknown')
    expect(
      await refusal(instance.call(renewReservation, { key: newId(), inviteId: third.inviteId }, await member('Bia'))),
    ).toBe('reservation-unknown')
  })
})

describe('a link that its owner closes', () => {
  it('gives way to one with the seats that are left, and kept seats go on waiting', async () => {
    const ana = await member('Ana')
    await join(ana.inviteToken, await account('First'))
    const { token } = await reserve(ana)
    const before = await ownOf(ana)
    for (let time = 0; time < 2; time += 1) {
      await instance.call(revokeInvite, { inviteId: before.inviteId, reservations: false }, ana)
    }
    const after = await ownOf(ana)
    expect(after.token).not.toBe(before.token)
    expect(await refusal(preview(before.token))).toBe('invite-revoked')
    expect(await get(paths.invite(before.inviteId))).toMatchObject({
      state: 'revoked',
      seats: 1,
      taken: 1,
      reserved: 0,
    })
    expect(await preview(after.token)).toMatchObject({ seats: 4, left: 3 })
    await join(token, await account('Lucia'))
    await join(after.token, await account('Second'))
    expect(await inviteOf(ana)).toMatchObject({ seats: 4, taken: 2, reserved: 0 })
    expect((await ownOf(ana)).acceptances).toHaveLength(3)
    expect(await wrongSeats(instance.db, ana.uid)).toEqual([])
  })

  it('is granted as many seats as its owner is told', async () => {
    const [ana, admin] = [await member('Ana'), await member('Admin')]
    await instance.db.doc(paths.standing(admin.uid)).update({ role: 'admin' })
    await join(ana.inviteToken, await account('First'))
    await instance.call(revokeInvite, { inviteId: (await ownOf(ana)).inviteId, reservations: false }, ana)
    await instance.call(grantSeats, { uid: ana.uid, seats: 7 }, admin)
    expect((await ownOf(ana)).seats).toBe(7)
    expect(await preview((await ownOf(ana)).token)).toMatchObject({ seats: 6, left: 6 })
  })

  it('takes the kept seats with it when that is wanted', async () => {
    const ana = await member('Ana')
    const { token } = await reserve(ana)
    await instance.call(revokeInvite, { inviteId: (await ownOf(ana)).inviteId, reservations: true }, ana)
    expect(await refusal(preview(token))).toBe('invite-revoked')
    const after = await ownOf(ana)
    expect(after.reservations).toEqual([])
    expect(await preview(after.token)).toMatchObject({ seats: 5, left: 5 })
  })

  it('is not opened again by its owner when the instance closed it', async () => {
    const ana = await member('Ana')
    const { inviteId } = await ownOf(ana)
    const { token } = await reserve(ana)
    await instance.db.doc(paths.invite(inviteId)).update({ state: 'revoked' })
    expect(await refusal(instance.call(revokeInvite, { inviteId, reservations: false }, ana))).toBe('invite-revoked')
    expect(await refusal(reserve(ana))).toBe('invite-revoked')
    expect(await refusal(preview(token))).toBe('invite-revoked')
    expect(await refusal(join(token, await account('Lucia')))).toBe('invite-revoked')
  })
})

describe('a seat whose time is over', () => {
  it('goes back once, however often its alarm rings, and no other does', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia')]
    const [over, kept, taken] = [await reserve(ana), await reserve(ana), await reserve(ana)]
    const alone = await reserve(bia)
    await letRunOut(ana, over.inviteId)
    await letRunOut(bia, alone.inviteId)
    await join(taken.token, await account('Lucia'))
    const ring = () => ringAll(instance, 'return-seat')
    await Promise.all([ring(), ring(), reserve(ana)])
    await ring()
    expect(await inviteOf(ana)).toMatchObject({ taken: 1, reserved: 2 })
    expect(await inviteOf(bia)).toMatchObject({ taken: 0, reserved: 0 })
    expect((await ownOf(bia)).returned).toEqual([expect.objectContaining({ name: aunt.name })])
    for (const [one, state] of [
      [over, 'revoked'],
      [alone, 'revoked'],
      [kept, 'open'],
      [taken, 'open'],
    ] as const) {
      expect(await get(paths.invite(one.inviteId))).toMatchObject({ state })
    }
    expect(await refusal(preview(over.token))).toBe('invite-expired')
    for (const who of [ana, bia]) expect(await wrongSeats(instance.db, who.uid)).toEqual([])
  })
})

describe('who may keep seats', () => {
  it('is a member with a link that does not rest', async () => {
    const [top, ana] = [await member('Top'), await member('Ana')]
    await instance.db.doc(paths.standing(ana.uid)).update({ invitedBy: { uid: top.uid, name: top.name } })
    const { token } = await reserve(ana)
    const pause = { [top.uid]: { by: 'admin', at: Timestamp.now(), reason: '' } }
    await instance.db.doc(paths.instanceBranches).set({ paused: pause })
    try {
      for (const one of [token, ana.inviteToken, top.inviteToken]) {
        expect(await preview(one)).toMatchObject({ isResting: true })
        expect(await refusal(join(one, await account('Guest')))).toBe('invite-paused')
      }
      expect(await refusal(reserve(ana))).toBe('invite-paused')
      // Who is a member already may meet them: nobody new comes in by that.
      expect(await refusal(instance.call(connectByInvite, { token }, await member('Bia')))).toBe('none')
      expect(await refusal(join((await member('Elsewhere')).inviteToken, await account('Guest')))).toBe('none')
    } finally {
      await instance.db.doc(paths.instanceBranches).delete()
    }
    await join(token, await account('Guest'))
  })

  it('is nobody without membership, suspended, or too young to invite', async () => {
    expect(await refusal(reserve(await account('Nobody')))).toBe('not-a-member')
    const ana = await member('Ana')
    const kid = await wardOf(instance, await member('Mother'))
    const { token } = await reserve(ana)
    await instance.db.doc(paths.standing(ana.uid)).update({ status: 'suspended' })
    expect(await refusal(reserve(ana))).toBe('not-active')
    expect(await refusal(preview(token))).toBe('inviter-suspended')
    await instance.db.doc(paths.standing(ana.uid)).update({ status: 'active' })
    expect(await refusal(preview(token))).toBe('none')
    expect(await refusal(reserve(kid))).toBe('not-at-this-age')
    expect(await refusal(instance.call(askForSeats, { reason: 'Quero.' }, kid))).toBe('not-at-this-age')
  })

  it('says who it is for in letters that show something', async () => {
    const ana = await member('Ana')
    for (const wrong of [
      { name: '' },
      { name: '\u200b' },
      { name: 'x'.repeat(61) },
      { message: 'x'.repeat(301) },
      { locale: 'fr' },
      { circles: Array.from({ length: 11 }, (_, n) => `c${n}`) },
      { circles: ['../x'] },
      { email: 'a@b, c@d' },
    ]) {
      expect(await refusal(reserve(ana, wrong)), JSON.stringify(wrong)).toBe('bad-input')
    }
    expect(await inviteOf(ana)).toMatchObject({ reserved: 0 })
  })
})

describe('asking for more', () => {
  it('is for who has no free seat, and is asked once', async () => {
    const ana = await member('Ana')
    const ask = (reason: string) => instance.call(askForSeats, { reason }, ana)
    expect(await refusal(ask('Meus primos.'))).toBe('seats-left')
    await Promise.all(Array.from({ length: 5 }, () => reserve(ana)))
    expect(await refusal(ask(' \u200b '))).toBe('bad-input')
    await ask('Meus primos.')
    await ask('Outra coisa.')
    expect(await get(paths.seatRequest(ana.uid))).toMatchObject({
      uid: ana.uid,
      name: ana.name,
      reason: 'Meus primos.',
      state: 'open',
    })
  })
})
