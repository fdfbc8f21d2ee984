/**
 * Whose writing rests, for whatever reason, is somebody whom others can still reach: keeping them away, reporting and
 * going are open to whoever may read.
 */
import { leave } from '@varanda/domain/account/calls/leave'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { newPostId } from '@varanda/domain/ids'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportWays } from '@varanda/domain/report/calls/report-ways'
import { afterAll, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
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
  ].map((act) => instance.refusalOf(act))
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['not-active']))
})
