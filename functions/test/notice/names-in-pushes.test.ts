/** Whom the words of a push name: nobody whom its reader does not know, and no child where a group was made for playdates. */

import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import type { TemplateName } from '@varanda/domain/circle/template'
import { block } from '@varanda/domain/connection/calls/block'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import type { Locale } from '@varanda/domain/locale'
import { savePushSubscription } from '@varanda/domain/notice/calls/save-push-subscription'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { mentionOf } from '@varanda/domain/post/marks'
import { reactionId, thePost } from '@varanda/domain/post/reaction'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPushService, type PushDevice, type PushService } from '../harness/push-service.ts'
import { say } from '../harness/say.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let service: PushService
let instance: Instance
let ana: Person
let bia: Person
let caio: Person
/** Caio's child, whom Bia does not know at first. */
let lia: Person
let phone: PushDevice

beforeAll(async () => {
  service = await openPushService()
  const mailServer = { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' }
  instance = await openInstance({ mailServer, pushServices: [service.origin] })
  ;[ana, bia, caio] = (await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => instance.member(name)))) as [
    Person,
    Person,
    Person,
  ]
  await Promise.all([instance.connect(ana, bia), instance.connect(ana, caio)])
  lia = await wardOf(instance, caio)
  const now = Timestamp.now()
  const deviceId = String(JSON.parse(Buffer.from(bia.idToken.split('.')[1]!, 'base64url').toString()).auth_time)
  const device = { name: 'Android', firstSeen: now, lastSeen: now, expiresAt: now }
  await instance.db.doc(paths.device(bia.uid, deviceId)).set(device)
  phone = service.device()
  const { endpoint, p256dh, auth } = phone
  await instance.call(savePushSubscription, { endpoint, p256dh, auth }, bia)
  const topics = { reactions: { push: true } }
  const wishes: NoticeWishes = { quiet: null, words: true, topics }
  await instance.db.doc(paths.noticeWishes(bia.uid)).set(wishes)
})
afterAll(async () => {
  await instance.close()
  await service.close()
})

/** A post of Bia's in a group of Ana's with Bia and Caio. */
async function postedIn(template: TemplateName): Promise<string> {
  const circleId = newCircleId(ana.uid)
  const people = [bia.uid, caio.uid]
  await instance.call(createCircle, { circleId, kind: 'group', name: 'Praça', template, people }, ana)
  for (const who of [bia, caio]) await instance.call(answerGroupInvitation, { circleId, answer: 'come' }, who)
  const postId = newPostId(bia.uid)
  const audience = { connections: false, circles: [circleId], people: [], except: [] }
  await instance.call(createPost, { postId, text: 'Sábado?', audience }, bia)
  await instance.server.idle()
  return postId
}

/** What the phone shows of what happens meanwhile. */
async function rung(act: () => Promise<unknown>) {
  const before = phone.came.length
  await act()
  await instance.server.idle()
  return phone.came.slice(before).map(({ payload: { notification } }) => [notification.title, notification.body])
}
const said = (postId: string, who: Person, text: string) => rung(() => say(instance.db, postId, who, text))
const felt = (postId: string, { uid }: Person) => {
  const love = { uid, thing: thePost, kind: 'love', at: Timestamp.now() }
  return rung(() => instance.db.doc(paths.reaction(postId, reactionId(thePost, uid))).set(love))
}

it('whom the reader knows or meets in the group, and nobody else, in the reader’s language', async () => {
  const postId = await postedIn('family')
  const text = `${mentionOf(lia.uid)} e ${mentionOf(caio.uid)} vêm, ${mentionOf(bia.uid)}`
  const commented = (body: string) => ['Ana chamou você', body]
  expect(await said(postId, ana, text)).toEqual([commented('alguém e Caio vêm, Bia')])
  await instance.call(block, { uid: caio.uid }, bia)
  expect(await said(postId, ana, text)).toEqual([commented('alguém e alguém vêm, Bia')])
  await instance.call(unblock, { uid: caio.uid }, bia)
  await instance.call(block, { uid: bia.uid }, caio)
  expect(await said(postId, ana, text)).toEqual([commented('alguém e alguém vêm, Bia')])
  await instance.call(unblock, { uid: bia.uid }, caio)
  const speak = (locale: Locale) => instance.db.doc(paths.settings(bia.uid)).set({ locale }, { merge: true })
  await speak('en')
  expect(await said(postId, ana, text)).toEqual([['Ana mentioned you', 'someone e Caio vêm, Bia']])
  await speak('pt')
  // Of a reaction nothing says a name but a page, and hers opens to none whom she does not know.
  expect(await felt(postId, caio)).toEqual([['Caio reagiu ao seu post', undefined]])
  expect(await felt(postId, lia)).toEqual([['Alguém e Caio reagiram ao seu post', undefined]])
})

it('no child where the group was made for playdates, also of whom the reader knows', async () => {
  await instance.connect(bia, lia)
  const [family, playdates] = [await postedIn('family'), await postedIn('playdates')]
  const text = `${mentionOf(lia.uid)} vem, ${mentionOf(caio.uid)} traz`
  expect(await said(family, ana, text)).toEqual([['Ana comentou no seu post', 'Lia vem, Caio traz']])
  expect(await said(playdates, ana, text)).toEqual([['Ana comentou no seu post', 'alguém vem, Caio traz']])
  expect(await said(family, lia, 'Oba')).toEqual([['Lia e Ana comentaram no seu post', 'Oba']])
  expect(await said(playdates, lia, 'Oba')).toEqual([['Alguém e Ana comentaram no seu post', 'Oba']])
})
