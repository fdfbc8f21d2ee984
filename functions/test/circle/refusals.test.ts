/** What circles and groups refuse: one code each, with a sentence in both languages, and nothing half-done. */
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { type CircleKind, circleLimits } from '@varanda/domain/circle/circle'
import type { CallContract, CallInput } from '@varanda/domain/contract'
import { newCircleId, newId, newPostId } from '@varanda/domain/ids'
import { errors as english } from '@varanda/domain/messages/en/errors'
import { errors as portuguese } from '@varanda/domain/messages/pt/errors'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, make, groupOf, come, post, reads, circle, roster, roles, joined } = circlesOf(instance)
afterAll(() => instance.close())

/** The code of a refusal, which has its sentences; or 'none'. */
async function refused<Contract extends CallContract>(contract: Contract, input: CallInput<Contract>, who: Person) {
  const code = await instance.refusalOf(instance.call(contract, input, who))
  if (code !== 'none')
    for (const words of [english, portuguese]) expect(words[code as keyof typeof words]).toMatch(/\S/)
  return code
}

const exists = async (path: string) => (await instance.db.doc(path).get()).exists

/** Fills a circle with people of no account until there is room for `left` more. */
async function fill(id: string, kind: CircleKind, left = 0): Promise<void> {
  const at = Timestamp.now()
  const inside = Object.keys((await roster(id)).people).length
  const more = Array.from({ length: circleLimits.size[kind] - inside - left }, (_, index) => [
    `filler-${index}`,
    { name: `N${index}`, role: 'member', since: at, from: at },
  ])
  await instance.db.doc(paths.circleRoster(id)).set({ people: Object.fromEntries(more) }, { merge: true })
}

describe('a full one', () => {
  it('takes nobody into a group: not by invitation, request or a new asking', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [], { requests: true })
    await instance.call(inviteToGroup, { circleId: id, people: [beto.uid] }, ana)
    await instance.call(askToJoin, { circleId: id }, caio)
    await fill(id, 'group')
    const before = await roster(id)
    expect([
      await instance.refusalOf(come(beto, id)),
      await refused(answerJoinRequest, { circleId: id, uid: caio.uid, answer: 'admit' }, ana),
      await refused(inviteToGroup, { circleId: id, people: [dora.uid] }, ana),
    ]).toEqual(Array(3).fill('circle-full'))
    expect(await roster(id)).toEqual(before)
    expect([await joined(beto), await joined(caio)]).toEqual([[], []])
    // What waited waits on: somebody may leave.
    expect([
      await exists(paths.groupInvitation(beto.uid, id)),
      await exists(paths.joinRequest(id, caio.uid)),
      await exists(paths.groupInvitation(dora.uid, id)),
    ]).toEqual([true, true, false])
  })

  it('takes all of those who are added, or none', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await make(ana, 'private')
    await fill(id, 'private', 1)
    expect(await refused(addToCircle, { circleId: id, people: uidsOf([beto, caio]) }, ana)).toBe('circle-full')
    expect([await exists(paths.circleMember(id, beto.uid)), await exists(paths.circleMember(id, caio.uid))]).toEqual([
      false,
      false,
    ])
    expect(await refused(addToCircle, { circleId: id, people: [beto.uid] }, ana)).toBe('none')
    expect(await refused(addToCircle, { circleId: id, people: [caio.uid] }, ana)).toBe('circle-full')
  })

  it('has no room for one more follower', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, 'public')
    await fill(id, 'public')
    expect(await refused(followCircle, { circleId: id }, beto)).toBe('circle-full')
    expect([await joined(beto), await exists(paths.circleMember(id, beto.uid))]).toEqual([[], false])
  })
})

describe('a member', () => {
  it('is in no more groups and followings than there may be; their own circles do not count', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const [group, open] = [await make(ana, 'group', [beto]), await make(ana, 'public')]
    const batch = instance.db.batch()
    for (let index = 0; index < circleLimits.joined; index++) {
      const place = instance.db.doc(paths.joinedCircle(beto.uid, newId()))
      batch.set(place, { kind: 'group', role: 'member', since: Timestamp.now() })
    }
    await batch.commit()
    const making = (kind: CircleKind) => ({ circleId: newCircleId(beto.uid), kind, name: 'Mais um' })
    expect([
      await refused(answerGroupInvitation, { circleId: group, answer: 'come' }, beto),
      await refused(followCircle, { circleId: open }, beto),
      await refused(createCircle, making('group'), beto),
      await refused(createCircle, making('private'), beto),
    ]).toEqual(['too-many-circles', 'too-many-circles', 'too-many-circles', 'none'])
    expect(await roles(group)).toEqual({ [ana.uid]: 'owner' })
    expect(await joined(beto)).toHaveLength(circleLimits.joined)
  })

  it('owns no more than there may be', async () => {
    const [ana] = await family('Ana')
    const many = Array.from({ length: circleLimits.owned - 1 }, () => [newId(), 'private'])
    await instance.db.doc(paths.ownedCircles(ana.uid)).set({ circles: Object.fromEntries(many) })
    const making = () => ({ circleId: newCircleId(ana.uid), kind: 'private' as const, name: 'Mais um' })
    const [one, another] = [making(), making()]
    // Two at once: there is room for one.
    const codes = await Promise.all([refused(createCircle, one, ana), refused(createCircle, another, ana)])
    expect(codes.sort()).toEqual(['none', 'too-many-circles'])
    expect([await exists(paths.circle(one.circleId)), await exists(paths.circle(another.circleId))].sort()).toEqual([
      false,
      true,
    ])
  })
})

