/** Who comes into circles and groups, who goes, who looks after them, and what that gives and takes. */
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { block } from '@varanda/domain/connection/calls/block'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import type { CallInput } from '@varanda/domain/contract'
import { newCircleId, newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, make, groupOf, come, post, reads, circle, roster, roles, joined } = circlesOf(instance)
let people = 0
afterAll(() => instance.close())

describe('a private circle', () => {
  it('holds connections who are told nothing, and brings them what the rule says', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await make(ana, 'private', [beto])
    const first = await post(ana, id)
    expect(await reads(first, [ana, beto, caio])).toEqual(uidsOf([ana, beto]))
    await instance.call(addToCircle, { circleId: id, people: [caio.uid, beto.uid] }, ana)
    expect(await reads(first, [caio])).toEqual([])
    expect(await reads(await post(ana, id), [ana, beto, caio])).toEqual(uidsOf([ana, beto, caio]))
    expect([await joined(beto), await joined(ana)]).toEqual([[], []])
    expect(await circle(id)).not.toHaveProperty('members')

    await instance.call(changeCircle, { circleId: id, name: 'Primas', rules: { history: 'all' } }, ana)
    expect(await circle(id)).toMatchObject({ name: 'Primas', rules: { history: 'all', comments: true } })
    await instance.call(removeFromCircle, { circleId: id, uid: caio.uid }, ana)
    expect(await reads(first, [beto, caio])).toEqual(uidsOf([beto]))
    await instance.call(addToCircle, { circleId: id, people: [caio.uid] }, ana)
    expect(await reads(first, [beto, caio])).toEqual(uidsOf([beto, caio]))
  })

  it('is made once, and of connections alone', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const stranger = await instance.member(`Zeca${++people}`)
    const input = { circleId: newCircleId(ana.uid), kind: 'private' as const, name: 'Só nós', people: [beto.uid] }
    await Promise.all([instance.call(createCircle, input, ana), instance.call(createCircle, input, ana)])
    expect(await roles(input.circleId)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'member' })
    expect(await instance.refusalOf(instance.call(createCircle, input, beto))).toBe('bad-input')
    const other = { ...input, circleId: newCircleId(ana.uid), people: [beto.uid, stranger.uid] }
    expect(await instance.refusalOf(instance.call(createCircle, other, ana))).toBe('not-connected')
    expect((await instance.db.doc(paths.circle(other.circleId)).get()).exists).toBe(false)
  })

  it('that was made is not said to be what another call under its id asks for', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [one, all] = [[beto.uid], uidsOf([beto, caio])]
    const first = { circleId: newCircleId(ana.uid), kind: 'private' as const, name: 'Só nós', people: all }
    const again = (other: Partial<CallInput<typeof createCircle>> = {}) =>
      instance.refusalOf(instance.call(createCircle, { ...first, ...other }, ana))
    await again()
    expect(await again()).toBe('none')
    for (const other of [
      { name: 'Nós' },
      { purpose: 'Da rua' },
      { block: 2 },
      { people: one },
      { rules: { ...usualRules('private'), history: 'all' as const } },
      { kind: 'group' as const },
    ]) {
      expect([other, await again(other)]).toEqual([other, 'id-taken'])
    }
    expect(await roles(first.circleId)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'member', [caio.uid]: 'member' })
    // The same call is the same one, in whichever order, and whatever became of it since.
    await instance.call(changeCircle, { circleId: first.circleId, name: 'Nós' }, ana)
    await instance.call(removeFromCircle, { circleId: first.circleId, uid: caio.uid }, ana)
    expect([await again({ people: all.toReversed() }), await again({ name: 'Nós' })]).toEqual(['none', 'id-taken'])
    expect(await roles(first.circleId)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'member' })
  })

  it('looks to everybody but its owner as one that is not there', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, 'private', [beto])
    for (const circleId of [id, newId()]) {
      const refusals = await Promise.all(
        [
          instance.call(changeCircle, { circleId, name: 'x' }, beto),
          instance.call(addToCircle, { circleId, people: [ana.uid] }, beto),
          instance.call(inviteToGroup, { circleId, people: [ana.uid] }, beto),
          instance.call(removeFromCircle, { circleId, uid: ana.uid }, beto),
          instance.call(changeCircleRole, { circleId, uid: ana.uid, role: 'member' }, beto),
          instance.call(followCircle, { circleId }, beto),
          instance.call(answerGroupInvitation, { circleId, answer: 'come' }, beto),
          instance.call(leaveCircle, { circleId }, beto),
        ].map((answer) => instance.refusalOf(answer)),
      )
      expect(refusals).toEqual([...Array(6).fill('circle-unknown'), 'invitation-over', 'none'])
    }
    expect(await roles(id)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'member' })
  })

  it('ends with the connection, on both sides, and does not come back with it', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [hers, his] = [await make(ana, 'private', [beto, caio]), await make(beto, 'private', [ana])]
    const [one, two] = [await post(ana, hers), await post(beto, his)]
    expect([await reads(one, [beto, caio]), await reads(two, [ana])]).toEqual([uidsOf([beto, caio]), [ana.uid]])
    await instance.call(removeConnection, { uid: beto.uid }, ana)
    expect([await reads(one, [beto, caio]), await reads(two, [ana])]).toEqual([[caio.uid], []])
    await instance.connect(ana, beto)
    expect(await reads(await post(ana, hers), [beto, caio])).toEqual([caio.uid])
  })
})

