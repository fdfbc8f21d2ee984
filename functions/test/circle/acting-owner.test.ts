/**
 * While the owner of a group is not active, whoever would come next looks after it: they learn it, are told who asks to
 * come in, and answer it.
 */
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { nameSuccessor } from '@varanda/domain/circle/calls/name-successor'
import { ownerStandIn } from '@varanda/domain/circle/calls/owner-stand-in'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import { newPostId } from '@varanda/domain/ids'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, groupOf, come, roles, make } = circlesOf(instance)
afterAll(() => instance.close())

const becomes = (who: Person, change: Partial<Standing>) =>
  instance.db.doc(paths.standing(who.uid)).update({ ...change })
const looksUp = (circleId: string, who: Person) => instance.call(ownerStandIn, { circleId }, who)
const actors = async (circleId: string, people: readonly Person[]) => {
  const answers = await Promise.all(people.map((one) => looksUp(circleId, one)))
  return people.filter((_, index) => answers[index]!.acts).map(({ name }) => name)
}

describe('who acts as the owner of a group', () => {
  it('is told so, and nobody else', async () => {
    const [ana, beto, caio, dora, fora] = await family('Ana', 'Beto', 'Caio', 'Dora', 'Fora')
    const id = await groupOf(ana, [beto, caio, dora])
    const all = [beto, caio, dora]
    expect(await actors(id, [ana, ...all])).toEqual([])
    await becomes(ana, { status: 'suspended' })
    expect(await actors(id, all)).toEqual([beto.name])
    await becomes(beto, { ageBand: 'youth' })
    expect(await actors(id, all)).toEqual([caio.name])
    await becomes(ana, { status: 'active' })
    await instance.call(changeCircleRole, { circleId: id, uid: caio.uid, role: 'moderator' }, ana)
    await instance.call(nameSuccessor, { circleId: id, uid: dora.uid }, ana)
    expect(await actors(id, [ana, ...all])).toEqual([])
    await becomes(ana, { status: 'leaving' })
    expect(await actors(id, [ana, ...all])).toEqual([dora.name])
    const secret = await make(beto, 'private')
    expect([
      await instance.refusalOf(looksUp(id, fora)),
      await instance.refusalOf(looksUp(secret, ana)),
      (await looksUp(secret, beto)).acts,
    ]).toEqual(['circle-unknown', 'circle-unknown', false])
  })

  it('posts where only those who look after it do, and changes those words', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await groupOf(ana, [beto, caio], { whoPosts: 'moderators' })
    const say = (who: Person) => {
      const audience = { connections: false, circles: [id], people: [], except: [] }
      const postId = newPostId(who.uid)
      return instance.call(createPost, { postId, text: 'Aviso', audience }, who).then(() => postId)
    }
    expect(await instance.refusalOf(say(beto))).toBe('not-yours-to-post')
    await becomes(ana, { status: 'suspended' })
    const postId = await say(beto)
    expect(await instance.refusalOf(say(caio))).toBe('not-yours-to-post')
    const edit = () => instance.call(editPost, { postId, rev: 1, text: 'Aviso certo', photos: [] }, beto)
    await edit()
    await becomes(ana, { status: 'active' })
    expect(await instance.refusalOf(say(beto))).toBe('not-yours-to-post')
  })

  it('hears of who asks to come in, and lets them', async () => {
    const [ana, beto, caio, dora, edu] = await family('Ana', 'Beto', 'Caio', 'Dora', 'Edu')
    const id = await groupOf(ana, [beto, caio], { requests: true })
    await instance.call(askToJoin, { circleId: id }, dora)
    await becomes(ana, { status: 'suspended' })
    await instance.call(askToJoin, { circleId: id }, edu)
    await instance.server.idle()
    const asked = async (who: Person) =>
      (await noticesOf(instance.db, who)).flatMap(({ kind, by }) => (kind === 'group-asked' ? [by.uid] : []))
    expect([await asked(beto), await asked(caio)]).toEqual([[edu.uid], []])
    const { asking } = await looksUp(id, beto)
    expect(asking.map(({ uid, name }) => [uid, name]).sort()).toEqual(
      [dora, edu].map(({ uid, name }) => [uid, name]).sort(),
    )
    expect((await looksUp(id, caio)).asking).toEqual([])
    expect(await instance.call(answerJoinRequest, { circleId: id, uid: edu.uid, answer: 'admit' }, beto)).toEqual({
      state: 'in',
    })
    await instance.server.idle()
    expect((await looksUp(id, beto)).asking.map(({ uid }) => uid)).toEqual([dora.uid])
    expect(await asked(beto)).toEqual([])
    // Once the owner is back, who asks is theirs to see.
    await becomes(ana, { status: 'active' })
    expect(await looksUp(id, beto)).toEqual({ acts: false, asking: [] })
  })

  it('asks back whom somebody took out', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    await Promise.all([instance.connect(beto, dora), instance.connect(caio, dora)])
    const id = await groupOf(ana, [beto, caio, dora])
    await instance.call(removeFromCircle, { circleId: id, uid: dora.uid }, ana)
    await becomes(ana, { status: 'suspended' })
    await instance.call(inviteToGroup, { circleId: id, people: [dora.uid] }, beto)
    await come(dora, id)
    expect(await roles(id)).toMatchObject({ [dora.uid]: 'member' })
  })
})

describe('whom an owner named', () => {
  const name = (circleId: string, owner: Person, other: Person) =>
    instance.call(nameSuccessor, { circleId, uid: other.uid }, owner)
  const successor = async (id: string) => (await instance.db.doc(paths.circleMemory(id)).get()).get('successor')

  it('follows nobody else: neither whom they follow themselves, nor who is owner next', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio, dora])
    await name(id, ana, caio)
    await instance.call(leaveCircle, { circleId: id }, ana)
    expect([await roles(id), await successor(id)]).toMatchObject([{ [caio.uid]: 'owner' }, undefined])
    await name(id, caio, beto)
    await instance.call(changeCircleRole, { circleId: id, uid: dora.uid, role: 'owner' }, caio)
    expect(await successor(id)).toBeUndefined()
    await becomes(dora, { status: 'suspended' })
    // The oldest moderator, as the one before has become, since the new owner named nobody.
    expect(await actors(id, [beto, caio])).toEqual([caio.name])
  })

  it.each(['taken out', 'out by themselves', 'taken out by a guardian'] as const)(
    'is named no more once they are %s, also when they come back',
    async (how) => {
      const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
      const id = await groupOf(ana, [beto, caio])
      await name(id, ana, caio)
      if (how === 'taken out') await instance.call(removeFromCircle, { circleId: id, uid: caio.uid }, ana)
      if (how === 'out by themselves') await instance.call(leaveCircle, { circleId: id }, caio)
      if (how === 'taken out by a guardian') {
        await becomes(caio, { ageBand: 'child', guardian: beto.uid })
        await instance.call(takeWardOut, { circleId: id, ward: caio.uid }, beto)
        await becomes(caio, { ageBand: 'adult', guardian: null })
      }
      expect(await successor(id)).toBeUndefined()
      await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, ana)
      await come(caio, id)
      await becomes(ana, { status: 'suspended' })
      expect(await actors(id, [beto, caio])).toEqual([beto.name])
    },
  )

  it('stays named while somebody else goes', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio, dora])
    await name(id, ana, caio)
    await instance.call(leaveCircle, { circleId: id }, beto)
    await instance.call(removeFromCircle, { circleId: id, uid: dora.uid }, ana)
    expect(await successor(id)).toBe(caio.uid)
  })
})
