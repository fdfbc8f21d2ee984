/** A tier is a circle that the product looks after: nothing that changes a circle changes it, whoever asks. */

import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { declineSuccession } from '@varanda/domain/circle/calls/decline-succession'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { discoverCircles } from '@varanda/domain/circle/calls/discover-circles'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { invitedToGroup } from '@varanda/domain/circle/calls/invited-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { liftBar } from '@varanda/domain/circle/calls/lift-bar'
import { nameSuccessor } from '@varanda/domain/circle/calls/name-successor'
import { ownerStandIn } from '@varanda/domain/circle/calls/owner-stand-in'
import { previewCircle } from '@varanda/domain/circle/calls/preview-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { setCircleFrom } from '@varanda/domain/circle/calls/set-circle-from'
import { setCirclePicture } from '@varanda/domain/circle/calls/set-circle-picture'
import { takeBackInvitation } from '@varanda/domain/circle/calls/take-back-invitation'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { mentionOf } from '@varanda/domain/post/marks'
import { circleSource } from '@varanda/domain/source/reach'
import { afterAll, expect, it } from 'vitest'
import { openCardInstance } from '../harness/cards.ts'
import type { Person } from '../instance.ts'

const cards = await openCardInstance()
const { instance, stripe } = cards
const { db } = instance
afterAll(() => cards.close())

const creator = await instance.member('Ana')
const reader = await instance.member('Beto')
const friend = await instance.member('Caio')
await instance.connect(creator, reader)
await instance.connect(creator, friend)
const tierId = newId()
await cards.creator(creator, [{ id: tierId, amount: 900 }])
const { session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
stripe.world.pay(stripe.account, session)
await cards.idle()

const forTier = { connections: false, circles: [tierId], people: [], except: [] }
async function post(text: string, audience: object = forTier) {
  const postId = newPostId(creator.uid)
  const whole = { connections: false, circles: [], people: [], except: [], ...audience }
  await instance.call(createPost, { postId, text, photos: [], audience: whole }, creator)
  await instance.server.idle()
  return postId
}

/** Everything by which somebody is in it, and what it is called and allows. */
async function stands(): Promise<unknown> {
  const [circle, memory, place] = await db.getAll(
    db.doc(paths.circle(tierId)),
    db.doc(paths.circleMemory(tierId)),
    db.doc(paths.tierPlace(reader.uid, tierId)),
  )
  const lists = [paths.circleMembers(tierId), paths.sourcePosts(circleSource(tierId))]
  const held = await Promise.all(lists.map(async (list) => (await db.collection(list).get()).docs))
  return [circle, memory, place, ...held.flat()].map((found) => [found!.ref.path, found!.data()])
}

it('is changed by no call that changes a circle', async () => {
  const postId = await post('Só para quem assina')
  const [circleId, uid] = [tierId, reader.uid]
  const refused = 'not-yours-to-change'
  const calls: Record<string, [string, (who: Person) => Promise<unknown>]> = {
    addToCircle: [refused, (who) => instance.call(addToCircle, { circleId, people: [friend.uid] }, who)],
    answerGroupInvitation: [
      'invitation-over',
      (who) => instance.call(answerGroupInvitation, { circleId, answer: 'come' }, who),
    ],
    answerJoinRequest: [refused, (who) => instance.call(answerJoinRequest, { circleId, uid, answer: 'admit' }, who)],
    askToJoin: ['none', (who) => instance.call(askToJoin, { circleId }, who)],
    changeCircle: [refused, (who) => instance.call(changeCircle, { circleId, name: 'Outro' }, who)],
    changeCircleRole: [refused, (who) => instance.call(changeCircleRole, { circleId, uid, role: 'moderator' }, who)],
    createCircle: [
      'bad-input',
      (who) =>
        instance.call(createCircle, { circleId, kind: 'private', name: 'Vizinhos da rua', people: [friend.uid] }, who),
    ],
    declineSuccession: ['none', (who) => instance.call(declineSuccession, { circleId }, who)],
    deleteCircle: [refused, (who) => instance.call(deleteCircle, { circleId }, who)],
    discoverCircles: ['none', (who) => instance.call(discoverCircles, {}, who)],
    followCircle: ['circle-unknown', (who) => instance.call(followCircle, { circleId }, who)],
    inviteToGroup: [refused, (who) => instance.call(inviteToGroup, { circleId, people: [friend.uid] }, who)],
    invitedToGroup: [refused, (who) => instance.call(invitedToGroup, { circleId }, who)],
    leaveCircle: [refused, (who) => instance.call(leaveCircle, { circleId }, who)],
    liftBar: [refused, (who) => instance.call(liftBar, { circleId, uid }, who)],
    nameSuccessor: [refused, (who) => instance.call(nameSuccessor, { circleId, uid }, who)],
    ownerStandIn: ['none', (who) => instance.call(ownerStandIn, { circleId }, who)],
    previewCircle: ['circle-unknown', (who) => instance.call(previewCircle, { circleId }, who)],
    removeFromCircle: [refused, (who) => instance.call(removeFromCircle, { circleId, uid }, who)],
    removePostFromCircle: [refused, (who) => instance.call(removePostFromCircle, { circleId, postId }, who)],
    setCircleFrom: [refused, (who) => instance.call(setCircleFrom, { circleId, uid, since: 'all' }, who)],
    setCirclePicture: [refused, (who) => instance.call(setCirclePicture, { circleId, uploadId: null }, who)],
    takeBackInvitation: [refused, (who) => instance.call(takeBackInvitation, { circleId, uid: friend.uid }, who)],
    takeWardOut: ['not-your-ward', (who) => instance.call(takeWardOut, { circleId, ward: uid }, who)],
  }
  const folder = join(import.meta.dirname, '../../src/circle/calls')
  const all = globSync('*.ts', { cwd: folder }).map((file) =>
    basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(Object.keys(calls).sort()).toEqual(all.sort())
  const before = await stands()
  for (const [name, [code, ask]] of Object.entries(calls)) {
    expect(await instance.refusalOf(ask(creator)), name).toBe(code)
    // Whoever pays does not even know of it as a circle.
    await instance.refusalOf(ask(reader))
    await instance.refusalOf(ask(friend))
    expect(await stands(), name).toEqual(before)
  }
})

it('calls no ward by an edit, and becomes no other post’s audience', async () => {
  const child = await instance.aged(await instance.member('Duda'), { ageBand: 'child', guardian: creator.uid })
  const postId = await post('Receita')
  const edit = (rev: number, text: string) => instance.call(editPost, { postId, rev, text, photos: [] }, creator)
  expect(await instance.refusalOf(edit(1, `Receita de ${mentionOf(child.uid)}`))).toBe('not-for-subscribers')
  expect((await db.doc(paths.post(postId)).get()).data()).toMatchObject({ text: 'Receita', rev: 1 })
  expect((await db.collection(paths.versions(postId)).get()).size).toBe(0)
  await edit(1, `Receita de ${mentionOf(friend.uid)}`)
  const open = await post(`Com ${mentionOf(child.uid)}`, { people: [friend.uid] })
  const turned = instance.call(changeAudience, { postId: open, audience: forTier }, creator)
  expect(await instance.refusalOf(turned)).toBe('tier-alone')
  expect((await db.doc(paths.post(open)).get()).get('tier')).toBeUndefined()
  const wide = { connections: true, circles: [], people: [], except: [] }
  expect(await instance.refusalOf(instance.call(changeAudience, { postId, audience: wide }, creator))).toBe(
    'tier-alone',
  )
})
