/** Members who do not know each other: who is suggested, who may be asked, and what an answer tells. */

import type { FindableBy } from '@varanda/domain/account/settings'
import { answerConnection } from '@varanda/domain/connection/calls/answer-connection'
import { block } from '@varanda/domain/connection/calls/block'
import { cancelConnectionRequest } from '@varanda/domain/connection/calls/cancel-connection-request'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { findPeople } from '@varanda/domain/connection/calls/find-people'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { requestConnection } from '@varanda/domain/connection/calls/request-connection'
import { suggestPeople } from '@varanda/domain/connection/calls/suggest-people'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticesOf } from '../harness/notices.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let people = 0
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

async function member(name: string, findable?: FindableBy): Promise<Person> {
  const person = await instance.member(`${name}${++people}`)
  if (findable) await instance.db.doc(paths.settings(person.uid)).update({ findable })
  return person
}
const refusal = (answer: Promise<unknown>) => instance.refusalOf(answer)
const ask = (one: Person, other: Person) => instance.call(requestConnection, { uid: other.uid }, one)
const answer = (one: Person, other: Person, accept: boolean) =>
  instance.call(answerConnection, { uid: other.uid, accept }, one)
const takeBack = (one: Person, other: Person) => instance.call(cancelConnectionRequest, { uid: other.uid }, one)
const copy = async (of: Person, about: Person) =>
  (await instance.db.doc(paths.connectionRequest(of.uid, about.uid)).get()).data()
const areConnected = async (one: Person, other: Person) => {
  const sides = await instance.db.getAll(
    instance.db.doc(paths.connection(one.uid, other.uid)),
    instance.db.doc(paths.connection(other.uid, one.uid)),
  )
  return sides.map(({ exists }) => exists)
}

