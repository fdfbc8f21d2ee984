import { pushArrived as contract } from '@varanda/domain/notice/calls/push-arrived'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'

/** Only of a device that hears of notices; what has ended since is not told any more. */
export const pushArrived = callable(contract, async ({ secondsAgo }, { uid, deviceId }, { now }) => {
  const arrivedAt = Timestamp.fromMillis(now.getTime() - secondsAgo * 1000)
  await db.runTransaction(async (transaction) => {
    const device = await transaction.get(db.doc(paths.device(uid, deviceId)))
    const last = device.get('push.arrivedAt') as Timestamp | undefined
    if (device.get('push') && !(last && last >= arrivedAt))
      transaction.update(device.ref, { 'push.arrivedAt': arrivedAt })
  })
  return {}
})
