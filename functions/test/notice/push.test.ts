/** Web Push against a service that is as strict as the real ones, and dies, hangs and refuses as told. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Device } from '@varanda/domain/account/device'
import { newId } from '@varanda/domain/ids'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { day } from '@varanda/domain/moment'
import { dropPushSubscription } from '@varanda/domain/notice/calls/drop-push-subscription'
import { pushArrived } from '@varanda/domain/notice/calls/push-arrived'
import { pushKey } from '@varanda/domain/notice/calls/push-key'
import { savePushSubscription } from '@varanda/domain/notice/calls/save-push-subscription'
import { testPush } from '@varanda/domain/notice/calls/test-push'
import type { PushMessage } from '@varanda/domain/notice/push/push-message'
import { pushLimits } from '@varanda/domain/notice/push/push-subscription'
import { paths } from '@varanda/domain/paths'
import { rates } from '@varanda/domain/rates'
import { initializeApp } from 'firebase-admin/app'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { openPushService, type PushDevice, type PushService } from '../harness/push-service.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

const aDevice = () => {
  const now = Timestamp.now()
  return { name: 'Android · Chrome', firstSeen: now, lastSeen: now, expiresAt: now }
}
const deviceIdOf = ({ idToken }: { idToken: string }) =>
  String(JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()).auth_time)
const channelOf = ({ endpoint, p256dh, auth }: PushDevice) => ({ endpoint, p256dh, auth })

let service: PushService
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())

describe('pushing', () => {
  let instance: Instance
  let ana: Person
  let pushOnce: (uid: string, occasions: readonly string[], message: PushMessage, now: Date) => Promise<boolean>
  beforeAll(async () => {
    const mailServer = { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' }
    instance = await openInstance({ mailServer, pushServices: [service.origin] })
    ana = await home('Ana')
    // The same code as the worker's, for messages that no act brings yet.
    Object.assign(process.env, {
      PUBLIC_URL: instance.server.url,
      MAIL_FROM: mailServer.from,
      PUSH_SERVICES: service.origin,
    })
    initializeApp({ projectId: instance.server.projectId })
    pushOnce = (await import('../../src/notice/push/push-once.ts')).pushOnce
  })
  afterAll(() => instance.close())

  /** A member whose device is among theirs. */
  async function home(name: string): Promise<Person> {
    const person = await instance.member(name)
    await instance.db.doc(paths.device(person.uid, deviceIdOf(person))).set(aDevice())
    return person
  }

  async function subscribed(person: Person): Promise<PushDevice> {
    const device = service.device()
    await instance.call(savePushSubscription, channelOf(device), person)
    return device
  }

  /** Another sign-in of the same member, straight into the store. */
  async function another(person: Person, deviceId: string, refusals = 0): Promise<PushDevice> {
    const device = service.device()
    await instance.db.doc(paths.device(person.uid, deviceId)).set({ ...aDevice(), push: { since: Timestamp.now() } })
    const row = { uid: person.uid, deviceId, signedInAt: Number(deviceId), ...channelOf(device), refusals }
    await instance.db.collection(paths.pushSubscriptions).add({ ...row, savedAt: Timestamp.now() })
    return device
  }

  const endpointsOf = async (person: Person) =>
    (await instance.db.collection(paths.pushSubscriptions).where('uid', '==', person.uid).get()).docs.map(
      (one) => one.get('endpoint') as string,
    )
  const deviceOf = async (person: Person, id = deviceIdOf(person)) =>
    (await instance.db.doc(paths.device(person.uid, id)).get()).data() as Device | undefined

  const message = (more: Partial<PushMessage> = {}): PushMessage => ({
    title: 'Rosa comentou',
    body: 'Que dia bonito!',
    path: '/user/post/abc',
    topic: { kind: 'comment', thing: 'abc' },
    urgency: 'normal',
    ttlSeconds: 3600,
    ...more,
  })

  it('reaches a device sealed, signed and padded, and says nothing to who carries it', async () => {
    const { key } = await instance.call(pushKey, {}, ana)
    expect(key).toMatch(/^B[\w-]{86}$/)
    expect(await instance.call(pushKey, {}, ana)).toEqual({ key })
    const device = await subscribed(ana)
    await instance.call(testPush, { key: newId() }, ana)
    await pushOnce(ana.uid, ['one'], message({ unread: 2 }), new Date())
    await pushOnce(ana.uid, ['two'], message({ body: 'x'.repeat(4000), urgency: 'high' }), new Date())
    await pushOnce(ana.uid, ['three'], message({ topic: { kind: 'comment', thing: 'other' } }), new Date())
    expect(service.faults).toEqual([])
    const [test, first, second, third] = device.came
    expect(test?.payload.notification.navigate).toBe(`${instance.server.url}/user/notices/settings`)
    expect([test?.ttl, test?.urgency]).toEqual([60, 'high'])
    expect(first?.payload).toMatchObject({
      web_push: 8030,
      notification: { title: 'Rosa comentou', navigate: `${instance.server.url}/user/post/abc`, lang: 'pt-BR' },
      app_badge: 2,
    })
    expect([first?.ttl, first?.urgency, second?.urgency]).toEqual([3600, 'normal', 'high'])
    expect(new Set(device.came.map(({ size }) => size)).size).toBe(1)
    expect(first?.topic).toHaveLength(32)
    expect(second?.topic).toBe(first?.topic)
    expect(third?.topic).not.toBe(first?.topic)
    // One token for the origin from each of the two processes: the worker's, and this one.
    expect(service.authorizations.size).toBe(2)
    for (const one of service.authorizations) expect(one).toContain(`k=${key}`)
  })

  it('comes once for an occasion, and in the language that its reader chose', async () => {
    const bia = await home('Bia')
    await instance.db.doc(paths.settings(bia.uid)).set({ locale: 'en' })
    const device = await subscribed(bia)
    await Promise.all(Array.from({ length: 8 }, () => pushOnce(bia.uid, ['same'], message(), new Date())))
    expect(device.came.map(({ payload }) => payload.notification)).toMatchObject([
      { lang: 'en-US', navigate: `${instance.server.url}/en/user/post/abc` },
    ])
    const key = newId()
    for (let times = 0; times < 2; times += 1) await instance.call(testPush, { key }, bia)
    expect(device.came).toHaveLength(2)
    const claims = (await instance.db.collection('noticeClaims').where('uid', '==', bia.uid).get()).docs
    expect(claims).toHaveLength(2)
    expect(JSON.stringify(claims.map((one) => one.data()))).not.toContain('same')
  })

  it('does as each service says, and one device’s trouble is not another’s', async () => {
    const caio = await home('Caio')
    const devices = {
      gone: await another(caio, '9700000001'),
      missing: await another(caio, '9700000002'),
      large: await another(caio, '9700000003'),
      busy: await another(caio, '9700000004'),
      ill: await another(caio, '9700000005'),
      silent: await another(caio, '9700000006'),
      broken: await another(caio, '9700000007'),
      away: await another(caio, '9700000008'),
      good: await another(caio, '9700000009'),
    }
    devices.gone.answers = [410]
    devices.missing.answers = [404]
    devices.large.answers = [413]
    devices.busy.answers = [{ status: 429, headers: { 'Retry-After': '1' } }]
    devices.ill.answers = [500, 503, 502, 201]
    devices.silent.answers = ['hang']
    devices.broken.answers = ['reset']
    devices.away.answers = [{ status: 429, headers: { 'Retry-After': '3600' } }]
    await pushOnce(caio.uid, ['trouble'], message(), new Date())
    const tries = Object.entries(devices).map(([name, { came }]) => [name, came.length])
    expect(Object.fromEntries(tries)).toEqual({
      ...{ gone: 1, missing: 1, large: 1, busy: 2, ill: 3, silent: 1, broken: 1, away: 1, good: 1 },
    })
    const { gone, missing, ...kept } = devices
    expect((await endpointsOf(caio)).toSorted()).toEqual(
      Object.values(kept)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    )
    expect((await deviceOf(caio, '9700000001'))?.push).toBeUndefined()
    expect((await deviceOf(caio, '9700000009'))?.push).toBeDefined()
  })

  it('forgets who refuses it ten times in a row', async () => {
    const duda = await home('Duda')
    const [patient, last] = [await another(duda, '9700000001', 5), await another(duda, '9700000002', 9)]
    patient.answers = [403, 201]
    last.answers = [400]
    const refusals = async () =>
      (await instance.db.collection(paths.pushSubscriptions).where('uid', '==', duda.uid).get()).docs.map((one) =>
        one.get('refusals'),
      )
    await pushOnce(duda.uid, ['one'], message(), new Date())
    expect(await refusals()).toEqual([6])
    await pushOnce(duda.uid, ['two'], message(), new Date())
    expect(await refusals()).toEqual([0])
  })

  it('is asked at no address but those of push services, and is led nowhere', async () => {
    let asked = 0
    const inside = createServer((_, response) => {
      asked += 1
      response.end()
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const eva = await home('Eva')
    const channel = channelOf(service.device())
    for (const endpoint of [
      `http://127.0.0.1:${port}/push`,
      `http://localhost:${port}/push`,
      service.origin.replace('http:', 'https:'),
      service.origin.replace('//', '//ana:secret@'),
      'http://fcm.googleapis.com/wp/1',
      'https://fcm.googleapis.com:8443/wp/1',
      'https://fcm.googleapis.com@127.0.0.1/wp/1',
      'https://169.254.169.254/computeMetadata/v1/',
      'file:///etc/passwd',
      `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
    ]) {
      expect(await instance.refusalOf(instance.call(savePushSubscription, { ...channel, endpoint }, eva))).toBe(
        'bad-input',
      )
    }
    const device = await subscribed(eva)
    device.answers = [{ status: 307, headers: { Location: `http://127.0.0.1:${port}/` } }]
    // An address that was stored when the list was another one.
    const [row] = (await instance.db.collection(paths.pushSubscriptions).where('uid', '==', eva.uid).get()).docs
    const stray = instance.db.doc(paths.pushSubscription('stray'))
    await stray.set({ ...row!.data(), endpoint: `http://127.0.0.1:${port}/push` })
    await pushOnce(eva.uid, ['one'], message(), new Date())
    expect([asked, device.came.length, (await stray.get()).exists]).toEqual([0, 1, false])
    inside.close()
  })

  it('takes keys to the byte', async () => {
    const fabio = await home('Fabio')
    const channel = channelOf(service.device())
    const point = Buffer.from(channel.p256dh, 'base64url')
    const off = Buffer.from(point)
    off[64]! ^= 1
    const bytes = (of: Buffer) => of.toString('base64url')
    for (const wrong of [
      { p256dh: bytes(off) },
      { p256dh: bytes(point.subarray(0, 64)) },
      { p256dh: bytes(Buffer.concat([point, Buffer.of(0)])) },
      { p256dh: bytes(Buffer.concat([Buffer.of(2), point.subarray(1)])) },
      { p256dh: '' },
      { auth: bytes(Buffer.alloc(15)) },
      { auth: bytes(Buffer.alloc(17)) },
      { auth: `${channel.auth}=` },
    ]) {
      expect(await instance.refusalOf(instance.call(savePushSubscription, { ...channel, ...wrong }, fabio))).toBe(
        'bad-input',
      )
    }
    const guest = await instance.member('Gil')
    expect(await instance.refusalOf(instance.call(savePushSubscription, channel, guest))).toBe('try-again')
  })

  it('knows one subscription for a device, one owner for a browser, and ten devices for a member', async () => {
    const [hugo, ines] = [await home('Hugo'), await home('Ines')]
    const old = await subscribed(hugo)
    const device = await subscribed(hugo)
    expect(await endpointsOf(hugo)).toEqual([device.endpoint])
    // Somebody else signs in on the same browser.
    await instance.call(savePushSubscription, channelOf(device), ines)
    expect([await endpointsOf(hugo), await endpointsOf(ines)]).toEqual([[], [device.endpoint]])
    expect([(await deviceOf(hugo))?.push, (await deviceOf(ines))?.push]).toEqual([
      undefined,
      { since: expect.anything() },
    ])
    await pushOnce(hugo.uid, ['one'], message(), new Date())
    expect([old.came, device.came]).toEqual([[], []])
    for (let n = 0; n < pushLimits.devices; n += 1) await another(ines, String(9_700_000_100 + n))
    // The one that was switched on last is the one that was used longest ago.
    const unused = String(9_700_000_100 + pushLimits.devices - 1)
    const lastSeen = Timestamp.fromMillis(Date.now() - day)
    await instance.db.doc(paths.device(ines.uid, unused)).update({ lastSeen } satisfies Partial<Device>)
    await instance.call(savePushSubscription, channelOf(device), ines)
    expect(await endpointsOf(ines)).toHaveLength(pushLimits.devices)
    expect(await endpointsOf(ines)).toContain(device.endpoint)
    const all = await instance.db.collection(paths.devices(ines.uid)).get()
    const silent = all.docs.filter((one) => one.get('push') === undefined)
    expect(silent.map(({ id }) => id)).toEqual([unused])
  })

  it('says when something last arrived, of a device that hears', async () => {
    const joao = await home('Joao')
    await instance.call(pushArrived, { secondsAgo: 1 }, joao)
    expect((await deviceOf(joao))?.push).toBeUndefined()
    await subscribed(joao)
    await instance.call(pushArrived, { secondsAgo: 60 }, joao)
    const arrived = async () => (await deviceOf(joao))!.push!.arrivedAt!.toMillis()
    expect(Date.now() - (await arrived())).toBeGreaterThanOrEqual(60_000)
    await instance.call(pushArrived, { secondsAgo: 0 }, joao)
    const last = await arrived()
    expect(Date.now() - last).toBeLessThan(30_000)
    await instance.call(pushArrived, { secondsAgo: 500 }, joao)
    expect(await arrived()).toBe(last)
    await instance.call(dropPushSubscription, {}, joao)
    expect([await endpointsOf(joao), (await deviceOf(joao))?.push]).toEqual([[], undefined])
  })

  it('ends with the sign-in, with a suspension, and with all sign-ins; nothing is sent before that is done', async () => {
    const [lia, mia, nei] = [await home('Lia'), await home('Mia'), await home('Nei')]
    const devices = [await subscribed(lia), await subscribed(mia), await subscribed(nei)]
    await instance.db.doc(paths.device(lia.uid, deviceIdOf(lia))).delete()
    await instance.db.doc(paths.standing(ana.uid)).update({ role: 'admin' })
    await instance.call(suspendMember, { uid: mia.uid, reason: 'Pausa.' }, ana)
    const validSince = Timestamp.fromMillis(Date.now() + 60_000)
    await instance.db.doc(paths.standing(nei.uid)).update({ validSince })
    // Before any trigger has come.
    await Promise.all([mia, nei].map(({ uid }) => pushOnce(uid, ['late'], message(), new Date())))
    await instance.server.idle()
    for (const one of [lia, mia, nei]) {
      expect(await endpointsOf(one)).toEqual([])
      await pushOnce(one.uid, ['later'], message(), new Date())
    }
    expect(devices.map(({ came }) => came)).toEqual([[], [], []])
    expect((await deviceOf(mia))?.push).toBeUndefined()
  })

  it('has a rate', async () => {
    const olga = await home('Olga')
    const device = await subscribed(olga)
    const { most, seconds } = rates.testPush.windows[0]!
    await inOneWindow(seconds * 1000, 30_000, async () => {
      for (let times = 0; times < most; times += 1) await instance.call(testPush, { key: newId() }, olga)
      expect(await instance.refusalOf(instance.call(testPush, { key: newId() }, olga))).toBe('too-many-tries')
    })
    expect(device.came).toHaveLength(most)
  })
})

describe('an instance that is killed while it pushes', () => {
  let instance: KillableInstance
  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun, { push: service.origin })
  })
  afterAll(() => instance?.close())

  it('sends nothing twice: neither what was claimed nor what was on its way', async () => {
    const [ana] = await instance.members(['ana'])
    await instance.db.doc(paths.device('ana', deviceIdOf(ana!))).set(aDevice())
    const { key } = await instance.call(pushKey, {}, ana!)
    const device = service.device()
    await instance.call(savePushSubscription, channelOf(device), ana!)

    const isClaim = ({ text }: { text: string }) => text.includes(':commit') && text.includes('/noticeClaims/')
    const stop = instance.plane.stop(0, 'after', isClaim)
    const claimed = instance.call(testPush, { key: newId() }, ana!)
    expect(await stop.reached).toBe(true)
    await instance.kill()
    stop.release()
    await instance.restart()
    await claimed
    expect(device.came).toEqual([])

    device.answers = ['hang']
    const sent = instance.call(testPush, { key: newId() }, ana!)
    await expect.poll(() => device.came.length, { timeout: 20_000 }).toBe(1)
    await instance.kill()
    await instance.restart()
    await sent
    expect(device.came).toHaveLength(1)
    // The pair of keys is the one that browsers know.
    expect(await instance.call(pushKey, {}, ana!)).toEqual({ key })
    await instance.call(testPush, { key: newId() }, ana!)
    expect(device.came).toHaveLength(2)
    expect(service.faults).toEqual([])
  })
})
