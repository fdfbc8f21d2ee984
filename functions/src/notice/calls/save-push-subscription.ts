import { ECDH } from 'node:crypto'
import { type Device, deviceSchema } from '@varanda/domain/account/device'
import { DomainError } from '@varanda/domain/errors'
import { savePushSubscription as contract } from '@varanda/domain/notice/calls/save-push-subscription'
import { pushEndpoint } from '@varanda/domain/notice/push/push-services'
import {
  type PushSubscriptionRow,
  pushLimits,
  pushSubscriptionSchema,
} from '@varanda/domain/notice/push/push-subscription'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { ownPushServices } from '../push/settings.ts'
import { subscriptionOf, subscriptionsOf } from '../push/subscriptions.ts'

/** The device is the one that the token says: nobody subscribes another one. */
export const savePushSubscription = callable(contract, async (channel, { uid, deviceId, authTime }, { now }) => {
  if (!pushEndpoint(channel.endpoint, ownPushServices()) || !isOnCurve(channel.p256dh))
    throw new DomainError('bad-input')
  const savedAt = Timestamp.fromDate(now)
  await db.runTransaction(async (transaction) => {
    const reference = subscriptionOf(channel.endpoint)
    const device = db.doc(paths.device(uid, deviceId))
    const [held, ownDevice] = await transaction.getAll(reference, device)
    const own = await transaction.get(subscriptionsOf(uid))
    if (!read(deviceSchema, ownDevice)) throw new DomainError('try-again')
    const before = readIfWhole(pushSubscriptionSchema, held)
    // The browser may have been somebody else's, or signed in once more.
    const beforeDevice = before && db.doc(paths.device(before.uid, before.deviceId))
    const isOthers = beforeDevice !== undefined && beforeDevice.path !== device.path
    const othersDevice = isOthers ? await transaction.get(beforeDevice) : undefined
    const others = own.docs.filter(({ id }) => id !== reference.id)
    const theirDevices = await devicesOf(transaction, uid, others)

    const kept = others
      .filter((one) => one.get('deviceId') !== deviceId)
      .toSorted((one, other) => usedLast(theirDevices, one, other))
      .slice(0, pushLimits.devices - 1)
    const keptOn = new Set([deviceId, ...kept.map((one) => one.get('deviceId'))])
    for (const one of others) if (!kept.includes(one)) transaction.delete(one.ref)
    // Else it would go on saying that it hears.
    for (const one of theirDevices.values())
      if (!keptOn.has(one.id) && one.get('push')) transaction.update(one.ref, { push: FieldValue.delete() })
    if (othersDevice?.get('push')) transaction.update(othersDevice.ref, { push: FieldValue.delete() })
    const row: PushSubscriptionRow = { uid, deviceId, signedInAt: authTime, ...channel, savedAt, refusals: 0 }
    transaction.set(reference, row)
    if (!ownDevice!.get('push')) transaction.update(device, { push: { since: savedAt } })
  })
  return {}
})

type Found = Pick<DocumentSnapshot, 'get'>

const momentOf = (one: Found | undefined, field: keyof PushSubscriptionRow | keyof Device): number =>
  (one?.get(field) as Timestamp | undefined)?.toMillis() ?? 0

/** The devices that these subscriptions belong to, by id. */
async function devicesOf(transaction: Transaction, uid: string, subscriptions: readonly Found[]) {
  const ids = new Set(subscriptions.map((one) => String(one.get('deviceId' satisfies keyof PushSubscriptionRow))))
  const found = ids.size > 0 ? await transaction.getAll(...[...ids].map((id) => db.doc(paths.device(uid, id)))) : []
  return new Map(found.map((one) => [one.id, one]))
}

/** The one whose device was used last comes first: of the same hour, the one that was saved last. */
function usedLast(devices: ReadonlyMap<string, Found>, one: Found, other: Found): number {
  const seenOf = (row: Found) => momentOf(devices.get(row.get('deviceId')), 'lastSeen')
  return seenOf(other) - seenOf(one) || momentOf(other, 'savedAt') - momentOf(one, 'savedAt')
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
