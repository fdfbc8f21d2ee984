import { dropPushSubscription as contract } from '@varanda/domain/notice/calls/drop-push-subscription'
import { callable } from '../../lib/callable.ts'
import { dropSubscriptionsOfDevice } from '../push/subscriptions.ts'

export const dropPushSubscription = callable(contract, async (_input, { uid, deviceId }) => {
  await dropSubscriptionsOfDevice(uid, deviceId)
  return {}
})
