import * as v from 'valibot'
import { call } from '../../contract.ts'
import { inviteId } from './accept-invite.ts'

/** Ends a kept seat, which is free again at once. A seat that came back in vain is no longer told. Twice is once. */
export const cancelReservation = call<Record<string, never>>()({
  name: 'cancelReservation',
  caller: 'member',
  input: v.object({ inviteId }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