describe('a group', () => {
  it('is come into by an invitation, and left with what it gave', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await make(ana, 'group', [beto, caio])
    const before = await post(ana, id)
    expect(await roles(id)).toEqual({ [ana.uid]: 'owner' })
    await Promise.all([come(beto, id), come(beto, id)])
    await instance.call(answerGroupInvitation, { circleId: id, answer: 'decline' }, caio)
    expect(await instance.refusalOf(come(caio, id))).toBe('invitation-over')
    expect(await roles(id)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'member' })
    expect(await circle(id)).toMatchObject({ members: 2 })
    expect([await joined(beto), await joined(caio)]).toEqual([[id], []])
    expect(await reads(before, [beto, caio])).toEqual([beto.uid])
    const his = await post(beto, id)
    await instance.call(leaveCircle, { circleId: id }, beto)
    expect([await reads(before, [ana, beto]), await reads(his, [ana, beto])]).toEqual([[ana.uid], [ana.uid]])
    expect(await joined(beto)).toEqual([])
  })

  it.each([
    ['all', 2],
    ['month', 1],
    ['new', 0],
  ] as const)('gives whoever comes what its rule says of before: %s', async (history, gained) => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await groupOf(ana, [], { history })
    const posts = [await post(ana, id), await post(ana, id)]
    const long = Timestamp.fromMillis(Date.now() - 40 * 86_400_000)
    for (const path of [paths.post(posts[0]!), paths.sourcePost(`circles/${id}`, posts[0]!)]) {
      await instance.db.doc(path).update({ createdAt: long })
    }
    await instance.call(inviteToGroup, { circleId: id, people: [beto.uid] }, ana)
    await come(beto, id)
    await instance.server.idle()
    expect((await instance.db.collection(paths.feed(beto.uid)).get()).size).toBe(gained)
  })

  it('is not come into by an invitation that ran out, or of somebody who left', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.connect(beto, caio)
    const id = await groupOf(ana, [beto])
    await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, beto)
    await instance.call(leaveCircle, { circleId: id }, beto)
    expect(await instance.refusalOf(come(caio, id))).toBe('invitation-over')
    await instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, ana)
    await instance.db.doc(paths.groupInvitation(caio.uid, id)).update({ until: Timestamp.fromMillis(Date.now() - 1) })
    expect(await instance.refusalOf(come(caio, id))).toBe('invitation-over')
  })

  it('is not come into by what one asked the other before a block, whoever put it there; others’ invitations hold', async () => {
    const invitation = (who: Person, id: string) => instance.db.doc(paths.groupInvitation(who.uid, id))
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.connect(beto, caio)
    const [hers, second, his] = [await groupOf(ana, []), await groupOf(ana, []), await groupOf(beto, [])]
    const theirs = await groupOf(caio, [ana])
    for (const circleId of [hers, second]) {
      await instance.call(inviteToGroup, { circleId, people: [beto.uid] }, ana)
    }
    await instance.call(inviteToGroup, { circleId: his, people: [ana.uid] }, beto)
    await instance.call(inviteToGroup, { circleId: theirs, people: [beto.uid] }, caio)
    const told = async (who: Person) => {
      await instance.server.idle()
      return (await noticesOf(instance.db, who)).flatMap(({ kind, circle }) =>
        kind === 'group-invited' && circle ? [circle.id] : [],
      )
    }
    expect([(await told(beto)).sort(), await told(ana)]).toEqual([[hers, second, theirs].sort(), [his]])
    const kept = (await invitation(beto, hers).get()).data()!
    await instance.call(block, { uid: beto.uid }, ana)
    for (const one of [invitation(beto, hers), invitation(beto, second), invitation(ana, his)]) {
      expect((await one.get()).exists).toBe(false)
    }
    expect([await told(beto), await told(ana)]).toEqual([[theirs], []])
    // As blocks left them once.
    await invitation(beto, hers).set(kept)
    expect(await instance.refusalOf(come(beto, hers))).toBe('invitation-over')
    await come(beto, theirs)
    expect(Object.keys(await roles(theirs)).sort()).toEqual(uidsOf([ana, beto, caio]).sort())
  })

  it('takes back whom it removed only through owner and moderators', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.connect(beto, caio)
    const id = await groupOf(ana, [beto, caio])
    const all = await post(ana, id)
    await instance.call(removeFromCircle, { circleId: id, uid: caio.uid }, ana)
    expect(await reads(all, [beto, caio])).toEqual([beto.uid])
    const asked = () => instance.call(inviteToGroup, { circleId: id, people: [caio.uid] }, beto)
    expect(await asked()).toEqual({ invited: 0 })
    expect(await instance.refusalOf(come(caio, id))).toBe('invitation-over')
    await instance.call(changeCircleRole, { circleId: id, uid: beto.uid, role: 'moderator' }, ana)
    expect(await asked()).toEqual({ invited: 1 })
    await come(caio, id)
    expect(await reads(all, [beto, caio])).toEqual(uidsOf([beto, caio]))
  })

  it('is looked after by owner and moderators, each as far as they may', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio, dora], { whoInvites: 'moderators', whoPosts: 'moderators' })
    const refused = (answer: Promise<unknown>) => instance.refusalOf(answer)
    const remove = (who: Person, other: Person) =>
      refused(instance.call(removeFromCircle, { circleId: id, uid: other.uid }, who))
    await instance.call(changeCircleRole, { circleId: id, uid: beto.uid, role: 'moderator' }, ana)
    await instance.call(changeCircleRole, { circleId: id, uid: caio.uid, role: 'moderator' }, ana)
    expect(await refused(post(dora, id))).toBe('not-yours-to-post')
    expect(await refused(post(caio, id))).toBe('none')
    expect(await refused(instance.call(inviteToGroup, { circleId: id, people: [ana.uid] }, dora))).toBe(
      'not-yours-to-change',
    )
    expect([
      await remove(dora, caio),
      await remove(beto, caio),
      await remove(beto, ana),
      await remove(ana, ana),
    ]).toEqual(Array(4).fill('not-yours-to-change'))
    expect(await refused(instance.call(changeCircle, { circleId: id, name: 'Nosso' }, beto))).toBe(
      'not-yours-to-change',
    )
    expect(await remove(beto, dora)).toBe('none')
    expect(await roles(id)).toEqual({ [ana.uid]: 'owner', [beto.uid]: 'moderator', [caio.uid]: 'moderator' })
  })

  it('goes to whoever comes next when its owner leaves, and freezes with nobody left', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const id = await groupOf(ana, [beto, caio, dora])
    const last = await post(ana, id)
    await instance.call(changeCircleRole, { circleId: id, uid: caio.uid, role: 'moderator' }, ana)
    await instance.db.doc(paths.standing(beto.uid)).update({ ageBand: 'youth' })
    await instance.call(leaveCircle, { circleId: id }, ana)
    expect(await circle(id)).toMatchObject({ owner: caio.uid, members: 3 })
    await instance.db.doc(paths.standing(dora.uid)).update({ status: 'suspended' })
    await instance.call(leaveCircle, { circleId: id }, caio)
    expect(await circle(id)).toMatchObject({ frozen: true, members: 2 })
    expect(await instance.refusalOf(post(beto, id))).toBe('circle-frozen')
    expect(await reads(last, [ana, beto, caio, dora])).toEqual(uidsOf([beto, dora]))
    await instance.call(leaveCircle, { circleId: id }, beto)
    expect(await reads(last, [beto])).toEqual([])
  })

  it('is handed to an adult in it, never to two', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const id = await groupOf(ana, [beto, caio])
    await instance.db.doc(paths.standing(caio.uid)).update({ ageBand: 'youth' })
    const hand = (to: Person) =>
      instance.refusalOf(instance.call(changeCircleRole, { circleId: id, uid: to.uid, role: 'owner' }, ana))
    expect(await hand(caio)).toBe('not-an-adult')
    expect([await hand(beto), await hand(beto)]).toEqual(['none', 'not-yours-to-change'])
    expect(await roles(id)).toEqual({ [ana.uid]: 'moderator', [beto.uid]: 'owner', [caio.uid]: 'member' })
    expect(await circle(id)).toMatchObject({ owner: beto.uid })
  })

  it('stays for two who part, and for two who are apart by a block', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await groupOf(ana, [beto])
    const shared = await post(ana, id)
    await instance.call(block, { uid: beto.uid }, ana)
    expect(await reads(shared, [ana, beto])).toEqual(uidsOf([ana, beto]))
  })
})

