/**
 * Whose writing rests, for whatever reason, is somebody whom others can still reach: keeping them away, saying no, taking
 * back what is theirs, reporting and going are open to whoever may read.
 */
import { leave } from '@varanda/domain/account/calls/leave'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { answerConnection } from '@varanda/domain/connection/calls/answer-connection'
import { block } from '@varanda/domain/connection/calls/block'
import { cancelConnectionRequest } from '@varanda/domain/connection/calls/cancel-connection-request'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { requestConnection } from '@varanda/domain/connection/calls/request-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { pauseWard } from '@varanda/domain/guardian/calls/pause-ward'
import { signOutWard } from '@varanda/domain/guardian/calls/sign-out-ward'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newId, newPostId } from '@varanda/domain/ids'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportWays } from '@varanda/domain/report/calls/report-ways'
import { answerTip } from '@varanda/domain/support/calls/answer-tip'
import { declareTip } from '@varanda/domain/support/calls/declare-tip'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import { takeBackTip } from '@varanda/domain/support/calls/take-back-tip'
import { afterAll, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { wardOf } from '../harness/ward.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { db } = instance
const { family, groupOf, make, post, reads, joined } = circlesOf(instance)
afterAll(() => instance.close())

const becomes = (who: Person, change: Partial<Standing>) => db.doc(paths.standing(who.uid)).update({ ...change })
const exists = async (path: string) => (await db.doc(path).get()).exists

const resting: Record<string, (who: Person) => Promise<Person>> = {
  async slowed(who) {
    await becomes(who, { status: 'slowed' })
    return who
  },
  async 'paused by a guardian'(who) {
    const [marina] = await family('Marina')
    const child = await instance.aged(who, { ageBand: 'child', guardian: marina.uid })
    await becomes(child, { status: 'slowed', pausedByGuardian: true })
    return child
  },
  async leaving(who) {
    await instance.call(leave, { way: 'later' }, who)
    return who
  },
}

it.each(Object.keys(resting))('is open to somebody who is %s', async (how) => {
  const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
  await instance.connect(beto, caio)
  const [group, own] = [await groupOf(ana, [beto, caio]), await make(beto, 'private', [ana])]
  const [shared, inOwn] = [await post(ana, group), await post(beto, own)]
  const rester = await resting[how]!(beto)
  const audience = forConnections()
  const write = () => instance.call(createPost, { postId: newPostId(rester.uid), text: 'Oi', audience }, rester)
  expect(await instance.refusalOf(write())).toBe('not-active')

  const target = { kind: 'post', postId: shared } as const
  expect(await instance.call(reportWays, { target }, rester)).toHaveProperty('circles')
  expect(await instance.call(reportContent, { target, category: 'hurts' }, rester)).toEqual({ readers: 'admins' })

  await instance.call(removeConnection, { uid: caio.uid }, rester)
  expect(await exists(paths.connection(caio.uid, rester.uid))).toBe(false)

  expect([await reads(shared, [rester]), await reads(inOwn, [ana])]).toEqual([[rester.uid], [ana.uid]])
  await instance.call(block, { uid: ana.uid }, rester)
  expect(await exists(paths.connection(ana.uid, rester.uid))).toBe(false)
  expect(await reads(inOwn, [ana])).toEqual([])
  await instance.call(unblock, { uid: ana.uid }, rester)
  expect(await exists(paths.block(rester.uid, ana.uid))).toBe(false)

  await instance.call(leaveCircle, { circleId: group }, rester)
  expect([await joined(rester), await reads(shared, [rester])]).toEqual([[], []])
  // None of it is a way back to writing.
  expect(await instance.refusalOf(write())).toBe('not-active')
})

it.each(Object.keys(resting))('somebody who is %s says no, and takes back what is theirs', async (how) => {
  const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
  for (const { uid } of [beto, dora]) await db.doc(paths.settings(uid)).update({ findable: 'members' })
  const [invited, group] = [await make(ana, 'group', [beto]), await groupOf(beto, [ana])]
  const own = await make(beto, 'private', [ana])
  const shared = await post(beto, own)
  await instance.call(requestConnection, { uid: beto.uid }, caio)
  await instance.call(requestConnection, { uid: dora.uid }, beto)
  const rester = await resting[how]!(beto)
  const refusal = (act: Promise<unknown>) => instance.refusalOf(act)
  const answer = (accept: boolean) => instance.call(answerConnection, { uid: caio.uid, accept }, rester)

  expect(await refusal(answer(true))).toBe('not-active')
  expect(await answer(false)).toEqual({ connected: false })
  expect((await db.doc(paths.connectionRequest(rester.uid, caio.uid)).get()).get('state')).toBe('declined')
  await instance.call(cancelConnectionRequest, { uid: dora.uid }, rester)
  expect(await exists(paths.connectionRequest(dora.uid, rester.uid))).toBe(false)

  const come = (answer: 'come' | 'decline') =>
    instance.call(answerGroupInvitation, { circleId: invited, answer }, rester)
  expect(await refusal(come('come'))).toBe('not-active')
  await come('decline')
  expect(await exists(paths.groupInvitation(rester.uid, invited))).toBe(false)

  const out = (circleId: string, { uid }: Person) => instance.call(removeFromCircle, { circleId, uid }, rester)
  expect(await refusal(out(group, ana))).toBe('not-active')
  await out(own, ana)
  expect(await reads(shared, [ana])).toEqual([])

  await instance.call(deletePost, { postId: shared }, rester)
  expect(await reads(shared, [rester])).toEqual([])
  // To bring it back would be writing.
  expect(await refusal(instance.call(restorePost, { postId: shared }, rester))).toBe('not-active')
})

it.each(Object.keys(resting))(
  'somebody who is %s takes back what they said of support, and denies what others say',
  async (how) => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    for (const who of [ana, beto]) {
      const own = { kind: 'evp', key: '123e4567-e12b-12d1-a456-426655440000' } as const
      const pix = { own, receiver: 'Paula Siqueira', city: 'Recife', hideTxid: false }
      await instance.call(setSupportWays, { pix, links: [] }, who)
      const promises = { noChildren: true, noPrizes: true }
      const page = { on: true, words: '', currency: 'BRL' as const, tiers: [], goal: null, promises }
      await instance.call(saveSupportPage, page, who)
    }
    const declare = async (from: Person, { uid }: Person) => {
      const tipId = newId()
      const by = { way: 'pix', txid: newId() } as const
      await instance.call(declareTip, { uid, tipId, by, amount: 1000, words: '' }, from)
      return tipId
    }
    const [sent, said, found] = [await declare(beto, ana), await declare(caio, beto), await declare(caio, beto)]
    const monthly = { amount: 1000, on: 5 }
    await instance.call(remindMonthly, { uid: ana.uid, monthly }, beto)
    await instance.call(answerTip, { tipId: found, answer: 'confirmed' }, beto)
    const rester = await resting[how]!(beto)
    const answer = (tipId: string, answer: 'confirmed' | 'notFound' | 'withdrawn') =>
      instance.call(answerTip, { tipId, answer }, rester)
    const stateOf = async ({ uid }: Person, tipId: string) => (await db.doc(paths.tip(uid, tipId)).get()).get('state')

    expect(await instance.refusalOf(answer(said, 'confirmed'))).toBe('not-active')
    await answer(said, 'notFound')
    await answer(found, 'withdrawn')
    expect([await stateOf(beto, said), await stateOf(beto, found)]).toEqual(['notFound', 'declared'])
    await instance.call(takeBackTip, { tipId: sent }, rester)
    expect(await stateOf(ana, sent)).toBe('takenBack')
    const remind = (wish: typeof monthly | null) =>
      instance.call(remindMonthly, { uid: ana.uid, monthly: wish }, rester)
    expect(await instance.refusalOf(remind(monthly))).toBe('not-active')
    await remind(null)
    expect((await db.collection(paths.reminders(rester.uid)).get()).size).toBe(0)
  },
)