describe('asking to be connected', () => {
  it('reaches who wants to be found, once, and connects both with a yes', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
    expect(await ask(ana, bia)).toEqual({ state: 'asked' })
    expect(await ask(ana, bia)).toEqual({ state: 'asked' })
    expect(await copy(bia, ana)).toMatchObject({ direction: 'in', state: 'open', name: ana.name })
    expect(await answer(bia, ana, true)).toEqual({ connected: true })
    expect(await areConnected(ana, bia)).toEqual([true, true])
    expect([await copy(ana, bia), await copy(bia, ana)]).toEqual([undefined, undefined])
    expect(await ask(ana, bia)).toEqual({ state: 'connected' })
  })

  it('does not reach who does not want to be found, in no other words than for nobody', async () => {
    const ana = await member('Ana')
    const nina = await member('Nina', 'members')
    await instance.db.doc(paths.standing(nina.uid)).update({ ageBand: 'youth' })
    const gone = await member('Gone', 'members')
    await instance.db.doc(paths.standing(gone.uid)).update({ status: 'suspended' })
    const others = [
      await member('Hidden'),
      await member('No', 'nobody'),
      nina,
      gone,
      ana,
      { ...ana, uid: 'nobody-here' },
    ]
    for (const other of [...others, await member('Far', 'connections-of-connections')]) {
      expect(await refusal(ask(ana, other)), other.name).toBe('person-unknown')
      expect(await copy(other, ana)).toBeUndefined()
    }
  })

  it('reaches who may be found by connections of their connections through one of these', async () => {
    const [ana, host, caio] = [
      await member('Ana'),
      await member('Host'),
      await member('Caio', 'connections-of-connections'),
    ]
    await instance.connect(ana, host)
    expect(await refusal(ask(ana, caio))).toBe('person-unknown')
    await instance.connect(host, caio)
    expect(await ask(ana, caio)).toEqual({ state: 'asked' })
  })

  it('is declined without a word, also for who takes it back and asks again', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
    await ask(ana, bia)
    const asked = await copy(ana, bia)
    expect(await answer(bia, ana, false)).toEqual({ connected: false })
    expect(await copy(ana, bia)).toEqual(asked)
    expect(await ask(ana, bia)).toEqual({ state: 'asked' })
    await takeBack(ana, bia)
    expect(await ask(ana, bia)).toEqual({ state: 'asked' })
    expect(await copy(bia, ana)).toMatchObject({ state: 'declined' })
    // Whoever said no may still ask themselves, while the other waits.
    expect(await ask(bia, ana)).toEqual({ state: 'connected' })
  })

  it('is over once it is taken back: nobody is connected by a yes that comes too late', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
    await ask(ana, bia)
    await takeBack(ana, bia)
    expect(await copy(bia, ana)).toBeUndefined()
    expect(await answer(bia, ana, true)).toEqual({ connected: false })
    await ask(ana, bia)
    await answer(bia, ana, false)
    await takeBack(ana, bia)
    expect(await answer(bia, ana, true)).toEqual({ connected: false })
    expect(await refusal(ask(bia, ana))).toBe('person-unknown')
    expect(await areConnected(ana, bia)).toEqual([false, false])
  })

  it('is told until it is answered, however it ends', async () => {
    const ends: Record<string, (ana: Person, bia: Person) => Promise<unknown>> = {
      'by a yes': (ana, bia) => answer(bia, ana, true),
      'by a no': (ana, bia) => answer(bia, ana, false),
      'by asking back': (ana, bia) => ask(bia, ana),
      'by the link of the other': (ana, bia) => instance.call(connectByInvite, { token: ana.inviteToken }, bia),
      'by a block of who was asked': (ana, bia) => instance.call(block, { uid: ana.uid }, bia),
      'by a block of who asked': (ana, bia) => instance.call(block, { uid: bia.uid }, ana),
      'by taking it back': (ana, bia) => takeBack(ana, bia),
    }
    for (const [how, end] of Object.entries(ends)) {
      const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
      await ask(ana, bia)
      expect(await noticesOf(instance.db, bia), how).toMatchObject([{ kind: 'connection-asked', unread: true }])
      await end(ana, bia)
      expect(await noticesOf(instance.db, bia), how).toEqual([])
    }
    const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
    await ask(ana, bia)
    await answer(bia, ana, false)
    await instance.call(block, { uid: ana.uid }, bia)
    expect(await noticesOf(instance.db, bia)).toEqual([])
  })

  it('ends with a block, and nobody learns of one', async () => {
    const [ana, bia] = [await member('Ana'), await member('Bia', 'members')]
    await ask(ana, bia)
    await instance.call(block, { uid: ana.uid }, bia)
    expect([await copy(ana, bia), await copy(bia, ana)]).toEqual([undefined, undefined])
    expect(await refusal(ask(ana, bia))).toBe('person-unknown')
  })

  it('waits for the guardian of a child who says yes', async () => {
    const [ana, mother] = [await member('Ana', 'members'), await member('Mother')]
    const kid = await wardOf(instance, mother)
    expect(await ask(kid, ana)).toEqual({ state: 'asked', waitingFor: mother.name })
    expect(await copy(ana, kid)).toBeUndefined()
  })

  it('is for members', async () => {
    const stranger = await instance.account(`Stranger${++people}`)
    const bia = await member('Bia', 'members')
    const calls = [ask(stranger, bia), answer(stranger, bia, true), takeBack(stranger, bia)]
    expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => 'not-a-member'))
  })
})

