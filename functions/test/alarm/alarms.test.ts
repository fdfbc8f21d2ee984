/** What the instance does by itself at a moment: in time, once, and whatever died on the way. */

import { type Alarm, alarmId, leaseAfter } from '@varanda/domain/alarm/alarm'
import type { BlogPost } from '@varanda/domain/blog/blog'
import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { scheduleBlogPost } from '@varanda/domain/blog/calls/schedule-blog-post'
import { newId } from '@varanda/domain/ids'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Action } from '@varanda/embedded/server/meter-page'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { ringAll, setDue } from '../harness/alarms.ts'
import { wrongSeats } from '../harness/audit.ts'
import { type Account, type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const underWay = { template: 'invite', locale: 'pt', uid: null }
const aunt = { name: 'Tia Lúcia', message: '', locale: 'pt' as const, circles: [] }

describe('an alarm', () => {
  let instance: Instance
  let admin: Person
  let people = 0
  beforeAll(async () => {
    instance = await openInstance({ outbox: true })
    admin = await instance.member('Cida')
    for (const path of [paths.user(admin.uid), paths.standing(admin.uid)]) {
      await instance.db.doc(path).update({ role: 'admin' })
    }
  })
  afterAll(() => instance.close())

  const claim = () => instance.server.functions!.runSchedule('claimAlarms')
  const stored = async (id: string) => (await instance.db.doc(paths.alarm(id)).get()).data() as Alarm | undefined
  const post = async (id: string) => (await instance.db.doc(paths.blogPost(id)).get()).data() as BlogPost
  const reserve = (who: Person) => instance.call(reserveSeat, { key: newId(), ...aunt }, who)

  /** When it is due: so many milliseconds from now. */
  async function scheduled(id: string, ahead: number): Promise<Date> {
    const texts = { pt: { title: id, summary: id, content: `<p>${id}</p>` } }
    const { rev } = await instance.call(
      saveBlogPost,
      { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null },
      admin,
    )
    const at = new Date(Date.now() + ahead)
    await instance.call(scheduleBlogPost, { id, rev, publishAt: at.toISOString() }, admin)
    return at
  }

  it('rings at its second, which the look at the clock before it has seen coming', async () => {
    const at = await scheduled('em-ponto', 3000)
    await claim()
    // As long as something is due within five seconds, functions are not idle.
    await instance.server.functions!.idle()
    const { status, publishedAt } = await post('em-ponto')
    expect(status).toBe('published')
    expect(publishedAt!.toMillis() - at.getTime()).toBeGreaterThanOrEqual(0)
    // A busy machine is late, but nobody looked at the clock again.
    expect(publishedAt!.toMillis() - at.getTime()).toBeLessThan(20_000)
    expect(await stored(alarmId('publish-blog-post', { blogPostId: 'em-ponto' }))).toBeUndefined()
  })

  it('that is moved or cleared after it was queued does nothing at its former second', async () => {
    const later = new Date(Date.now() + 3_600_000)
    await scheduled('mais-tarde', 10_000)
    await scheduled('agora-nao', 10_000)
    await claim()
    const rev = 1
    await instance.call(scheduleBlogPost, { id: 'mais-tarde', rev, publishAt: later.toISOString() }, admin)
    await instance.call(scheduleBlogPost, { id: 'agora-nao', rev, publishAt: null }, admin)
    // Long enough for their former second to come.
    await instance.server.functions!.idle({ withinMs: 12_000 })
    expect([(await post('mais-tarde')).status, (await post('agora-nao')).status]).toEqual(['scheduled', 'draft'])
    const left = await stored(alarmId('publish-blog-post', { blogPostId: 'mais-tarde' }))
    expect([left?.at.toMillis(), left?.rings]).toEqual([later.getTime(), 0])
    expect(await stored(alarmId('publish-blog-post', { blogPostId: 'agora-nao' }))).toBeUndefined()
    await instance.call(publishBlogPost, { id: 'mais-tarde', rev }, admin)
    expect(await stored(alarmId('publish-blog-post', { blogPostId: 'mais-tarde' }))).toBeUndefined()
  })

  it('that is refused now rings again, ever more rarely, and keeps nobody waiting', async () => {
    const ana = await instance.member(`Ana${++people}`)
    const { token: _, ...one } = await reserve(ana).then(async () => (await ownOf(ana)).reservations[0]!)
    const id = alarmId('return-seat', { inviteId: one.inviteId })
    await instance.db.doc(paths.invite(one.inviteId)).update({ seats: 'many' })
    await instance.db.doc(paths.alarm('none')).set({ kind: 'no-such', at: Timestamp.fromMillis(0) })
    for (const rings of [0, 1]) {
      const before = Date.now()
      await ringAll(instance, 'return-seat')
      const left = await stored(id)
      expect(left?.rings).toBe(rings + 1)
      expect(left!.at.toMillis() - before).toBeGreaterThanOrEqual(leaseAfter(rings))
      expect(left!.at.toMillis() - before).toBeLessThan(leaseAfter(rings) + 10_000)
    }
    const damaged = (await instance.db.doc(paths.alarm('none')).get()).get('at') as Timestamp
    expect(damaged.toMillis()).toBeGreaterThan(Date.now())
    await instance.db.doc(paths.alarm('none')).delete()
    await instance.db.doc(paths.invite(one.inviteId)).update({ seats: 1, expiresAt: Timestamp.fromMillis(0) })
    await ringAll(instance, 'return-seat')
    expect(await stored(id)).toBeUndefined()
  })

  it('costs three reads and three writes besides what it does, and more than a page rings in one minute', async () => {
    const count = 120
    const inviteIds = Array.from({ length: count }, (_, index) => `nobodys-${index}`)
    const metered = async (since: number) => {
      const page = new URL(instance.server.outboxUrl!)
      page.pathname = '/__/meter'
      page.searchParams.set('since', String(since))
      return (await fetch(page)).json() as Promise<{ last: number; actions: Action[] }>
    }
    await instance.server.functions!.idle()
    const { last } = await metered(0)
    await Promise.all(inviteIds.map((inviteId) => setDue(instance.db, 'return-seat', { inviteId })))
    await claim()
    await instance.server.functions!.idle()
    const bills = (await metered(last)).actions.flatMap(({ requests }) => requests)
    const ours = bills.filter(({ place }) => place.startsWith(paths.alarms))
    const paid = (kind: 'reads' | 'writes' | 'deletes') => ours.reduce((sum, bill) => sum + bill[kind], 0) / count
    const [reads, writes] = [paid('reads'), paid('writes') + paid('deletes')]
    console.log(`An alarm: ${reads.toFixed(2)} reads, ${writes.toFixed(2)} writes, its setting included`)
    expect(reads).toBeLessThanOrEqual(3.1)
    expect(writes).toBeLessThanOrEqual(3.1)
    expect(
      (await instance.db.collection(paths.alarms).where('kind', '==', 'return-seat').count().get()).data().count,
    ).toBe(0)
  })

  it('is set for what waited before there were any', async () => {
    const bia = await instance.member(`Bia${++people}`)
    await reserve(bia)
    const other = await reserve(bia)
    const [{ inviteId, expiresAt }] = (await ownOf(bia)).reservations as [OwnInvite['reservations'][number]]
    const id = alarmId('return-seat', { inviteId })
    const now = Timestamp.now()
    const sending = { ...underWay, state: 'sending', tries: 1, createdAt: now, expiresAt: now }
    const waiting = [
      { path: paths.media('p', 'm'), data: { postId: 'p', mediaId: 'm', author: bia.uid }, field: 'unusedSince' },
      { path: paths.mail('early'), data: sending, field: 'dueAt' },
      { path: paths.signupRequest('early'), data: {}, field: 'forgetAt' },
      { path: paths.approval(bia.uid, 'early'), data: { ward: { uid: bia.uid } }, field: 'expiresAt' },
      { path: paths.blogPost('early'), data: {}, field: 'publishAt' },
    ]
    const at = Timestamp.fromMillis(Date.now() + day)
    for (const { path, data, field } of waiting) await instance.db.doc(path).set({ ...data, [field]: at })
    await instance.server.functions!.idle()
    await instance.db.doc(paths.alarm(id)).delete()
    const before = await stored(alarmId('return-seat', { inviteId: other.inviteId }))
    await instance.db.doc(paths.alarmsFound).delete()
    await claim()
    await instance.server.functions!.idle()
    // One that is set may have been queued, and its task must still find it.
    expect((await stored(alarmId('return-seat', { inviteId: other.inviteId })))?.rev).toBe(before?.rev)
    expect((await stored(id))?.at.toMillis()).toBe(expiresAt.toMillis())
    const ids = [
      alarmId('remove-photo', { postId: 'p', mediaId: 'm' }),
      alarmId('send-mail', { mailId: 'early' }),
      alarmId('forget-request', { requestId: 'early' }),
      alarmId('end-question', { uid: bia.uid, approvalId: 'early' }),
      alarmId('publish-blog-post', { blogPostId: 'early' }),
    ]
    for (const one of ids) expect((await stored(one))?.at.toMillis(), one).toBe(at.toMillis())
    await instance.db.doc(paths.alarm(id)).delete()
    await claim()
    await instance.server.functions!.idle()
    expect(await stored(id)).toBeUndefined()
    for (const { path } of waiting) await instance.db.doc(path).delete()
  })

  const ownOf = async ({ uid }: Person) => (await instance.db.doc(paths.ownInvite(uid)).get()).data() as OwnInvite
})

describe('an instance that dies or sleeps', () => {
  let instance: KillableInstance
  let turn = 0
  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  })
  afterAll(() => instance?.close())

  /** A member with two kept seats. */
  async function host(): Promise<{ who: Account; inviteIds: string[] }> {
    const [who] = (await instance.members([`host${++turn}`])) as [Account]
    for (const key of [newId(), newId()]) await instance.call(reserveSeat, { key, ...aunt }, who)
    const own = (await instance.db.doc(paths.ownInvite(who.uid)).get()).data() as OwnInvite
    return { who, inviteIds: own.reservations.map(({ inviteId }) => inviteId) }
  }

  async function expectReturned({ who, inviteIds }: { who: Account; inviteIds: string[] }): Promise<void> {
    const own = () => instance.db.doc(paths.ownInvite(who.uid)).get()
    await expect.poll(async () => (await own()).get('reservations'), { timeout: 30_000 }).toEqual([])
    await instance.idle()
    const { inviteId, returned } = (await own()).data() as OwnInvite
    expect(returned?.map((one) => one.inviteId).toSorted()).toEqual(inviteIds.toSorted())
    expect(((await instance.db.doc(paths.invite(inviteId)).get()).data() as Invite).reserved).toBe(0)
    expect(await wrongSeats(instance.db, who.uid)).toEqual([])
    expect((await instance.db.collection(paths.alarms).get()).docs.map(({ id }) => id)).toEqual([])
    expect(await instance.deadLetters()).toEqual([])
  }

  it('catches up once after days: one ring for each alarm, not for each minute', async () => {
    const found = await host()
    await instance.idle()
    const queued = instance.plane.stop(Number.POSITIVE_INFINITY, 'before', ({ text }) =>
      text.includes('ringAlarm/tasks'),
    )
    await instance.pass(20 * day)
    await instance.kill()
    await instance.restart()
    await expectReturned(found)
    expect(queued.steps()).toBe(found.inviteIds.length)
    queued.release()
  })

  it.each([
    ['between claim and queue', ({ text }: { text: string }) => text.includes('ringAlarm/tasks'), 'before'],
    [
      'after what the alarm does is stored',
      ({ text }: { text: string }) => text.includes(':commit') && text.includes('revoked'),
      'after',
    ],
  ] as const)(
    'and dies %s rings again',
    async (_, matches, when) => {
      const found = await host()
      await instance.idle()
      await instance.pass(15 * day)
      const stop = instance.plane.stop(0, when, matches)
      await instance.runSchedule('claimAlarms')
      expect(await stop.reached).toBe(true)
      await instance.kill()
      stop.release()
      await instance.restart()
      // Until the claim of whoever died is over.
      await instance.pass(leaseAfter(0) + 1000)
      await instance.runSchedule('claimAlarms')
      await expectReturned(found)
    },
    180_000,
  )
})
