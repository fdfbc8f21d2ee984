import { pushKey as contract } from '@varanda/domain/notice/calls/push-key'
import { callable } from '../../lib/callable.ts'
import { pushContact } from '../push/settings.ts'
import { vapidKeys } from '../push/vapid-keys.ts'

export const pushKey = callable(contract, async () => ({
  key: pushContact() ? (await vapidKeys()).publicKey : null,
}))