describe('somebody who was removed or declined', () => {
  const byLink = (one: Person, other: Person) => instance.call(connectByInvite, { token: other.inviteToken }, one)
  const part = (one: Person, other: Person) => instance.call(removeConnection, { uid: other.uid }, one)
  const toldOf = (who: Person) => noticesOf(instance.db, who)

  it('comes back by the link only when its owner says yes', async () => {
    const [ana, beto] = [await member('Ana'), await member('Beto')]
    await byLink(beto, ana)
    expect(await toldOf(ana)).toMatchObject([{ kind: 'link-connected', by: { uid: beto.uid, name: beto.name } }])
    expect(await toldOf(beto)).toEqual([])
    await part(ana, beto)
    for (let time = 0; time < 2; time++) expect(await byLink(beto, ana)).toMatchObject({ asked: true })
    expect(await areConnected(ana, beto)).toEqual([false, false])
    expect(await copy(ana, beto)).toMatchObject({ direction: 'in', state: 'open', name: beto.name })
    expect(await answer(ana, beto, false)).toEqual({ connected: false })
    expect(await byLink(beto, ana)).toMatchObject({ asked: true })
    await takeBack(beto, ana)
    expect(await byLink(beto, ana)).toMatchObject({ asked: true })
    expect(await copy(ana, beto)).toMatchObject({ state: 'declined' })
    expect(await areConnected(ana, beto)).toEqual([false, false])
    // Whoever removed may take it back; the other has asked already.
    expect(await answer(ana, beto, true)).toEqual({ connected: true })
    await part(beto, ana)
    expect(await byLink(beto, ana)).toMatchObject({ asked: true })
    expect(await byLink(ana, beto)).not.toHaveProperty('asked')
    expect(await areConnected(ana, beto)).toEqual([true, true])
    expect((await instance.db.doc(paths.parting(ana.uid, beto.uid)).get()).exists).toBe(false)
  })

  it('was declined, and is not let in by a link that somebody passed on', async () => {
    const [ana, beto] = [await member('Ana', 'members'), await member('Beto')]
    expect(await ask(beto, ana)).toMatchObject({ state: 'asked' })
    expect(await answer(ana, beto, false)).toEqual({ connected: false })
    const noticed = await toldOf(ana)
    expect(await byLink(beto, ana)).toMatchObject({ asked: true })
    expect(await areConnected(ana, beto)).toEqual([false, false])
    expect(await copy(ana, beto)).toMatchObject({ state: 'declined' })
    expect(await toldOf(ana)).toEqual(noticed)
    // The no is its owner's to take back: by their list, or by the other's link.
    expect(await byLink(ana, beto)).not.toHaveProperty('asked')
    expect(await areConnected(ana, beto)).toEqual([true, true])
  })

  it('is not suggested, nor is who removed them', async () => {
    const [host, ana, beto] = [await member('Host'), await member('Ana', 'members'), await member('Beto')]
    await instance.db.doc(paths.standing(beto.uid)).update({ invitedBy: { uid: host.uid, name: host.name } })
    for (const one of [ana, beto]) await instance.connect(host, one)
    expect((await instance.call(suggestPeople, {}, beto)).people).toHaveLength(1)
    await instance.connect(ana, beto)
    await part(ana, beto)
    expect((await instance.call(suggestPeople, {}, beto)).people).toEqual([])
  })

  it('is not brought back by a guardian’s yes to a question of before', async () => {
    const [ana, mother] = [await member('Ana'), await member('Mother')]
    const kid = await wardOf(instance, mother)
    expect(await byLink(kid, ana)).toMatchObject({ waitingFor: mother.name })
    await instance.call(block, { uid: kid.uid }, ana)
    await instance.call(unblock, { uid: kid.uid }, ana)
    const id = approvalId('connection', kid.uid, ana.uid)
    expect(await refusal(instance.call(answerApproval, { id, answer: 'approved' }, mother))).toBe('person-unknown')
    expect(await areConnected(kid, ana)).toEqual([false, false])
  })
})

