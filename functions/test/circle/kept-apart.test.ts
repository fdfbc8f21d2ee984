/** Two whom a member keeps apart are not asked into one group by them without a second thought. */

import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { newCircleId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { separate } from '@varanda/domain/post/calls/separate'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>
beforeAll(async () => {
  instance = await openInstance()
  at = circlesOf(instance)
})
afterAll(() => instance.close())

const isAsked = async ({ uid }: Person, circleId: string) =>
  (await instance.db.doc(paths.groupInvitation(uid, circleId)).get()).exists

it('who is in a group and who is asked, and two who are asked at once', async () => {
  const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
  await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
  const circleId = await at.groupOf(ana, [beto])
  const ask = (people: Person[], together?: boolean) =>
    instance.refusalOf(
      instance.call(inviteToGroup, { circleId, people: uidsOf(people), ...(together && { together }) }, ana),
    )
  expect(await ask([caio, dora])).toBe('never-together')
  expect([await isAsked(caio, circleId), await isAsked(dora, circleId)]).toEqual([false, false])
  expect(await ask([dora])).toBe('none')
  expect(await ask([caio], true)).toBe('none')
  expect(await isAsked(caio, circleId)).toBe(true)
  // Who is there already stops nobody else.
  await at.come(caio, circleId)
  expect(await ask([dora])).toBe('none')
})

it('who was asked and may still come, and who is asked or asks to come in', async () => {
  const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
  await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
  const circleId = await at.groupOf(ana, [], { requests: true })
  const ask = (person: Person, together?: boolean) =>
    instance.refusalOf(
      instance.call(inviteToGroup, { circleId, people: [person.uid], ...(together && { together }) }, ana),
    )
  expect(await ask(beto)).toBe('none')
  // The same once more brings nobody together.
  expect(await ask(beto)).toBe('none')
  expect(await ask(caio)).toBe('never-together')
  await instance.call(askToJoin, { circleId }, caio)
  const admit = { circleId, uid: caio.uid, answer: 'admit' as const }
  expect(await instance.refusalOf(instance.call(answerJoinRequest, admit, ana))).toBe('never-together')
  // Whose invitation ran out comes by none.
  const ranOut = { until: Timestamp.fromMillis(Date.now() - 1) }
  await instance.db.doc(paths.groupInvitation(beto.uid, circleId)).update(ranOut)
  expect(await ask(caio)).toBe('none')
  expect([await isAsked(caio, circleId), await ask(beto)]).toEqual([true, 'never-together'])
  expect(await ask(beto, true)).toBe('none')
})

it('who is in a group and who asks to come in', async () => {
  const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
  await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
  const circleId = await at.groupOf(ana, [beto], { requests: true })
  await instance.call(askToJoin, { circleId }, caio)
  const admit = (together?: boolean) =>
    instance.refusalOf(
      instance.call(
        answerJoinRequest,
        { circleId, uid: caio.uid, answer: 'admit', ...(together && { together }) },
        ana,
      ),
    )
  const isIn = async () => (await instance.db.doc(paths.circleMember(circleId, caio.uid)).get()).exists
  expect([await admit(), await isIn()]).toEqual(['never-together', false])
  expect([await admit(true), await isIn()]).toEqual(['none', true])
})

it('a group that begins with both', async () => {
  const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
  await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
  const input = { circleId: newCircleId(ana.uid), kind: 'group' as const, name: 'Primos', people: uidsOf([beto, caio]) }
  const make = (more: object = {}) => instance.refusalOf(instance.call(createCircle, { ...input, ...more }, ana))
  expect(await make()).toBe('never-together')
  expect(await at.joined(ana)).not.toContain(input.circleId)
  // Nobody in a private circle sees who else is there; a post to it asks.
  expect(await make({ circleId: newCircleId(ana.uid), kind: 'private' })).toBe('none')
  expect(await make({ together: true })).toBe('none')
})

it('is the pair of whoever asks, and nobody else’s', async () => {
  const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
  await instance.connect(beto, caio)
  await instance.call(separate, { one: dora.uid, other: caio.uid, apart: true }, ana)
  const circleId = await at.groupOf(ana, [beto, dora])
  expect(await instance.refusalOf(instance.call(inviteToGroup, { circleId, people: [caio.uid] }, beto))).toBe('none')
})
