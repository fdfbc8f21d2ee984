/** How circles and groups are looked after: made from templates, found, asked into, handed on, taken out of, deleted. */
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
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
import { previewCircle } from '@varanda/domain/circle/calls/preview-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { setCircleFrom } from '@varanda/domain/circle/calls/set-circle-from'
import { takeBackInvitation } from '@varanda/domain/circle/calls/take-back-invitation'
import type { HistoryRule } from '@varanda/domain/circle/circle'
import { block } from '@varanda/domain/connection/calls/block'
import type { CallContract, CallInput } from '@varanda/domain/contract'
import { newCircleId, newId, newPostId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, make, groupOf, come, post, reads, circle, roster, roles, joined } = circlesOf(instance)
afterAll(() => instance.close())

const refused = <Contract extends CallContract>(contract: Contract, input: CallInput<Contract>, who: Person) =>
  instance.refusalOf(instance.call(contract, input, who))
const exists = async (path: string) => (await instance.db.doc(path).get()).exists

describe('a template', () => {
  it('gives its rules, and what people came for stays', async () => {
    const [ana] = await family('Ana')
    const input = {
      circleId: newCircleId(ana.uid),
      kind: 'group' as const,
      name: 'Turma',
      template: 'kids' as const,
      block: 11,
    }
    await instance.call(createCircle, input, ana)
    expect(await circle(input.circleId)).toMatchObject({
      template: 'kids',
      block: 11,
      rules: { mail: false, whoInvites: 'moderators', history: 'new' },
    })
    const change = (what: object) => refused(changeCircle, { circleId: input.circleId, ...what }, ana)
    expect(await change({ rules: { mail: true, comments: false }, block: 0 })).toBe('none')
    expect(await circle(input.circleId)).toMatchObject({ block: 0, rules: { mail: false, comments: false } })
    expect([
      await change({ template: 'family' }),
      await change({ template: 'kids' }),
      await change({ block: 12 }),
    ]).toEqual(['not-yours-to-change', 'none', 'bad-input'])
    const other = { ...input, circleId: newCircleId(ana.uid), kind: 'private' as const }
    expect(await refused(createCircle, other, ana)).toBe('bad-input')
  })
})

describe('deleting', () => {
  it('takes a circle with all it gave, and what is sent again does not make it anew', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const stranger = await instance.member('Zeca')
    const id = newCircleId(ana.uid)
    const making = { circleId: id, kind: 'public' as const, name: 'Bolos' }
    await instance.call(createCircle, making, ana)
    for (const who of [beto, stranger]) await instance.call(followCircle, { circleId: id }, who)
    const news = await post(ana, id)
    expect(await reads(news, [ana, beto, stranger])).toHaveLength(3)
    expect([
      await refused(deleteCircle, { circleId: id }, beto),
      await refused(deleteCircle, { circleId: newId() }, beto),
    ]).toEqual(['not-yours-to-change', 'circle-unknown'])
    await instance.call(deleteCircle, { circleId: id }, ana)
    expect(await refused(deleteCircle, { circleId: id }, ana)).toBe('circle-unknown')
    expect(await reads(news, [ana, beto, stranger])).toEqual([])
    expect([await joined(beto), await joined(ana)]).toEqual([[], []])
    for (const path of [paths.circle(id), paths.circleRoster(id), paths.circleMember(id, ana.uid)]) {
      expect(await exists(path), path).toBe(false)
    }
    expect((await instance.db.collection(paths.sourcePosts(`circles/${id}`)).get()).size).toBe(0)
    expect((await instance.db.collection(paths.sourceLog(`circles/${id}`)).get()).size).toBe(0)
    expect(await exists(paths.post(news))).toBe(true)
    expect(await refused(createCircle, making, ana)).toBe('id-taken')
  })

  it('is for the last one in a group, and takes its invitations', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await groupOf(ana, [beto])
    await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, ana)
    expect(await refused(deleteCircle, { circleId: id }, ana)).toBe('not-yours-to-change')
    await instance.call(leaveCircle, { circleId: id }, beto)
    expect(await refused(deleteCircle, { circleId: id }, ana)).toBe('none')
    await instance.server.idle()
    expect(await exists(paths.groupInvitation(caio.uid, id))).toBe(false)
    expect(await instance.refusalOf(come(caio, id))).toBe('invitation-over')
  })
})

