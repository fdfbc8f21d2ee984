/** What members are told of circles and groups: once each, by ids, and not of what is over. */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { nameSuccessor } from '@varanda/domain/circle/calls/name-successor'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { ringAll, setDue } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

// Every trigger and task twice, and not in order.
const instance = await openInstance({ delivery: { plan: () => [0, 40] } })
const { family, make, groupOf, post } = circlesOf(instance)
afterAll(() => instance.close())

async function told(who: Person) {
  await instance.server.idle()
  const all = await noticesOf(instance.db, who)
  return all.map(({ kind, by, circle }) => [kind, by.name, circle?.name])
}

describe('an invitation into a group', () => {
  it('is told once, however often it is sent, and no more when it is answered', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await groupOf(ana, [beto])
    expect(await told(beto)).toEqual([])
    const invite = () => instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, ana)
    await invite()
    await invite()
    expect(await told(caio)).toEqual([['group-invited', ana.name, 'Primos']])
    await instance.call(answerGroupInvitation, { circleId: id, answer: 'decline' }, caio)
    expect(await told(caio)).toEqual([])
    await invite()
    expect(await told(caio)).toHaveLength(1)
    await instance.call(removeFromCircle, { circleId: id, uid: caio.uid }, ana)
    expect(await told(caio)).toEqual([])
  })

  it('ends with the place of who asked, and after its days', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    await Promise.all([instance.connect(beto, caio), instance.connect(beto, dora)])
    const id = await groupOf(ana, [beto])
    await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, beto)
    await instance.call(inviteToGroup, { circleId: id, people: [dora.uid] }, ana)
    expect([await told(caio), await told(dora)]).toEqual([
      [['group-invited', beto.name, 'Primos']],
      [['group-invited', ana.name, 'Primos']],
    ])
    // A damaged question to a guardian holds up nothing that ends.
    const asked = instance.db.doc(paths.approval(caio.uid, approvalId('join-group', caio.uid, id)))
    await asked.set({ state: 5 })
    await instance.call(leaveCircle, { circleId: id }, beto)
    expect([await told(caio), (await told(dora)).length]).toEqual([[], 1])
    expect((await asked.get()).exists).toBe(false)
    const place = instance.db.doc(paths.groupInvitation(dora.uid, id))
    await place.update({ until: Timestamp.now() })
    await setDue(instance.db, 'end-invitation', { circleId: id, uid: dora.uid })
    await ringAll(instance, 'end-invitation')
    expect([await told(dora), (await place.get()).exists]).toEqual([[], false])
  })
})

describe('whoever is concerned', () => {
  it('learns who asks to come in, that they are in, and what they are there', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto], { requests: true })
    await instance.call(block, { uid: dora.uid }, ana)
    for (const who of [caio, caio, dora]) await instance.call(askToJoin, { circleId: id }, who)
    expect(await told(ana)).toEqual([['group-asked', caio.name, 'Primos']])
    expect(await told(beto)).toEqual([])
    await instance.call(answerJoinRequest, { circleId: id, uid: caio.uid, answer: 'admit' }, ana)
    const admitted = ['group-admitted', ana.name, 'Primos']
    expect(await told(caio)).toEqual([admitted])
    // What was answered waits for nobody.
    expect(await told(ana)).toEqual([])
    await instance.call(nameSuccessor, { circleId: id, uid: caio.uid }, ana)
    await instance.call(changeCircleRole, { circleId: id, uid: beto.uid, role: 'moderator' }, ana)
    await instance.call(leaveCircle, { circleId: id }, ana)
    const named = ['group-successor', ana.name, 'Primos']
    expect(await told(caio)).toEqual([admitted, named, ['group-owner', ana.name, 'Primos']])
    expect(await told(beto)).toEqual([['group-moderator', ana.name, 'Primos']])
  })

  it('waits for nobody once who asked came in by an invitation, or was kept out', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    await instance.connect(beto, caio)
    const id = await groupOf(ana, [beto], { requests: true })
    for (const who of [caio, dora]) await instance.call(askToJoin, { circleId: id }, who)
    await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, beto)
    await instance.call(answerGroupInvitation, { circleId: id, answer: 'come' }, caio)
    expect(await told(ana)).toEqual([['group-asked', dora.name, 'Primos']])
    await instance.call(removeFromCircle, { circleId: id, uid: dora.uid }, ana)
    expect(await told(ana)).toEqual([])
  })

  it('hears nothing of whom a block keeps apart, whoever put it there, and of what concerns them not by whom', async () => {
    for (const blocks of ['reader', 'other'] as const) {
      const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
      const id = await groupOf(ana, [beto], { requests: true })
      const taken = await post(beto, id)
      for (const who of [beto, caio]) {
        const [one, other] = blocks === 'reader' ? [who, ana] : [ana, who]
        await instance.call(block, { uid: other.uid }, one)
      }
      await instance.call(askToJoin, { circleId: id }, caio)
      await instance.call(answerJoinRequest, { circleId: id, uid: caio.uid, answer: 'admit' }, ana)
      for (const uid of [beto.uid, null, beto.uid]) await instance.call(nameSuccessor, { circleId: id, uid }, ana)
      await instance.call(changeCircleRole, { circleId: id, uid: beto.uid, role: 'moderator' }, ana)
      await instance.server.idle()
      const kindsOf = async ({ uid }: Person) =>
        (await instance.db.collection(paths.notices(uid)).orderBy('at').get()).docs.map((one) => [
          one.get('kind'),
          one.get('by.uid'),
          one.get('by.name'),
        ])
      expect([await kindsOf(beto), await kindsOf(caio)]).toEqual([[], []])
      await instance.call(removePostFromCircle, { circleId: id, postId: taken }, ana)
      await instance.call(leaveCircle, { circleId: id }, ana)
      await instance.server.idle()
      expect(await kindsOf(beto)).toEqual([
        ['group-post-taken', '', ''],
        ['group-owner', '', ''],
      ])
    }
  })

  it('learns which post was taken out of a group, and nobody learns of a private circle', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await groupOf(ana, [beto])
    const postId = await post(beto, id)
    await instance.call(removePostFromCircle, { circleId: id, postId }, ana)
    await make(ana, 'private', [beto])
    expect(await noticesOf(instance.db, beto)).toMatchObject([
      { kind: 'group-post-taken', postId, excerpt: 'Bolo!', circle: { id, name: 'Primos' } },
    ])
  })
})
