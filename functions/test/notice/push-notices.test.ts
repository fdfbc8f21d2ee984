/** What rings: what is meant for its reader, once, with no more words than they want, and not in their night. */

import { alarmId } from '@varanda/domain/alarm/alarm'
import { newPostId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { savePushSubscription } from '@varanda/domain/notice/calls/save-push-subscription'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { mentionOf } from '@varanda/domain/post/marks'
import { reactionId, thePost } from '@varanda/domain/post/reaction'
import { initializeApp } from 'firebase-admin/app'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { openPushService, type PushDevice, type PushService } from '../harness/push-service.ts'
import { say as sayIn } from '../harness/say.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let service: PushService
let instance: Instance
let ana: Person
let beto: Person
let phone: PushDevice
let postId: string

beforeAll(async () => {
  service = await openPushService()
  const mailServer = { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' }
  instance = await openInstance({ mailServer, pushServices: [service.origin], delivery: { plan: () => [0, 60, 20] } })
  ;[ana, beto] = (await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))) as [Person, Person]
  await instance.connect(ana, beto)
  const now = Timestamp.now()
  const deviceId = String(JSON.parse(Buffer.from(ana.idToken.split('.')[1]!, 'base64url').toString()).auth_time)
  const device = { name: 'Android', firstSeen: now, lastSeen: now, expiresAt: now }
  await instance.db.doc(paths.device(ana.uid, deviceId)).set(device)
  phone = service.device()
  const { endpoint, p256dh, auth } = phone
  await instance.call(savePushSubscription, { endpoint, p256dh, auth }, ana)
  postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, ana)
  await instance.server.idle()
})
afterAll(async () => {
  await instance.close()
  await service.close()
})

const wish = (wishes: NoticeWishes) => instance.db.doc(paths.noticeWishes(ana.uid)).set(wishes)
const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
/** As long as these tests take: it began half a day ago and ends in eleven hours. */
const night = { quiet: { from: clock(-12), to: clock(11) }, zone: 'UTC' }

const say = (text: string) => sayIn(instance.db, postId, beto, text)

/** What the phone shows of what happens meanwhile. */
async function rung(act: () => Promise<unknown>) {
  const before = phone.came.length
  await act()
  await instance.server.idle()
  return phone.came.slice(before).map(({ payload, urgency }) => ({ ...payload.notification, urgency }))
}