describe('a public circle', () => {
  it('is followed by a tap and left by one, and bars whom its owner removed or blocked', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const stranger = await instance.member(`Zeca${++people}`)
    const id = await make(ana, 'public')
    const news = await post(ana, id)
    const follow = (who: Person) => instance.refusalOf(instance.call(followCircle, { circleId: id }, who))
    expect([await follow(stranger), await follow(stranger), await follow(beto), await follow(caio)]).toEqual(
      Array(4).fill('none'),
    )
    expect(await circle(id)).toMatchObject({ members: 4 })
    expect(await reads(news, [stranger, beto, caio])).toEqual(uidsOf([stranger, beto, caio]))
    expect(await instance.refusalOf(post(beto, id))).toBe('not-yours-to-post')
    expect(await instance.refusalOf(instance.call(leaveCircle, { circleId: id }, ana))).toBe('not-yours-to-change')
    await instance.call(leaveCircle, { circleId: id }, stranger)
    await instance.call(removeFromCircle, { circleId: id, uid: beto.uid }, ana)
    await instance.call(block, { uid: ana.uid }, caio)
    expect(await reads(news, [stranger, beto, caio])).toEqual([])
    expect([await follow(stranger), await follow(beto), await follow(caio)]).toEqual([
      'none',
      'circle-unknown',
      'circle-unknown',
    ])
  })

  it('is for adults', async () => {
    const [ana, lia] = await family('Ana', 'Lia')
    const id = await make(ana, 'public')
    await instance.db.doc(paths.standing(lia.uid)).update({ ageBand: 'youth' })
    const making = { circleId: newCircleId(lia.uid), kind: 'public' as const, name: 'Bolos' }
    expect(await instance.refusalOf(instance.call(followCircle, { circleId: id }, lia))).toBe('not-at-this-age')
    expect(await instance.refusalOf(instance.call(createCircle, making, lia))).toBe('not-at-this-age')
  })
})

it('calls its people by their names of now', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const id = await groupOf(ana, [beto])
  await instance.db.doc(paths.user(beto.uid)).update({ name: 'Roberto' })
  await instance.server.idle()
  expect((await roster(id)).people[beto.uid]).toMatchObject({ name: 'Roberto', role: 'member' })
  expect((await instance.db.doc(paths.circleMember(id, beto.uid)).get()).data()).toMatchObject({ name: 'Roberto' })
})
