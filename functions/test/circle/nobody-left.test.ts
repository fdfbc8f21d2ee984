/** A group that the last one goes out of is over: nobody could read it, delete it or come in any more. */
import { leave } from '@varanda/domain/account/calls/leave'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { afterAll, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { wardOf } from '../harness/ward.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { db } = instance
const { family, groupOf, come, post, reads, circle, roles, joined } = circlesOf(instance)
afterAll(() => instance.close())

const exists = async (path: string) => (await db.doc(path).get()).exists
const becomes = (who: Person, change: Partial<Standing>) => db.doc(paths.standing(who.uid)).update({ ...change })
const out = (id: string, who: Person) => instance.call(leaveCircle, { circleId: id }, who)

/** Nothing of it is found but that its id is over. */
async function expectOver(id: string, who: Person) {
  await instance.server.idle()
  for (const path of [paths.circle(id), paths.circleRoster(id), paths.circleMember(id, who.uid)]) {
    expect(await exists(path), path).toBe(false)
  }
  const source = circleSource(id)
  for (const path of [paths.circleMembers(id), paths.sourcePosts(source), paths.sourceLog(source)]) {
    expect((await db.collection(path).get()).size, path).toBe(0)
  }
  expect((await db.doc(paths.circleMemory(id)).get()).data()).toEqual({ removed: [], over: true })
  expect((await db.doc(paths.ownedCircles(who.uid)).get()).get(`circles.${id}`)).toBeUndefined()
}

it('is over when its owner leaves it alone, with what waits into it', async () => {
  const [ana, beto, marina] = await family('Ana', 'Beto', 'Marina')
  const lia = await wardOf(instance, marina)
  await instance.connect(lia, ana)
  const id = await groupOf(ana, [])
  const shared = await post(ana, id)
  await instance.call(inviteToGroup, { circleId: id, people: [beto.uid, lia.uid] }, ana)
  await come(lia, id)
  const question = paths.approval(marina.uid, approvalId('join-group', lia.uid, id))
  expect(await exists(question)).toBe(true)
  await out(id, ana)
  await expectOver(id, ana)
  expect([await joined(ana), await reads(shared, [ana])]).toEqual([[], []])
  for (const path of [paths.groupInvitation(beto.uid, id), paths.groupInvitation(lia.uid, id), question]) {
    expect(await exists(path), path).toBe(false)
  }
  expect(await instance.refusalOf(come(beto, id))).toBe('invitation-over')
  await out(id, ana)
})

it('goes on with whoever comes in at the same moment, or is over before', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const id = await groupOf(ana, [])
  await instance.call(inviteToGroup, { circleId: id, people: [beto.uid] }, ana)
  const comes = instance.call(answerGroupInvitation, { circleId: id, answer: 'come' }, beto)
  const [came] = await Promise.all([instance.refusalOf(comes), out(id, ana)])
  if (came === 'none') expect(await roles(id)).toEqual({ [beto.uid]: 'owner' })
  else {
    expect(['invitation-over', 'circle-unknown']).toContain(came)
    await expectOver(id, ana)
  }
})

it('is over when the last one leaves one that is frozen', async () => {
  const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
  const id = await groupOf(ana, [beto, caio])
  await post(ana, id)
  for (const one of [beto, caio]) await becomes(one, { ageBand: 'youth' })
  await out(id, ana)
  await out(id, beto)
  expect(await circle(id)).toMatchObject({ frozen: true, members: 1 })
  await out(id, caio)
  await expectOver(id, caio)
})

it('is over when a guardian takes out the last one', async () => {
  const [ana, marina] = await family('Ana', 'Marina')
  const [owned, frozen] = [await groupOf(ana, []), await groupOf(marina, [ana])]
  await becomes(ana, { ageBand: 'child', guardian: marina.uid })
  await out(frozen, marina)
  expect(await circle(frozen)).toMatchObject({ frozen: true, members: 1 })
  for (const id of [owned, frozen]) {
    await instance.call(takeWardOut, { circleId: id, ward: ana.uid }, marina)
    await expectOver(id, ana)
  }
})

it('is over when the last one of one that is frozen is erased', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const id = await groupOf(ana, [beto])
  await becomes(beto, { ageBand: 'youth' })
  await out(id, ana)
  expect(await circle(id)).toMatchObject({ frozen: true, members: 1 })
  await becomes(beto, { ageBand: 'adult' })
  await instance.call(leave, { way: 'now' }, beto)
  await ringAll(instance, 'erase-member')
  expect(await exists(paths.user(beto.uid))).toBe(false)
  await expectOver(id, beto)
})