describe('a push', () => {
  it('comes once however often it is delivered, without words, and with them where its reader wants them', async () => {
    await wish({ quiet: null })
    const claims = instance.db.collection('noticeClaims').where('uid', '==', ana.uid).count()
    const before = (await claims.get()).data().count
    const [first, ...more] = await rung(() => say('Que delícia'))
    expect(more).toEqual([])
    // What each ring costs for good: one row.
    expect((await claims.get()).data().count - before).toBe(1)
    expect(first).toMatchObject({ title: 'Beto comentou no seu post', urgency: 'normal' })
    expect(first).not.toHaveProperty('body')
    await wish({ quiet: null, words: true })
    const [second] = await rung(() => say(`Que delícia, ${mentionOf(ana.uid)}!`))
    expect(second).toMatchObject({ title: 'Beto chamou você', body: 'Que delícia, Ana!', urgency: 'high' })
    expect(service.faults).toEqual([])
  })

  it('does not come for a reaction, nor for what a member, or a circle of theirs, is to be quiet about', async () => {
    await wish({ quiet: null })
    const love = { uid: beto.uid, thing: thePost, kind: 'love', at: Timestamp.now() }
    const reaction = instance.db.doc(paths.reaction(postId, reactionId(thePost, beto.uid)))
    expect(await rung(() => reaction.set(love))).toEqual([])
    await wish({ quiet: null, topics: { comments: { push: false } } })
    expect(await rung(() => say('Quieto'))).toEqual([])
    await wish({ quiet: null, quietCircles: { rua: true } })
    await instance.db.doc(paths.entry(ana.uid, postId)).update({ circles: ['rua'] })
    expect(await rung(() => say('Da rua'))).toEqual([])
    await instance.db.doc(paths.entry(ana.uid, postId)).update({ circles: ['rua', 'praça'] })
    expect(await rung(() => say('Da praça'))).toHaveLength(1)
  })

  it('waits for the morning, and is one by then, of what is not seen yet', async () => {
    await wish(night)
    await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    expect(await rung(() => say('De noite'))).toEqual([])
    expect(await rung(() => say(`Ainda, ${mentionOf(ana.uid)}`))).toEqual([])
    await wish({ quiet: null })
    const told = await rung(() => ringAll(instance, 'push-held'))
    expect(told).toMatchObject([{ title: '2 avisos novos', navigate: `${instance.server.url}/user/notices` }])
    // What comes next about one of them leaves on the screen that there are others.
    const [next] = await rung(() => say(`De manhã, ${mentionOf(ana.uid)}`))
    const [again] = await rung(() => say(`De novo, ${mentionOf(ana.uid)}`))
    expect(next?.tag).not.toBe(told[0]?.tag)
    expect(again?.tag).toBe(next?.tag)
    await wish(night)
    expect(await rung(() => say(`Outra, ${mentionOf(ana.uid)}`))).toEqual([])
    const all = await instance.db.collection(paths.notices(ana.uid)).get()
    await Promise.all(all.docs.map((one) => one.ref.update({ readAt: one.get('at'), unread: false })))
    await wish({ quiet: null })
    expect(await rung(() => ringAll(instance, 'push-held'))).toEqual([])
  })

  it('does not repeat what rang before the night, nor rings again in the day for what rang in the morning', async () => {
    await wish({ quiet: null })
    await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    expect(await rung(() => say('De dia'))).toHaveLength(1)
    await wish(night)
    const mention = await say(`De noite, ${mentionOf(ana.uid)}`)
    await instance.server.idle()
    await wish({ quiet: null })
    const told = await rung(() => ringAll(instance, 'push-held'))
    expect(told.map(({ title }) => title)).toEqual(['Beto chamou você'])
    expect(
      await rung(() =>
        instance.db.doc(paths.comment(postId, mention)).update({ text: `À noite, ${mentionOf(ana.uid)}` }),
      ),
    ).toEqual([])
  })

  it('whose wait was for the end of a peace rings when that is ended before', async () => {
    await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    const alarm = instance.db.doc(paths.alarm(alarmId('push-held', { uid: ana.uid })))
    const at = async () => ((await alarm.get()).get('at') as Timestamp | undefined)?.toMillis() ?? 0
    await wish({ quiet: null, snoozedUntil: Timestamp.fromMillis(Date.now() + 6 * day) })
    expect(await rung(() => say('Em paz'))).toEqual([])
    expect(await at()).toBeGreaterThan(Date.now() + 5 * day)
    await wish({ quiet: null })
    await instance.server.idle()
    expect(await at()).toBeLessThanOrEqual(Date.now())
    expect(await rung(() => ringAll(instance, 'push-held'))).toHaveLength(1)
  })

  it('whose reader found their peace before it left waits for its end', async () => {
    await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    const alarm = instance.db.doc(paths.alarm(alarmId('push-held', { uid: ana.uid })))
    const snoozedUntil = Timestamp.fromMillis(Date.now() + 3 * day)
    await wish({ quiet: null, snoozedUntil })
    expect(await rung(() => say('Já ia tocar'))).toEqual([])
    const { docs } = await instance.db.collection(paths.notices(ana.uid)).get()
    // As if it had been decided before the peace that it rings at once.
    await alarm.delete()
    Object.assign(process.env, { PUBLIC_URL: instance.server.url, PUSH_SERVICES: service.origin })
    initializeApp({ projectId: instance.server.projectId })
    const { pushNotice } = await import('../../src/notice/deliver/push-notice.ts')
    const task = { uid: ana.uid, noticeId: docs[0]!.id, occasion: 'now' }
    expect(await rung(() => pushNotice(task, new Date()))).toEqual([])
    expect((await alarm.get()).get('at')).toEqual(snoozedUntil)
    // What is set for sooner stays.
    const sooner = Timestamp.fromMillis(Date.now() + day)
    await alarm.update({ at: sooner })
    await pushNotice(task, new Date())
    expect((await alarm.get()).get('at')).toEqual(sooner)
    await wish({ quiet: null })
    await instance.server.idle()
    expect(await rung(() => ringAll(instance, 'push-held'))).toMatchObject([{ title: 'Beto comentou no seu post' }])
  })

  it('of somebody who was blocked in the night does not come', async () => {
    await wish(night)
    await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    await rung(() => say('De noite'))
    const named: InstanceNotice = {
      ...{ kind: 'group-successor', at: Timestamp.now(), by: { uid: beto.uid, name: 'Beto' }, words: '' },
      ...{ circle: { id: 'primos', name: 'Primos' }, readAt: null, unread: true },
    }
    const succession = instance.db.doc(paths.notice(ana.uid, 'successor'))
    await succession.set(named)
    const block = instance.db.doc(paths.block(ana.uid, beto.uid))
    await block.set({ uid: beto.uid, name: 'Beto', at: Timestamp.now() })
    await wish({ quiet: null })
    expect(await rung(() => ringAll(instance, 'push-held'))).toEqual([])
    await Promise.all([block.delete(), succession.delete()])
  })

  it('of a post that was taken away before it left does not come', async () => {
    await wish(night)
    await rung(() => say('Segredo'))
    await instance.db.doc(paths.entry(ana.uid, postId)).delete()
    await wish({ quiet: null })
    expect(await rung(() => ringAll(instance, 'push-held'))).toEqual([])
  })
})