describe('a public circle before it is followed', () => {
  it('shows its newest five and its number, to whoever may follow it', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = newCircleId(ana.uid)
    await instance.call(createCircle, { circleId: id, kind: 'public', name: 'Padaria', purpose: 'Pão', block: 3 }, ana)
    const all = []
    for (let n = 0; n < 6; n++) all.push(await post(ana, id))
    await instance.call(deletePost, { postId: all[5]! }, ana)
    const shown = await instance.call(previewCircle, { circleId: id }, caio)
    expect(shown).toMatchObject({ name: 'Padaria', purpose: 'Pão', block: 3, members: 1, follows: false })
    expect(shown.owner).toEqual({ uid: ana.uid, name: ana.name })
    expect(shown.posts.map(({ postId }) => postId)).toEqual(all.slice(1, 5).reverse())
    await instance.call(followCircle, { circleId: id }, caio)
    expect(await instance.call(previewCircle, { circleId: id }, caio)).toMatchObject({ members: 2, follows: true })
    await instance.call(block, { uid: ana.uid }, beto)
    await instance.call(removeFromCircle, { circleId: id, uid: caio.uid }, ana)
    const secret = await make(ana, 'private', [caio])
    expect([
      await refused(previewCircle, { circleId: id }, beto),
      await refused(previewCircle, { circleId: id }, caio),
      await refused(previewCircle, { circleId: secret }, caio),
      await refused(previewCircle, { circleId: newId() }, caio),
    ]).toEqual(Array(4).fill('circle-unknown'))
  })

  it('shows of its posts what following gives, and no more', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await make(ana, 'public', [], { history: 'new' })
    const long = await post(ana, id)
    const longAgo = Timestamp.fromMillis(Date.now() - 40 * day)
    for (const path of [paths.post(long), paths.sourcePost(`circles/${id}`, long)]) {
      await instance.db.doc(path).update({ createdAt: longAgo })
    }
    const before = await post(ana, id)
    await instance.call(followCircle, { circleId: id }, caio)
    const after = await post(ana, id)
    const sees = async (who: Person) =>
      (await instance.call(previewCircle, { circleId: id }, who)).posts.map(({ postId }) => postId)
    expect([await sees(beto), await sees(caio), await sees(ana)]).toEqual([[], [after], [after, before, long]])
    await instance.call(changeCircle, { circleId: id, rules: { history: 'month' } }, ana)
    expect([await sees(beto), await sees(caio)]).toEqual([[after, before], [after]])
    await instance.call(setCircleFrom, { circleId: id, uid: caio.uid, since: 'all' }, ana)
    expect(await sees(caio)).toEqual([after, before, long])
  })

  it('is found by adults who may follow it and are not in it, the last posted to first', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const stranger = await instance.member('Zeca')
    const mine = async (who: Person) => {
      const circleId = await make(who, 'public')
      return circleId
    }
    const [first, second, third] = [await mine(ana), await mine(beto), await mine(caio)]
    await post(ana, first!)
    const of = async (who: Person) => {
      const { circles } = await instance.call(discoverCircles, {}, who)
      return circles.map(({ circleId }) => circleId).filter((id) => [first, second, third].includes(id))
    }
    expect(await of(stranger)).toEqual([first, third, second])
    await instance.call(followCircle, { circleId: first! }, stranger)
    await instance.call(block, { uid: stranger.uid }, beto)
    await instance.db.doc(paths.standing(caio.uid)).update({ status: 'suspended' })
    expect(await of(stranger)).toEqual([])
    expect(await of(ana)).toEqual([second])
    await instance.db.doc(paths.standing(ana.uid)).update({ ageBand: 'youth' })
    expect(await refused(discoverCircles, {}, ana)).toBe('not-at-this-age')
  })
})

describe('whom a group goes to', () => {
  it('is whom its owner named, unless they decline', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio])
    const name = (uid: string | null, who: Person = ana) => refused(nameSuccessor, { circleId: id, uid }, who)
    await instance.db.doc(paths.standing(beto.uid)).update({ ageBand: 'youth' })
    expect([await name(dora.uid), await name(beto.uid), await name(ana.uid), await name(caio.uid, caio)]).toEqual([
      'person-unknown',
      'not-an-adult',
      'not-yours-to-change',
      'not-yours-to-change',
    ])
    await instance.db.doc(paths.standing(beto.uid)).update({ ageBand: 'adult' })
    const successor = async () => (await instance.db.doc(paths.circleMemory(id)).get()).get('successor')
    expect([await name(caio.uid), await successor()]).toEqual(['none', caio.uid])
    await instance.call(declineSuccession, { circleId: id }, beto)
    expect(await successor()).toBe(caio.uid)
    await instance.call(declineSuccession, { circleId: id }, caio)
    expect(await successor()).toBeUndefined()
    expect(await refused(declineSuccession, { circleId: id }, dora)).toBe('circle-unknown')
    await name(caio.uid)
    await instance.call(leaveCircle, { circleId: id }, ana)
    expect(await roles(id)).toEqual({ [beto.uid]: 'member', [caio.uid]: 'owner' })
  })
})