it('a guardian whose writing rests says no for a ward, lets its writing rest and signs it out', async () => {
  const [marina, caio] = await family('Marina', 'Caio')
  const lia = await wardOf(instance, marina)
  await db.doc(paths.settings(caio.uid)).update({ findable: 'members' })
  await instance.call(requestConnection, { uid: caio.uid }, lia)
  await becomes(marina, { status: 'slowed' })
  const id = approvalId('connection', lia.uid, caio.uid)
  const answer = (said: 'approved' | 'declined') => instance.call(answerApproval, { id, answer: said }, marina)
  const pause = (paused: boolean) => instance.call(pauseWard, { uid: lia.uid, paused }, marina)

  expect(await instance.refusalOf(answer('approved'))).toBe('not-active')
  await answer('declined')
  expect((await db.doc(paths.approval(marina.uid, id)).get()).get('state')).toBe('declined')
  await pause(true)
  expect((await db.doc(paths.standing(lia.uid)).get()).get('status')).toBe('slowed')
  expect(await instance.refusalOf(pause(false))).toBe('not-active')
  await instance.call(signOutWard, { uid: lia.uid }, marina)
  expect(await instance.refusalOf(instance.call(leave, { way: 'later' }, lia))).toBe('signed-out')
})

it('lets the owner of a group go, which has another one then', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const group = await groupOf(ana, [beto])
  await becomes(ana, { status: 'slowed' })
  await instance.call(leaveCircle, { circleId: group }, ana)
  expect((await db.doc(paths.circle(group)).get()).get('owner')).toBe(beto.uid)
})

it('is closed to whoever is shut out', async () => {
  const [ana, beto] = await family('Ana', 'Beto')
  const group = await groupOf(ana, [beto])
  const target = { kind: 'member', uid: ana.uid } as const
  await becomes(beto, { status: 'suspended' })
  const refused = [
    instance.call(block, { uid: ana.uid }, beto),
    instance.call(unblock, { uid: ana.uid }, beto),
    instance.call(removeConnection, { uid: ana.uid }, beto),
    instance.call(reportWays, { target }, beto),
    instance.call(reportContent, { target, category: 'hurts' }, beto),
    instance.call(leaveCircle, { circleId: group }, beto),
    instance.call(answerConnection, { uid: ana.uid, accept: false }, beto),
    instance.call(answerGroupInvitation, { circleId: group, answer: 'decline' }, beto),
    instance.call(removeFromCircle, { circleId: group, uid: ana.uid }, beto),
  ].map((act) => instance.refusalOf(act))
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['not-active']))
})
