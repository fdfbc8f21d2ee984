/** What happened is told once to each whom it concerns, however late, often and out of order it is delivered. */

import { alarmId } from '@varanda/domain/alarm/alarm'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import type { Fact } from '@varanda/domain/fact/fact'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { reopenInvite } from '@varanda/domain/invite/calls/reopen-invite'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { ringAll, setDue } from '../harness/alarms.ts'
import { type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('a fact', () => {
  let instance: Instance
  let ana: Person
  let bia: Person
  beforeAll(async () => {
    // Every trigger and task three times, and not in order.
    instance = await openInstance({ delivery: { plan: () => [0, 90, 30] } })
    ;[ana, bia] = (await Promise.all(['Ana', 'Bia'].map((name) => instance.member(name)))) as [Person, Person]
  })
  afterAll(() => instance.close())

  const facts = async () =>
    (await instance.db.collection(paths.facts).get()).docs.map((one) => ({ id: one.id, ...(one.data() as Fact) }))

  it('is told once however often it is delivered, and stays as its reader left it', async () => {
    await instance.call(connectByInvite, { token: ana.inviteToken }, bia)
    const [notice, ...more] = await noticesOf(instance.db, ana)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ kind: 'link-connected', by: { uid: bia.uid, name: 'Bia' }, words: '', readAt: null })
    const [told] = (await instance.db.collection(paths.notices(ana.uid)).get()).docs
    const readAt: Timestamp = told!.get('at')
    await told!.ref.update({ readAt, unread: false })
    const factId = (await facts())[0]!.id
    for (let times = 0; times < 2; times += 1) {
      await setDue(instance.db, 'tell-fact', { factId })
      await ringAll(instance, 'tell-fact')
    }
    const [after, ...others] = await noticesOf(instance.db, ana)
    expect([after?.readAt?.toMillis(), after?.unread, others]).toEqual([readAt.toMillis(), false, []])
  })

  it('holds ids, and nobody’s name or words', async () => {
    await instance.db.doc(paths.standing(ana.uid)).update({ role: 'admin' })
    const { inviteId } = (await instance.db.doc(paths.ownInvite(bia.uid)).get()).data() as OwnInvite
    await instance.call(closeInvite, { inviteId, reason: 'Palavras que doem.' }, ana)
    expect(await noticesOf(instance.db, bia)).toMatchObject([
      { kind: 'link-closed', by: { name: 'Ana' }, words: 'Palavras que doem.' },
    ])
    const all = await facts()
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['link-closed', 'link-connected'])
    expect(JSON.stringify(all)).not.toMatch(/Palavras|"Ana"|"Bia"/)
    for (const { at, expiresAt } of all) expect(expiresAt.toMillis() - at.toMillis()).toBe(30 * 86_400_000)
  })

  it('that is held back for seconds is told at its second, and not before', async () => {
    const readyAt = Timestamp.fromMillis(Date.now() + 2000)
    const fact = { kind: 'link-joined', source: 'x/y', at: Timestamp.now(), by: ana.uid, about: [bia.uid] }
    const reference = { factId: 'soon' }
    await setDue(instance.db, 'tell-fact', reference)
    await instance.db.doc(paths.alarm(alarmId('tell-fact', reference))).update({ at: readyAt })
    await instance.db.doc(paths.fact('soon')).set({ ...fact, readyAt, expiresAt: readyAt })
    const told = async () =>
      (await instance.db.collection(paths.notices(bia.uid)).where('kind', '==', 'link-joined').get()).size
    await expect.poll(told, { interval: 20 }).toBe(1)
    expect(Date.now()).toBeGreaterThanOrEqual(readyAt.toMillis())
    await instance.server.idle()
    expect(await told()).toBe(1)
  })

  it('that is held back is told at its moment, by its alarm', async () => {
    const now = Timestamp.now()
    const readyAt = Timestamp.fromMillis(now.toMillis() + 3_600_000)
    const fact: Fact = {
      kind: 'link-joined',
      source: paths.acceptance('none', bia.uid),
      at: now,
      by: bia.uid,
      about: [ana.uid],
      readyAt,
      expiresAt: readyAt,
    }
    const place = instance.db.doc(paths.fact('held'))
    await place.set(fact)
    await setDue(instance.db, 'tell-fact', { factId: 'held' })
    await ringAll(instance, 'tell-fact')
    const joined = async () =>
      (await instance.db.collection(paths.notices(ana.uid)).where('kind', '==', 'link-joined').get()).size
    expect(await joined()).toBe(0)
    const alarm = () => instance.db.doc(paths.alarm(alarmId('tell-fact', { factId: 'held' }))).get()
    expect(((await alarm()).get('at') as Timestamp).toMillis()).toBe(readyAt.toMillis())
    await place.update({ readyAt: now })
    await ringAll(instance, 'tell-fact')
    expect([await joined(), (await alarm()).exists]).toEqual([1, false])
  })

  it('is told without what has gone meanwhile', async () => {
    const { inviteId } = (await instance.db.doc(paths.ownInvite(bia.uid)).get()).data() as OwnInvite
    await instance.db.doc(paths.invite(inviteId)).update({ state: 'revoked' })
    const fact = { kind: 'post-opened', source: paths.auditEntry('gone'), at: Timestamp.now(), by: 'gone' }
    const more = { about: [bia.uid], readyAt: Timestamp.now(), expiresAt: Timestamp.now() }
    await instance.db.doc(paths.fact('late')).set({ ...fact, ...more })
    const told = (await noticesOf(instance.db, bia)).find(({ kind }) => kind === 'post-opened')
    expect(told).toMatchObject({ by: { uid: 'gone', name: '' }, words: '' } satisfies Partial<InstanceNotice>)
  })
})

describe('an instance that is killed between act and notice', () => {
  let instance: KillableInstance
  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  })
  afterAll(() => instance?.close())

  it('tells all the same, in spite of late, double and shuffled delivery once', async () => {
    const [boss, host] = await instance.members(['boss', 'host'])
    await instance.db.doc(paths.standing('boss')).update({ role: 'admin' })
    const { inviteId } = (await instance.db.doc(paths.ownInvite('host')).get()).data() as OwnInvite
    const isNotice = ({ text }: { text: string }) => text.includes(':commit') && text.includes('/notifications/')
    const stop = instance.plane.stop(0, 'before', isNotice)
    await instance.call(closeInvite, { inviteId, reason: 'Um.' }, boss!)
    expect(await stop.reached).toBe(true)
    await instance.kill()
    stop.release()
    await instance.restart()
    await instance.call(reopenInvite, { inviteId, reason: 'Dois.' }, boss!)
    await instance.call(closeInvite, { inviteId, reason: 'Três.' }, boss!)
    await instance.idle()
    expect((await noticesOf(instance.db, host!)).map(({ kind, words }) => [kind, words])).toEqual([
      ['link-closed', 'Um.'],
      ['link-reopened', 'Dois.'],
      ['link-closed', 'Três.'],
    ])
    expect(await instance.deadLetters()).toEqual([])
  })
})
