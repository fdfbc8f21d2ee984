import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * The instance's public key (VAPID, 65 bytes as base64url), with which a browser subscribes; null where the instance
 * cannot push, because it is not reached by an address that push services take. It never changes by itself.
 */
export const pushKey = call<{ key: string | null }>()({
  name: 'pushKey',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