it('a post to a group that froze while it was written is not sent', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const id = await groupOf(ana, [beto])
  const audience = { connections: false, circles: [id], people: [], except: [] }
  const { shown } = await instance.call(previewAudience, { audience }, beto)
  await instance.db.doc(paths.standing(beto.uid)).update({ ageBand: 'youth' })
  await instance.call(leaveCircle, { circleId: id }, ana)
  const postId = newPostId(beto.uid)
  expect(await refused(createPost, { postId, text: 'Oi', audience, shown }, beto)).toBe('circle-frozen')
  for (const path of [paths.post(postId), paths.receipt(postId), paths.entry(beto.uid, postId)]) {
    expect(await exists(path), path).toBe(false)
  }
})

it.each([
  ['60 letters', 'ã'.repeat(circleLimits.name), 'none'],
  ['61 letters', 'ã'.repeat(circleLimits.name + 1), 'bad-input'],
  ['emoji of two places each', '🫓'.repeat(circleLimits.name / 2), 'none'],
  ['too many emoji', '🫓'.repeat(circleLimits.name / 2 + 1), 'bad-input'],
  ['families of several faces', '👩‍👩‍👧‍👦'.repeat(5), 'none'],
  ['half an emoji', '\ud83e', 'bad-input'],
  ['nothing to see', '\u200b \u00ad', 'bad-input'],
])('a name of %s', async (_, name, code) => {
  const [ana] = await family('Ana')
  const circleId = newCircleId(ana.uid)
  expect(await refused(createCircle, { circleId, kind: 'group', name }, ana)).toBe(code)
  expect((await circle(circleId))?.name).toBe(code === 'none' ? name : undefined)
  const other = await make(ana, 'group')
  expect(await refused(changeCircle, { circleId: other, name }, ana)).toBe(code)
  expect((await circle(other)).name).toBe(code === 'none' ? name : 'Primos')
})

describe('two at once', () => {
  it('ask one person in, who has one invitation', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.connect(beto, caio)
    const id = await groupOf(ana, [beto])
    const ask = (who: Person) => refused(inviteToGroup, { circleId: id, people: [caio.uid, caio.uid] }, who)
    expect(await Promise.all([ask(ana), ask(beto), ask(ana)])).toEqual(Array(3).fill('none'))
    expect((await instance.db.collection(paths.groupInvitations(caio.uid)).get()).size).toBe(1)
    await come(caio, id)
    expect(await ask(ana)).toBe('none')
    expect((await instance.db.collection(paths.groupInvitations(caio.uid)).get()).size).toBe(0)
  })

  it('look after a group: one admits and one declines, both take out the same person, the same post', async () => {
    const [ana, beto, caio, dora, eva] = await family('Ana', 'Beto', 'Caio', 'Dora', 'Eva')
    const id = await groupOf(ana, [beto, caio, dora], { requests: true })
    for (const { uid } of [beto, caio]) {
      await instance.call(changeCircleRole, { circleId: id, uid, role: 'moderator' }, ana)
    }
    await instance.call(askToJoin, { circleId: id }, eva)
    const answer = (who: Person, said: 'admit' | 'decline') =>
      refused(answerJoinRequest, { circleId: id, uid: eva.uid, answer: said }, who)
    const codes = await Promise.all([answer(beto, 'admit'), answer(caio, 'decline')])
    const isIn = eva.uid in (await roster(id)).people
    expect(codes).toEqual(isIn ? ['none', 'none'] : ['approval-over', 'none'])
    expect([await exists(paths.circleMember(id, eva.uid)), await exists(paths.joinRequest(id, eva.uid))]).toEqual([
      isIn,
      false,
    ])
    if (isIn) {
      const late = { circleId: id, uid: eva.uid, answer: 'decline' as const }
      expect(await instance.call(answerJoinRequest, late, caio)).toEqual({ state: 'in' })
    }
    const shared = await post(dora, id)
    const both = <Contract extends CallContract>(contract: Contract, input: CallInput<Contract>) =>
      Promise.all([refused(contract, input, beto), refused(contract, input, caio)])
    expect(await both(removePostFromCircle, { circleId: id, postId: shared })).toEqual(['none', 'none'])
    expect(await reads(shared, [ana, beto, caio, dora])).toEqual([])
    const out = await both(removeFromCircle, { circleId: id, uid: dora.uid })
    expect(out).toEqual(['none', 'none'])
    expect(dora.uid in (await roster(id)).people).toBe(false)
    expect((await circle(id)).members).toBe(Object.keys((await roster(id)).people).length)
    // Each takes out the other: neither may.
    const each = [
      refused(removeFromCircle, { circleId: id, uid: caio.uid }, beto),
      refused(removeFromCircle, { circleId: id, uid: beto.uid }, caio),
      refused(removeFromCircle, { circleId: id, uid: ana.uid }, ana),
    ]
    expect(await Promise.all(each)).toEqual(Array(3).fill('not-yours-to-change'))
  })
})
