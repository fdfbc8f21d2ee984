import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * Ends every sign-in of the caller: whatever happened before now is refused by the server at once, on every device. To
 * who signed in within the last five minutes it answers when that moment has passed, with a custom token by which the
 * calling device, and no other, signs in again; anybody else is signed out here, too.
 */
export const signOutEverywhere = call<{ token?: string }>()({
  name: 'signOutEverywhere',
  caller: 'account',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