describe('asking to come into a group', () => {
  it('answers alike whatever there is, and lets in by owner or moderators', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const open = await groupOf(ana, [beto], { requests: true })
    const shut = await groupOf(ana, [])
    const secret = await make(ana, 'private', [caio])
    const waits = (id: string, who: Person) => exists(paths.joinRequest(id, who.uid))
    const answers = [open, shut, secret, newId()].map((circleId) => instance.call(askToJoin, { circleId }, caio))
    expect(await Promise.all(answers)).toEqual(Array(4).fill({}))
    expect([await waits(open, caio), await waits(shut, caio), await waits(secret, caio)]).toEqual([true, false, false])
    await instance.call(askToJoin, { circleId: open }, dora)
    const answer = (who: Person, other: Person, said: 'admit' | 'decline') =>
      instance.call(answerJoinRequest, { circleId: open, uid: other.uid, answer: said }, who)
    expect(await instance.refusalOf(answer(beto, caio, 'admit'))).toBe('not-yours-to-change')
    await instance.call(changeCircleRole, { circleId: open, uid: beto.uid, role: 'moderator' }, ana)
    const two = await Promise.all([answer(beto, caio, 'admit'), answer(ana, caio, 'admit')])
    expect(two).toEqual([{ state: 'in' }, { state: 'in' }])
    expect(await answer(ana, dora, 'decline')).toEqual({ state: 'declined' })
    await instance.call(askToJoin, { circleId: open }, dora)
    expect(await waits(open, dora)).toBe(false)
    expect(await instance.refusalOf(answer(ana, dora, 'admit'))).toBe('approval-over')
    expect(await joined(caio)).toEqual([open])
    // Whoever was taken out asks like everybody, and comes back by who looks after it.
    await instance.call(removeFromCircle, { circleId: open, uid: caio.uid }, ana)
    await instance.call(askToJoin, { circleId: open }, caio)
    expect(await answer(beto, caio, 'admit')).toEqual({ state: 'in' })
  })
})

describe('how far back one member reads', () => {
  it('is moved by the owner: earlier brings, later takes', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, 'private')
    const first = await post(ana, id)
    await instance.call(addToCircle, { circleId: id, people: [beto.uid] }, ana)
    const second = await post(ana, id)
    expect([await reads(first, [beto]), await reads(second, [beto])]).toEqual([[], [beto.uid]])
    const set = (since: HistoryRule) => instance.call(setCircleFrom, { circleId: id, uid: beto.uid, since }, ana)
    // As apps of before say it.
    const old = { circleId: id, uid: beto.uid, from: 0 }
    expect(await instance.call(setCircleFrom, old, ana)).toEqual({ gained: 1, removedEntries: 0 })
    expect(await refused(setCircleFrom, { circleId: id, uid: beto.uid }, ana)).toBe('bad-input')
    expect(await set('all')).toEqual({ gained: 0, removedEntries: 0 })
    expect([await reads(first, [beto]), await reads(second, [beto])]).toEqual([[beto.uid], [beto.uid]])
    expect(await set('new')).toEqual({ gained: 0, removedEntries: 2 })
    expect([await reads(first, [beto]), await reads(second, [beto])]).toEqual([[], []])
    expect(await reads(await post(ana, id), [beto])).toEqual([beto.uid])
    expect((await roster(id)).people[beto.uid]!.from.toMillis()).toBeLessThan(Date.now())
    expect([
      await refused(setCircleFrom, { circleId: id, uid: beto.uid, since: 'all' }, beto),
      await refused(setCircleFrom, { circleId: id, uid: ana.uid, since: 'all' }, ana),
    ]).toEqual(['circle-unknown', 'not-yours-to-change'])
  })
})