describe('who is looked for by name', () => {
  const found = async (who: Person, name: string) => (await instance.call(findPeople, { name }, who)).people
  const names = async (who: Person, name: string) => (await found(who, name)).map((one) => one.name)

  it('is found where they want to be, by each beginning of the name, and nobody else is', async () => {
    const [host, guest] = [await member('Host'), await member('Jurema')]
    const [open, near, asked, apart, minor, known, gone] = await Promise.all([
      member('Jussara-Aberta', 'members'),
      member('Jussara-Perto', 'connections-of-connections'),
      member('Jussara-Pedida', 'members'),
      member('Jussara-Longe', 'members'),
      member('Jussara-Nova', 'members'),
      member('Jussara-Sabida', 'members'),
      member('Jussara-Parada', 'members'),
    ])
    await member('Jussara-Distante', 'connections-of-connections')
    await member('Jussara-Quieta')
    for (const one of [near, guest]) await instance.connect(host, one)
    await instance.connect(guest, known)
    await instance.db.doc(paths.standing(minor.uid)).update({ ageBand: 'youth' })
    await instance.db.doc(paths.standing(gone.uid)).update({ status: 'suspended' })
    await ask(guest, asked)
    await instance.call(block, { uid: guest.uid }, apart)
    await instance.server.idle()
    expect(await names(guest, 'jussara')).toEqual([open.name, near.name].toSorted())
    expect(await names(guest, '  PER  juss ')).toEqual([near.name])
    expect(await names(guest, 'JÚSSÁRÁ ab')).toEqual([open.name])
    for (const nothing of ['j', 'ussara', 'jussara quie', 'example']) expect(await names(guest, nothing)).toEqual([])
    expect(await names(open, 'jussara ab')).toEqual([])
    // No name that they go by elsewhere: what is told of them is what a connection's row tells.
    expect(Object.keys((await found(guest, 'jussara ab'))[0]!).toSorted()).toEqual(['name', 'uid'])
    await instance.db.doc(paths.standing(guest.uid)).update({ ageBand: 'youth' })
    expect(await refusal(found(guest, 'jussara'))).toBe('not-at-this-age')
  })

  it('is found as before by whoever took a question back, answered with a no or not', async () => {
    const [guest, ana] = [await member('Guest'), await member('Jandira', 'members')]
    await instance.server.idle()
    await ask(guest, ana)
    expect(await names(guest, 'jandira')).toEqual([])
    await answer(ana, guest, false)
    await takeBack(guest, ana)
    expect(await names(guest, 'jandira')).toEqual([ana.name])
  })

  it('is not found by whom they blocked or parted from, nor finds them', async () => {
    const [guest, blocked, parted] = await Promise.all([
      member('Guest', 'members'),
      member('Jovita', 'members'),
      member('Jovelina', 'members'),
    ])
    await instance.connect(guest, parted)
    await instance.call(removeConnection, { uid: guest.uid }, parted)
    await instance.db
      .doc(paths.block(blocked.uid, guest.uid))
      .set({ uid: guest.uid, name: guest.name, at: Timestamp.now() })
    await instance.server.idle()
    expect(await names(guest, 'jov')).toEqual([])
    expect(await names(blocked, guest.name)).toEqual([])
    await instance.db.doc(paths.block(blocked.uid, guest.uid)).delete()
    expect(await names(guest, 'jov')).toEqual([blocked.name])
  })

  it('is one of so many, and more of the name is asked for', async () => {
    const guest = await member('Guest')
    const many = Array.from({ length: connectionRequestLimits.found + 1 }, (_, index) =>
      member(`Quim-${index}-`, 'members'),
    )
    const [first] = await Promise.all(many)
    await instance.server.idle()
    const { people, isWhole } = await instance.call(findPeople, { name: 'quim' }, guest)
    expect(people).toHaveLength(connectionRequestLimits.found)
    expect(isWhole).toBe(false)
    expect(await instance.call(findPeople, { name: first!.name }, guest)).toMatchObject({
      people: [{ uid: first!.uid }],
      isWhole: true,
    })
  })
})

describe('suggestions', () => {
  it('are the inviter’s connections who want to be found, and nobody else', async () => {
    const [host, guest] = [await member('Host'), await member('Guest')]
    const suggest = async () => (await instance.call(suggestPeople, {}, guest)).people.map(({ name }) => name)
    expect(await suggest()).toEqual([])
    await instance.db.doc(paths.standing(guest.uid)).update({ invitedBy: { uid: host.uid, name: host.name } })
    const [open, near, hidden, asked, apart, minor, known] = await Promise.all([
      member('Open', 'members'),
      member('Near', 'connections-of-connections'),
      member('Hidden'),
      member('Asked', 'members'),
      member('Apart', 'members'),
      member('Minor', 'members'),
      member('Known', 'members'),
    ])
    for (const one of [open, near, hidden, asked, apart, minor, known]) await instance.connect(host, one)
    await member('Elsewhere', 'members')
    expect(await suggest()).toEqual([])
    await instance.connect(host, guest)
    await instance.connect(guest, known)
    await instance.db.doc(paths.standing(minor.uid)).update({ ageBand: 'teen' })
    await ask(guest, asked)
    await instance.call(block, { uid: guest.uid }, apart)
    expect((await suggest()).toSorted()).toEqual([near.name, open.name].toSorted())
    await instance.db.doc(paths.standing(guest.uid)).update({ ageBand: 'youth' })
    expect(await suggest()).toEqual([])
  })
})
