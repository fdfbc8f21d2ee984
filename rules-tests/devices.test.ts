import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  longAgo,
  openInstance,
  refused,
  remove,
  replace,
  serverTime,
  signedInAt,
} from './harness/instance.ts'

const soon = () => new Date(Date.now() + 90 * 86_400_000)
const seen = { name: 'iPhone · Safari', firstSeen: longAgo, lastSeen: longAgo, expiresAt: soon() }
const mine = `users/bia/devices/${signedInAt}`
const lost = 'users/bia/devices/1600000000'
const fresh = () => ({ ...seen, firstSeen: serverTime, lastSeen: serverTime, expiresAt: soon() })

const instance = openInstance({
  ...cast,
  [lost]: seen,
  'users/ana/devices/1600000000': seen,
  'users/fabio/devices/1600000000': seen,
  'users/davi/devices/1600000000': seen,
  'users/gil/devices/1600000000': seen,
})
const bia = instance.as('bia')

describe('devices', () => {
  test('are read by their member alone', async () => {
    await allowed(bia.get(lost))
    await allowed(bia.list('users/bia/devices', { orderBy: 'lastSeen' }))
    for (const other of [instance.as('ana'), instance.as('admin'), instance.stranger]) {
      await refused(other.get(lost))
      await refused(other.list('users/bia/devices'))
      await refused(other.list('devices', { allDescendants: true }))
    }
  })

  test('are written by the sign-in that they are about', async () => {
    await refused(bia.write(create('users/bia/devices/1700000001', fresh())))
    await refused(bia.write(create('users/bia/devices/phone', fresh())))
    await refused(bia.write(create(`users/ana/devices/${signedInAt}`, fresh())))
    await refused(instance.as('ana').write(create(mine, fresh())))
    await allowed(bia.write(create(mine, { ...fresh(), firstSeen: longAgo })))
    await allowed(bia.write(remove(mine)))
    await allowed(bia.write(create(mine, fresh())))
    await allowed(instance.as('eva').write(create(`users/eva/devices/${signedInAt}`, fresh())))
  })

  test('hold what a device has and no more', async () => {
    const other = { ...fresh() }
    const ana = instance.as('ana')
    const of = `users/ana/devices/${signedInAt}`
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(41) },
      { name: ' iPhone' },
      { name: 7 },
      { firstSeen: new Date(Date.now() + 3_600_000) },
      { firstSeen: 'yesterday' },
      { lastSeen: longAgo },
      { expiresAt: new Date(Date.now() + 92 * 86_400_000) },
      { expiresAt: 'never' },
      { askedAt: serverTime },
      { push: { since: longAgo } },
      { uid: 'ana' },
      { fingerprint: 'x' },
    ]) {
      await refused(ana.write(create(of, { ...other, ...wrong })))
    }
  })

  test('are named, and asked to sign out once', async () => {
    await allowed(bia.write(change(lost, { name: 'iPhone da vó' })))
    await refused(bia.write(change(lost, { name: '' })))
    await refused(bia.write(change(lost, { askedAt: longAgo })))
    await allowed(bia.write(change(lost, { askedAt: serverTime }, [])))
    await refused(bia.write(change(lost, { askedAt: serverTime }, [])))
    await refused(bia.write(change(lost, {}, ['askedAt'])))
    await refused(instance.as('ana').write(change(lost, { name: 'mine' })))
    await allowed(bia.write(remove(lost)))
  })

  test('are seen by their own app only, and not all the time', async () => {
    await refused(bia.write(change(mine, { lastSeen: serverTime, expiresAt: soon() })))
    await instance.put({ [mine]: seen, [lost]: seen })
    await refused(bia.write(change(lost, { lastSeen: serverTime, expiresAt: soon() })))
    await refused(bia.write(change(mine, { lastSeen: longAgo, expiresAt: soon() })))
    await allowed(bia.write(change(mine, { lastSeen: serverTime, expiresAt: soon() })))
    await refused(bia.write(change(mine, { firstSeen: new Date(0) })))
    await refused(bia.write(replace(mine, { ...fresh(), name: 'x'.repeat(41) })))
  })

  test.each(outsiders(instance))('%s does nothing with them', async (_, client) => {
    for (const uid of ['fabio', 'davi', 'gil']) {
      await refused(client.list(`users/${uid}/devices`))
      await refused(client.get(`users/${uid}/devices/1600000000`))
      await refused(client.write(create(`users/${uid}/devices/${signedInAt}`, fresh())))
      await refused(client.write(change(`users/${uid}/devices/1600000000`, { askedAt: serverTime }, [])))
      await refused(client.write(remove(`users/${uid}/devices/1600000000`)))
    }
  })
})

describe('mail wishes', () => {
  const wishes = 'users/bia/private/mail'
  test('are the member’s own switch', async () => {
    await allowed(bia.write(create(wishes, { notifications: false })))
    await allowed(bia.get(wishes))
    await allowed(bia.write(replace(wishes, { notifications: true })))
    await allowed(instance.as('eva').write(create('users/eva/private/mail', { notifications: false })))
  })

  test('are nothing else, and nobody else’s', async () => {
    await refused(bia.write(replace(wishes, { notifications: 'no' })))
    await refused(bia.write(replace(wishes, {})))
    await refused(bia.write(replace(wishes, { notifications: true, to: 'eva@casa.example' })))
    await refused(bia.write(remove(wishes)))
    for (const other of [instance.as('ana'), instance.as('admin')]) {
      await refused(other.get(wishes))
      await refused(other.write(replace(wishes, { notifications: false })))
    }
    for (const uid of ['davi', 'gil', 'fabio']) {
      await refused(instance.as(uid).write(create(`users/${uid}/private/mail`, { notifications: false })))
    }
  })
})