describe('a post that is taken out of a group', () => {
  it('stays with whoever has it from elsewhere, and does not come back', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio])
    const postId = newPostId(caio.uid)
    await instance.connect(caio, dora)
    const audience = { connections: true, circles: [id], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Oi', audience }, caio)
    expect(await reads(postId, [ana, beto, caio, dora])).toEqual(uidsOf([ana, beto, caio, dora]))
    const take = (who: Person, what = postId) => refused(removePostFromCircle, { circleId: id, postId: what }, who)
    expect([await take(beto), await take(dora), await take(ana, newPostId(caio.uid))]).toEqual([
      'not-yours-to-change',
      'circle-unknown',
      'post-unknown',
    ])
    expect([await take(ana), await take(ana)]).toEqual(['none', 'none'])
    expect(await reads(postId, [ana, beto, caio, dora])).toEqual(uidsOf([ana, caio, dora]))
    await instance.call(deletePost, { postId }, caio)
    await instance.call(restorePost, { postId }, caio)
    expect(await reads(postId, [ana, beto, caio, dora])).toEqual(uidsOf([ana, caio, dora]))
    await instance.call(inviteToGroup, { circleId: id, people: [dora.uid] }, ana)
    await come(dora, id)
    await instance.server.idle()
    const grant = await instance.db.doc(paths.grant(dora.uid, postId)).get()
    expect(grant.get('sources')).toEqual([`users/${caio.uid}`])
  })

  it('of a group alone, is its author’s and nobody else’s', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await groupOf(ana, [beto])
    const postId = await post(beto, id)
    await instance.call(removePostFromCircle, { circleId: id, postId }, ana)
    expect(await reads(postId, [ana, beto])).toEqual([])
    await instance.call(deletePost, { postId }, beto)
    await instance.call(restorePost, { postId }, beto)
    expect(await reads(postId, [ana, beto])).toEqual([])
  })
})

describe('a post to several groups', () => {
  it('has comments and goes by mail only where all of them say so, for whoever comes later as well', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [free, quiet] = [await groupOf(ana, [beto]), await groupOf(ana, [], { comments: false, mail: false })]
    const postId = newPostId(ana.uid)
    const audience = { connections: false, circles: [free, quiet], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Oi', audience }, ana)
    await instance.server.idle()
    await instance.call(changeCircle, { circleId: quiet, rules: { comments: true, mail: true } }, ana)
    await instance.call(inviteToGroup, { circleId: free, people: [caio.uid] }, ana)
    await come(caio, free)
    await instance.server.idle()
    const comments = async ({ uid }: Person) => (await instance.db.doc(paths.entry(uid, postId)).get()).get('comments')
    expect(await Promise.all([ana, beto, caio].map(comments))).toEqual([false, false, false])
    const kept = (await instance.db.doc(paths.post(postId)).get()).data()
    expect(kept).toMatchObject({ comments: false, mail: false })
    const later = await post(ana, quiet)
    expect((await instance.db.doc(paths.entry(ana.uid, later)).get()).get('comments')).toBeUndefined()
  })
})

describe('an invitation that waits', () => {
  it('is seen and taken back by those who look after the group alone', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    await instance.connect(beto, dora)
    const id = await groupOf(ana, [beto, caio])
    await instance.call(changeCircleRole, { circleId: id, uid: caio.uid, role: 'moderator' }, ana)
    await instance.call(inviteToGroup, { circleId: id, people: [dora.uid] }, beto)
    for (const one of [ana, caio]) {
      const { invited } = await instance.call(invitedToGroup, { circleId: id }, one)
      expect(invited.map(({ uid, by }) => ({ uid, by }))).toEqual([{ uid: dora.uid, by: beto.uid }])
    }
    const given = { circleId: id, uid: dora.uid }
    expect([
      await refused(invitedToGroup, { circleId: id }, beto),
      await refused(takeBackInvitation, given, beto),
      await refused(invitedToGroup, { circleId: id }, dora),
      await refused(takeBackInvitation, { ...given, circleId: newId() }, ana),
    ]).toEqual(['not-yours-to-change', 'not-yours-to-change', 'circle-unknown', 'circle-unknown'])
    for (let twice = 0; twice < 2; twice++) await instance.call(takeBackInvitation, given, caio)
    expect((await instance.call(invitedToGroup, { circleId: id }, ana)).invited).toEqual([])
    expect(await exists(paths.groupInvitation(dora.uid, id))).toBe(false)
    expect(await instance.refusalOf(come(dora, id))).toBe('invitation-over')
  })
})

describe('a bar on a public circle', () => {
  it('is lifted by its owner, and then it is found and followed again', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, 'public')
    await instance.call(followCircle, { circleId: id }, beto)
    await instance.call(removeFromCircle, { circleId: id, uid: beto.uid }, ana)
    expect(await refused(followCircle, { circleId: id }, beto)).toBe('circle-unknown')
    expect(await refused(liftBar, { circleId: id, uid: beto.uid }, beto)).toBe('circle-unknown')
    for (let twice = 0; twice < 2; twice++) await instance.call(liftBar, { circleId: id, uid: beto.uid }, ana)
    expect(await joined(beto)).toEqual([])
    expect(await refused(followCircle, { circleId: id }, beto)).toBe('none')
    const group = await groupOf(ana, [])
    expect(await refused(liftBar, { circleId: group, uid: beto.uid }, ana)).toBe('not-yours-to-change')
  })
})
