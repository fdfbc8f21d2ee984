import { createHash } from 'node:crypto'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { type PushSubscriptionRow, pushSubscriptionSchema } from '@varanda/domain/notice/push/push-subscription'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { together } from '../../lib/together.ts'

export interface Subscription {
  reference: DocumentReference
  row: PushSubscriptionRow
}

/** One browser is one row, whoever is signed in there. */
export function subscriptionOf(endpoint: string): DocumentReference {
  return db.doc(paths.pushSubscription(createHash('sha256').update(endpoint).digest('base64url')))
}

const ofMember: keyof PushSubscriptionRow = 'uid'

export const subscriptionsOf = (uid: string) => db.collection(paths.pushSubscriptions).where(ofMember, '==', uid)

/** Whether a member has a device that hears of notices: most have none, and need no task that finds that out. */
export const mayBePushedTo = together(async (uids: readonly string[]) => {
  const asked = db.collection(paths.pushSubscriptions).where(ofMember, 'in', [...new Set(uids)])
  const held = new Set((await asked.select(ofMember).get()).docs.map((one): unknown => one.get(ofMember)))
  return uids.map((uid) => held.has(uid))
})

/** Where a member hears of notices. */
export async function readSubscriptions(uid: string): Promise<Subscription[]> {
  const { docs } = await subscriptionsOf(uid).get()
  return docs.flatMap((one) => {
    const row = readIfWhole(pushSubscriptionSchema, one)
    return row ? [{ reference: one.ref, row }] : []
  })
}

/** Takes one away, and what its device says of it; not one that meanwhile is another device's. */
export async function dropSubscription({ reference, row: { uid, deviceId } }: Subscription): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const device = db.doc(paths.device(uid, deviceId))
    const [held, theirs] = await transaction.getAll(reference, device)
    if (held!.get('uid') !== uid || held!.get('deviceId') !== deviceId) return
    transaction.delete(reference)
    if (theirs!.get('push')) transaction.update(device, { push: FieldValue.delete() })
  })
}

/** A device is no longer signed in, or wants to hear nothing. */
export async function dropSubscriptionsOfDevice(uid: string, deviceId: string): Promise<void> {
  const held = await readSubscriptions(uid)
  await Promise.all(held.filter(({ row }) => row.deviceId === deviceId).map(dropSubscription))
}

/** After the standing of a member changed: those whose sign-in may not even look around go. */
export async function dropEndedSubscriptions(uid: string): Promise<void> {
  const held = await readSubscriptions(uid)
  if (held.length === 0) return
  const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
  await Promise.all(held.filter(({ row }) => !mayRead(standing, row.signedInAt)).map(dropSubscription))
}
