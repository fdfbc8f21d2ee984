import { newPostId } from '@varanda/domain/ids'
import { computeFigures } from '@varanda/domain/instance/calls/compute-figures'
import { instanceCondition } from '@varanda/domain/instance/calls/instance-condition'
import type { InstanceFigures } from '@varanda/domain/instance/figures'
import type { InstanceSettings } from '@varanda/domain/instance/instance'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { rates } from '@varanda/domain/rates'
import { noteBackup } from '@varanda/embedded/backup/last-backup'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

describe('the figures of the instance', () => {
  let instance: Instance
  let ana: Person
  let beto: Person

  beforeAll(async () => {
    instance = await openInstance()
    ana = await instance.member('Ana')
    beto = await instance.member('Beto')
    await instance.db.doc(paths.standing(ana.uid)).update({ role: 'admin' })
  })
  afterAll(() => instance.close())

  const figures = async () => (await instance.db.doc(paths.instanceFigures).get()).data() as InstanceFigures
  const last = (counts: InstanceFigures['postsByWeek']) => counts.at(-1)!.count
  const post = (who: Person) =>
    instance.call(createPost, { postId: newPostId(who.uid), text: 'Oi.', audience: forConnections() }, who)

  it('are not for members', async () => {
    expect(await instance.refusalOf(instance.call(computeFigures, {}, beto))).toBe('not-an-admin')
    expect(await instance.refusalOf(instance.call(instanceCondition, {}, beto))).toBe('not-an-admin')
    expect(await instance.refusalOf(instance.call(instanceCondition, {}))).toBe('signed-out')
  })

  it('count members, posts, seats and who has posted, again and again', async () => {
    await post(beto)
    await post(beto)
    await instance.call(computeFigures, {}, ana)
    const first = await figures()
    expect(first).toMatchObject({ members: 2, posts: 2, funnel: { links: 2, reserved: 0, joined: 0, posted: 1 } })
    expect([last(first.joinedByWeek), last(first.postsByWeek)]).toEqual([2, 2])
    await post(ana)
    await instance.call(computeFigures, {}, ana)
    expect(await figures()).toMatchObject({ posts: 3, funnel: { posted: 2 }, mail: { dead: 0 } })
    expect(last((await figures()).postsByWeek)).toBe(3)
    const { postId } = await post(ana)
    await instance.call(deletePost, { postId }, ana)
    await instance.call(computeFigures, {}, ana)
    expect((await figures()).posts).toBe(3)
  })

  it('leave weeks that are over as they were counted', async () => {
    const { postsByWeek } = await figures()
    const known = postsByWeek.map((one, index) => (index === 3 ? { ...one, count: 77 } : one))
    await instance.db.doc(paths.instanceFigures).update({ postsByWeek: known })
    await instance.call(computeFigures, {}, ana)
    expect((await figures()).postsByWeek[3]!.count).toBe(77)
  })

  it('say how the machine does, and tell members when the last backup ran', async () => {
    expect(await instance.call(instanceCondition, {}, ana)).toMatchObject({
      kind: 'here',
      ok: true,
      lastBackupAt: null,
    })
    const at = '2026-11-20T03:00:00.000Z'
    noteBackup(instance.dataDir, at)
    expect(await instance.call(instanceCondition, {}, ana)).toMatchObject({ lastBackupAt: at })
    await instance.call(computeFigures, {}, ana)
    const settings = (await instance.db.doc(paths.instanceSettings).get()).data() as InstanceSettings
    expect(settings.lastBackupAt).toEqual(Timestamp.fromDate(new Date(at)))
  })

  it('are counted a few times in ten minutes at most', async () => {
    const { most, seconds } = rates.computeFigures.windows[0]!
    await inOneWindow(seconds * 1000, 30_000, async () => {
      const asked = Array.from({ length: most + 1 }, () => instance.call(computeFigures, {}, ana))
      expect(await instance.refusalOf(Promise.all(asked))).toBe('too-many-tries')
    })
  })
})
